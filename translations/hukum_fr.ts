<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>Analysis</name>
    <message>
        <source>St&amp;op</source>
        <translation>Arrê&amp;ter</translation>
    </message>
    <message>
        <source>Anal&amp;yse</source>
        <translation>Anal&amp;yser</translation>
    </message>
    <message>
        <source>The deal has not been analysed.</source>
        <translation>La manche n’a pas été analysée.</translation>
    </message>
    <message>
        <source>Every card is compared with the best, the last trick first.</source>
        <translation>Chaque carte est comparée à la meilleure, en commençant par le dernier pli.</translation>
    </message>
    <message>
        <source>Without the fast solver this takes some minutes.</source>
        <translation>Sans le calcul rapide, cela prend quelques minutes.</translation>
    </message>
    <message>
        <source>Choose a row to read more about it.</source>
        <translation>Choisissez une ligne pour en savoir plus.</translation>
    </message>
    <message>
        <source>Choices of the deal</source>
        <translation>Choix de la manche</translation>
    </message>
    <message>
        <source>Progress of the analysis</source>
        <translation>Avancement de l’analyse</translation>
    </message>
    <message>
        <source>Show &amp;every choice</source>
        <translation>Tous les choi&amp;x</translation>
    </message>
    <message>
        <source>Sho&amp;w it in the replay</source>
        <translation>Re&amp;voir ce coup</translation>
    </message>
    <message>
        <source>Trick</source>
        <translation>Pli</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Choice</source>
        <translation>Choix</translation>
    </message>
    <message>
        <source>Better</source>
        <translation>Mieux</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Coût</translation>
    </message>
    <message>
        <source>Fair verdict</source>
        <translation>Verdict équitable</translation>
    </message>
    <message>
        <source>Against the best card, with all hands open.</source>
        <translation>Par rapport à la meilleure carte, toutes mains ouvertes.</translation>
    </message>
    <message>
        <source>Whether a strong player who saw no more than this seat would have done the same.</source>
        <translation>Si un bon joueur qui ne voyait que ce que cette place voyait aurait fait de même.</translation>
    </message>
    <message>
        <source>a kot</source>
        <translation>kot</translation>
    </message>
    <message>
        <source>a mendikot</source>
        <translation>mendikot</translation>
    </message>
    <message>
        <source>a win</source>
        <translation>victoire</translation>
    </message>
    <message>
        <source>a draw</source>
        <translation>nulle</translation>
    </message>
    <message>
        <source>a loss</source>
        <translation>défaite</translation>
    </message>
    <message>
        <source>a mendikot for the others</source>
        <translation>mendikot des autres</translation>
    </message>
    <message>
        <source>a kot for the others</source>
        <translation>kot des autres</translation>
    </message>
    <message>
        <source>a sirr</source>
        <translation>sirr</translation>
    </message>
    <message>
        <source>a sirr for the others</source>
        <translation>sirr des autres</translation>
    </message>
    <message>
        <source>Trump: {suit}</source>
        <translation>Atout&#x202f;: {suit}</translation>
    </message>
    <message>
        <source>Asks for trump</source>
        <translation>Demande l’atout</translation>
    </message>
    <message>
        <source>Claims the rest</source>
        <translation>Revendique le reste</translation>
    </message>
    <message>
        <source>Gives up</source>
        <translation>Abandonne</translation>
    </message>
    <message>
        <source>nothing this time</source>
        <translation>rien cette fois</translation>
    </message>
    <message>
        <source>{worse} instead of {better}</source>
        <translation>{worse} au lieu de {better}</translation>
    </message>
    <message>
        <source>right</source>
        <translation>juste</translation>
    </message>
    <message>
        <source>risky</source>
        <translation>risqué</translation>
    </message>
    <message>
        <source>avoidable</source>
        <translation>évitable</translation>
    </message>
    <message numerus="yes">
        <source>cost %n ten(s)</source>
        <translation>
            <numerusform>a coûté %n dix</numerusform>
            <numerusform>a coûté %n dix</numerusform>
        </translation>
    </message>
    <message>
        <source>turned the deal</source>
        <translation>a changé l’issue</translation>
    </message>
    <message>
        <source>Trick {trick}: you played {card}.</source>
        <translation>Pli {trick}&#x202f;: vous avez joué {card}.</translation>
    </message>
    <message>
        <source>Trick {trick}: you made {suit} trump.</source>
        <translation>Pli {trick}&#x202f;: vous avez choisi {suit} comme atout.</translation>
    </message>
    <message>
        <source>Trick {trick}: you laid down {card} as trump.</source>
        <translation>Pli {trick}&#x202f;: vous avez posé {card} comme atout.</translation>
    </message>
    <message>
        <source>Trick {trick}: you asked for the trump.</source>
        <translation>Pli {trick}&#x202f;: vous avez demandé l’atout.</translation>
    </message>
    <message>
        <source>Trick {trick}: you claimed the rest.</source>
        <translation>Pli {trick}&#x202f;: vous avez revendiqué le reste.</translation>
    </message>
    <message>
        <source>Trick {trick}: you gave the deal up.</source>
        <translation>Pli {trick}&#x202f;: vous avez abandonné la manche.</translation>
    </message>
    <message>
        <source>Trick {trick}: {name} played {card}.</source>
        <translation>Pli {trick}&#x202f;: {name} a joué {card}.</translation>
    </message>
    <message>
        <source>Trick {trick}: {name} made {suit} trump.</source>
        <translation>Pli {trick}&#x202f;: {name} a choisi {suit} comme atout.</translation>
    </message>
    <message>
        <source>Trick {trick}: {name} laid down {card} as trump.</source>
        <translation>Pli {trick}&#x202f;: {name} a posé {card} comme atout.</translation>
    </message>
    <message>
        <source>Trick {trick}: {name} asked for the trump.</source>
        <translation>Pli {trick}&#x202f;: {name} a demandé l’atout.</translation>
    </message>
    <message>
        <source>Trick {trick}: {name} claimed the rest.</source>
        <translation>Pli {trick}&#x202f;: {name} a revendiqué le reste.</translation>
    </message>
    <message>
        <source>Trick {trick}: {name} gave the deal up.</source>
        <translation>Pli {trick}&#x202f;: {name} a abandonné la manche.</translation>
    </message>
    <message>
        <source>There was no other choice.</source>
        <translation>Il n’y avait pas d’autre choix.</translation>
    </message>
    <message>
        <source>{side} could then count on {counts}: {result}.</source>
        <translation>{side} pouvait alors compter sur {counts}&#x202f;: {result}.</translation>
    </message>
    <message>
        <source>No card was better.</source>
        <translation>Aucune carte n’était meilleure.</translation>
    </message>
    <message>
        <source>It was better to play {card}: {counts}, {result}.</source>
        <translation>Mieux valait jouer {card}&#x202f;: {counts}, {result}.</translation>
    </message>
    <message>
        <source>The cost: {costs}.</source>
        <translation>Le prix&#x202f;: {costs}.</translation>
    </message>
    <message numerus="yes">
        <source>%n more trick(s)</source>
        <translation>
            <numerusform>encore %n pli</numerusform>
            <numerusform>encore %n plis</numerusform>
        </translation>
    </message>
    <message>
        <source>With what could be known then, this was right.</source>
        <translation>D’après ce qu’on pouvait savoir alors, c’était juste.</translation>
    </message>
    <message>
        <source>With what could be known then, it promised more to play {card}.</source>
        <translation>D’après ce qu’on pouvait savoir alors, il était plus prometteur de jouer {card}.</translation>
    </message>
    <message>
        <source>With what could be known then, it promised more to make {suit} trump.</source>
        <translation>D’après ce qu’on pouvait savoir alors, il était plus prometteur de choisir {suit} comme atout.</translation>
    </message>
    <message>
        <source>With what could be known then, it promised more to lay down {card}.</source>
        <translation>D’après ce qu’on pouvait savoir alors, il était plus prometteur de poser {card}.</translation>
    </message>
    <message>
        <source>With what could be known then, it promised more to ask for the trump.</source>
        <translation>D’après ce qu’on pouvait savoir alors, il était plus prometteur de demander l’atout.</translation>
    </message>
    <message>
        <source>That was {percent} of the chance to win the deal.</source>
        <translation>Cela a coûté {percent} de chances de gagner la manche.</translation>
    </message>
    <message>
        <source>Under these rules only the fair verdict can be given: what was best with what could be known then.</source>
        <translation>Avec ces règles, seul le verdict équitable est possible&#x202f;: ce qui était le mieux d’après ce qu’on pouvait savoir alors.</translation>
    </message>
    <message>
        <source>No card cost a ten.</source>
        <translation>Aucune carte n’a coûté un dix.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) cost a ten or more.</source>
        <translation>
            <numerusform>%n carte a coûté un dix ou plus.</numerusform>
            <numerusform>%n cartes ont coûté un dix ou plus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them you played yourself.</source>
        <translation>
            <numerusform>%n d’entre elles était la vôtre.</numerusform>
            <numerusform>%n d’entre elles étaient les vôtres.</numerusform>
        </translation>
    </message>
    <message>
        <source>No card changed the result.</source>
        <translation>Aucune carte n’a changé le résultat.</translation>
    </message>
    <message>
        <source>The last one that changed the result: you played {card}, trick {trick}.</source>
        <translation>La dernière qui a changé le résultat&#x202f;: vous avez joué {card}, pli {trick}.</translation>
    </message>
    <message>
        <source>The last one that changed the result: {name} played {card}, trick {trick}.</source>
        <translation>La dernière qui a changé le résultat&#x202f;: {name} a joué {card}, pli {trick}.</translation>
    </message>
</context>
<context>
    <name>Cards</name>
    <message>
        <source>spades</source>
        <translation>pique</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>cœur</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>carreau</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>trèfle</translation>
    </message>
    <message>
        <source>two</source>
        <translation>deux</translation>
    </message>
    <message>
        <source>three</source>
        <translation>trois</translation>
    </message>
    <message>
        <source>four</source>
        <translation>quatre</translation>
    </message>
    <message>
        <source>five</source>
        <translation>cinq</translation>
    </message>
    <message>
        <source>six</source>
        <translation>six</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>sept</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>huit</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>neuf</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>dix</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>valet</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>dame</translation>
    </message>
    <message>
        <source>king</source>
        <translation>roi</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>as</translation>
    </message>
    <message>
        <source>the two of {suit}</source>
        <translation>le deux de {suit}</translation>
    </message>
    <message>
        <source>the three of {suit}</source>
        <translation>le trois de {suit}</translation>
    </message>
    <message>
        <source>the four of {suit}</source>
        <translation>le quatre de {suit}</translation>
    </message>
    <message>
        <source>the five of {suit}</source>
        <translation>le cinq de {suit}</translation>
    </message>
    <message>
        <source>the six of {suit}</source>
        <translation>le six de {suit}</translation>
    </message>
    <message>
        <source>the seven of {suit}</source>
        <translation>le sept de {suit}</translation>
    </message>
    <message>
        <source>the eight of {suit}</source>
        <translation>le huit de {suit}</translation>
    </message>
    <message>
        <source>the nine of {suit}</source>
        <translation>le neuf de {suit}</translation>
    </message>
    <message>
        <source>the ten of {suit}</source>
        <translation>le dix de {suit}</translation>
    </message>
    <message>
        <source>the jack of {suit}</source>
        <translation>le valet de {suit}</translation>
    </message>
    <message>
        <source>the queen of {suit}</source>
        <translation>la dame de {suit}</translation>
    </message>
    <message>
        <source>the king of {suit}</source>
        <translation>le roi de {suit}</translation>
    </message>
    <message>
        <source>the ace of {suit}</source>
        <translation>l’as de {suit}</translation>
    </message>
    <message>
        <source>{rank} of {suit}</source>
        <translation>{rank} de {suit}</translation>
    </message>
    <message>
        <source>J</source>
        <comment>index of the jack</comment>
        <translation>V</translation>
    </message>
    <message>
        <source>Q</source>
        <comment>index of the queen</comment>
        <translation>D</translation>
    </message>
    <message>
        <source>K</source>
        <comment>index of the king</comment>
        <translation>R</translation>
    </message>
    <message>
        <source>A</source>
        <comment>index of the ace</comment>
        <translation>A</translation>
    </message>
    <message>
        <source>s</source>
        <comment>small letter of spades, for typed cards; four different ones</comment>
        <translation>p</translation>
    </message>
    <message>
        <source>h</source>
        <comment>small letter of hearts, for typed cards; four different ones</comment>
        <translation>c</translation>
    </message>
    <message>
        <source>d</source>
        <comment>small letter of diamonds, for typed cards; four different ones</comment>
        <translation>k</translation>
    </message>
    <message>
        <source>c</source>
        <comment>small letter of clubs, for typed cards; four different ones</comment>
        <translation>t</translation>
    </message>
</context>
<context>
    <name>DealReport</name>
    <message>
        <source>&amp;New match…</source>
        <translation>&amp;Nouvelle partie…</translation>
    </message>
    <message>
        <source>&amp;Back to the table</source>
        <translation>Retour à la ta&amp;ble</translation>
    </message>
    <message>
        <source>&amp;Next deal</source>
        <translation>Manche &amp;suivante</translation>
    </message>
    <message>
        <source>The trump was never revealed: {suit}, chosen by {name}.</source>
        <translation>L’atout n’a jamais été révélé&#x202f;: {suit}, choisi par {name}.</translation>
    </message>
    <message>
        <source>Report of the deal</source>
        <translation>Bilan de la manche</translation>
    </message>
    <message>
        <source>&amp;Tricks</source>
        <translation>P&amp;lis</translation>
    </message>
    <message>
        <source>Hands as &amp;dealt</source>
        <translation>&amp;Mains données</translation>
    </message>
    <message>
        <source>&amp;Replay</source>
        <translation>&amp;Revoir</translation>
    </message>
    <message>
        <source>&amp;Analysis</source>
        <translation>Analys&amp;e</translation>
    </message>
    <message>
        <source>Tricks of the deal</source>
        <translation>Plis de la manche</translation>
    </message>
    <message>
        <source>Hands as dealt</source>
        <translation>Mains données</translation>
    </message>
    <message>
        <source>Who captured the tens</source>
        <translation>Qui a capturé les dix</translation>
    </message>
    <message>
        <source>&amp;Same deal again</source>
        <translation>Même d&amp;onne</translation>
    </message>
    <message>
        <source>&amp;Copy as text</source>
        <translation>&amp;Copier en texte</translation>
    </message>
    <message>
        <source>Not captured</source>
        <translation>Non capturé</translation>
    </message>
    <message>
        <source>With the rest</source>
        <translation>Avec le reste</translation>
    </message>
    <message>
        <source>Trick {number}</source>
        <translation>Pli {number}</translation>
    </message>
    <message>
        <source>leads</source>
        <translation>entame</translation>
    </message>
    <message>
        <source>trump</source>
        <translation>atout</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>gagne</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Camp</translation>
    </message>
    <message>
        <source>Arrow: leads. Ring: wins. Underlined: trump. Gold: ten.</source>
        <translation>Flèche&#x202f;: entame. Cadre&#x202f;: gagne. Souligné&#x202f;: atout. Or&#x202f;: dix.</translation>
    </message>
    <message>
        <source>no card of this suit</source>
        <translation>aucune carte de cette couleur</translation>
    </message>
</context>
<context>
    <name>Errors</name>
    <message>
        <source>Common errors</source>
        <translation>Erreurs courantes</translation>
    </message>
    <message>
        <source>“Whoever is void has to trump.”</source>
        <translation>«&#x202f;Qui ne peut pas fournir doit couper.&#x202f;»</translation>
    </message>
    <message>
        <source>No. Whoever cannot follow suit may play any card. Only where a hidden trump is asked for can there be a duty to play it.</source>
        <translation>Non. Qui ne peut pas fournir peut jouer n’importe quelle carte. Ce n’est que lorsqu’on demande un atout caché qu’il peut être obligatoire de le jouer.</translation>
    </message>
    <message>
        <source>“A later discard changes the trump.”</source>
        <translation>«&#x202f;Une défausse ultérieure change l’atout.&#x202f;»</translation>
    </message>
    <message>
        <source>No. The first one sets it, and it stays for the whole deal.</source>
        <translation>Non. La première le fixe, et il reste le même pendant toute la manche.</translation>
    </message>
    <message>
        <source>“A hidden trump already wins.”</source>
        <translation>«&#x202f;Un atout caché gagne déjà.&#x202f;»</translation>
    </message>
    <message>
        <source>No. It sleeps until it is revealed, and cards that were played before stay ordinary cards.</source>
        <translation>Non. Il dort jusqu’à ce qu’il soit révélé, et les cartes jouées auparavant restent des cartes ordinaires.</translation>
    </message>
    <message>
        <source>Revoking</source>
        <translation>La renonce fautive</translation>
    </message>
    <message>
        <source>Not following suit although one could is the gravest error with real cards. Agree on a penalty beforehand; often the deal is lost. The program does not allow it.</source>
        <translation>Ne pas fournir alors qu’on le pourrait est la faute la plus grave avec de vraies cartes. Convenez d’une pénalité à l’avance&#x202f;; souvent, la manche est perdue. Le programme ne le permet pas.</translation>
    </message>
    <message>
        <source>Showing a card while dealing</source>
        <translation>Une carte montrée pendant la distribution</translation>
    </message>
    <message>
        <source>That is a misdeal, and the same dealer deals again. The program never does.</source>
        <translation>C’est une fausse donne, et le même donneur redonne. Cela n’arrive jamais au programme.</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>À la table</translation>
    </message>
    <message>
        <source>“A deal has 13 tricks for each player.”</source>
        <translation>«&#x202f;Une manche compte 13 plis par joueur.&#x202f;»</translation>
    </message>
    <message>
        <source>It has 13 tricks in all. Everybody plays 13 cards, and the two sides share the tricks.</source>
        <translation>Elle en compte 13 en tout. Chacun joue 13 cartes, et les deux camps se partagent les plis.</translation>
    </message>
    <message>
        <source>“A won deal is a kot.”</source>
        <translation>«&#x202f;Une manche gagnée est un kot.&#x202f;»</translation>
    </message>
    <message>
        <source>In Dehla Pakad a kot is the match won by a streak, in Mendikot all tens and all tricks. A single won deal is simply a won deal.</source>
        <translation>À Dehla Pakad, un kot est la partie gagnée par une série&#x202f;; à Mendikot, ce sont tous les dix et tous les plis. Une seule manche gagnée n’est qu’une manche gagnée.</translation>
    </message>
    <message>
        <source>“No ten, one ten or two tens lose the deal.”</source>
        <translation>«&#x202f;Avec zéro, un ou deux dix, on perd la manche.&#x202f;»</translation>
    </message>
    <message>
        <source>The deal is lost when the other side has three or four. With two tens each it is drawn in Dehla Pakad, and the tricks decide it in Mendikot.</source>
        <translation>La manche est perdue quand l’autre camp en a trois ou quatre. Avec deux dix partout, elle est nulle à Dehla Pakad, et à Mendikot les plis la décident.</translation>
    </message>
    <message>
        <source>“Do not give an opponent&apos;s ten to your own side.”</source>
        <translation>«&#x202f;Ne donnez pas le dix d’un adversaire à votre propre camp.&#x202f;»</translation>
    </message>
    <message>
        <source>The other way round: do not give your ten to the opponents. A ten of theirs is always welcome.</source>
        <translation>C’est l’inverse&#x202f;: ne donnez pas votre dix aux adversaires. Un de leurs dix est toujours bienvenu.</translation>
    </message>
    <message>
        <source>“Make your strongest suit trump, not the one that you lack.”</source>
        <translation>«&#x202f;Faites de votre couleur la plus forte l’atout, non de celle qui vous manque.&#x202f;»</translation>
    </message>
    <message>
        <source>You cannot make a suit trump that you do not hold. What is meant: do not let the first idle discard decide the trump.</source>
        <translation>On ne peut pas choisir comme atout une couleur qu’on n’a pas. Ce qu’il faut comprendre&#x202f;: ne laissez pas une première défausse faite au hasard décider de l’atout.</translation>
    </message>
    <message>
        <source>Ace, king, queen and jack below the scores</source>
        <translation>As, roi, dame et valet sous le décompte</translation>
    </message>
    <message>
        <source>Some printed rules show these four cards after the list of scores. That is a decoration: in the games for tens they score nothing.</source>
        <translation>Certaines règles imprimées montrent ces quatre cartes après la liste des points. C’est une décoration&#x202f;: dans les jeux de dix, elles ne rapportent rien.</translation>
    </message>
    <message>
        <source>In printed rules</source>
        <translation>Dans les règles imprimées</translation>
    </message>
</context>
<context>
    <name>Events</name>
    <message>
        <source>The cut is tied; the tied seats cut again.</source>
        <translation>Égalité&#x202f;; les joueurs à égalité tirent de nouveau.</translation>
    </message>
    <message>
        <source>You cut {card} and deal first.</source>
        <translation>Vous tirez {card} et donnez en premier.</translation>
    </message>
    <message>
        <source>{name} cuts {card} and deals first.</source>
        <translation>{name} tire {card} et donne en premier.</translation>
    </message>
    <message>
        <source>You deal.</source>
        <translation>Vous donnez.</translation>
    </message>
    <message>
        <source>{name} deals.</source>
        <translation>{name} donne.</translation>
    </message>
    <message>
        <source>You hold no card above a nine: new cards.</source>
        <translation>Vous n’avez aucune carte au-dessus du neuf&#x202f;: nouvelles cartes.</translation>
    </message>
    <message>
        <source>{name} holds no card above a nine: new cards.</source>
        <translation>{name} n’a aucune carte au-dessus du neuf&#x202f;: nouvelles cartes.</translation>
    </message>
    <message>
        <source>You hold all the tens: new cards.</source>
        <translation>Vous avez tous les dix&#x202f;: nouvelles cartes.</translation>
    </message>
    <message>
        <source>{name} holds all the tens: new cards.</source>
        <translation>{name} a tous les dix&#x202f;: nouvelles cartes.</translation>
    </message>
    <message>
        <source>You make {suit} trump.</source>
        <translation>Vous choisissez {suit} comme atout.</translation>
    </message>
    <message>
        <source>{name} makes {suit} trump.</source>
        <translation>{name} choisit {suit} comme atout.</translation>
    </message>
    <message>
        <source>You note the trump secretly.</source>
        <translation>Vous notez l’atout en secret.</translation>
    </message>
    <message>
        <source>{name} notes the trump secretly.</source>
        <translation>{name} note l’atout en secret.</translation>
    </message>
    <message>
        <source>You lay the trump card face down.</source>
        <translation>Vous posez la carte d’atout face cachée.</translation>
    </message>
    <message>
        <source>{name} lays the trump card face down.</source>
        <translation>{name} pose la carte d’atout face cachée.</translation>
    </message>
    <message>
        <source>You lay {card} face up: {suit} are trump.</source>
        <translation>Vous posez {card} face visible&#x202f;: atout {suit}.</translation>
    </message>
    <message>
        <source>{name} lays {card} face up: {suit} are trump.</source>
        <translation>{name} pose {card} face visible&#x202f;: atout {suit}.</translation>
    </message>
    <message>
        <source>{name} draws {card} from your hand: {suit} are trump.</source>
        <translation>{name} tire {card} dans votre main&#x202f;: atout {suit}.</translation>
    </message>
    <message>
        <source>You draw {card} from the hand of {owner}: {suit} are trump.</source>
        <translation>Vous tirez {card} chez {owner}&#x202f;: atout {suit}.</translation>
    </message>
    <message>
        <source>{name} draws {card} from the hand of {owner}: {suit} are trump.</source>
        <translation>{name} tire {card} chez {owner}&#x202f;: atout {suit}.</translation>
    </message>
    <message>
        <source>You ask for the trump.</source>
        <translation>Vous demandez l’atout.</translation>
    </message>
    <message>
        <source>{name} asks for the trump.</source>
        <translation>{name} demande l’atout.</translation>
    </message>
    <message>
        <source>You could not follow suit: {suit} are trump now.</source>
        <translation>Vous n’avez pas pu fournir&#x202f;: atout {suit} désormais.</translation>
    </message>
    <message>
        <source>{name} could not follow suit: {suit} are trump now.</source>
        <translation>{name} n’a pas pu fournir&#x202f;: atout {suit} désormais.</translation>
    </message>
    <message>
        <source>The trump is revealed: {suit}.</source>
        <translation>L’atout est révélé&#x202f;: {suit}.</translation>
    </message>
    <message>
        <source>The trump is revealed: {suit}, by {card}.</source>
        <translation>L’atout est révélé par {card}&#x202f;: {suit}.</translation>
    </message>
    <message>
        <source>You play {card}.</source>
        <translation>Vous jouez {card}.</translation>
    </message>
    <message>
        <source>{name} plays {card}.</source>
        <translation>{name} joue {card}.</translation>
    </message>
    <message>
        <source>You win the trick.</source>
        <translation>Vous remportez le pli.</translation>
    </message>
    <message>
        <source>{name} wins the trick.</source>
        <translation>{name} remporte le pli.</translation>
    </message>
    <message>
        <source>{side} takes the pile: {tricks}, {tens}.</source>
        <translation>{side} prend la pile&#x202f;: {tricks}, {tens}.</translation>
    </message>
    <message>
        <source>{side} takes the trick.</source>
        <translation>{side} prend le pli.</translation>
    </message>
    <message>
        <source>{side} captures: {tens}.</source>
        <translation>{side} capture&#x202f;: {tens}.</translation>
    </message>
    <message>
        <source>The trick stays in the middle; the pile: {tricks}.</source>
        <translation>Le pli reste au milieu&#x202f;; la pile&#x202f;: {tricks}.</translation>
    </message>
    <message>
        <source>You end the deal here: the result is certain.</source>
        <translation>Vous terminez la manche ici&#x202f;: le résultat est certain.</translation>
    </message>
    <message>
        <source>{name} ends the deal here: the result is certain.</source>
        <translation>{name} termine la manche ici&#x202f;: le résultat est certain.</translation>
    </message>
    <message>
        <source>You give the deal up.</source>
        <translation>Vous abandonnez la manche.</translation>
    </message>
    <message>
        <source>{name} gives the deal up.</source>
        <translation>{name} abandonne la manche.</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>There is no room left on the disk.</source>
        <translation>Il n’y a plus de place sur le disque.</translation>
    </message>
    <message>
        <source>The system does not allow it.</source>
        <translation>Le système ne le permet pas.</translation>
    </message>
    <message>
        <source>There is no such file.</source>
        <translation>Ce fichier n’existe pas.</translation>
    </message>
    <message>
        <source>That is a folder, not a file.</source>
        <translation>C’est un dossier, pas un fichier.</translation>
    </message>
    <message>
        <source>That is a device or a pipe, not a file.</source>
        <translation>C’est un périphérique ou un tube, pas un fichier.</translation>
    </message>
    <message>
        <source>There is a file where a folder is needed.</source>
        <translation>Il y a un fichier là où il faut un dossier.</translation>
    </message>
    <message>
        <source>Another program is using it.</source>
        <translation>Un autre programme l’utilise.</translation>
    </message>
    <message>
        <source>The file is damaged.</source>
        <translation>Le fichier est endommagé.</translation>
    </message>
    <message>
        <source>The file comes from a newer version of the program.</source>
        <translation>Le fichier vient d’une version plus récente du programme.</translation>
    </message>
    <message>
        <source>The system could not do it.</source>
        <translation>Le système n’y est pas parvenu.</translation>
    </message>
    <message>
        <source>The file is cut off at line {line}.</source>
        <translation>Le fichier est coupé à la ligne {line}.</translation>
    </message>
    <message>
        <source>The file is not a match of this program.</source>
        <translation>Le fichier ne contient pas de partie de Hukum.</translation>
    </message>
    <message>
        <source>The file is too large.</source>
        <translation>Le fichier est trop grand.</translation>
    </message>
    <message>
        <source>Line {line} of the file breaks the rules.</source>
        <translation>La ligne {line} du fichier enfreint les règles.</translation>
    </message>
    <message>
        <source>The file is damaged in line {line}.</source>
        <translation>Le fichier est endommagé à la ligne {line}.</translation>
    </message>
    <message>
        <source>The file is not a match of this program, or its beginning is damaged.</source>
        <translation>Le fichier ne contient pas de partie de Hukum, ou son début est endommagé.</translation>
    </message>
    <message>
        <source>The text is too long to be a deal.</source>
        <translation>Le texte est trop long pour être une donne.</translation>
    </message>
    <message>
        <source>The text contains neither hands nor a deal number.</source>
        <translation>Le texte ne contient ni mains ni numéro de donne.</translation>
    </message>
    <message>
        <source>There is no deal with this number.</source>
        <translation>Aucune donne ne porte ce numéro.</translation>
    </message>
    <message>
        <source>The text puts the dealer at a seat that this table does not have.</source>
        <translation>Le texte place le donneur à une place que cette table n’a pas.</translation>
    </message>
    <message>
        <source>A seat appears twice in the text.</source>
        <translation>Une place figure deux fois dans le texte.</translation>
    </message>
    <message>
        <source>One of the cards is not a valid card.</source>
        <translation>Quelque chose parmi les cartes n’est pas une carte.</translation>
    </message>
    <message>
        <source>The hands are not the whole deck of these rules, dealt evenly.</source>
        <translation>Les mains ne forment pas le jeu entier de ces règles, donné à parts égales.</translation>
    </message>
</context>
<context>
    <name>Glossary</name>
    <message>
        <source>Bavney</source>
        <translation>Bavney</translation>
    </message>
    <message>
        <source>In Court Piece: all tricks of a deal. The word comes from the Hindi number fifty-two, as many as there are cards in the deck.</source>
        <translation>À Court Piece&#x202f;: tous les plis d’une manche. Le mot vient du nombre hindi cinquante-deux, autant qu’il y a de cartes dans le jeu.</translation>
    </message>
    <message>
        <source>Band hukum</source>
        <translation>Band hukum</translation>
    </message>
    <message>
        <source>“Closed trump”: the trump card lies face down, and only its holder knows it.</source>
        <translation>«&#x202f;Atout fermé&#x202f;»&#x202f;: la carte d’atout est posée face cachée, et seul son détenteur la connaît.</translation>
    </message>
    <message>
        <source>Coat</source>
        <translation>Coat</translation>
    </message>
    <message>
        <source>Another spelling of kot, and the name of the form of Dehla Pakad in which won deals score points.</source>
        <translation>Une autre graphie de kot, et le nom de la forme de Dehla Pakad où les manches gagnées rapportent des points.</translation>
    </message>
    <message>
        <source>Court</source>
        <translation>Court</translation>
    </message>
    <message>
        <source>In Court Piece: the first seven tricks of a deal, won one after the other. Some players of Dehla Pakad say court where others say kot.</source>
        <translation>À Court Piece&#x202f;: les sept premiers plis d’une manche, remportés l’un après l’autre. Certains joueurs de Dehla Pakad disent court là où d’autres disent kot.</translation>
    </message>
    <message>
        <source>Dehla</source>
        <translation>Dehla</translation>
    </message>
    <message>
        <source>Hindi for a ten. The tens are the cards for which the sides fight.</source>
        <translation>«&#x202f;Dix&#x202f;» en hindi. Les dix sont les cartes que les camps se disputent.</translation>
    </message>
    <message>
        <source>Hukum</source>
        <translation>Hukum</translation>
    </message>
    <message>
        <source>In the games: the trump suit, from a word for a command, in Hindi and in Marathi. Do not confuse it with the other meaning: in Hindi hukum is also the name of the suit of spades. These pages call the one trump and the other spades.</source>
        <translation>Dans ces jeux&#x202f;: la couleur d’atout, d’un mot qui signifie un ordre, en hindi et en marathi. À ne pas confondre avec l’autre sens&#x202f;: en hindi, hukum est aussi le nom de la couleur pique. Ces pages appellent l’un atout et l’autre pique.</translation>
    </message>
    <message>
        <source>Kot</source>
        <translation>Kot</translation>
    </message>
    <message>
        <source>In Dehla Pakad: the match, won by a streak of deals; a single won deal is not a kot. In Mendikot: all tens and all tricks of one deal, the best result there is.</source>
        <translation>À Dehla Pakad&#x202f;: la partie, gagnée par une série de manches&#x202f;; une seule manche gagnée n’est pas un kot. À Mendikot&#x202f;: tous les dix et tous les plis d’une manche, le meilleur résultat possible.</translation>
    </message>
    <message>
        <source>Mendikot</source>
        <translation>Mendikot</translation>
    </message>
    <message>
        <source>All the tens in one deal. The game takes its name from it; also Mendicot.</source>
        <translation>Tous les dix en une seule manche. Le jeu en tire son nom&#x202f;; on écrit aussi Mendicot.</translation>
    </message>
    <message>
        <source>Pakad</source>
        <translation>Pakad</translation>
    </message>
    <message>
        <source>Hindi for catching: a side captures a ten by winning the trick with it.</source>
        <translation>«&#x202f;Attraper&#x202f;» en hindi&#x202f;: un camp capture un dix en remportant le pli qui le contient.</translation>
    </message>
    <message>
        <source>Rang</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>“Colour”: another word for the trump suit, and for Court Piece itself.</source>
        <translation>«&#x202f;Couleur&#x202f;»&#x202f;: un autre mot pour la couleur d’atout, et pour Court Piece lui-même.</translation>
    </message>
    <message>
        <source>Sar</source>
        <translation>Sar</translation>
    </message>
    <message>
        <source>A trick; also the name of Court Piece and of its family of games.</source>
        <translation>Un pli&#x202f;; aussi le nom de Court Piece et de sa famille de jeux.</translation>
    </message>
    <message>
        <source>Sirr</source>
        <translation>Sirr</translation>
    </message>
    <message>
        <source>In Dehla Pakad: all the tens in one deal. Under the usual rules it wins the match at once.</source>
        <translation>À Dehla Pakad&#x202f;: tous les dix en une seule manche. Selon les règles habituelles, il gagne aussitôt la partie.</translation>
    </message>
    <message>
        <source>Ultra-mendikot</source>
        <translation>Ultra-mendikot</translation>
    </message>
    <message>
        <source>A mendikot together with all four aces; a house rule gives a point for it.</source>
        <translation>Un mendikot avec les quatre as en plus&#x202f;; une règle maison lui accorde un point.</translation>
    </message>
    <message>
        <source>Capture</source>
        <translation>Capturer</translation>
    </message>
    <message>
        <source>To gain cards for one&apos;s side, in most games by winning the trick.</source>
        <translation>Gagner des cartes pour son camp, le plus souvent en remportant le pli.</translation>
    </message>
    <message>
        <source>Card points</source>
        <translation>Points de cartes</translation>
    </message>
    <message>
        <source>The count of Double Sar: two for a captured ten, one for any other card.</source>
        <translation>Le compte de Double Sar&#x202f;: deux pour un dix capturé, un pour toute autre carte.</translation>
    </message>
    <message>
        <source>Claim</source>
        <translation>Revendiquer</translation>
    </message>
    <message>
        <source>To say that all the remaining tricks are won, without playing them out.</source>
        <translation>Déclarer que tous les plis restants sont gagnés, sans les jouer.</translation>
    </message>
    <message>
        <source>Closed trump</source>
        <translation>Atout fermé</translation>
    </message>
    <message>
        <source>A trump that is chosen in secret, noted or laid face down, and has no power until it is revealed.</source>
        <translation>Un atout choisi en secret, noté ou posé face cachée, qui n’a pas d’effet avant d’être révélé.</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Manche</translation>
    </message>
    <message>
        <source>All the cards, dealt once and played out: 13 tricks in all with the full deck for four, not 13 for each player.</source>
        <translation>Toutes les cartes, données une fois et jouées&#x202f;: 13 plis en tout avec le jeu complet à quatre, et non 13 par joueur.</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Donneur</translation>
    </message>
    <message>
        <source>The player who deals the cards. The next player leads to the first trick.</source>
        <translation>Celui qui donne les cartes. Le joueur suivant entame le premier pli.</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Défausse</translation>
    </message>
    <message>
        <source>A card that neither follows suit nor is a trump with power. It never wins a trick.</source>
        <translation>Une carte qui ne fournit pas la couleur et n’est pas un atout en vigueur. Elle ne remporte jamais un pli.</translation>
    </message>
    <message>
        <source>Drawn deal</source>
        <translation>Manche nulle</translation>
    </message>
    <message>
        <source>A deal that neither side wins, as with two tens each.</source>
        <translation>Une manche que ne gagne aucun des deux camps, par exemple à deux dix partout.</translation>
    </message>
    <message>
        <source>Follow suit</source>
        <translation>Fournir</translation>
    </message>
    <message>
        <source>To play a card of the suit led. Whoever can follow suit has to.</source>
        <translation>Jouer une carte de la couleur entamée. Qui peut fournir y est obligé.</translation>
    </message>
    <message>
        <source>Lead</source>
        <translation>Entamer</translation>
    </message>
    <message>
        <source>To play the first card of a trick; its suit is the suit led.</source>
        <translation>Jouer la première carte d’un pli&#x202f;; sa couleur est la couleur entamée.</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Deals, one after the other, until somebody has won.</source>
        <translation>Des manches, l’une après l’autre, jusqu’à ce que quelqu’un ait gagné.</translation>
    </message>
    <message>
        <source>Open trump</source>
        <translation>Atout ouvert</translation>
    </message>
    <message>
        <source>A trump that all know before the first card is led.</source>
        <translation>Un atout que tous connaissent avant la première entame.</translation>
    </message>
    <message>
        <source>Pile</source>
        <translation>Pile</translation>
    </message>
    <message>
        <source>Tricks that wait in the middle until one player wins two in a row, where the rules say so.</source>
        <translation>Des plis qui attendent au milieu qu’un joueur en remporte deux de suite, là où les règles le prévoient.</translation>
    </message>
    <message>
        <source>Reveal</source>
        <translation>Révéler</translation>
    </message>
    <message>
        <source>To show a hidden trump to all. From the next card on it has power.</source>
        <translation>Montrer à tous un atout caché. Il est en vigueur à partir de la carte suivante.</translation>
    </message>
    <message>
        <source>Revoke</source>
        <translation>Renonce fautive</translation>
    </message>
    <message>
        <source>Not to follow suit although one could. The program does not allow it.</source>
        <translation>Ne pas fournir alors qu’on le pourrait. Le programme ne le permet pas.</translation>
    </message>
    <message>
        <source>Ruff</source>
        <translation>Couper</translation>
    </message>
    <message>
        <source>To play a trump on another suit, when void in it.</source>
        <translation>Jouer un atout sur une autre couleur, dont on n’a aucune carte&#x202f;: on est sans cette couleur.</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Camp</translation>
    </message>
    <message>
        <source>The partners who play together for the whole match.</source>
        <translation>Les partenaires qui jouent ensemble pendant toute la partie.</translation>
    </message>
    <message>
        <source>Streak</source>
        <translation>Série</translation>
    </message>
    <message>
        <source>Deals that a side has won in a row. A lost deal sets it back to zero, a drawn one leaves it as it is.</source>
        <translation>Des manches qu’un camp a gagnées de suite. Une manche perdue la remet à zéro, une manche nulle la laisse telle quelle.</translation>
    </message>
    <message>
        <source>Ten</source>
        <translation>Dix</translation>
    </message>
    <message>
        <source>The stake of most of these games: one ten in every suit of every deck.</source>
        <translation>L’enjeu de la plupart de ces jeux&#x202f;: un dix dans chaque couleur de chaque jeu de cartes.</translation>
    </message>
    <message>
        <source>Trick</source>
        <translation>Pli</translation>
    </message>
    <message>
        <source>One card from every player; the best of them wins it.</source>
        <translation>Une carte de chaque joueur&#x202f;; la meilleure le remporte.</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>Atout</translation>
    </message>
    <message>
        <source>The suit whose cards beat all the others, once it has power.</source>
        <translation>La couleur dont les cartes battent toutes les autres, une fois en vigueur.</translation>
    </message>
    <message>
        <source>Void</source>
        <translation>Être sans</translation>
    </message>
    <message>
        <source>Without a card of a suit. Whoever is void in the suit led may play any card.</source>
        <translation>N’avoir aucune carte d’une couleur. Qui est sans la couleur entamée peut jouer n’importe quelle carte.</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Vocabulaire</translation>
    </message>
    <message>
        <source>Indian words</source>
        <translation>Mots indiens</translation>
    </message>
    <message>
        <source>Words of the table</source>
        <translation>Termes du jeu</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>Player 1 leads the king of hearts. Everybody follows, and the ace of player 4, the highest heart, wins the trick with the ten in it.</source>
        <translation>Le joueur 1 entame le roi de cœur. Tous fournissent, et l’as du joueur 4, le cœur le plus haut, remporte le pli avec le dix qu’il contient.</translation>
    </message>
    <message>
        <source>Player 4 has no heart and discards the ace of spades. However high it is, a discard does not win: the queen of hearts takes the trick.</source>
        <translation>Le joueur 4 n’a pas de cœur et défausse l’as de pique. Si haute soit-elle, une défausse ne gagne pas&#x202f;: la dame de cœur prend le pli.</translation>
    </message>
    <message>
        <source>Clubs are trump. Player 4 has no heart and ruffs: the seven of clubs beats the ace and takes the ten.</source>
        <translation>Trèfle est atout. Le joueur 4 n’a pas de cœur et coupe&#x202f;: le sept de trèfle bat l’as et prend le dix.</translation>
    </message>
    <message>
        <source>Player 4 has no heart and plays the seven of clubs: clubs are trump, but only from the next trick on. This one still belongs to the ace of hearts.</source>
        <translation>Le joueur 4 n’a pas de cœur et joue le sept de trèfle&#x202f;: trèfle devient atout, mais seulement à partir du pli suivant. Celui-ci revient encore à l’as de cœur.</translation>
    </message>
    <message>
        <source>Nobody has been void before. Player 4 has no heart and plays the seven of clubs: clubs are trump, and that very seven beats the ace and takes the ten.</source>
        <translation>Jusqu’ici, tout le monde a pu fournir. Le joueur 4 n’a pas de cœur et joue le sept de trèfle&#x202f;: trèfle devient atout, et ce sept bat aussitôt l’as et prend le dix.</translation>
    </message>
    <message>
        <source>Two players are void in the same trick. Player 2 sets clubs as trump with the eight. Player 4 changes nothing about that, but the jack is the higher trump and wins.</source>
        <translation>Deux joueurs sont sans cœur dans le même pli. Avec le huit, le joueur 2 fait de trèfle l’atout. Le joueur 4 n’y change rien, mais son valet est un atout plus haut et gagne.</translation>
    </message>
    <message>
        <source>Player 4 has no heart and names clubs. On the left player 4 then plays the seven of clubs, which is a trump and wins. On the right player 4 saves the clubs and discards the queen of spades: the ace wins, and clubs stay trump.</source>
        <translation>Le joueur 4 n’a pas de cœur et annonce trèfle. À gauche, il joue ensuite le sept de trèfle, qui est un atout et gagne. À droite, il garde ses trèfles et défausse la dame de pique&#x202f;: l’as gagne, et trèfle reste atout.</translation>
    </message>
    <message>
        <source>On the left player 3 is the first who cannot follow, discards the seven of spades and notes clubs in secret. The ace of clubs of player 4 is therefore a mere discard, and the king of hearts wins. On the right, in a later trick, player 3 has no diamond: the trump is revealed, and the eight of clubs takes the ten.</source>
        <translation>À gauche, le joueur 3 est le premier à ne pas pouvoir fournir&#x202f;; il défausse le sept de pique et note trèfle en secret. L’as de trèfle du joueur 4 n’est donc qu’une défausse, et le roi de cœur gagne. À droite, dans un pli ultérieur, le joueur 3 n’a pas de carreau&#x202f;: l’atout est révélé, et le huit de trèfle prend le dix.</translation>
    </message>
    <message>
        <source>The trump card lies face down. Player 2 has no heart, does not ask and discards the nine of clubs. Player 4 has no heart either and asks: clubs are revealed. The seven of clubs wins, because the nine was played while the trump still slept.</source>
        <translation>La carte d’atout est posée face cachée. Le joueur 2 n’a pas de cœur, ne demande rien et défausse le neuf de trèfle. Le joueur 4 n’a pas de cœur non plus et demande l’atout, qui est révélé&#x202f;: c’est trèfle. Le sept de trèfle gagne, car le neuf a été joué pendant que l’atout dormait encore.</translation>
    </message>
    <message>
        <source>Player 2 has no heart and discards the nine of clubs. Player 4 holds the trump card, the seven of clubs, and plays it: clubs are revealed. The seven wins, because the nine was played while the trump still slept.</source>
        <translation>Le joueur 2 n’a pas de cœur et défausse le neuf de trèfle. Le joueur 4 détient la carte d’atout, le sept de trèfle, et la joue&#x202f;: l’atout est ainsi révélé. Le sept gagne, car le neuf a été joué pendant que l’atout dormait encore.</translation>
    </message>
    <message>
        <source>Player 2 is the first who cannot follow, so the trump card is turned up before player 2 plays: clubs are trump. Player 2 is free to play anything, and ruffs with the nine.</source>
        <translation>Le joueur 2 est le premier à ne pas pouvoir fournir&#x202f;: la carte d’atout est donc retournée avant qu’il ne joue, et trèfle est atout. Il peut jouer ce qu’il veut, et coupe du neuf.</translation>
    </message>
    <message>
        <source>Of two identical cards in a trick the one played later is higher.</source>
        <translation>De deux cartes identiques dans un pli, celle qui est jouée en dernier est la plus haute.</translation>
    </message>
    <message>
        <source>Player 1 leads an ace of hearts, and player 4 plays another. The later ace wins the trick, and the ten in it goes to the side of player 4.</source>
        <translation>Le joueur 1 entame un as de cœur, et le joueur 4 en joue un autre. Le second as remporte le pli, et le dix qu’il contient revient au camp du joueur 4.</translation>
    </message>
    <message>
        <source>Of two identical cards in a trick the one played first is higher.</source>
        <translation>De deux cartes identiques dans un pli, celle qui est jouée en premier est la plus haute.</translation>
    </message>
    <message>
        <source>Player 1 leads an ace of hearts, and player 4 plays another. The first ace wins the trick, and the ten in it goes to the side of player 1.</source>
        <translation>Le joueur 1 entame un as de cœur, et le joueur 4 en joue un autre. Le premier as remporte le pli, et le dix qu’il contient revient au camp du joueur 1.</translation>
    </message>
    <message>
        <source>Identical cards</source>
        <translation>Cartes identiques</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>Le jeu</translation>
    </message>
    <message>
        <source>The aim</source>
        <translation>Le but</translation>
    </message>
    <message>
        <source>Mendikot, also written Mendicot, is a trick game for partners from Maharashtra and Gujarat in the west of India. Two sides fight for the tens. When the tens are shared evenly, the tricks decide.</source>
        <translation>Mendikot, aussi écrit Mendicot, est un jeu de plis entre partenaires du Maharashtra et du Gujarat, dans l’ouest de l’Inde. Deux camps se disputent les dix. Quand les dix sont partagés à égalité, les plis décident.</translation>
    </message>
    <message>
        <source>At many tables the trump is a secret at first, and much of the skill lies in guessing it, keeping it and revealing it at the right moment.</source>
        <translation>À bien des tables, l’atout est d’abord un secret, et tout l’art consiste à le deviner, à le garder et à le révéler au bon moment.</translation>
    </message>
    <message>
        <source>Court Piece, also called Sar, is the trick game for partners from which Dehla Pakad comes. It is played in the same way, but here the tricks themselves count, and the tens are cards like all others.</source>
        <translation>Court Piece, aussi appelé Sar, est le jeu de plis entre partenaires dont Dehla Pakad est issu. Il se joue de la même façon, mais ici ce sont les plis eux-mêmes qui comptent, et les dix sont des cartes comme les autres.</translation>
    </message>
    <message>
        <source>Dehla Pakad, “catch the tens”, is a trick game for partners from the north of India, one of the family of Court Piece, or Sar.</source>
        <translation>Dehla Pakad, «&#x202f;attrapez les dix&#x202f;», est un jeu de plis entre partenaires du nord de l’Inde, de la famille de Court Piece, ou Sar.</translation>
    </message>
    <message>
        <source>In this form every card that a side captures counts one, and every ten counts two.</source>
        <translation>Dans cette forme, chaque carte qu’un camp capture compte un, et chaque dix compte deux.</translation>
    </message>
    <message>
        <source>Two sides fight for the tens. A trick is worth nothing in itself: only the tens in it count.</source>
        <translation>Deux camps se disputent les dix. Un pli ne vaut rien en lui-même&#x202f;: seuls comptent les dix qu’il contient.</translation>
    </message>
    <message>
        <source>These rules start from “{name}” and change:</source>
        <translation>Ces règles partent de «&#x202f;{name}&#x202f;» et changent&#x202f;:</translation>
    </message>
    <message>
        <source>{key}: {value}</source>
        <translation>{key}&#x202f;: {value}</translation>
    </message>
    <message>
        <source>What is different</source>
        <translation>Ce qui change</translation>
    </message>
    <message>
        <source>never</source>
        <translation>jamais</translation>
    </message>
    <message>
        <source>by cutting cards</source>
        <translation>par tirage d’une carte</translation>
    </message>
    <message>
        <source>by chance</source>
        <translation>par tirage au sort</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Two sides</source>
        <translation>Deux camps</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>Sens du jeu</translation>
    </message>
    <message>
        <source>What you may know</source>
        <translation>Ce que vous pouvez savoir</translation>
    </message>
    <message>
        <source>You see your own cards, the cards that are played, who could not follow suit, which side has captured which tens, and the state of the trump. Nobody sees more than that, your partner and the computer&apos;s players included. After the deal all hands are shown.</source>
        <translation>Vous voyez vos propres cartes, les cartes jouées, qui n’a pas pu fournir, quel camp a capturé quels dix, et l’état de l’atout. Personne n’en voit davantage, pas même votre partenaire ni les joueurs dirigés par l’ordinateur. Après la manche, toutes les mains sont montrées.</translation>
    </message>
    <message>
        <source>Six players form two fixed sides of three. The sides alternate around the table, so both your neighbours are opponents.</source>
        <translation>Six joueurs forment deux camps fixes de trois. Les camps alternent autour de la table&#x202f;: vos deux voisins sont donc des adversaires.</translation>
    </message>
    <message>
        <source>Four players form two fixed sides. Partners sit opposite each other.</source>
        <translation>Quatre joueurs forment deux camps fixes. Les partenaires sont assis face à face.</translation>
    </message>
    <message>
        <source>The seats are agreed before the first deal and stay the same for the whole match: nobody chooses a partner after seeing cards.</source>
        <translation>Les places sont convenues avant la première manche et restent les mêmes pendant toute la partie&#x202f;: personne ne choisit son partenaire après avoir vu ses cartes.</translation>
    </message>
    <message>
        <source>At this table cards are dealt and played clockwise: the next player is always the one on the left. In India the other direction is usual.</source>
        <translation>À cette table, on donne et on joue dans le sens des aiguilles d’une montre&#x202f;: le joueur suivant est toujours celui de gauche. En Inde, l’autre sens est d’usage.</translation>
    </message>
    <message>
        <source>Cards are dealt and played anticlockwise: the next player is always the one on the right.</source>
        <translation>On donne et on joue dans le sens inverse des aiguilles d’une montre&#x202f;: le joueur suivant est toujours celui de droite.</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>The deck</source>
        <translation>Le jeu de cartes</translation>
    </message>
    <message>
        <source>High and low</source>
        <translation>Du plus haut au plus bas</translation>
    </message>
    <message>
        <source>What the cards are worth</source>
        <translation>Ce que valent les cartes</translation>
    </message>
    <message>
        <source>Three decks of 52 cards without jokers are shuffled together: 156 cards, each of them three times.</source>
        <translation>Trois jeux de 52 cartes sans jokers sont mélangés ensemble&#x202f;: 156 cartes, chacune en trois exemplaires.</translation>
    </message>
    <message>
        <source>A short deck of 32 cards: the twos, threes, fours, fives and sixes are taken out.</source>
        <translation>Un jeu court de 32 cartes&#x202f;: les deux, trois, quatre, cinq et six sont retirés.</translation>
    </message>
    <message>
        <source>One deck of 52 cards without jokers.</source>
        <translation>Un jeu de 52 cartes sans jokers.</translation>
    </message>
    <message>
        <source>In each suit the cards rank from high to low: {ranks}.</source>
        <translation>Dans chaque couleur, les cartes se classent de haut en bas&#x202f;: {ranks}.</translation>
    </message>
    <message>
        <source>There is no trump: no suit is stronger than another.</source>
        <translation>Il n’y a pas d’atout&#x202f;: aucune couleur n’est plus forte qu’une autre.</translation>
    </message>
    <message>
        <source>One suit becomes trump, in Hindi hukum or rang. A trump that has power beats every card of the other suits.</source>
        <translation>Une couleur devient atout, en hindi hukum ou rang. Un atout en vigueur bat toute carte des autres couleurs.</translation>
    </message>
    <message>
        <source>No card is worth anything in itself: what counts are tricks.</source>
        <translation>Aucune carte ne vaut quelque chose en elle-même&#x202f;: ce sont les plis qui comptent.</translation>
    </message>
    <message>
        <source>Every ten counts two, every other card one. That makes 56 card points in all.</source>
        <translation>Chaque dix compte deux, chaque autre carte un. Cela fait 56 points de cartes en tout.</translation>
    </message>
    <message>
        <source>The twelve tens are the stake. No other card is worth anything in itself: aces and court cards are good for winning tricks, and for nothing else.</source>
        <translation>Les douze dix sont l’enjeu. Aucune autre carte ne vaut quelque chose en elle-même&#x202f;: as et figures servent à gagner des plis, et à rien d’autre.</translation>
    </message>
    <message>
        <source>The four tens are the stake. No other card is worth anything in itself: aces and court cards are good for winning tricks, and for nothing else.</source>
        <translation>Les quatre dix sont l’enjeu. Aucune autre carte ne vaut quelque chose en elle-même&#x202f;: as et figures servent à gagner des plis, et à rien d’autre.</translation>
    </message>
    <message>
        <source>Dealing</source>
        <translation>La donne</translation>
    </message>
    <message>
        <source>The first dealer</source>
        <translation>Le premier donneur</translation>
    </message>
    <message>
        <source>Shuffling and dealing</source>
        <translation>Battre et donner</translation>
    </message>
    <message>
        <source>Misdeals</source>
        <translation>Fausses donnes</translation>
    </message>
    <message>
        <source>With real cards, a card that is seen while it is dealt spoils the deal: the cards are gathered, and the same dealer deals again. The program never misdeals.</source>
        <translation>Avec de vraies cartes, une carte vue pendant la distribution annule la donne&#x202f;: on ramasse les cartes, et le même donneur redonne. Le programme ne se trompe jamais.</translation>
    </message>
    <message>
        <source>Before the first deal everybody cuts a card, and the highest deals. Those who have equal cards cut again among themselves.</source>
        <translation>Avant la première manche, chacun tire une carte, et la plus haute désigne le donneur. Ceux qui ont des cartes égales tirent de nouveau.</translation>
    </message>
    <message>
        <source>The first dealer is drawn by chance.</source>
        <translation>Le premier donneur est tiré au sort.</translation>
    </message>
    <message>
        <source>The place of the first dealer is fixed: the {place} seat.</source>
        <translation>La place du premier donneur est fixe&#x202f;: {place}.</translation>
    </message>
    <message numerus="yes">
        <source>Everybody ends with %n card(s). Nothing is left over: there is no stock.</source>
        <translation>
            <numerusform>Chacun reçoit en tout %n carte. Il ne reste rien&#x202f;: il n’y a pas de talon.</numerusform>
            <numerusform>Chacun reçoit en tout %n cartes. Il ne reste rien&#x202f;: il n’y a pas de talon.</numerusform>
        </translation>
    </message>
    <message>
        <source>The dealer shuffles, and the next player cuts. The program shuffles for everybody. Each deal has a number, and the same number always gives the same cards, so a deal can be played again.</source>
        <translation>Le donneur bat les cartes, et le joueur suivant coupe. Le programme bat les cartes pour tous. Chaque donne a un numéro, et le même numéro donne toujours les mêmes cartes&#x202f;: une donne peut donc être rejouée.</translation>
    </message>
    <message>
        <source>The cards are dealt one by one, beginning with the player after the dealer.</source>
        <translation>Les cartes sont données une par une, en commençant par le joueur qui suit le donneur.</translation>
    </message>
    <message>
        <source>The cards are dealt in packets, beginning with the player after the dealer: {packets}.</source>
        <translation>Les cartes sont données par paquets, en commençant par le joueur qui suit le donneur&#x202f;: {packets}.</translation>
    </message>
    <message>
        <source>A hand holds no card above a nine.</source>
        <translation>Une main ne contient aucune carte au-dessus du neuf.</translation>
    </message>
    <message>
        <source>A hand holds all four tens.</source>
        <translation>Une main contient les quatre dix.</translation>
    </message>
    <message>
        <source>New cards</source>
        <translation>Nouvelles cartes</translation>
    </message>
    <message>
        <source>A house rule throws a deal in before play; the same dealer deals again if:</source>
        <translation>Selon une règle maison, la donne est annulée avant le jeu et le même donneur redonne si&#x202f;:</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Le jeu de la carte</translation>
    </message>
    <message>
        <source>Claiming the rest, giving up</source>
        <translation>Revendiquer le reste, abandonner</translation>
    </message>
    <message>
        <source>You may claim the rest when it is your turn to lead. The claim is accepted only if it holds whatever the others have; otherwise it is refused and nothing is shown.</source>
        <translation>Vous pouvez revendiquer le reste quand c’est à vous d’entamer. La demande n’est acceptée que si elle tient quelles que soient les cartes des autres&#x202f;; sinon elle est refusée, et rien n’est montré.</translation>
    </message>
    <message>
        <source>You may give a deal up. It then counts as the worst that can still happen to you.</source>
        <translation>Vous pouvez abandonner une manche. Elle compte alors pour vous comme le pire qui puisse encore arriver.</translation>
    </message>
    <message>
        <source>The player after the dealer leads any card to the first trick.</source>
        <translation>Le joueur qui suit le donneur entame le premier pli avec la carte de son choix.</translation>
    </message>
    <message>
        <source>In turn everybody plays a card of the suit led, if there is one in the hand. Whoever has none may play any card. Nobody has to trump or to play a higher card.</source>
        <translation>Chacun à son tour joue une carte de la couleur entamée, s’il en a une. Qui n’en a pas peut jouer n’importe quelle carte. Personne n’est obligé de couper ni de monter.</translation>
    </message>
    <message>
        <source>The winner of a trick leads to the next one.</source>
        <translation>Le gagnant d’un pli entame le suivant.</translation>
    </message>
    <message numerus="yes">
        <source>So it goes on until all the cards are played: %n trick(s) in all.</source>
        <translation>
            <numerusform>On continue ainsi jusqu’à ce que toutes les cartes soient jouées&#x202f;: %n pli en tout.</numerusform>
            <numerusform>On continue ainsi jusqu’à ce que toutes les cartes soient jouées&#x202f;: %n plis en tout.</numerusform>
        </translation>
    </message>
    <message>
        <source>The tricks</source>
        <translation>Les plis</translation>
    </message>
    <message>
        <source>The highest card of the suit led wins the trick.</source>
        <translation>La carte la plus haute de la couleur entamée remporte le pli.</translation>
    </message>
    <message>
        <source>The highest trump wins the trick. If there is none, the highest card of the suit led wins. A discard never does.</source>
        <translation>L’atout le plus haut remporte le pli. S’il n’y en a pas, c’est la carte la plus haute de la couleur entamée. Une défausse ne gagne jamais.</translation>
    </message>
    <message>
        <source>Capturing</source>
        <translation>Capturer</translation>
    </message>
    <message>
        <source>The tricks stay in the middle of the table, as a pile.</source>
        <translation>Les plis restent au milieu de la table et forment une pile.</translation>
    </message>
    <message>
        <source>A player who wins two tricks in a row captures the whole pile for his or her side, and then begins to count anew. A trick won by the partner does not count for this.</source>
        <translation>Un joueur qui remporte deux plis de suite capture toute la pile pour son camp, puis recommence à compter. Un pli remporté par son partenaire ne compte pas pour cela.</translation>
    </message>
    <message>
        <source>Whoever wins the last trick also takes what is left.</source>
        <translation>Qui remporte le dernier pli prend aussi ce qui reste.</translation>
    </message>
    <message>
        <source>Tens and tricks count for the side that captures them.</source>
        <translation>Les dix et les plis comptent pour le camp qui les capture.</translation>
    </message>
    <message>
        <source>A trick belongs at once to the side of its winner. Sides count their tricks.</source>
        <translation>Un pli appartient aussitôt au camp de son gagnant. Chaque camp compte ses plis.</translation>
    </message>
    <message>
        <source>A trick belongs at once to the side of its winner, together with every ten in it. The table always shows who has captured which ten.</source>
        <translation>Un pli appartient aussitôt au camp de son gagnant, avec tous les dix qu’il contient. La table montre toujours qui a capturé quel dix.</translation>
    </message>
    <message>
        <source>When nothing can change the result of the deal any more, the program offers to finish it. The score is the same either way.</source>
        <translation>Quand plus rien ne peut changer le résultat de la manche, le programme propose de la terminer. Le score est le même dans les deux cas.</translation>
    </message>
    <message>
        <source>When nothing can change the result of the deal any more, the program finishes it. The score is the same either way.</source>
        <translation>Quand plus rien ne peut changer le résultat de la manche, le programme la termine. Le score est le même dans les deux cas.</translation>
    </message>
    <message>
        <source>Every deal is played to its last card.</source>
        <translation>Chaque manche est jouée jusqu’à la dernière carte.</translation>
    </message>
    <message>
        <source>When a deal is decided early</source>
        <translation>Quand une manche est décidée avant la fin</translation>
    </message>
    <message>
        <source>A sirr that wins the match ends the deal as soon as it is complete.</source>
        <translation>Un sirr qui gagne la partie met fin à la manche dès qu’il est complet.</translation>
    </message>
    <message>
        <source>Win the majority of the tricks: {tricks} or more win the deal.</source>
        <translation>Remportez la majorité des plis&#x202f;: à partir de {tricks}, la manche est gagnée.</translation>
    </message>
    <message>
        <source>Capture 29 or more of the 56 card points to win the deal.</source>
        <translation>Capturez 29 des 56 points de cartes ou plus pour gagner la manche.</translation>
    </message>
    <message>
        <source>Capture {tens} or more of the {all} tens to win the deal, or half of them and the majority of the tricks.</source>
        <translation>Capturez au moins {tens} des {all} dix pour gagner la manche, ou bien la moitié des dix et la majorité des plis.</translation>
    </message>
    <message>
        <source>Capture {tens} or more of the {all} tens to win the deal.</source>
        <translation>Capturez au moins {tens} des {all} dix pour gagner la manche.</translation>
    </message>
    <message>
        <source>The match goes to the side that wins {deals} in a row.</source>
        <translation>La partie revient au camp qui gagne {deals} de suite.</translation>
    </message>
    <message>
        <source>The match goes to the side that reaches {points} first.</source>
        <translation>La partie revient au premier camp qui atteint {points}.</translation>
    </message>
    <message>
        <source>The match goes to the side with more points after {deals}.</source>
        <translation>La partie revient au camp qui a le plus de points après {deals}.</translation>
    </message>
    <message>
        <source>The match goes to the side that first has {tens} in all.</source>
        <translation>La partie revient au premier camp qui réunit {tens} en tout.</translation>
    </message>
    <message>
        <source>Result of a deal</source>
        <translation>Résultat d’une manche</translation>
    </message>
    <message>
        <source>Who wins the deal</source>
        <translation>Qui gagne la manche</translation>
    </message>
    <message>
        <source>The number of tricks is odd, so there is always a winner.</source>
        <translation>Le nombre de plis est impair&#x202f;: il y a donc toujours un gagnant.</translation>
    </message>
    <message>
        <source>At 28 to 28 the side with all four tens wins. No other even score is possible.</source>
        <translation>À 28 partout, le camp qui a les quatre dix gagne. Aucune autre égalité n’est possible.</translation>
    </message>
    <message>
        <source>At {half} tens each the tricks decide: {tricks} of {all} win the deal.</source>
        <translation>À {half} dix partout, les plis décident&#x202f;: {tricks} sur {all} gagnent la manche.</translation>
    </message>
    <message>
        <source>At {half} tens each the tricks decide: {tricks} of {all} win the deal. If the tricks are equal too, the deal is drawn.</source>
        <translation>À {half} dix partout, les plis décident&#x202f;: {tricks} sur {all} gagnent la manche. Si les plis sont aussi à égalité, la manche est nulle.</translation>
    </message>
    <message>
        <source>If neither side captures {tens} tens, the deal is drawn.</source>
        <translation>Si aucun camp ne capture {tens} dix, la manche est nulle.</translation>
    </message>
    <message>
        <source>At {half} tens each the deal is drawn.</source>
        <translation>À {half} dix partout, la manche est nulle.</translation>
    </message>
    <message>
        <source>Names of results</source>
        <translation>Noms des résultats</translation>
    </message>
    <message>
        <source>{meaning} Scores {points}.</source>
        <translation>{meaning} Rapporte {points}.</translation>
    </message>
    <message>
        <source>All {tens} tens in one deal.</source>
        <translation>Les {tens} dix en une seule manche.</translation>
    </message>
    <message>
        <source>All {tens} tens and all {tricks} tricks: the best result.</source>
        <translation>Les {tens} dix et les {tricks} plis&#x202f;: le meilleur résultat.</translation>
    </message>
    <message>
        <source>Mendikot</source>
        <translation>Mendikot</translation>
    </message>
    <message>
        <source>Kot</source>
        <translation>Kot</translation>
    </message>
    <message>
        <source>Win</source>
        <translation>Victoire</translation>
    </message>
    <message>
        <source>Any other won deal.</source>
        <translation>Toute autre manche gagnée.</translation>
    </message>
    <message>
        <source>The first {tricks} tricks of the deal, one after the other.</source>
        <translation>Les {tricks} premiers plis de la manche, l’un après l’autre.</translation>
    </message>
    <message>
        <source>All {tricks} tricks of the deal.</source>
        <translation>Les {tricks} plis de la manche.</translation>
    </message>
    <message>
        <source>Court</source>
        <translation>Court</translation>
    </message>
    <message>
        <source>Bavney</source>
        <translation>Bavney</translation>
    </message>
    <message>
        <source>Sirr</source>
        <translation>Sirr</translation>
    </message>
    <message>
        <source>At least {tens} of the {all} tens in one deal.</source>
        <translation>Au moins {tens} des {all} dix en une seule manche.</translation>
    </message>
    <message>
        <source>{meaning} It wins the match at once.</source>
        <translation>{meaning} Gagne aussitôt la partie.</translation>
    </message>
    <message>
        <source>{meaning} It counts like any other won deal.</source>
        <translation>{meaning} Compte comme toute autre manche gagnée.</translation>
    </message>
    <message>
        <source>Ultra-mendikot: a side that captures all four aces together with all the tens scores one point more.</source>
        <translation>Ultra-mendikot&#x202f;: un camp qui capture les quatre as en plus de tous les dix marque un point de plus.</translation>
    </message>
    <message>
        <source>Aces, kings, queens, jacks and small cards add nothing to the score, and there are no minus points: whoever loses a deal only lets the others score.</source>
        <translation>Les as, rois, dames, valets et petites cartes n’ajoutent rien au score, et il n’y a pas de points négatifs&#x202f;: perdre une manche, c’est seulement laisser marquer les autres.</translation>
    </message>
    <message>
        <source>What counts is who captures the pile, not who won the single trick.</source>
        <translation>Ce qui compte, c’est qui capture la pile, et non qui a remporté chaque pli.</translation>
    </message>
    <message>
        <source>The match</source>
        <translation>La partie</translation>
    </message>
    <message>
        <source>Winning the match</source>
        <translation>Gagner la partie</translation>
    </message>
    <message>
        <source>Counting</source>
        <translation>Le décompte</translation>
    </message>
    <message>
        <source>A won deal makes the winner&apos;s streak longer by one and sets the streak of the other side back to zero. So only one side can have a streak at a time.</source>
        <translation>Une manche gagnée allonge d’une unité la série du gagnant et remet à zéro celle de l’autre camp. Un seul camp à la fois peut donc avoir une série.</translation>
    </message>
    <message>
        <source>A drawn deal changes nothing: the streak neither grows nor breaks.</source>
        <translation>Une manche nulle ne change rien&#x202f;: la série ne s’allonge pas et n’est pas rompue.</translation>
    </message>
    <message>
        <source>A match that is won by its streak is called a kot, or court.</source>
        <translation>Une partie gagnée par la série s’appelle un kot, ou court.</translation>
    </message>
    <message>
        <source>Every ten that a side captures scores one, for both sides, deal after deal. If both sides reach {tens} in the same deal, the higher total wins; if it is equal, the match goes on.</source>
        <translation>Chaque dix capturé rapporte un point, aux deux camps, manche après manche. Si les deux camps atteignent {tens} dans la même manche, le total le plus élevé gagne&#x202f;; à égalité, la partie continue.</translation>
    </message>
    <message>
        <source>Aces, kings, queens, jacks and small cards add nothing to the score.</source>
        <translation>Les as, rois, dames, valets et petites cartes n’ajoutent rien au score.</translation>
    </message>
    <message>
        <source>If the points are equal at the end, the match is drawn.</source>
        <translation>Si les points sont égaux à la fin, la partie est nulle.</translation>
    </message>
    <message>
        <source>The winner of a deal scores the points of its result. The loser loses none.</source>
        <translation>Le gagnant d’une manche marque les points de son résultat. Le perdant n’en perd aucun.</translation>
    </message>
    <message>
        <source>The winner of a deal scores the points of its result. The loser loses none, and a drawn deal scores nothing.</source>
        <translation>Le gagnant d’une manche marque les points de son résultat. Le perdant n’en perd aucun, et une manche nulle ne rapporte rien.</translation>
    </message>
    <message>
        <source>A sirr wins the match at once, whatever the score. The deal ends as soon as the last ten that it needs is captured.</source>
        <translation>Un sirr gagne aussitôt la partie, quel que soit le score. La manche s’arrête dès que le dernier dix nécessaire est capturé.</translation>
    </message>
    <message>
        <source>A sirr does not end the match.</source>
        <translation>Un sirr ne met pas fin à la partie.</translation>
    </message>
    <message>
        <source>Tournaments play for seven deals in a row; among friends three or five are usual. The rules of a new match let you choose.</source>
        <translation>Les tournois se jouent en sept manches de suite&#x202f;; entre amis, trois ou cinq sont d’usage. Les règles d’une nouvelle partie vous laissent le choix.</translation>
    </message>
    <message>
        <source>Longer and shorter</source>
        <translation>Plus long ou plus court</translation>
    </message>
    <message>
        <source>The next dealer</source>
        <translation>Le donneur suivant</translation>
    </message>
    <message>
        <source>Who deals next</source>
        <translation>Qui donne ensuite</translation>
    </message>
    <message>
        <source>After every deal the next player becomes the dealer.</source>
        <translation>Après chaque manche, le joueur suivant devient donneur.</translation>
    </message>
    <message>
        <source>If the dealer&apos;s side has lost the deal, the same dealer deals again.</source>
        <translation>Si le camp du donneur a perdu la manche, le même donneur redonne.</translation>
    </message>
    <message>
        <source>If the dealer&apos;s side has won, the next player deals.</source>
        <translation>Si le camp du donneur a gagné, c’est au joueur suivant de donner.</translation>
    </message>
    <message>
        <source>Dealing is a disadvantage, since the other side leads first. So the losing side keeps it until it wins.</source>
        <translation>Donner est un désavantage, puisque l’autre camp entame le premier pli. Le camp perdant le garde donc jusqu’à ce qu’il gagne.</translation>
    </message>
    <message>
        <source>After a drawn deal the same dealer deals again.</source>
        <translation>Après une manche nulle, le même donneur redonne.</translation>
    </message>
    <message>
        <source>After a drawn deal the next player deals.</source>
        <translation>Après une manche nulle, c’est au joueur suivant de donner.</translation>
    </message>
    <message>
        <source>After a drawn deal the same dealer deals again if the dealer&apos;s side had lost the deal before it. Otherwise, as after a drawn first deal or two draws in a row, the next player deals.</source>
        <translation>Après une manche nulle, le même donneur redonne si le camp du donneur avait perdu la manche précédente. Sinon, comme après une première manche nulle ou deux nulles de suite, c’est au joueur suivant de donner.</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>Atout</translation>
    </message>
    <message>
        <source>No trump</source>
        <translation>Sans atout</translation>
    </message>
    <message>
        <source>There is no trump in this game: only the suit led counts. The end of a deal becomes tense when a ten lies in a short suit, since nothing can save it and nothing can ruff it.</source>
        <translation>Ce jeu n’a pas d’atout&#x202f;: seule compte la couleur entamée. La fin d’une manche devient tendue quand un dix se trouve dans une couleur courte, puisque rien ne peut le sauver et rien ne peut le couper.</translation>
    </message>
    <message>
        <source>How the trump is chosen</source>
        <translation>Comment l’atout est choisi</translation>
    </message>
    <message>
        <source>That card is itself a trump. It can win the trick in which it was played, unless a higher trump falls after it.</source>
        <translation>Cette carte est elle-même un atout. Elle peut remporter le pli où elle a été jouée, à moins qu’un atout plus haut ne tombe après elle.</translation>
    </message>
    <message>
        <source>That card is not a trump yet: in its own trick it is a mere discard. The suit has power from the next trick on.</source>
        <translation>Cette carte n’est pas encore un atout&#x202f;: dans son propre pli, elle n’est qu’une défausse. La couleur entre en vigueur au pli suivant.</translation>
    </message>
    <message>
        <source>No trump is named in dealing. The play begins without one.</source>
        <translation>Aucun atout n’est annoncé à la donne. Le jeu commence sans atout.</translation>
    </message>
    <message>
        <source>The first player who cannot follow suit plays any card, and the suit of that card is trump for the rest of the deal. This cannot be declined.</source>
        <translation>Le premier joueur qui ne peut pas fournir joue n’importe quelle carte, et la couleur de cette carte est atout pour le reste de la manche. On ne peut pas y renoncer.</translation>
    </message>
    <message>
        <source>If everybody can follow suit to the end, the deal has no trump. That is very rare.</source>
        <translation>Si tous peuvent fournir jusqu’au bout, la manche n’a pas d’atout. C’est très rare.</translation>
    </message>
    <message>
        <source>The first player who cannot follow suit names aloud a suit that is in his or her own hand. It is trump at once, for the rest of the deal.</source>
        <translation>Le premier joueur qui ne peut pas fournir annonce à voix haute une couleur qu’il a en main. Elle est aussitôt atout, pour le reste de la manche.</translation>
    </message>
    <message>
        <source>Only then that player chooses a card, of any suit. It is a trump only if it belongs to the suit that was named.</source>
        <translation>Ce n’est qu’ensuite que ce joueur choisit une carte, de n’importe quelle couleur. Elle n’est un atout que si elle est de la couleur annoncée.</translation>
    </message>
    <message>
        <source>The first player who cannot follow suit discards a card and secretly notes a suit that is still in his or her hand. The trump now exists, but it sleeps: nobody else knows it, not even the partner.</source>
        <translation>Le premier joueur qui ne peut pas fournir défausse une carte et note en secret une couleur qu’il a encore en main. L’atout existe désormais, mais il dort&#x202f;: personne d’autre ne le connaît, pas même son partenaire.</translation>
    </message>
    <message>
        <source>The next time that the same player cannot follow suit, the trump is revealed before the card is chosen. From that card on it has power. The player may still play any card.</source>
        <translation>La prochaine fois que ce même joueur ne peut pas fournir, l’atout est révélé avant qu’il ne choisisse sa carte. À partir de cette carte, il est en vigueur. Le joueur reste libre de jouer n’importe quelle carte.</translation>
    </message>
    <message>
        <source>Until then nobody can ruff: whoever else cannot follow suit only discards.</source>
        <translation>Jusque-là, personne ne peut couper&#x202f;: tout autre joueur qui ne peut pas fournir ne fait que défausser.</translation>
    </message>
    <message>
        <source>If it is never revealed, the deal had no trump; the report after the deal shows the note.</source>
        <translation>S’il n’est jamais révélé, la manche n’a pas eu d’atout&#x202f;; le bilan montre ensuite ce qui était noté.</translation>
    </message>
    <message>
        <source>When all cards are dealt, the next player of the dealer&apos;s side names the trump, before the first card is led.</source>
        <translation>Quand toutes les cartes sont données, le joueur suivant du camp du donneur annonce l’atout, avant que la première carte ne soit entamée.</translation>
    </message>
    <message>
        <source>When all cards are dealt, the dealer&apos;s partner names the trump, before the first card is led.</source>
        <translation>Quand toutes les cartes sont données, le partenaire du donneur annonce l’atout, avant que la première carte ne soit entamée.</translation>
    </message>
    <message>
        <source>Everybody knows it, and it has power from the first trick on.</source>
        <translation>Tout le monde le connaît, et il est en vigueur dès le premier pli.</translation>
    </message>
    <message>
        <source>The player after the dealer draws a card from another hand without seeing it and shows it to all. Its suit is trump.</source>
        <translation>Le joueur qui suit le donneur tire une carte d’une autre main sans la voir et la montre à tous. Sa couleur est atout.</translation>
    </message>
    <message>
        <source>The card goes back to its owner. It stays marked on the table until it is played.</source>
        <translation>La carte retourne à son propriétaire. Elle reste marquée sur la table jusqu’à ce qu’elle soit jouée.</translation>
    </message>
    <message>
        <source>The player after the dealer lays a card from his or her own hand face up on the table. Its suit is trump.</source>
        <translation>Le joueur qui suit le donneur pose une carte de sa propre main face visible sur la table. Sa couleur est atout.</translation>
    </message>
    <message>
        <source>The card still belongs to that hand and is played from the table like any other.</source>
        <translation>La carte fait toujours partie de cette main et se joue depuis la table comme une autre.</translation>
    </message>
    <message>
        <source>The player after the dealer lays a card from his or her own hand face down on the table. Its suit is trump, but it sleeps: only its holder knows it.</source>
        <translation>Le joueur qui suit le donneur pose une carte de sa propre main face cachée sur la table. Sa couleur est atout, mais l’atout dort&#x202f;: seul son détenteur le connaît.</translation>
    </message>
    <message>
        <source>The card still belongs to the holder&apos;s hand. It must be used for following suit, and the holder may play it whenever that is allowed: this reveals the trump, and the card is a trump at once.</source>
        <translation>La carte fait toujours partie de la main de son détenteur. Elle doit servir à fournir, et il peut la jouer chaque fois que c’est permis&#x202f;: cela révèle l’atout, et la carte est aussitôt un atout.</translation>
    </message>
    <message>
        <source>If it is never revealed, the trump had no power in this deal.</source>
        <translation>S’il n’est jamais révélé, l’atout n’a pas eu d’effet dans cette manche.</translation>
    </message>
    <message>
        <source>Nothing else reveals the trump: it is the holder&apos;s choice.</source>
        <translation>Rien d’autre ne révèle l’atout&#x202f;: c’est au détenteur de choisir.</translation>
    </message>
    <message>
        <source>The first time that anybody cannot follow suit, the trump is revealed by itself, before that player&apos;s card. The card returns to the holder&apos;s hand. Nobody is obliged to play a trump.</source>
        <translation>La première fois que quelqu’un ne peut pas fournir, l’atout est révélé de lui-même, avant la carte de ce joueur. La carte retourne dans la main de son détenteur. Personne n’est obligé de jouer atout.</translation>
    </message>
    <message>
        <source>Any other player who cannot follow suit may ask for the trump before playing. It is revealed, it has power from then on, and the card returns openly to the holder&apos;s hand.</source>
        <translation>Tout autre joueur qui ne peut pas fournir peut demander l’atout avant de jouer. L’atout est révélé, il est désormais en vigueur, et la carte retourne, visible, dans la main de son détenteur.</translation>
    </message>
    <message>
        <source>Whoever has asked must play a trump, if there is one to play.</source>
        <translation>Qui l’a demandé doit jouer un atout, s’il en a un.</translation>
    </message>
    <message>
        <source>Whoever has asked may still play any card.</source>
        <translation>Qui l’a demandé peut tout de même jouer n’importe quelle carte.</translation>
    </message>
    <message>
        <source>Whoever does not ask discards, even a trump.</source>
        <translation>Qui ne demande pas défausse, même si sa carte est de la couleur d’atout.</translation>
    </message>
    <message>
        <source>What the trump can do</source>
        <translation>Ce que peut l’atout</translation>
    </message>
    <message>
        <source>Once it has power, a trump beats every card of the other suits, and a higher trump beats a lower one. The trump does not change any more in this deal, whatever is discarded later.</source>
        <translation>Une fois en vigueur, un atout bat toute carte des autres couleurs, et un atout plus haut bat un atout plus bas. L’atout ne change plus dans cette manche, quoi qu’on défausse ensuite.</translation>
    </message>
    <message>
        <source>It never works backwards: a card that was played before the trump had power stays an ordinary card, even in the same trick.</source>
        <translation>Il n’a jamais d’effet rétroactif&#x202f;: une carte jouée avant que l’atout ne soit en vigueur reste une carte ordinaire, même dans le même pli.</translation>
    </message>
    <message>
        <source>One way for the whole match</source>
        <translation>Une seule manière pour toute la partie</translation>
    </message>
    <message>
        <source>The players agree before the match how the trump is chosen, and keep to it. The program does the same: rules change only between matches.</source>
        <translation>Les joueurs conviennent avant la partie de la manière de choisir l’atout, et s’y tiennent. Le programme fait de même&#x202f;: les règles ne changent qu’entre deux parties.</translation>
    </message>
    <message>
        <source>For example</source>
        <translation>Par exemple</translation>
    </message>
</context>
<context>
    <name>HelpTable</name>
    <message>
        <source>At this table</source>
        <translation>À cette table</translation>
    </message>
    <message>
        <source>Playing a card</source>
        <translation>Jouer une carte</translation>
    </message>
    <message>
        <source>What is to be seen</source>
        <translation>Ce que l’on voit</translation>
    </message>
    <message>
        <source>Hints, undo, serious matches</source>
        <translation>Suggestions, annulation, parties sérieuses</translation>
    </message>
    <message>
        <source>Type the card: {typed} is the {card}.</source>
        <translation>Tapez la carte&#x202f;: {typed} est le {card}.</translation>
    </message>
    <message>
        <source>Click a card, or drag it onto the table.</source>
        <translation>Cliquez sur une carte, ou faites-la glisser sur la table.</translation>
    </message>
    <message>
        <source>Choose it with the arrow keys and press Enter.</source>
        <translation>Choisissez-la avec les flèches et appuyez sur Entrée.</translation>
    </message>
    <message>
        <source>Cards that may be played stand out. Another one goes back into the hand, and the status line says why.</source>
        <translation>Les cartes jouables ressortent. Toute autre carte retourne dans la main, et la barre d’état dit pourquoi.</translation>
    </message>
    <message>
        <source>Every ten has a medallion: a broken ring for one that has not been seen, a small card for one in your hand, a golden flower for one of ours, a dark square for one of theirs.</source>
        <translation>Chaque dix a un médaillon&#x202f;: un anneau brisé pour celui qu’on n’a pas vu, une petite carte pour celui de votre main, une fleur dorée pour un des nôtres, un carré sombre pour un des leurs.</translation>
    </message>
    <message>
        <source>Beside them stand the tricks of both sides, the trump, and the streak or the points.</source>
        <translation>À côté se trouvent les plis des deux camps, l’atout, et la série ou les points.</translation>
    </message>
    <message>
        <source>The round arrow shows the direction of play, a button the dealer, and a pointer whose turn it is.</source>
        <translation>La flèche ronde montre le sens du jeu, un bouton le donneur, et un pointeur le joueur dont c’est le tour.</translation>
    </message>
    <message>
        <source>Each player has a plate with the name and, for a computer player, the level. It also says who your partners are.</source>
        <translation>Chaque joueur a une plaque avec son nom et, pour l’ordinateur, son niveau. Elle dit aussi qui sont vos partenaires.</translation>
    </message>
    <message>
        <source>Words with a special meaning explain themselves under the mouse.</source>
        <translation>Passez la souris sur un mot du jeu pour lire ce qu’il veut dire.</translation>
    </message>
    <message>
        <source>In this game the medallions only tell where the tens are: tens count no more than other cards.</source>
        <translation>Dans ce jeu, les médaillons indiquent seulement où sont les dix&#x202f;: un dix ne compte pas plus qu’une autre carte.</translation>
    </message>
    <message>
        <source>A hint names a card, the reason for it, the opponent who may still take the trick, and the risk, which is the chance to lose the deal. It knows no more than you do.</source>
        <translation>Une suggestion indique une carte, sa raison, l’adversaire qui peut encore prendre le pli, et le risque, c’est-à-dire la probabilité de perdre la manche. Elle n’en sait pas plus que vous.</translation>
    </message>
    <message>
        <source>Undo goes back to your own last decision, as often as you like. The same line played again gives the same deal.</source>
        <translation>Annuler vous ramène à votre dernière décision, aussi souvent que vous voulez. Rejouez les mêmes coups, et la manche se déroule de même.</translation>
    </message>
    <message>
        <source>Deals with hints or undo are marked as assisted in the statistics. A serious match has neither.</source>
        <translation>Les manches avec suggestions ou annulation sont marquées comme assistées dans les statistiques. Une partie sérieuse n’a ni l’une ni l’autre.</translation>
    </message>
</context>
<context>
    <name>HelpWindow</name>
    <message>
        <source>In force: {name}</source>
        <translation>En vigueur&#x202f;: {name}</translation>
    </message>
    <message>
        <source>{page}: {section}</source>
        <translation>{page}&#x202f;: {section}</translation>
    </message>
    <message>
        <source>Nothing found.</source>
        <translation>Aucun résultat.</translation>
    </message>
    <message>
        <source>Web page (*.html)</source>
        <translation>Page web (*.html)</translation>
    </message>
    <message>
        <source>PDF document (*.pdf)</source>
        <translation>Document PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Save the help</source>
        <translation>Enregistrer l’aide</translation>
    </message>
    <message>
        <source>Rules and help</source>
        <translation>Règles et aide</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Rechercher</translation>
    </message>
    <message>
        <source>Search in the help</source>
        <translation>Rechercher dans l’aide</translation>
    </message>
    <message>
        <source>Rules to explain</source>
        <translation>Règles à expliquer</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Sommaire</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Page</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>&amp;Enregistrer sous…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Imprimer…</translation>
    </message>
    <message>
        <source>This computer has no printer. “Save as” makes a PDF file that can be printed elsewhere.</source>
        <translation>Cet ordinateur n’a pas d’imprimante. «&#x202f;Enregistrer sous&#x202f;» crée un fichier PDF qui peut être imprimé ailleurs.</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message>
        <source>you cannot follow suit, and this makes a strong suit of yours trump</source>
        <translation>vous ne pouvez pas fournir, et cela fait atout d’une de vos couleurs fortes</translation>
    </message>
    <message>
        <source>your partner wins this trick, so give it a ten</source>
        <translation>votre partenaire gagne ce pli, donnez-lui donc un dix</translation>
    </message>
    <message>
        <source>the ten itself wins this trick</source>
        <translation>le dix lui-même remporte ce pli</translation>
    </message>
    <message>
        <source>it captures the ten that lies in this trick</source>
        <translation>cette carte capture le dix qui se trouve dans ce pli</translation>
    </message>
    <message>
        <source>it keeps your partner&apos;s ten safe</source>
        <translation>cette carte met en sûreté le dix de votre partenaire</translation>
    </message>
    <message>
        <source>your partner is winning, so save your high cards</source>
        <translation>votre partenaire est en train de gagner, gardez donc vos cartes hautes</translation>
    </message>
    <message>
        <source>your partner still plays to this trick, so keep your strength</source>
        <translation>votre partenaire doit encore jouer dans ce pli, gardez donc vos forces</translation>
    </message>
    <message>
        <source>your partner led low and hopes that you play high</source>
        <translation>votre partenaire a entamé bas et espère que vous jouerez haut</translation>
    </message>
    <message>
        <source>it is the cheapest card that wins the trick</source>
        <translation>c’est la carte la moins chère qui remporte le pli</translation>
    </message>
    <message>
        <source>a small trump wins the trick</source>
        <translation>un petit atout remporte le pli</translation>
    </message>
    <message>
        <source>you will not win this trick, so lose little</source>
        <translation>vous ne gagnerez pas ce pli, perdez donc peu</translation>
    </message>
    <message>
        <source>nobody can beat this ten now</source>
        <translation>personne ne peut battre ce dix maintenant</translation>
    </message>
    <message>
        <source>it is the highest card left in its suit, and the others can still follow</source>
        <translation>c’est la carte la plus haute qui reste dans sa couleur, et les autres peuvent encore fournir</translation>
    </message>
    <message>
        <source>it draws the trumps that could ruff your tens</source>
        <translation>cette carte fait tomber les atouts qui pourraient couper vos dix</translation>
    </message>
    <message>
        <source>your partner has none of this suit and can ruff it</source>
        <translation>votre partenaire n’a pas cette couleur et peut la couper</translation>
    </message>
    <message>
        <source>it shortens a suit, so that you may be the one who sets the trump</source>
        <translation>cette carte raccourcit une couleur, pour que ce soit peut-être vous qui fixiez l’atout</translation>
    </message>
    <message>
        <source>a low lead puts none of your tens at risk</source>
        <translation>une entame basse ne met aucun de vos dix en danger</translation>
    </message>
    <message>
        <source>you have no other choice</source>
        <translation>vous n’avez pas d’autre choix</translation>
    </message>
    <message>
        <source>it is your longest and strongest suit</source>
        <translation>c’est votre couleur la plus longue et la plus forte</translation>
    </message>
    <message>
        <source>a trump could win this trick and its ten</source>
        <translation>un atout pourrait remporter ce pli et son dix</translation>
    </message>
    <message>
        <source>any card will do here</source>
        <translation>n’importe quelle carte convient ici</translation>
    </message>
    <message>
        <source>you cannot follow suit, and this suit promises most as trump</source>
        <translation>vous ne pouvez pas fournir, et c’est cette couleur qui promet le plus comme atout</translation>
    </message>
    <message>
        <source>your partner may well win this trick, so give it a ten</source>
        <translation>votre partenaire a de bonnes chances de gagner ce pli, donnez-lui donc un dix</translation>
    </message>
    <message>
        <source>your partner still plays to this trick and may win the ten</source>
        <translation>votre partenaire doit encore jouer dans ce pli et peut gagner le dix</translation>
    </message>
    <message>
        <source>the ten may win this trick itself</source>
        <translation>le dix peut lui-même remporter ce pli</translation>
    </message>
    <message>
        <source>it wins the trick in your partner&apos;s place</source>
        <translation>cette carte remporte le pli à la place de votre partenaire</translation>
    </message>
    <message>
        <source>it may capture the ten that lies in this trick</source>
        <translation>cette carte peut capturer le dix qui se trouve dans ce pli</translation>
    </message>
    <message>
        <source>it wins the trick</source>
        <translation>cette carte remporte le pli</translation>
    </message>
    <message>
        <source>it may win the trick</source>
        <translation>cette carte peut remporter le pli</translation>
    </message>
    <message>
        <source>it clears a suit, so that you can ruff it later</source>
        <translation>cette carte vous débarrasse d’une couleur, que vous pourrez couper plus tard</translation>
    </message>
    <message>
        <source>nothing in this trick is worth a high card yet</source>
        <translation>rien dans ce pli ne vaut encore une carte haute</translation>
    </message>
    <message>
        <source>your partner may bring this ten home</source>
        <translation>votre partenaire peut mettre ce dix à l’abri</translation>
    </message>
    <message>
        <source>a low lead gives little away</source>
        <translation>une entame basse ne cède pas grand-chose</translation>
    </message>
    <message>
        <source>it takes trumps out of the other hands</source>
        <translation>cette carte fait tomber des atouts des autres mains</translation>
    </message>
    <message>
        <source>it is the highest card left in its suit</source>
        <translation>c’est la carte la plus haute qui reste dans sa couleur</translation>
    </message>
    <message>
        <source>your partner led this suit before</source>
        <translation>votre partenaire a déjà entamé cette couleur</translation>
    </message>
    <message>
        <source>it makes the others spend their higher cards</source>
        <translation>cette carte force les autres à dépenser leurs cartes plus fortes</translation>
    </message>
    <message>
        <source>it came out best in the deals that agree with what you have seen</source>
        <translation>c’est ce qui a donné le meilleur résultat dans les donnes qui s’accordent avec ce que vous avez vu</translation>
    </message>
    <message>
        <source>{action}: {reason}.</source>
        <translation>{action}&#x202f;: {reason}.</translation>
    </message>
    <message>
        <source>Risk of losing the deal: {percent}.</source>
        <translation>Risque de perdre la manche&#x202f;: {percent}.</translation>
    </message>
    <message>
        <source>{seat} may hold a higher card of {suit}.</source>
        <translation>{seat} a peut-être une carte plus forte à {suit}.</translation>
    </message>
    <message>
        <source>{seat} may hold another ace of {suit}, and the later ace wins.</source>
        <translation>{seat} a peut-être un autre as de {suit}, et l’as joué en dernier l’emporte.</translation>
    </message>
    <message>
        <source>{seat} has no {suit} and may ruff.</source>
        <translation>{seat} n’a pas de {suit} et peut couper.</translation>
    </message>
    <message>
        <source>{seat} may have no {suit} and ruff.</source>
        <translation>{seat} n’a peut-être pas de {suit} et peut couper.</translation>
    </message>
    <message numerus="yes">
        <source>{seat} may have no {suit} left and ruff; so far {seat} followed %n time(s).</source>
        <translation>
            <numerusform>{seat} n’a peut-être plus de {suit} et peut couper&#x202f;; jusqu’ici, {seat} a fourni %n fois.</numerusform>
            <numerusform>{seat} n’a peut-être plus de {suit} et peut couper&#x202f;; jusqu’ici, {seat} a fourni %n fois.</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat} has no {suit} and may set the trump.</source>
        <translation>{seat} n’a pas de {suit} et peut fixer l’atout.</translation>
    </message>
    <message>
        <source>{seat} may have no {suit} and set the trump.</source>
        <translation>{seat} n’a peut-être pas de {suit} et peut fixer l’atout.</translation>
    </message>
    <message numerus="yes">
        <source>{seat} may have no {suit} left and set the trump; so far {seat} followed %n time(s).</source>
        <translation>
            <numerusform>{seat} n’a peut-être plus de {suit} et peut fixer l’atout&#x202f;; jusqu’ici, {seat} a fourni %n fois.</numerusform>
            <numerusform>{seat} n’a peut-être plus de {suit} et peut fixer l’atout&#x202f;; jusqu’ici, {seat} a fourni %n fois.</numerusform>
        </translation>
    </message>
    <message>
        <source>Ask for the trump</source>
        <translation>Demandez l’atout</translation>
    </message>
    <message>
        <source>Lay down {card} as trump</source>
        <translation>Posez {card} comme atout</translation>
    </message>
    <message>
        <source>Make {suit} trump</source>
        <translation>Choisissez {suit} comme atout</translation>
    </message>
    <message>
        <source>Play {card}</source>
        <translation>Jouez {card}</translation>
    </message>
</context>
<context>
    <name>Looks</name>
    <message>
        <source>Emerald</source>
        <translation>Émeraude</translation>
    </message>
    <message>
        <source>Indigo</source>
        <translation>Indigo</translation>
    </message>
    <message>
        <source>Madder red</source>
        <translation>Rouge garance</translation>
    </message>
    <message>
        <source>Charcoal</source>
        <translation>Anthracite</translation>
    </message>
    <message>
        <source>Buta</source>
        <translation>Buta</translation>
    </message>
    <message>
        <source>Jali</source>
        <translation>Jali</translation>
    </message>
    <message>
        <source>Lotus</source>
        <translation>Lotus</translation>
    </message>
    <message>
        <source>Leheriya</source>
        <translation>Leheriya</translation>
    </message>
    <message>
        <source>slow</source>
        <translation>lent</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>normal</translation>
    </message>
    <message>
        <source>fast</source>
        <translation>rapide</translation>
    </message>
    <message>
        <source>instant</source>
        <translation>immédiat</translation>
    </message>
    <message>
        <source>same as the system</source>
        <translation>comme le système</translation>
    </message>
    <message>
        <source>light</source>
        <translation>clair</translation>
    </message>
    <message>
        <source>dark</source>
        <translation>sombre</translation>
    </message>
    <message>
        <source>cards move</source>
        <translation>les cartes bougent</translation>
    </message>
    <message>
        <source>cards do not move</source>
        <translation>les cartes ne bougent pas</translation>
    </message>
    <message>
        <source>of the language</source>
        <translation>de la langue</translation>
    </message>
    <message>
        <source>international (A K Q J)</source>
        <translation>internationales (A K Q J)</translation>
    </message>
</context>
<context>
    <name>Menu</name>
    <message>
        <source>&amp;Match</source>
        <translation>&amp;Partie</translation>
    </message>
    <message>
        <source>&amp;New match…</source>
        <translation>&amp;Nouvelle partie…</translation>
    </message>
    <message>
        <source>Same deal a&amp;gain</source>
        <translation>Re&amp;jouer la même donne</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Ouvrir…</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>&amp;Enregistrer sous…</translation>
    </message>
    <message>
        <source>Saved &amp;matches…</source>
        <translation>&amp;Parties enregistrées…</translation>
    </message>
    <message>
        <source>&amp;Copy the last deal</source>
        <translation>&amp;Copier la dernière donne</translation>
    </message>
    <message>
        <source>&amp;Export the last deal…</source>
        <translation>E&amp;xporter la dernière donne…</translation>
    </message>
    <message>
        <source>&amp;Paste a deal…</source>
        <translation>Co&amp;ller une donne…</translation>
    </message>
    <message>
        <source>S&amp;tatistics…</source>
        <translation>&amp;Statistiques…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Jeu</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Suggestion</translation>
    </message>
    <message>
        <source>&amp;Last trick</source>
        <translation>&amp;Dernier pli</translation>
    </message>
    <message>
        <source>Trump and &amp;tens</source>
        <translation>Atout et di&amp;x</translation>
    </message>
    <message>
        <source>Report of the last &amp;deal…</source>
        <translation>&amp;Bilan de la dernière manche…</translation>
    </message>
    <message>
        <source>&amp;Claim the rest…</source>
        <translation>Revendiquer le res&amp;te…</translation>
    </message>
    <message>
        <source>&amp;Give the deal up…</source>
        <translation>Abandonner la &amp;manche…</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pause</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Plein écran</translation>
    </message>
    <message>
        <source>&amp;Course of the match</source>
        <translation>&amp;Déroulement de la partie</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>P&amp;références…</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;ide</translation>
    </message>
    <message>
        <source>&amp;Rules and help</source>
        <translation>&amp;Règles et aide</translation>
    </message>
    <message>
        <source>&amp;Tutorial…</source>
        <translation>&amp;Tutoriel…</translation>
    </message>
    <message>
        <source>&amp;About Hukum</source>
        <translation>À &amp;propos de Hukum</translation>
    </message>
</context>
<context>
    <name>NewMatch</name>
    <message numerus="yes">
        <source>A match has %n deal(s).</source>
        <translation>
            <numerusform>Une partie compte %n manche.</numerusform>
            <numerusform>Une partie compte %n manches.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A match takes about %n deal(s).</source>
        <translation>
            <numerusform>Une partie dure environ %n manche.</numerusform>
            <numerusform>Une partie dure environ %n manches.</numerusform>
        </translation>
    </message>
    <message>
        <source>My own rules</source>
        <translation>Mes propres règles</translation>
    </message>
    <message>
        <source>Your own rules, made from {preset}.</source>
        <translation>Vos propres règles, tirées de {preset}.</translation>
    </message>
    <message>
        <source>Delete the rules “{name}”? They cannot be brought back.</source>
        <translation>Supprimer les règles «&#x202f;{name}&#x202f;»&#x202f;? Elles ne pourront pas être récupérées.</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Table and rules</source>
        <translation>Table et règles</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Table</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Règles</translation>
    </message>
    <message>
        <source>&amp;Serious: no undo and no hints</source>
        <translation>&amp;Sérieuse&#x202f;: ni annulation ni suggestions</translation>
    </message>
    <message>
        <source>&amp;Begin with deal number</source>
        <translation>&amp;Commencer par la donne numéro</translation>
    </message>
    <message>
        <source>Number of the deal</source>
        <translation>Numéro de la donne</translation>
    </message>
    <message>
        <source>for example 8123</source>
        <translation>par exemple 8123</translation>
    </message>
    <message>
        <source>Paste a dea&amp;l…</source>
        <translation>Co&amp;ller une donne…</translation>
    </message>
    <message>
        <source>Several people share this screen: before each turn the cards are covered until the next player is ready.</source>
        <translation>Plusieurs personnes partagent cet écran&#x202f;: avant chaque tour, il cache les cartes jusqu’à ce que la suivante soit prête.</translation>
    </message>
    <message>
        <source>The match begins with the pasted deal.</source>
        <translation>La partie commence par la donne collée.</translation>
    </message>
    <message>
        <source>&amp;All rules…</source>
        <translation>T&amp;outes les règles…</translation>
    </message>
    <message>
        <source>&amp;Delete these rules</source>
        <translation>S&amp;upprimer ces règles</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Jouer</translation>
    </message>
    <message>
        <source>A fixed number of deals</source>
        <translation>Un nombre fixe de manches</translation>
    </message>
    <message>
        <source>Short deck of 32 cards</source>
        <translation>Jeu court de 32 cartes</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Ordinateur</translation>
    </message>
    <message>
        <source>Person here</source>
        <translation>Joueur humain</translation>
    </message>
    <message>
        <source>Player at the {place} seat</source>
        <translation>Joueur {place}</translation>
    </message>
    <message>
        <source>Name at the {place} seat</source>
        <translation>Nom du joueur {place}</translation>
    </message>
    <message>
        <source>Level at the {place} seat</source>
        <translation>Niveau du joueur {place}</translation>
    </message>
    <message>
        <source>Style at the {place} seat</source>
        <translation>Style du joueur {place}</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Niveau</translation>
    </message>
    <message>
        <source>Style</source>
        <translation>Style</translation>
    </message>
</context>
<context>
    <name>PasteDeal</name>
    <message>
        <source>A deal for {rules}; dealer: the {place} seat.</source>
        <translation>Une donne pour {rules}&#x202f;; donneur&#x202f;: {place}.</translation>
    </message>
    <message>
        <source>Paste a deal</source>
        <translation>Coller une donne</translation>
    </message>
    <message>
        <source>Paste a deal that was copied as text, or type the number of a deal. The match begins with it.</source>
        <translation>Collez une donne copiée au format texte, ou tapez le numéro d’une donne. La partie commence avec elle.</translation>
    </message>
    <message>
        <source>&amp;Take this deal</source>
        <translation>&amp;Prendre cette donne</translation>
    </message>
    <message>
        <source>Deal as text</source>
        <translation>Donne au format texte</translation>
    </message>
</context>
<context>
    <name>Preferences</name>
    <message>
        <source>Preview of the chosen look</source>
        <translation>Image de l’apparence choisie</translation>
    </message>
    <message>
        <source>&amp;Cloth</source>
        <translation>Ta&amp;pis</translation>
    </message>
    <message>
        <source>&amp;Back of the cards</source>
        <translation>&amp;Dos des cartes</translation>
    </message>
    <message>
        <source>&amp;Letters on the cards</source>
        <translation>&amp;Lettres sur les cartes</translation>
    </message>
    <message>
        <source>Cloth</source>
        <translation>Tapis</translation>
    </message>
    <message>
        <source>Back of the cards</source>
        <translation>Dos des cartes</translation>
    </message>
    <message>
        <source>Large &amp;figures in the corners</source>
        <translation>&amp;Grands index dans les coins</translation>
    </message>
    <message>
        <source>F&amp;our colours, one for each suit</source>
        <translation>Quatre &amp;coloris, un par couleur</translation>
    </message>
    <message>
        <source>&amp;Trumps at one end of the hand</source>
        <translation>&amp;Atouts à un bout de la main</translation>
    </message>
    <message>
        <source>S&amp;how which cards can be played</source>
        <translation>&amp;Montrer les cartes jouables</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Langue</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>&amp;Couleurs</translation>
    </message>
    <message>
        <source>&amp;Pace</source>
        <translation>R&amp;ythme</translation>
    </message>
    <message>
        <source>&amp;Motion</source>
        <translation>&amp;Animation</translation>
    </message>
    <message>
        <source>same as the system</source>
        <translation>comme le système</translation>
    </message>
    <message>
        <source>&amp;Wait for me after each trick</source>
        <translation>M’attendre après chaque &amp;pli</translation>
    </message>
    <message>
        <source>What you change here takes effect at once.</source>
        <translation>Ce que vous changez ici prend effet aussitôt.</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Préférences</translation>
    </message>
    <message>
        <source>Defaults</source>
        <translation>Par défaut</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Jeu</translation>
    </message>
    <message>
        <source>C&amp;ards and cloth</source>
        <translation>Cartes et &amp;tapis</translation>
    </message>
    <message>
        <source>&amp;Sound</source>
        <translation>S&amp;ons</translation>
    </message>
    <message>
        <source>Sho&amp;rtcuts</source>
        <translation>&amp;Raccourcis</translation>
    </message>
    <message>
        <source>{keys} is already the shortcut for “{command}”.</source>
        <translation>{keys} est déjà le raccourci de «&#x202f;{command}&#x202f;».</translation>
    </message>
    <message>
        <source>{keys} begins a card that is typed.</source>
        <translation>{keys} commence le nom d’une carte à taper.</translation>
    </message>
    <message>
        <source>{keys} turns pages.</source>
        <translation>{keys} change de page.</translation>
    </message>
    <message>
        <source>Commands and their shortcuts</source>
        <translation>Commandes et leurs raccourcis</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Commande</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>Raccourci</translation>
    </message>
    <message>
        <source>New &amp;keys:</source>
        <translation>Nouvelles to&amp;uches&#x202f;:</translation>
    </message>
    <message>
        <source>New keys for the command</source>
        <translation>Nouvelles touches de la commande</translation>
    </message>
    <message>
        <source>&amp;Default keys</source>
        <translation>Touches &amp;habituelles</translation>
    </message>
    <message>
        <source>&amp;No keys</source>
        <translation>&amp;Aucune touche</translation>
    </message>
    <message>
        <source>Cards are &amp;dealt</source>
        <translation>Les cartes sont &amp;données</translation>
    </message>
    <message>
        <source>A card is p&amp;layed</source>
        <translation>&amp;Une carte est jouée</translation>
    </message>
    <message>
        <source>A tric&amp;k is taken</source>
        <translation>Un &amp;pli est pris</translation>
    </message>
    <message>
        <source>A &amp;ten is captured</source>
        <translation>Un di&amp;x est capturé</translation>
    </message>
    <message>
        <source>The tr&amp;ump is set or shown</source>
        <translation>L’&amp;atout est fixé ou montré</translation>
    </message>
    <message>
        <source>A deal is &amp;won or lost</source>
        <translation>Une &amp;manche est gagnée ou perdue</translation>
    </message>
    <message>
        <source>&amp;Play sounds</source>
        <translation>Jouer les &amp;sons</translation>
    </message>
    <message>
        <source>&amp;Volume</source>
        <translation>&amp;Volume</translation>
    </message>
    <message>
        <source>Without a sound device nothing is heard.</source>
        <translation>Sans appareil pour les jouer, on n’entend rien.</translation>
    </message>
</context>
<context>
    <name>Presets</name>
    <message>
        <source>Dehla Pakad</source>
        <translation>Dehla Pakad</translation>
    </message>
    <message>
        <source>Mendikot</source>
        <translation>Mendikot</translation>
    </message>
    <message>
        <source>Court Piece</source>
        <translation>Court Piece</translation>
    </message>
    <message>
        <source>Whoever cannot follow suit first sets the trump by that card. Three tens win a deal.
Seven deals won in a row win the match, and so do all four tens in one deal.</source>
        <translation>Le premier qui ne peut pas fournir fixe l’atout par sa carte. Trois dix gagnent une manche.
Sept manches de suite gagnent la partie, ou bien les quatre dix en une seule.</translation>
    </message>
    <message>
        <source>Dehla Pakad, spoken trump</source>
        <translation>Dehla Pakad, atout annoncé</translation>
    </message>
    <message>
        <source>Whoever cannot follow suit first names the trump aloud, then plays any card.
Otherwise Dehla Pakad: three tens a deal, seven deals in a row.</source>
        <translation>Le premier qui ne peut pas fournir annonce l’atout, puis joue n’importe quelle carte.
Pour le reste, Dehla Pakad&#x202f;: trois dix par manche, sept manches de suite.</translation>
    </message>
    <message>
        <source>Dehla Pakad, open trump</source>
        <translation>Dehla Pakad, atout ouvert</translation>
    </message>
    <message>
        <source>The dealer&apos;s partner names the trump before the first card is played.
Otherwise Dehla Pakad: three tens a deal, seven deals in a row.</source>
        <translation>Le partenaire du donneur annonce l’atout avant que la première carte ne soit jouée.
Pour le reste, Dehla Pakad&#x202f;: trois dix par manche, sept manches de suite.</translation>
    </message>
    <message>
        <source>Dehla Pakad, closed trump</source>
        <translation>Dehla Pakad, atout fermé</translation>
    </message>
    <message>
        <source>Whoever cannot follow suit first notes the trump in secret.
It wakes when the same player cannot follow suit again.</source>
        <translation>Le premier qui ne peut pas fournir note l’atout en secret.
L’atout se réveille quand ce même joueur ne peut de nouveau pas fournir.</translation>
    </message>
    <message>
        <source>Double Sar</source>
        <translation>Double Sar</translation>
    </message>
    <message>
        <source>Every card that you capture counts one, every ten two: 29 of 56 win the deal.
Trump and match as in Dehla Pakad.</source>
        <translation>Chaque carte capturée compte un, chaque dix deux&#x202f;: 29 sur 56 gagnent la manche.
Atout et partie comme à Dehla Pakad.</translation>
    </message>
    <message>
        <source>Coat, for points</source>
        <translation>Coat, aux points</translation>
    </message>
    <message>
        <source>Dehla Pakad in which each won deal scores a point, and seven points win the match.
All four tens in one deal still win at once.</source>
        <translation>Dehla Pakad où chaque manche gagnée rapporte un point&#x202f;; sept points gagnent la partie.
Les quatre dix en une seule manche gagnent toujours aussitôt.</translation>
    </message>
    <message>
        <source>Three decks, six players</source>
        <translation>Trois jeux, six joueurs</translation>
    </message>
    <message>
        <source>Three against three with 156 cards: seven of the twelve tens win a deal.
Of two identical cards the later one wins. Seven points win the match.</source>
        <translation>Trois contre trois avec 156 cartes&#x202f;: sept des douze dix gagnent une manche.
De deux cartes identiques, la dernière gagne. Sept points gagnent la partie.</translation>
    </message>
    <message>
        <source>The old game behind the others: seven of the thirteen tricks win a deal.
The first seven tricks score double, all thirteen fourfold. Seven points win.</source>
        <translation>Le vieux jeu dont viennent les autres&#x202f;: sept des treize plis gagnent une manche.
Les sept premiers plis comptent double, les treize quadruple. Sept points gagnent.</translation>
    </message>
    <message>
        <source>The first card off suit sets the trump. Three tens win a deal, and at two each tricks decide.
A deal scores one point, all tens two, all tens and tricks three. Seven points win.</source>
        <translation>La première défausse fixe l’atout. Trois dix gagnent une manche&#x202f;; à deux partout, les plis décident.
Une manche rapporte un point, tous les dix deux, tous les dix et tous les plis trois. Sept points gagnent.</translation>
    </message>
    <message>
        <source>Mendikot, open method</source>
        <translation>Mendikot, méthode ouverte</translation>
    </message>
    <message>
        <source>The trump is drawn before play: a card from another hand, shown to all.
Otherwise Mendikot to seven points.</source>
        <translation>L’atout est tiré avant le jeu&#x202f;: une carte d’une autre main, montrée à tous.
Pour le reste, Mendikot en sept points.</translation>
    </message>
    <message>
        <source>Mendikot, closed method</source>
        <translation>Mendikot, méthode fermée</translation>
    </message>
    <message>
        <source>A card laid face down is the trump, and it sleeps until it is revealed.
Whoever cannot follow suit may ask for it, and must then trump.</source>
        <translation>Une carte posée face cachée est l’atout, et il dort jusqu’à ce qu’il soit révélé.
Qui ne peut pas fournir peut le demander, et doit alors jouer atout.</translation>
    </message>
    <message>
        <source>Mendikot, trump face up</source>
        <translation>Mendikot, atout visible</translation>
    </message>
    <message>
        <source>The player after the dealer lays the trump card open on the table.
Otherwise Mendikot to seven points.</source>
        <translation>Le joueur qui suit le donneur pose la carte d’atout face visible sur la table.
Pour le reste, Mendikot en sept points.</translation>
    </message>
    <message>
        <source>Mendikot without trump</source>
        <translation>Mendikot sans atout</translation>
    </message>
    <message>
        <source>Only the suit led counts: no card can ruff your tens, and none can save them.
Otherwise Mendikot to seven points.</source>
        <translation>Seule compte la couleur entamée&#x202f;: nul ne peut couper vos dix, et nul ne peut les sauver.
Pour le reste, Mendikot en sept points.</translation>
    </message>
    <message>
        <source>Short Mendikot</source>
        <translation>Mendikot court</translation>
    </message>
    <message>
        <source>A quick game with the 32 cards from seven to ace, eight for each player.
At two tens each five of the eight tricks decide.</source>
        <translation>Une partie rapide avec les 32 cartes du sept à l’as, huit par joueur.
À deux dix partout, cinq des huit plis décident.</translation>
    </message>
    <message>
        <source>Mendikot, Dehla style</source>
        <translation>Mendikot, style Dehla</translation>
    </message>
    <message>
        <source>Every ten that a side captures scores one, deal after deal.
The first side to have twenty tens wins the match.</source>
        <translation>Chaque dix capturé par un camp compte un, manche après manche.
Le premier camp à vingt dix gagne la partie.</translation>
    </message>
    <message>
        <source>Dehla Pakad, pile capture</source>
        <translation>Dehla Pakad, capture de pile</translation>
    </message>
    <message>
        <source>Tricks stay in the middle until one player wins two in a row and takes the pile.
A won deal scores a point, all four tens two. Seven points win.</source>
        <translation>Les plis restent au milieu jusqu’à ce qu’un joueur en remporte deux de suite et prenne la pile.
Une manche gagnée rapporte un point, les quatre dix deux. Sept points gagnent.</translation>
    </message>
    <message>
        <source>Mendikot, band hukum</source>
        <translation>Mendikot, band hukum</translation>
    </message>
    <message>
        <source>A card laid face down is the trump.
It is revealed by itself the first time that somebody cannot follow suit.</source>
        <translation>Une carte posée face cachée est l’atout.
Elle est révélée d’elle-même la première fois que quelqu’un ne peut pas fournir.</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>&amp;Chercher dans&#x202f;:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>&amp;Type de fichiers&#x202f;:</translation>
    </message>
</context>
<context>
    <name>QFileSystemModel</name>
    <message>
        <source>&lt;b&gt;The name &quot;%1&quot; cannot be used.&lt;/b&gt;&lt;p&gt;Try using another name, with fewer characters or no punctuation marks.</source>
        <translation>&lt;b&gt;Le nom «&#x202f;%1&#x202f;» ne peut pas être utilisé.&lt;/b&gt;&lt;p&gt;Essayez un autre nom, avec moins de caractères ou sans signes de ponctuation.</translation>
    </message>
</context>
<context>
    <name>QPageSetupWidget</name>
    <message>
        <source>Page &amp;order:</source>
        <translation>&amp;Ordre des pages&#x202f;:</translation>
    </message>
    <message>
        <source>Pages &amp;per sheet:</source>
        <translation>Pages &amp;par feuille&#x202f;:</translation>
    </message>
</context>
<context>
    <name>QPrintDialog</name>
    <message>
        <source>Invalid Pages Definition</source>
        <translation>Pages non valides</translation>
    </message>
    <message>
        <source>%1 does not follow the correct syntax. Please use &apos;,&apos; to separate ranges and pages, &apos;-&apos; to define ranges and make sure ranges do not intersect with each other.</source>
        <translation>%1 n’a pas la bonne forme. Séparez les pages et les plages par «&#x202f;,&#x202f;», donnez une plage avec «&#x202f;-&#x202f;», et veillez à ce que les plages ne se recoupent pas.</translation>
    </message>
    <message>
        <source>Duplex Settings Conflicts</source>
        <translation>Réglages recto verso contradictoires</translation>
    </message>
    <message>
        <source>There are conflicts in duplex settings. Do you want to fix them?</source>
        <translation>Les réglages recto verso se contredisent. Voulez-vous les corriger&#x202f;?</translation>
    </message>
</context>
<context>
    <name>QPrintPropertiesWidget</name>
    <message>
        <source>Advanced</source>
        <translation>Avancé</translation>
    </message>
    <message>
        <source>There are conflicts in some options. Please fix them.</source>
        <translation>Certaines options se contredisent. Corrigez-les.</translation>
    </message>
</context>
<context>
    <name>QPrintSettingsOutput</name>
    <message>
        <source>Double Sided Printing</source>
        <translation>Impression recto verso</translation>
    </message>
    <message>
        <source>Long side binding</source>
        <translation>Reliure sur le grand côté</translation>
    </message>
    <message>
        <source>Short side binding</source>
        <translation>Reliure sur le petit côté</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Désactivé</translation>
    </message>
    <message>
        <source>Page &amp;Set:</source>
        <translation>&amp;Jeu de pages&#x202f;:</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Pages</translation>
    </message>
    <message>
        <source>Specify pages or ranges separated by commas. Ranges are specified by two numbers separated by a hyphen. E.g: 3,5-7,9 prints pages 3, 5, 6, 7 and 9.</source>
        <translation>Indiquez des pages ou des plages, séparées par des virgules. Une plage est donnée par deux nombres et un trait d’union. Exemple&#x202f;: 3,5-7,9 imprime les pages 3, 5, 6, 7 et 9.</translation>
    </message>
</context>
<context>
    <name>Refusals</name>
    <message>
        <source>That is not possible now.</source>
        <translation>Ce n’est pas possible maintenant.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Ce n’est pas votre tour.</translation>
    </message>
    <message>
        <source>Every seat must cut a different card.</source>
        <translation>Chaque joueur doit tirer une carte différente.</translation>
    </message>
    <message>
        <source>The hands are not the whole deck, dealt evenly to every seat.</source>
        <translation>Les mains ne forment pas le jeu entier, donné à parts égales.</translation>
    </message>
    <message>
        <source>You do not hold {card}.</source>
        <translation>Vous n’avez pas {card}.</translation>
    </message>
    <message>
        <source>Follow suit: play {suit}.</source>
        <translation>Fournissez&#x202f;: jouez {suit}.</translation>
    </message>
    <message>
        <source>You asked for the trump, so play a trump: {suit}.</source>
        <translation>Vous avez demandé l’atout, jouez donc atout&#x202f;: {suit}.</translation>
    </message>
    <message>
        <source>Choose a card or a suit that you hold.</source>
        <translation>Choisissez une carte ou une couleur que vous avez.</translation>
    </message>
    <message>
        <source>You may ask for the trump only while it is hidden, when you cannot follow suit, and not when you chose it.</source>
        <translation>Vous ne pouvez demander l’atout que s’il est caché, quand vous ne pouvez pas fournir, et si ce n’est pas vous qui l’avez choisi.</translation>
    </message>
    <message>
        <source>A house rule throws this deal in.</source>
        <translation>Une règle maison annule cette donne.</translation>
    </message>
    <message>
        <source>You can claim the rest only when you are to lead.</source>
        <translation>Vous ne pouvez revendiquer le reste que lorsque c’est à vous d’entamer.</translation>
    </message>
    <message>
        <source>That claim is not certain: {beater} may still be out.</source>
        <translation>Ce n’est pas certain&#x202f;: quelqu’un a peut-être encore {beater}.</translation>
    </message>
    <message>
        <source>That claim is not certain: somebody may ruff {card}.</source>
        <translation>Ce n’est pas certain&#x202f;: quelqu’un pourrait couper {card}.</translation>
    </message>
</context>
<context>
    <name>Replay</name>
    <message>
        <source>One step back</source>
        <translation>Un pas en arrière</translation>
    </message>
    <message>
        <source>One step forward</source>
        <translation>Un pas en avant</translation>
    </message>
    <message>
        <source>Point of the deal</source>
        <translation>Moment de la manche</translation>
    </message>
    <message>
        <source>Hands at this point</source>
        <translation>Mains à ce moment</translation>
    </message>
    <message>
        <source>Play on &amp;from here</source>
        <translation>Jouer à partir &amp;d’ici</translation>
    </message>
</context>
<context>
    <name>Results</name>
    <message>
        <source>Draw</source>
        <translation>Nulle</translation>
    </message>
    <message>
        <source>Win</source>
        <translation>Victoire</translation>
    </message>
    <message>
        <source>Sirr</source>
        <translation>Sirr</translation>
    </message>
    <message>
        <source>Mendikot</source>
        <translation>Mendikot</translation>
    </message>
    <message>
        <source>Kot</source>
        <translation>Kot</translation>
    </message>
    <message>
        <source>Court</source>
        <translation>Court</translation>
    </message>
    <message>
        <source>Bavney</source>
        <translation>Bavney</translation>
    </message>
    <message>
        <source>A sirr: enough tens in one deal to crown it.</source>
        <translation>Un sirr&#x202f;: assez de dix en une seule manche pour la couronner.</translation>
    </message>
    <message>
        <source>A mendikot: all tens in one deal.</source>
        <translation>Un mendikot&#x202f;: tous les dix en une seule manche.</translation>
    </message>
    <message>
        <source>A kot: all tens and all tricks in one deal.</source>
        <translation>Un kot&#x202f;: tous les dix et tous les plis d’une manche.</translation>
    </message>
    <message>
        <source>A court: the first seven tricks of the deal.</source>
        <translation>Un court&#x202f;: les sept premiers plis de la manche.</translation>
    </message>
    <message>
        <source>A bavney: all tricks of the deal.</source>
        <translation>Un bavney&#x202f;: tous les plis de la manche.</translation>
    </message>
    <message numerus="yes">
        <source>%n ten(s)</source>
        <translation>
            <numerusform>%n dix</numerusform>
            <numerusform>%n dix</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n pli</numerusform>
            <numerusform>%n plis</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card point(s)</source>
        <translation>
            <numerusform>%n point de cartes</numerusform>
            <numerusform>%n points de cartes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation>
            <numerusform>%n manche</numerusform>
            <numerusform>%n manches</numerusform>
        </translation>
    </message>
    <message>
        <source>{number}%</source>
        <translation>{number}&#x202f;%</translation>
    </message>
    <message>
        <source>The deal is drawn: {count} each.</source>
        <translation>La manche est nulle&#x202f;: {count} partout.</translation>
    </message>
    <message>
        <source>{side} wins the deal with {count} against {other}.</source>
        <translation>{side} gagne la manche&#x202f;: {count} contre {other}.</translation>
    </message>
    <message>
        <source>{side} wins the deal: the tens are shared, and {count} beat {other}.</source>
        <translation>{side} gagne la manche&#x202f;: les dix sont partagés, et {count} l’emportent sur {other}.</translation>
    </message>
    <message>
        <source>{side} wins the deal with {count} against {other}: even if the tens end up shared, its {tricks} decide.</source>
        <translation>{side} gagne la manche&#x202f;: {count} contre {other}&#x202f;; même si les dix finissent partagés, ses {tricks} décident.</translation>
    </message>
    <message>
        <source>A sirr: all tens in one deal.</source>
        <translation>Un sirr&#x202f;: tous les dix en une seule manche.</translation>
    </message>
    <message>
        <source>Each side scores the tens that it captured.</source>
        <translation>Chaque camp marque les dix qu’il a capturés.</translation>
    </message>
    <message>
        <source>That scores {points}.</source>
        <translation>Cela rapporte {points}.</translation>
    </message>
    <message numerus="yes">
        <source>{us}: {ours}, {them}: {theirs}; %n point(s) win.</source>
        <translation>
            <numerusform>{us}&#x202f;: {ours}, {them}&#x202f;: {theirs}&#x202f;; il faut %n point.</numerusform>
            <numerusform>{us}&#x202f;: {ours}, {them}&#x202f;: {theirs}&#x202f;; il faut %n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>{us}: {ours}, {them}: {theirs}; {target} tens win.</source>
        <translation>{us}&#x202f;: {ours}, {them}&#x202f;: {theirs}&#x202f;; il faut {target} dix.</translation>
    </message>
    <message>
        <source>{us}: {ours}, {them}: {theirs}; deal {deal} of {target}.</source>
        <translation>{us}&#x202f;: {ours}, {them}&#x202f;: {theirs}&#x202f;; manche {deal} sur {target}.</translation>
    </message>
    <message>
        <source>Neither side has a streak.</source>
        <translation>Aucun camp n’a de série.</translation>
    </message>
    <message>
        <source>{side} has won {count} of {target} in a row.</source>
        <translation>{side} a gagné {count} de suite sur {target}.</translation>
    </message>
    <message>
        <source>The match is drawn after {deals}.</source>
        <translation>La partie est nulle après {deals}.</translation>
    </message>
    <message numerus="yes">
        <source>{side} wins the match by %n point(s) to {theirs}.</source>
        <translation>
            <numerusform>{side} gagne la partie par %n point à {theirs}.</numerusform>
            <numerusform>{side} gagne la partie par %n points à {theirs}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{side} wins the match with a sirr.</source>
        <translation>{side} gagne la partie par un sirr.</translation>
    </message>
    <message>
        <source>{side} wins the match with {deals} in a row.</source>
        <translation>{side} gagne la partie&#x202f;: {deals} de suite.</translation>
    </message>
    <message>
        <source>{side} wins the match by {ours} tens to {theirs}.</source>
        <translation>{side} gagne la partie par {ours} dix à {theirs}.</translation>
    </message>
    <message>
        <source>You deal next.</source>
        <translation>C’est à vous de donner ensuite.</translation>
    </message>
    <message>
        <source>{name} deals next.</source>
        <translation>{name} donne ensuite.</translation>
    </message>
    <message>
        <source>The deal passes on after every deal.</source>
        <translation>La donne passe au joueur suivant après chaque manche.</translation>
    </message>
    <message>
        <source>The dealer&apos;s side won, so the deal passes on.</source>
        <translation>Le camp du donneur a gagné&#x202f;: la donne passe au joueur suivant.</translation>
    </message>
    <message>
        <source>The dealer&apos;s side lost, so the same dealer deals again.</source>
        <translation>Le camp du donneur a perdu&#x202f;: le même donneur redonne.</translation>
    </message>
    <message>
        <source>The deal was drawn, so the same dealer deals again.</source>
        <translation>La manche est nulle&#x202f;: le même donneur redonne.</translation>
    </message>
    <message>
        <source>The deal was drawn, so the deal passes on.</source>
        <translation>La manche est nulle&#x202f;: la donne passe au joueur suivant.</translation>
    </message>
    <message>
        <source>The deal was drawn, and the dealer&apos;s side had lost the deal before, so the same dealer deals again.</source>
        <translation>La manche est nulle, et le camp du donneur avait perdu la manche précédente&#x202f;: le même donneur redonne.</translation>
    </message>
    <message>
        <source>The deal was drawn, and the dealer&apos;s side had lost none just before it, so the deal passes on.</source>
        <translation>La manche est nulle, et le camp du donneur n’en avait perdu aucune juste avant&#x202f;: la donne passe au joueur suivant.</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>whoever cuts the highest card</source>
        <translation>qui tire la carte la plus haute</translation>
    </message>
    <message>
        <source>a player drawn at random</source>
        <translation>un joueur tiré au sort</translation>
    </message>
    <message>
        <source>seat {number}</source>
        <translation>place {number}</translation>
    </message>
    <message>
        <source>the {place} seat</source>
        <translation>le joueur {place}</translation>
    </message>
    <message>
        <source>Packets of cards (1: one by one)</source>
        <translation>Paquets de cartes (1&#x202f;: une par une)</translation>
    </message>
    <message>
        <source>Starts from</source>
        <translation>Point de départ</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>Jeux de cartes</translation>
    </message>
    <message>
        <source>Lowest card</source>
        <translation>Carte la plus basse</translation>
    </message>
    <message>
        <source>Direction of play</source>
        <translation>Sens du jeu</translation>
    </message>
    <message>
        <source>First dealer</source>
        <translation>Premier donneur</translation>
    </message>
    <message>
        <source>Cards are dealt</source>
        <translation>Les cartes sont données</translation>
    </message>
    <message>
        <source>Deal again if</source>
        <translation>On redonne si</translation>
    </message>
    <message>
        <source>How the trump is chosen</source>
        <translation>Comment l’atout est choisi</translation>
    </message>
    <message>
        <source>The card that sets the trump is a trump</source>
        <translation>La carte qui fixe l’atout est un atout</translation>
    </message>
    <message>
        <source>The hidden trump is revealed</source>
        <translation>L’atout caché est révélé</translation>
    </message>
    <message>
        <source>Whoever asks must play a trump</source>
        <translation>Qui le demande doit jouer atout</translation>
    </message>
    <message>
        <source>Of two identical cards</source>
        <translation>De deux cartes identiques</translation>
    </message>
    <message>
        <source>Tricks are captured</source>
        <translation>Les plis sont capturés</translation>
    </message>
    <message>
        <source>A deal is won by</source>
        <translation>Une manche se gagne par</translation>
    </message>
    <message>
        <source>Tens that win a deal</source>
        <translation>Dix qui gagnent une manche</translation>
    </message>
    <message>
        <source>When the tens are shared</source>
        <translation>Quand les dix sont partagés</translation>
    </message>
    <message>
        <source>A match is won by</source>
        <translation>Une partie se gagne par</translation>
    </message>
    <message>
        <source>Deals in a row</source>
        <translation>Manches de suite</translation>
    </message>
    <message>
        <source>Points to reach</source>
        <translation>Points à atteindre</translation>
    </message>
    <message>
        <source>Number of deals</source>
        <translation>Nombre de manches</translation>
    </message>
    <message>
        <source>Tens to reach</source>
        <translation>Dix à atteindre</translation>
    </message>
    <message>
        <source>A sirr wins the match at once</source>
        <translation>Un sirr gagne aussitôt la partie</translation>
    </message>
    <message>
        <source>Tens that make a sirr</source>
        <translation>Dix qui font un sirr</translation>
    </message>
    <message>
        <source>Points for a won deal</source>
        <translation>Points pour une manche gagnée</translation>
    </message>
    <message>
        <source>Points for a sirr</source>
        <translation>Points pour un sirr</translation>
    </message>
    <message>
        <source>Points for a mendikot</source>
        <translation>Points pour un mendikot</translation>
    </message>
    <message>
        <source>Points for a kot</source>
        <translation>Points pour un kot</translation>
    </message>
    <message>
        <source>Points for a court</source>
        <translation>Points pour un court</translation>
    </message>
    <message>
        <source>Points for a bavney</source>
        <translation>Points pour un bavney</translation>
    </message>
    <message>
        <source>A point more for all four aces</source>
        <translation>Un point de plus pour les quatre as</translation>
    </message>
    <message>
        <source>Next dealer</source>
        <translation>Donneur suivant</translation>
    </message>
    <message>
        <source>Next dealer after a draw</source>
        <translation>Donneur après une manche nulle</translation>
    </message>
    <message>
        <source>When a deal is decided early</source>
        <translation>Quand une manche est décidée avant la fin</translation>
    </message>
    <message>
        <source>anticlockwise</source>
        <translation>sens inverse des aiguilles d’une montre</translation>
    </message>
    <message>
        <source>clockwise</source>
        <translation>sens des aiguilles d’une montre</translation>
    </message>
    <message>
        <source>a hand has no card above a nine</source>
        <translation>une main n’a aucune carte au-dessus du neuf</translation>
    </message>
    <message>
        <source>a hand has all four tens</source>
        <translation>une main a les quatre dix</translation>
    </message>
    <message>
        <source>by the first card that does not follow</source>
        <translation>par la première carte qui ne fournit pas</translation>
    </message>
    <message>
        <source>aloud, by the first who cannot follow</source>
        <translation>à voix haute, par le premier qui ne peut pas fournir</translation>
    </message>
    <message>
        <source>in secret, by the first who cannot follow</source>
        <translation>en secret, par le premier qui ne peut pas fournir</translation>
    </message>
    <message>
        <source>by the dealer&apos;s partner, before play</source>
        <translation>par le partenaire du donneur, avant le jeu</translation>
    </message>
    <message>
        <source>by a card drawn from another hand</source>
        <translation>par une carte tirée d’une autre main</translation>
    </message>
    <message>
        <source>by a card laid face up</source>
        <translation>par une carte posée face visible</translation>
    </message>
    <message>
        <source>by a card laid face down</source>
        <translation>par une carte posée face cachée</translation>
    </message>
    <message>
        <source>there is no trump</source>
        <translation>il n’y a pas d’atout</translation>
    </message>
    <message>
        <source>when a player who cannot follow asks</source>
        <translation>quand un joueur qui ne peut pas fournir le demande</translation>
    </message>
    <message>
        <source>as soon as a player cannot follow</source>
        <translation>dès qu’un joueur ne peut pas fournir</translation>
    </message>
    <message>
        <source>only when its holder plays it</source>
        <translation>seulement quand son détenteur la joue</translation>
    </message>
    <message>
        <source>the later one wins</source>
        <translation>la dernière gagne</translation>
    </message>
    <message>
        <source>the first one wins</source>
        <translation>la première gagne</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>aussitôt</translation>
    </message>
    <message>
        <source>as a pile, by two tricks in a row</source>
        <translation>en pile, par deux plis de suite</translation>
    </message>
    <message>
        <source>tens</source>
        <translation>les dix</translation>
    </message>
    <message>
        <source>tricks</source>
        <translation>les plis</translation>
    </message>
    <message>
        <source>card points</source>
        <translation>les points de cartes</translation>
    </message>
    <message>
        <source>the deal is drawn</source>
        <translation>la manche est nulle</translation>
    </message>
    <message>
        <source>the tricks decide</source>
        <translation>les plis décident</translation>
    </message>
    <message>
        <source>deals in a row</source>
        <translation>des manches de suite</translation>
    </message>
    <message>
        <source>points</source>
        <translation>des points</translation>
    </message>
    <message>
        <source>most points after a number of deals</source>
        <translation>le plus de points après un nombre de manches</translation>
    </message>
    <message>
        <source>a total of tens</source>
        <translation>un total de dix</translation>
    </message>
    <message>
        <source>the losing side, as in Dehla Pakad</source>
        <translation>le camp perdant, comme à Dehla Pakad</translation>
    </message>
    <message>
        <source>the losing side, as in Mendikot</source>
        <translation>le camp perdant, comme à Mendikot</translation>
    </message>
    <message>
        <source>each player in turn</source>
        <translation>chaque joueur à son tour</translation>
    </message>
    <message>
        <source>as the deal before decides</source>
        <translation>selon la manche précédente</translation>
    </message>
    <message>
        <source>the same dealer</source>
        <translation>le même donneur</translation>
    </message>
    <message>
        <source>the next player</source>
        <translation>le joueur suivant</translation>
    </message>
    <message>
        <source>offer to finish it</source>
        <translation>proposer de la terminer</translation>
    </message>
    <message>
        <source>finish it at once</source>
        <translation>la terminer aussitôt</translation>
    </message>
    <message>
        <source>play it out</source>
        <translation>la jouer jusqu’au bout</translation>
    </message>
    <message>
        <source>one deck</source>
        <translation>un jeu</translation>
    </message>
    <message>
        <source>three decks</source>
        <translation>trois jeux</translation>
    </message>
    <message>
        <source>two (52 cards)</source>
        <translation>deux (52 cartes)</translation>
    </message>
    <message>
        <source>seven (32 cards)</source>
        <translation>sept (32 cartes)</translation>
    </message>
    <message>
        <source>Six players need three decks, and three decks need six players.</source>
        <translation>Six joueurs ont besoin de trois jeux, et trois jeux de six joueurs.</translation>
    </message>
    <message>
        <source>The short deck is for four players with one deck.</source>
        <translation>Le jeu court est pour quatre joueurs avec un seul jeu.</translation>
    </message>
    <message>
        <source>There is no such seat at this table.</source>
        <translation>Cette place n’existe pas à cette table.</translation>
    </message>
    <message>
        <source>The packets must be single cards or add up to {cards}.</source>
        <translation>Les paquets doivent être d’une carte ou faire {cards} en tout.</translation>
    </message>
    <message>
        <source>With three decks no hand can be thrown in for holding all tens.</source>
        <translation>Avec trois jeux, aucune donne ne peut être annulée parce qu’une main a tous les dix.</translation>
    </message>
    <message>
        <source>This can be switched off only where the first card that does not follow sets it.</source>
        <translation>On ne peut désactiver ceci que là où la première carte qui ne fournit pas fixe l’atout.</translation>
    </message>
    <message>
        <source>Only a card laid face down has to be revealed.</source>
        <translation>Seule une carte posée face cachée doit être révélée.</translation>
    </message>
    <message>
        <source>Nobody asks where the trump is not revealed on request.</source>
        <translation>Personne ne demande là où l’atout n’est pas révélé sur demande.</translation>
    </message>
    <message>
        <source>A face-down trump and three decks do not go together: the card has two doubles.</source>
        <translation>Un atout face cachée et trois jeux ne vont pas ensemble&#x202f;: la carte existe en trois exemplaires.</translation>
    </message>
    <message>
        <source>A face-down trump and pile capture do not go together.</source>
        <translation>Un atout face cachée et la capture de pile ne vont pas ensemble.</translation>
    </message>
    <message>
        <source>Identical cards exist only with three decks.</source>
        <translation>Il n’y a de cartes identiques qu’avec trois jeux.</translation>
    </message>
    <message>
        <source>Where tricks win the deal they count as they are won, not as a pile.</source>
        <translation>Là où les plis gagnent la manche, ils comptent un par un, et non en pile.</translation>
    </message>
    <message>
        <source>Card points need the deck of 52 cards.</source>
        <translation>Les points de cartes demandent le jeu de 52 cartes.</translation>
    </message>
    <message>
        <source>A deal for tricks needs the 13 tricks of the deck of 52 cards.</source>
        <translation>Une manche aux plis demande les 13 plis du jeu de 52 cartes.</translation>
    </message>
    <message>
        <source>Of four tens three win the deal.</source>
        <translation>Sur quatre dix, trois gagnent la manche.</translation>
    </message>
    <message>
        <source>Of twelve tens seven or nine win the deal.</source>
        <translation>Sur douze dix, sept ou neuf gagnent la manche.</translation>
    </message>
    <message>
        <source>With one deck a sirr is all four tens.</source>
        <translation>Avec un jeu, un sirr est fait des quatre dix.</translation>
    </message>
    <message>
        <source>With three decks a sirr is nine, ten or twelve tens.</source>
        <translation>Avec trois jeux, un sirr est fait de neuf, dix ou douze dix.</translation>
    </message>
    <message>
        <source>Tricks can break a tie only where tens win the deal.</source>
        <translation>Les plis ne peuvent départager que là où les dix gagnent la manche.</translation>
    </message>
    <message>
        <source>A match for a total of tens needs deals that tens win.</source>
        <translation>Une partie au total de dix demande des manches qui se gagnent par les dix.</translation>
    </message>
    <message>
        <source>Where tricks win the deal there is no sirr.</source>
        <translation>Là où les plis gagnent la manche, il n’y a pas de sirr.</translation>
    </message>
    <message>
        <source>Where tricks break ties all tens are a mendikot, not a sirr.</source>
        <translation>Là où les plis départagent, tous les dix font un mendikot, et non un sirr.</translation>
    </message>
    <message>
        <source>A sirr does not end a match for a total of tens.</source>
        <translation>Un sirr ne met pas fin à une partie au total de dix.</translation>
    </message>
    <message>
        <source>The point for the aces belongs to mendikots.</source>
        <translation>Le point des as est réservé aux mendikots.</translation>
    </message>
    <message>
        <source>The point for the aces needs a match for points.</source>
        <translation>Le point des as demande une partie aux points.</translation>
    </message>
    <message>
        <source>A better result must not score less than a lesser one.</source>
        <translation>Un meilleur résultat ne peut pas rapporter moins qu’un résultat moindre.</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
</context>
<context>
    <name>RulesEditor</name>
    <message>
        <source>Table and cards</source>
        <translation>Table et cartes</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>Atout</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Manche</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Next dealer</source>
        <translation>Donneur suivant</translation>
    </message>
    <message>
        <source>Start anew from {preset}? What you have changed is lost.</source>
        <translation>Recommencer à partir de «&#x202f;{preset}&#x202f;»&#x202f;? Vos modifications seront perdues.</translation>
    </message>
    <message>
        <source>These rules make sense.</source>
        <translation>Ces règles vont ensemble.</translation>
    </message>
    <message>
        <source>{field}: {problem}</source>
        <translation>{field}&#x202f;: {problem}</translation>
    </message>
    <message>
        <source>You have rules named “{name}” already. Replace them?</source>
        <translation>Vous avez déjà des règles nommées «&#x202f;{name}&#x202f;». Les remplacer&#x202f;?</translation>
    </message>
    <message>
        <source>All rules</source>
        <translation>Toutes les règles</translation>
    </message>
    <message>
        <source>&amp;Show it</source>
        <translation>&amp;Montrer</translation>
    </message>
    <message>
        <source>Keep under the name</source>
        <translation>Conserver sous le nom</translation>
    </message>
    <message>
        <source>without a name: for this match only</source>
        <translation>sans nom&#x202f;: pour cette partie seulement</translation>
    </message>
</context>
<context>
    <name>Saves</name>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Ouvrir</translation>
    </message>
    <message>
        <source>&amp;Open the good part</source>
        <translation>&amp;Ouvrir la partie lisible</translation>
    </message>
    <message>
        <source>No match has been saved yet.</source>
        <translation>Aucune partie n’a encore été enregistrée.</translation>
    </message>
    <message>
        <source>Rename a match</source>
        <translation>Renommer une partie</translation>
    </message>
    <message>
        <source>Name:</source>
        <translation>Nom&#x202f;:</translation>
    </message>
    <message>
        <source>Delete the match “{name}”? It cannot be brought back.</source>
        <translation>Supprimer la partie «&#x202f;{name}&#x202f;»&#x202f;? Elle ne pourra pas être récupérée.</translation>
    </message>
    <message>
        <source>Export a match</source>
        <translation>Exporter une partie</translation>
    </message>
    <message>
        <source>Import a match</source>
        <translation>Importer une partie</translation>
    </message>
    <message>
        <source>Saved matches</source>
        <translation>Parties enregistrées</translation>
    </message>
    <message>
        <source>Picture of the table</source>
        <translation>Image de la table</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exporter…</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation>&amp;Renommer…</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Supprimer</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importer…</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>unreadable</source>
        <translation>illisible</translation>
    </message>
    <message>
        <source>{ours}–{theirs}</source>
        <translation>{ours} à {theirs}</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Standing</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Enregistrée</translation>
    </message>
</context>
<context>
    <name>Seats</name>
    <message>
        <source>You</source>
        <translation>Vous</translation>
    </message>
    <message>
        <source>random</source>
        <translation>aléatoire</translation>
    </message>
    <message>
        <source>beginner</source>
        <translation>débutant</translation>
    </message>
    <message>
        <source>casual</source>
        <translation>occasionnel</translation>
    </message>
    <message>
        <source>club player</source>
        <translation>de club</translation>
    </message>
    <message>
        <source>expert</source>
        <translation>expert</translation>
    </message>
    <message>
        <source>master</source>
        <translation>maître</translation>
    </message>
    <message>
        <source>steady</source>
        <translation>régulier</translation>
    </message>
    <message>
        <source>cautious</source>
        <translation>prudent</translation>
    </message>
    <message>
        <source>bold</source>
        <translation>audacieux</translation>
    </message>
    <message>
        <source>keeps trumps</source>
        <translation>garde ses atouts</translation>
    </message>
    <message>
        <source>chases the sirr</source>
        <translation>vise le sirr</translation>
    </message>
    <message>
        <source>{names} and {last}</source>
        <comment>the last name begins as Inés does</comment>
        <translation>{names} et {last}</translation>
    </message>
    <message>
        <source>{names} and {last}</source>
        <translation>{names} et {last}</translation>
    </message>
    <message>
        <source>The side of {names}</source>
        <translation>Le camp {names}</translation>
    </message>
    <message>
        <source>Your side</source>
        <translation>Votre camp</translation>
    </message>
    <message>
        <source>The other side</source>
        <translation>Le camp adverse</translation>
    </message>
    <message>
        <source>We</source>
        <translation>Nous</translation>
    </message>
    <message>
        <source>They</source>
        <translation>Eux</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Joueur {number}</translation>
    </message>
    <message>
        <source>person</source>
        <translation>joueur humain</translation>
    </message>
    <message>
        <source>{level}, {style}</source>
        <translation>{level}, {style}</translation>
    </message>
    <message>
        <source>bottom</source>
        <translation>en bas</translation>
    </message>
    <message>
        <source>right</source>
        <translation>à droite</translation>
    </message>
    <message>
        <source>opposite</source>
        <translation>en face</translation>
    </message>
    <message>
        <source>left</source>
        <translation>à gauche</translation>
    </message>
    <message>
        <source>bottom right</source>
        <translation>en bas à droite</translation>
    </message>
    <message>
        <source>top right</source>
        <translation>en haut à droite</translation>
    </message>
    <message>
        <source>top left</source>
        <translation>en haut à gauche</translation>
    </message>
    <message>
        <source>bottom left</source>
        <translation>en bas à gauche</translation>
    </message>
</context>
<context>
    <name>Spoken</name>
    <message>
        <source>On the table: {cards}.</source>
        <translation>Sur la table&#x202f;: {cards}.</translation>
    </message>
    <message>
        <source>{name} is winning.</source>
        <translation>{name} est en train de gagner.</translation>
    </message>
    <message>
        <source>You are winning.</source>
        <translation>Vous êtes en train de gagner.</translation>
    </message>
    <message>
        <source>Enter goes on.</source>
        <translation>Entrée pour continuer.</translation>
    </message>
    <message>
        <source>Selected: {card}.</source>
        <translation>Sélection&#x202f;: {card}.</translation>
    </message>
    <message>
        <source>Reached with Tab: {choices}.</source>
        <translation>Accessible avec la touche Tab&#x202f;: {choices}.</translation>
    </message>
    <message>
        <source>You have picked {card}. Enter once more lays it down.</source>
        <translation>Vous avez choisi {card}. Appuyez encore une fois sur Entrée pour poser la carte.</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>Statistics</source>
        <translation>Statistiques</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Règles</translation>
    </message>
    <message>
        <source>&amp;Opponents</source>
        <translation>A&amp;dversaires</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Aide</translation>
    </message>
    <message>
        <source>Re&amp;sults</source>
        <translation>Ré&amp;sultats</translation>
    </message>
    <message>
        <source>Over &amp;time</source>
        <translation>Dans le &amp;temps</translation>
    </message>
    <message>
        <source>&amp;Fairness</source>
        <translation>É&amp;quité</translation>
    </message>
    <message>
        <source>all</source>
        <translation>tous</translation>
    </message>
    <message>
        <source>without undo and hints</source>
        <translation>sans annulation ni suggestions</translation>
    </message>
    <message>
        <source>with undo or hints</source>
        <translation>avec annulation ou suggestions</translation>
    </message>
    <message>
        <source>mixed</source>
        <translation>mélangés</translation>
    </message>
    <message>
        <source>There are no finished deals to show here yet.</source>
        <translation>Il n’y a pas encore de manche terminée à montrer ici.</translation>
    </message>
    <message>
        <source>Results of the deals</source>
        <translation>Résultats des manches</translation>
    </message>
    <message>
        <source>Special results, ours and theirs</source>
        <translation>Résultats particuliers, les nôtres et les leurs</translation>
    </message>
    <message>
        <source>deals played</source>
        <translation>manches jouées</translation>
    </message>
    <message>
        <source>of which won</source>
        <translation>dont gagnées</translation>
    </message>
    <message>
        <source>matches finished</source>
        <translation>parties terminées</translation>
    </message>
    <message>
        <source>tens per deal</source>
        <translation>dix par manche</translation>
    </message>
    <message>
        <source>longest run of deals won</source>
        <translation>manches de suite gagnées, au plus</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gagnées</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>nulles</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>perdues</translation>
    </message>
    <message>
        <source>we {ours}
they {theirs}</source>
        <translation>nous {ours}
eux {theirs}</translation>
    </message>
    <message>
        <source>Share of deals won, over the last {deals}</source>
        <translation>Part de victoires sur les {deals} les plus récentes</translation>
    </message>
    <message>
        <source>Share of tens captured, over the last {deals}</source>
        <translation>Part des dix capturés sur les {deals} les plus récentes</translation>
    </message>
    <message>
        <source>Now {last}; lowest {low}, highest {high}.</source>
        <translation>Maintenant {last}&#x202f;; au plus bas {low}, au plus haut {high}.</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) with different numbers</source>
        <translation>
            <numerusform>%n manche</numerusform>
            <numerusform>%n manches de numéros différents</numerusform>
        </translation>
    </message>
    <message>
        <source>Tens dealt to your side</source>
        <translation>Dix donnés à votre camp</translation>
    </message>
    <message>
        <source>we</source>
        <translation>nous</translation>
    </message>
    <message>
        <source>they</source>
        <translation>eux</translation>
    </message>
    <message>
        <source>Suits missing from a hand</source>
        <translation>Couleurs absentes d’une main</translation>
    </message>
    <message>
        <source>&amp;Deck</source>
        <translation>&amp;Jeu de cartes</translation>
    </message>
    <message>
        <source>{cards} cards, {players} players</source>
        <translation>{cards} cartes, {players} joueurs</translation>
    </message>
    <message>
        <source>Left: tens dealt to your side. Right: suits missing from a hand. Solid bars are what was dealt to you, hatched bars what chance deals in the long run.</source>
        <translation>À gauche&#x202f;: dix donnés à votre camp. À droite&#x202f;: couleurs absentes d’une main. Les barres pleines sont ce qui vous a été donné, les barres hachurées ce que le hasard donne à la longue.</translation>
    </message>
    <message>
        <source>Each picture has its own scale: on the left shares of the deals, on the right suits.</source>
        <translation>Chaque image a sa propre échelle&#x202f;: à gauche des parts des manches, à droite des couleurs.</translation>
    </message>
    <message>
        <source>The number of a deal alone decides the cards, whoever sits where and however strong. A computer player sees what you would see in its seat: its own cards, the cards played, and who could not follow suit. It never sees another hand.</source>
        <translation>Le numéro d’une donne décide seul des cartes, quels que soient les joueurs et leur force. Un joueur dirigé par l’ordinateur voit ce que vous verriez à sa place&#x202f;: ses propres cartes, les cartes jouées, et qui n’a pas pu fournir. Il ne voit jamais une autre main.</translation>
    </message>
    <message>
        <source>{label}: {dealt}, by chance {chance}</source>
        <translation>{label}&#x202f;: {dealt}, selon le hasard {chance}</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>Pass the screen to {name}</source>
        <translation>Passez l’écran à {name}</translation>
    </message>
    <message>
        <source>&amp;I am {name}</source>
        <translation>Je s&amp;uis {name}</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>&amp;Continuer</translation>
    </message>
    <message>
        <source>&amp;Next deal</source>
        <translation>Manche &amp;suivante</translation>
    </message>
    <message>
        <source>&amp;Report</source>
        <translation>&amp;Bilan</translation>
    </message>
    <message>
        <source>Play &amp;again</source>
        <translation>&amp;Rejouer</translation>
    </message>
    <message>
        <source>&amp;New match…</source>
        <translation>&amp;Nouvelle partie…</translation>
    </message>
    <message>
        <source>Ask for the &amp;trump</source>
        <translation>Demander l’a&amp;tout</translation>
    </message>
    <message>
        <source>You deal the cards</source>
        <translation>Vous distribuez les cartes</translation>
    </message>
    <message>
        <source>{name} deals the cards</source>
        <translation>{name} distribue les cartes</translation>
    </message>
    <message>
        <source>{name} wins the trick</source>
        <translation>{name} remporte le pli</translation>
    </message>
    <message>
        <source>You win the trick</source>
        <translation>Vous remportez le pli</translation>
    </message>
    <message>
        <source>&amp;Lay {card} face down</source>
        <translation>Poser {card} &amp;face cachée</translation>
    </message>
    <message>
        <source>&amp;Lay {card} face up</source>
        <translation>Poser {card} &amp;face visible</translation>
    </message>
    <message>
        <source>This deal is a draw already</source>
        <translation>Cette manche est déjà nulle</translation>
    </message>
    <message>
        <source>{side} has won this deal already</source>
        <translation>{side} a déjà gagné cette manche</translation>
    </message>
    <message>
        <source>&amp;Finish the deal</source>
        <translation>&amp;Terminer la manche</translation>
    </message>
    <message>
        <source>Play it &amp;out</source>
        <translation>Jouer jusqu’au &amp;bout</translation>
    </message>
    <message>
        <source>The last trick</source>
        <translation>Le dernier pli</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Votre main</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>Course of the match</source>
        <translation>Déroulement de la partie</translation>
    </message>
    <message>
        <source>Stake</source>
        <translation>Enjeu</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Manche {number}</translation>
    </message>
    <message>
        <source>Tens</source>
        <translation>Dix</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Plis</translation>
    </message>
    <message>
        <source>Tens in all</source>
        <translation>Dix en tout</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>can be played</source>
        <translation>jouable</translation>
    </message>
    <message>
        <source>not now</source>
        <translation>pas maintenant</translation>
    </message>
    <message>
        <source>can be laid as trump</source>
        <translation>peut être posée comme atout</translation>
    </message>
    <message>
        <source>trump card</source>
        <translation>carte d’atout</translation>
    </message>
    <message>
        <source>{name}: {card}</source>
        <translation>{name}&#x202f;: {card}</translation>
    </message>
    <message>
        <source>trump, is winning</source>
        <translation>atout, est en train de gagner</translation>
    </message>
    <message>
        <source>is winning</source>
        <translation>est en train de gagner</translation>
    </message>
    <message>
        <source>Ten of {suit}</source>
        <translation>Dix de {suit}</translation>
    </message>
    <message>
        <source>ours</source>
        <translation>à nous</translation>
    </message>
    <message>
        <source>theirs</source>
        <translation>à eux</translation>
    </message>
    <message>
        <source>in my hand</source>
        <translation>dans ma main</translation>
    </message>
    <message>
        <source>on the table</source>
        <translation>sur la table</translation>
    </message>
    <message>
        <source>not seen yet</source>
        <translation>pas encore vu</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carte</numerusform>
            <numerusform>%n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>partner</source>
        <translation>partenaire</translation>
    </message>
    <message>
        <source>partner · {level}</source>
        <translation>partenaire · {level}</translation>
    </message>
    <message>
        <source>opponent</source>
        <translation>adversaire</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>donneur</translation>
    </message>
    <message>
        <source>to act</source>
        <translation>doit jouer</translation>
    </message>
    <message>
        <source>the trump card lies face down</source>
        <translation>la carte d’atout est posée face cachée</translation>
    </message>
    <message>
        <source>shows {cards}</source>
        <translation>montre {cards}</translation>
    </message>
    <message>
        <source>Deal {number}, in the pile: {tricks}. Whoever wins the last trick takes it.</source>
        <translation>Manche {number}, dans la pile&#x202f;: {tricks}. Qui gagne le dernier pli la prend.</translation>
    </message>
    <message>
        <source>Deal {number}, in the pile: {tricks}. {name} takes it with one more trick in a row.</source>
        <translation>Manche {number}, dans la pile&#x202f;: {tricks}. {name} la prend avec un pli de plus d’affilée.</translation>
    </message>
    <message>
        <source>Deal {number}, in the pile: {tricks}. You take it with one more trick in a row.</source>
        <translation>Manche {number}, dans la pile&#x202f;: {tricks}. Vous la prenez avec un pli de plus d’affilée.</translation>
    </message>
    <message>
        <source>Card points</source>
        <translation>Points de cartes</translation>
    </message>
    <message>
        <source>{what}: we {ours}, they {theirs}.</source>
        <translation>{what}&#x202f;: nous {ours}, eux {theirs}.</translation>
    </message>
    <message>
        <source>Everybody cuts a card: the highest deals</source>
        <translation>Chacun tire une carte&#x202f;: la plus haute désigne le donneur</translation>
    </message>
    <message>
        <source>{name} chooses the trump</source>
        <translation>{name} choisit l’atout</translation>
    </message>
    <message>
        <source>{name} draws the trump card</source>
        <translation>{name} tire la carte d’atout</translation>
    </message>
    <message>
        <source>{name} is thinking</source>
        <translation>{name} réfléchit</translation>
    </message>
    <message>
        <source>Choose the trump for this deal</source>
        <translation>Choisissez l’atout de cette manche</translation>
    </message>
    <message>
        <source>You cannot follow suit: name the trump</source>
        <translation>Vous ne pouvez pas fournir&#x202f;: annoncez l’atout</translation>
    </message>
    <message>
        <source>Note a trump secretly</source>
        <translation>Notez un atout en secret</translation>
    </message>
    <message>
        <source>Choose a card to lay face up: its suit is trump</source>
        <translation>Choisissez une carte à poser face visible&#x202f;: sa couleur est atout</translation>
    </message>
    <message>
        <source>Choose a card to lay face down: its suit is trump</source>
        <translation>Choisissez une carte à poser face cachée&#x202f;: sa couleur est atout</translation>
    </message>
    <message>
        <source>Your turn: lead any card</source>
        <translation>À vous&#x202f;: entamez n’importe quelle carte</translation>
    </message>
    <message>
        <source>Your turn: follow {suit}</source>
        <translation>À vous&#x202f;: fournissez {suit}</translation>
    </message>
    <message>
        <source>You asked for the trump: play one</source>
        <translation>Vous avez demandé l’atout&#x202f;: jouez-en un</translation>
    </message>
    <message>
        <source>Your turn: you are void, and your card sets the trump</source>
        <translation>À vous&#x202f;: vous êtes sans la couleur, votre carte fixe l’atout</translation>
    </message>
    <message>
        <source>Your turn: you are void, play any card</source>
        <translation>À vous&#x202f;: vous êtes sans la couleur, jouez n’importe quelle carte</translation>
    </message>
</context>
<context>
    <name>Tips</name>
    <message>
        <source>Tips</source>
        <translation>Conseils</translation>
    </message>
    <message>
        <source>The trump</source>
        <translation>L’atout</translation>
    </message>
    <message>
        <source>Do not lead a ten before your side controls its suit or the trump: a ten that is led early is easy prey.</source>
        <translation>N’entamez pas un dix avant que votre camp ne contrôle sa couleur ou l’atout&#x202f;: un dix entamé trop tôt est une proie facile.</translation>
    </message>
    <message>
        <source>If you hold the ace and the ten of a suit, lead the ace first. The others must follow with lower cards, and your ten has a safer way home.</source>
        <translation>Si vous avez l’as et le dix d’une couleur, entamez d’abord l’as. Les autres doivent fournir des cartes plus basses, et votre dix a un chemin plus sûr.</translation>
    </message>
    <message>
        <source>Give your ten to a trick that your partner is sure to win. Never give it to a trick that the opponents are winning, if you can help it.</source>
        <translation>Donnez votre dix à un pli que votre partenaire est sûr de remporter. Ne le donnez jamais à un pli que les adversaires sont en train de gagner, si vous pouvez l’éviter.</translation>
    </message>
    <message>
        <source>When you cannot follow suit and cannot win, discard a low card of a long suit, so that no ten of yours falls to the opponents.</source>
        <translation>Quand vous ne pouvez ni fournir ni gagner, défaussez une carte basse d’une couleur longue, pour qu’aucun de vos dix ne tombe aux mains des adversaires.</translation>
    </message>
    <message>
        <source>The tens</source>
        <translation>Les dix</translation>
    </message>
    <message>
        <source>Lead high cards of the side suits early. They draw the opponents&apos; high cards before the tens come into play.</source>
        <translation>Entamez tôt les cartes hautes des couleurs secondaires. Elles font tomber les cartes hautes des adversaires avant que les dix n’entrent en jeu.</translation>
    </message>
    <message>
        <source>Lead high cards of the side suits early, while everybody can still follow suit.</source>
        <translation>Entamez tôt les cartes hautes des couleurs secondaires, tant que tous peuvent encore fournir.</translation>
    </message>
    <message>
        <source>A low card led from a strong suit is a message to your partner: play your high card if you can.</source>
        <translation>Une carte basse entamée dans une couleur forte est un message à votre partenaire&#x202f;: jouez votre carte haute si vous le pouvez.</translation>
    </message>
    <message>
        <source>Early in a trick you may play low: your partners still come after you. If you are the last of your side, you should try to win.</source>
        <translation>Tôt dans un pli, vous pouvez jouer bas&#x202f;: vos partenaires jouent encore après vous. Si vous êtes le dernier de votre camp, essayez de gagner.</translation>
    </message>
    <message>
        <source>As the second to play you may play low: your partner still comes after you. As the third you should try to win.</source>
        <translation>En deuxième position, vous pouvez jouer bas&#x202f;: votre partenaire joue encore après vous. En troisième, essayez de gagner.</translation>
    </message>
    <message>
        <source>Leads and partners</source>
        <translation>Entames et partenaires</translation>
    </message>
    <message>
        <source>Do not let the first idle discard decide the trump. If your side may be the first to be void, prepare for it: shorten a weak suit, and make your strongest suit the trump.</source>
        <translation>Ne laissez pas une première défausse faite au hasard décider de l’atout. Si votre camp peut être le premier à ne pas fournir, préparez-le&#x202f;: raccourcissez une couleur faible, et faites de votre couleur la plus forte l’atout.</translation>
    </message>
    <message>
        <source>Do not reveal a hidden trump too early. Keep it for a trick that decides something, best of all one with a ten in it.</source>
        <translation>Ne révélez pas trop tôt un atout caché. Gardez-le pour un pli qui décide quelque chose, de préférence un pli qui contient un dix.</translation>
    </message>
    <message>
        <source>Keep a trump for the last tricks: even a small one wins when the others have none left.</source>
        <translation>Gardez un atout pour les derniers plis&#x202f;: même un petit gagne quand les autres n’en ont plus.</translation>
    </message>
    <message>
        <source>Count the trumps. When they are all gone, the aces of the side suits are the masters.</source>
        <translation>Comptez les atouts. Quand il n’y en a plus, les as des couleurs secondaires sont maîtres.</translation>
    </message>
    <message>
        <source>Keep a trump for the last tricks. The last ten is often caught by a small trump when the high ones are gone.</source>
        <translation>Gardez un atout pour les derniers plis. Le dernier dix est souvent pris par un petit atout quand les gros sont partis.</translation>
    </message>
    <message>
        <source>Count the trumps. When they are all gone, the aces of the side suits are the masters; while they are not, keep a high one with which to ruff a ten of the opponents.</source>
        <translation>Comptez les atouts. Quand il n’y en a plus, les as des couleurs secondaires sont maîtres&#x202f;; tant qu’il en reste, gardez-en un gros pour couper un dix des adversaires.</translation>
    </message>
    <message>
        <source>With a long streak play with care, above all one or two deals before its end. A draw costs nothing, but one lost deal takes you back to zero.</source>
        <translation>Avec une longue série, jouez prudemment, surtout à une ou deux manches de son terme. Une nulle ne coûte rien, mais une seule manche perdue vous ramène à zéro.</translation>
    </message>
    <message>
        <source>Every ten counts for the match, whoever wins the deal: fight for the last ten of a lost deal too.</source>
        <translation>Chaque dix compte pour la partie, quel que soit le gagnant de la manche&#x202f;: disputez le dernier dix même dans une manche perdue.</translation>
    </message>
    <message>
        <source>When the tens are shared early, every trick matters. Count them from the middle of the deal on: {tricks} of {all} decide.</source>
        <translation>Quand les dix sont partagés tôt, chaque pli compte. Comptez-les à partir du milieu de la manche&#x202f;: {tricks} sur {all} décident.</translation>
    </message>
    <message>
        <source>Seven tricks are enough. Once you have them, try for all thirteen only if little is missing.</source>
        <translation>Sept plis suffisent. Une fois que vous les avez, ne visez les treize que s’il manque peu.</translation>
    </message>
    <message>
        <source>The score</source>
        <translation>Le score</translation>
    </message>
</context>
<context>
    <name>Trump</name>
    <message>
        <source>No trump in this game</source>
        <translation>Pas d’atout dans ce jeu</translation>
    </message>
    <message>
        <source>No trump yet</source>
        <translation>Pas encore d’atout</translation>
    </message>
    <message>
        <source>Hidden trump, chosen by you</source>
        <translation>Atout caché, choisi par vous</translation>
    </message>
    <message>
        <source>Hidden trump, chosen by {name}</source>
        <translation>Atout caché, choisi par {name}</translation>
    </message>
    <message>
        <source>{suit}, still hidden, chosen by you</source>
        <translation>{suit}, encore caché, choisi par vous</translation>
    </message>
    <message>
        <source>{suit}, still hidden, chosen by {name}</source>
        <translation>{suit}, encore caché, choisi par {name}</translation>
    </message>
    <message>
        <source>{suit}, chosen by you, revealed in trick {trick}</source>
        <translation>{suit}, choisi par vous, révélé au pli {trick}</translation>
    </message>
    <message>
        <source>{suit}, chosen by {name}, revealed in trick {trick}</source>
        <translation>{suit}, choisi par {name}, révélé au pli {trick}</translation>
    </message>
    <message>
        <source>{suit}, drawn by you</source>
        <translation>{suit}, tiré par vous</translation>
    </message>
    <message>
        <source>{suit}, drawn by {name}</source>
        <translation>{suit}, tiré par {name}</translation>
    </message>
    <message>
        <source>{suit}, chosen by you</source>
        <translation>{suit}, choisi par vous</translation>
    </message>
    <message>
        <source>{suit}, chosen by {name}</source>
        <translation>{suit}, choisi par {name}</translation>
    </message>
    <message>
        <source>{suit}, set by you in trick {trick}</source>
        <translation>{suit}, fixé par vous au pli {trick}</translation>
    </message>
    <message>
        <source>{suit}, set by {name} in trick {trick}</source>
        <translation>{suit}, fixé par {name} au pli {trick}</translation>
    </message>
</context>
<context>
    <name>Tutorial</name>
    <message>
        <source>Dehla Pakad</source>
        <translation>Dehla Pakad</translation>
    </message>
    <message>
        <source>You and the player opposite are one side. Each player puts down one card: that is a trick. All must follow the suit that was led, and its highest card wins. You lead. Play the ace of spades: nothing beats it.</source>
        <translation>Vous et le joueur d’en face formez un camp. Chaque joueur pose une carte&#x202f;: c’est un pli. Tous doivent fournir la couleur entamée, et sa carte la plus haute gagne. C’est à vous d’entamer. Jouez l’as de pique&#x202f;: rien ne le bat.</translation>
    </message>
    <message>
        <source>Take the ace of spades: it is sure to win.</source>
        <translation>Prenez l’as de pique&#x202f;: il est sûr de gagner.</translation>
    </message>
    <message>
        <source>The trick is yours, and whoever wins a trick leads the next. But no ten was in it: in this game only the four tens count. They are shown in the panel at the side.</source>
        <translation>Le pli est à vous, et qui remporte un pli entame le suivant. Mais il ne contenait aucun dix&#x202f;: dans ce jeu, seuls les quatre dix comptent. Le panneau de côté les montre.</translation>
    </message>
    <message>
        <source>The ace of spades is gone, so your king is the highest spade now. Lead it: somebody may have to put the ten on it.</source>
        <translation>L’as de pique est parti&#x202f;: votre roi est donc maintenant le pique le plus haut. Entamez-le&#x202f;: quelqu’un devra peut-être y mettre le dix.</translation>
    </message>
    <message>
        <source>Lead the king of spades: it cannot be beaten any more.</source>
        <translation>Entamez le roi de pique&#x202f;: plus rien ne peut le battre.</translation>
    </message>
    <message>
        <source>The player on your left had no other spade and had to give the ten. Your side has captured its first ten; three of four win the deal.</source>
        <translation>Le joueur à votre gauche n’avait pas d’autre pique et a dû donner le dix. Votre camp a capturé son premier dix&#x202f;; trois sur quatre gagnent la manche.</translation>
    </message>
    <message>
        <source>You hold the ten of hearts, but neither ace nor king: if you lead it you may lose it. Lead the two of hearts and see what your partner has.</source>
        <translation>Vous avez le dix de cœur, mais ni l’as ni le roi&#x202f;: si vous l’entamez, vous risquez de le perdre. Entamez le deux de cœur et voyez ce qu’a votre partenaire.</translation>
    </message>
    <message>
        <source>Lead the two of hearts: keep the ten, and give nothing away.</source>
        <translation>Entamez le deux de cœur&#x202f;: gardez le dix, et ne donnez rien.</translation>
    </message>
    <message>
        <source>Your partner had the ace. A trick of your partner counts for your side just as your own.</source>
        <translation>Votre partenaire avait l’as. Un pli de votre partenaire compte pour votre camp comme un des vôtres.</translation>
    </message>
    <message>
        <source>Your partner leads the king of hearts, and the ace is gone: this trick is your side&apos;s. Now is the time to put your ten on it.</source>
        <translation>Votre partenaire entame le roi de cœur, et l’as est parti&#x202f;: ce pli est à votre camp. C’est le moment d’y mettre votre dix.</translation>
    </message>
    <message>
        <source>Give the ten of hearts: this trick is your partner&apos;s for certain.</source>
        <translation>Donnez le dix de cœur&#x202f;: ce pli est à coup sûr à votre partenaire.</translation>
    </message>
    <message>
        <source>The second ten. A ten is safe in a trick that your side is sure to win; everywhere else it is in danger.</source>
        <translation>Le deuxième dix. Un dix est en sûreté dans un pli que votre camp est certain de gagner&#x202f;; partout ailleurs, il est en danger.</translation>
    </message>
    <message>
        <source>Clubs are led, and you have none: you are the first who cannot follow suit. Any card may be played, and its suit becomes trump for the whole deal. Diamonds are your longest suit: play the three of diamonds.</source>
        <translation>Trèfle est entamé, et vous n’en avez pas&#x202f;: vous êtes le premier à ne pas pouvoir fournir. Vous pouvez jouer n’importe quelle carte, et sa couleur devient atout pour toute la manche. Carreau est votre couleur la plus longue&#x202f;: jouez le trois de carreau.</translation>
    </message>
    <message>
        <source>Its suit becomes trump: choose diamonds, your longest suit. The three is enough, for the smallest trump beats every other suit.</source>
        <translation>Sa couleur devient atout&#x202f;: choisissez carreau, votre couleur la plus longue. Le trois suffit, car le plus petit atout bat toutes les autres couleurs.</translation>
    </message>
    <message>
        <source>Diamonds are trump now, and your three has beaten even the ace of clubs. The ten of clubs is your third: the deal is won. One ten is still out.</source>
        <translation>Carreau est atout maintenant, et votre trois a battu même l’as de trèfle. Le dix de trèfle est votre troisième&#x202f;: la manche est gagnée. Il reste un dix.</translation>
    </message>
    <message>
        <source>All four tens in one deal would be a sirr, which wins the whole match at once. The ten of diamonds is still out, and so is the ace. Lead the four of diamonds and see who has them; it costs you little.</source>
        <translation>Les quatre dix en une seule manche seraient un sirr, qui gagne aussitôt toute la partie. Le dix de carreau n’est pas encore tombé, l’as non plus. Entamez le quatre de carreau et voyez qui les a&#x202f;; cela vous coûte peu.</translation>
    </message>
    <message>
        <source>Lead the four of diamonds: keep the high ones while the ace is out.</source>
        <translation>Entamez le quatre de carreau&#x202f;: gardez les hauts tant que l’as n’est pas tombé.</translation>
    </message>
    <message>
        <source>The other side held both and saves the last ten. Nothing can change the deal any more.</source>
        <translation>Le camp adverse avait les deux et sauve le dernier dix. Plus rien ne peut changer la manche.</translation>
    </message>
    <message>
        <source>Each deal that you win adds one to your streak, the row of beads at the side, and a lost deal clears it. Seven deals in a row win the match.</source>
        <translation>Chaque manche que vous gagnez allonge votre série, la rangée de perles sur le côté, et une manche perdue l’efface. Sept manches de suite gagnent la partie.</translation>
    </message>
    <message>
        <source>Mendikot</source>
        <translation>Mendikot</translation>
    </message>
    <message>
        <source>Mendikot is played for tens too, and if each side has two, the tricks decide. The other side leads the ace of spades, which you cannot beat. Play the five of spades and keep your ten.</source>
        <translation>À Mendikot aussi, on joue pour les dix, et si chaque camp en a deux, les plis décident. Le camp adverse entame l’as de pique, que vous ne pouvez pas battre. Jouez le cinq de pique et gardez votre dix.</translation>
    </message>
    <message>
        <source>Play the five of spades: lose as little as you can, and no ten.</source>
        <translation>Jouez le cinq de pique&#x202f;: perdez le moins possible, et pas de dix.</translation>
    </message>
    <message>
        <source>A lost trick, but without a ten: that is cheap.</source>
        <translation>Un pli perdu, mais sans dix&#x202f;: ce n’est pas cher.</translation>
    </message>
    <message>
        <source>Your partner had no spade left, and the two of hearts has made hearts trump. You play last, so nothing can happen to this trick: give it your ten of spades.</source>
        <translation>Votre partenaire n’avait plus de pique, et le deux de cœur a fait de cœur l’atout. Vous jouez en dernier, rien ne peut donc arriver à ce pli&#x202f;: donnez-lui votre dix de pique.</translation>
    </message>
    <message>
        <source>Give the ten of spades: your partner&apos;s trump wins this trick, and nobody plays after you.</source>
        <translation>Donnez le dix de pique&#x202f;: l’atout de votre partenaire remporte ce pli, et personne ne joue après vous.</translation>
    </message>
    <message>
        <source>The first ten is yours. Who plays last knows everything: keep your tens for such moments.</source>
        <translation>Le premier dix est à vous. Celui qui joue en dernier sait tout&#x202f;: gardez vos dix pour de tels moments.</translation>
    </message>
    <message>
        <source>Your partner leads a small diamond and hopes for you. Win it with the ace of diamonds: one player still has to play.</source>
        <translation>Votre partenaire entame un petit carreau et compte sur vous. Remportez le pli avec l’as de carreau&#x202f;: un joueur doit encore jouer.</translation>
    </message>
    <message>
        <source>Play the ace of diamonds: a smaller one loses to the jack.</source>
        <translation>Jouez l’as de carreau&#x202f;: une carte plus petite perd contre le valet.</translation>
    </message>
    <message>
        <source>The ten of diamonds was alone and fell under your ace. Two tens are yours, and you lead.</source>
        <translation>Le dix de carreau était seul et est tombé sous votre as. Deux dix sont à vous, et vous entamez.</translation>
    </message>
    <message>
        <source>Your aces are in danger as long as the others can trump them. So draw their trumps: lead the ace of hearts, the highest trump of all.</source>
        <translation>Vos as sont en danger tant que les autres peuvent les couper. Faites donc tomber leurs atouts&#x202f;: entamez l’as de cœur, le plus haut de tous les atouts.</translation>
    </message>
    <message>
        <source>Lead the ace of hearts: everybody must follow with a trump.</source>
        <translation>Entamez l’as de cœur&#x202f;: tous doivent fournir un atout.</translation>
    </message>
    <message>
        <source>The ten of trumps itself was alone on your left. Three tens: the deal is yours, but four are worth more.</source>
        <translation>Le dix d’atout lui-même était seul à votre gauche. Trois dix&#x202f;: la manche est à vous, mais quatre valent plus.</translation>
    </message>
    <message>
        <source>Only the ten of clubs is missing, and you hold ace and king of clubs. Lead the ace first.</source>
        <translation>Il ne manque que le dix de trèfle, et vous avez l’as et le roi de trèfle. Entamez d’abord l’as.</translation>
    </message>
    <message>
        <source>Lead the ace of clubs: the missing ten is a club.</source>
        <translation>Entamez l’as de trèfle&#x202f;: le dix qui manque est un trèfle.</translation>
    </message>
    <message>
        <source>The ten has not come yet: somebody had a smaller club to give.</source>
        <translation>Le dix n’est pas encore venu&#x202f;: quelqu’un avait un trèfle plus petit à donner.</translation>
    </message>
    <message>
        <source>Your king is the highest club now. Lead it, and whoever has the ten alone must give it.</source>
        <translation>Votre roi est maintenant le trèfle le plus haut. Entamez-le, et celui qui a le dix seul devra le donner.</translation>
    </message>
    <message>
        <source>Lead the king of clubs: it cannot be beaten in clubs.</source>
        <translation>Entamez le roi de trèfle&#x202f;: à trèfle, rien ne peut le battre.</translation>
    </message>
    <message>
        <source>The fourth ten! All four tens in one deal are a mendikot. You have lost a trick, so it cannot become more, and the deal ends here.</source>
        <translation>Le quatrième dix&#x202f;! Les quatre dix en une seule manche sont un mendikot. Vous avez perdu un pli&#x202f;: vous ne pouvez pas faire mieux, et la manche s’arrête ici.</translation>
    </message>
    <message>
        <source>A deal that is won scores one point, a mendikot two, and all thirteen tricks as well would be a kot for three. Who has seven points first wins the match.</source>
        <translation>Une manche gagnée rapporte un point, un mendikot deux, et un kot, avec les treize plis en plus, trois. Le premier camp à sept points gagne la partie.</translation>
    </message>
    <message>
        <source>Tutorial</source>
        <translation>Tutoriel</translation>
    </message>
    <message>
        <source>What to do now</source>
        <translation>Ce qu’il faut faire maintenant</translation>
    </message>
    <message>
        <source>Your turn: play the card named above</source>
        <translation>À vous&#x202f;: jouez la carte indiquée en haut</translation>
    </message>
    <message>
        <source>&amp;Leave the tutorial</source>
        <translation>&amp;Quitter le tutoriel</translation>
    </message>
    <message>
        <source>Tutorial: {game}</source>
        <translation>Tutoriel&#x202f;: {game}</translation>
    </message>
    <message>
        <source>Learn the game by playing it</source>
        <translation>Apprenez le jeu en jouant</translation>
    </message>
    <message>
        <source>Two short deals are played step by step. Above the table it says what to do and why; play a card by a click, by dragging it to the middle, or with the arrow keys and Enter. Your own match waits meanwhile.</source>
        <translation>Deux courtes manches se jouent pas à pas. Un texte au-dessus de la table vous dit quoi faire et pourquoi&#x202f;; jouez une carte d’un clic, en la faisant glisser vers le milieu, ou avec les flèches et la touche Entrée. Pendant ce temps, votre propre partie attend.</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
</context>
<context>
    <name>Variants</name>
    <message>
        <source>Variants</source>
        <translation>Variantes</translation>
    </message>
    <message>
        <source>With an open trump nobody waits for the first discard: the game loses a surprise and becomes easier to plan.</source>
        <translation>Avec un atout ouvert, personne n’attend la première défausse&#x202f;: le jeu perd une surprise et devient plus facile à prévoir.</translation>
    </message>
    <message>
        <source>The closed trump is much played in Delhi and in the Punjab.</source>
        <translation>L’atout fermé est très joué à Delhi et au Pendjab.</translation>
    </message>
    <message>
        <source>In some clubs the trump is spoken instead of set by the card played.</source>
        <translation>Dans certains clubs, l’atout est annoncé au lieu d’être fixé par la carte jouée.</translation>
    </message>
    <message>
        <source>Double Sar has become rare.</source>
        <translation>Double Sar ne se joue plus guère.</translation>
    </message>
    <message>
        <source>Pile capture is the wildest form: one trick can turn a whole deal.</source>
        <translation>La capture de pile est la forme la plus folle&#x202f;: un seul pli peut renverser toute une manche.</translation>
    </message>
    <message>
        <source>With three decks the tens are still the only cards that count.</source>
        <translation>Avec trois jeux, les dix restent les seules cartes qui comptent.</translation>
    </message>
    <message>
        <source>Three ways of choosing the trump are usual: the open method, the closed method, and the first discard.</source>
        <translation>Trois façons de choisir l’atout sont d’usage&#x202f;: la méthode ouverte, la méthode fermée et la première défausse.</translation>
    </message>
    <message>
        <source>Without trump the end of a deal is tense, above all in short suits.</source>
        <translation>Sans atout, la fin d’une manche est tendue, surtout dans les couleurs courtes.</translation>
    </message>
    <message>
        <source>In the Dehla style the tens of all deals are added up to a total.</source>
        <translation>Dans le style Dehla, les dix de toutes les manches s’additionnent.</translation>
    </message>
    <message>
        <source>With the short deck a deal has only eight tricks.</source>
        <translation>Avec le jeu court, une manche n’a que huit plis.</translation>
    </message>
    <message>
        <source>Court Piece has the same play without the tens: tricks are what counts.</source>
        <translation>Court Piece se joue de même, sans les dix&#x202f;: ce sont les plis qui comptent.</translation>
    </message>
    <message>
        <source>A streak of three or five deals instead of seven, for a shorter match of Dehla Pakad.</source>
        <translation>Une série de trois ou cinq manches au lieu de sept, pour une partie plus courte de Dehla Pakad.</translation>
    </message>
    <message>
        <source>A sirr that is an ordinary won deal instead of the whole match.</source>
        <translation>Un sirr qui n’est qu’une manche gagnée ordinaire au lieu de toute la partie.</translation>
    </message>
    <message>
        <source>A fixed number of deals instead of a number of points.</source>
        <translation>Un nombre fixe de manches au lieu d’un nombre de points.</translation>
    </message>
    <message>
        <source>A point more for a mendikot with all four aces (ultra-mendikot).</source>
        <translation>Un point de plus pour un mendikot avec les quatre as (ultra-mendikot).</translation>
    </message>
    <message>
        <source>New cards for a hand without a high card, or with all the tens.</source>
        <translation>De nouvelles cartes pour une main sans carte haute, ou avec tous les dix.</translation>
    </message>
    <message>
        <source>Another way of choosing the trump, the short deck, other points for results.</source>
        <translation>Une autre manière de choisir l’atout, le jeu court, d’autres points pour les résultats.</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Règles maison</translation>
    </message>
    <message>
        <source>Before a match all this can be agreed, and kept under a name:</source>
        <translation>Avant une partie, on peut convenir de tout cela et le conserver sous un nom&#x202f;:</translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>The preferences cannot be kept.</source>
        <translation>Les préférences ne peuvent pas être enregistrées.</translation>
    </message>
    <message>
        <source>The last match could not be read. It is kept under the name {name}.</source>
        <translation>La dernière partie n’a pas pu être lue. Elle est conservée sous le nom {name}.</translation>
    </message>
    <message>
        <source>The last match cannot be taken up.</source>
        <translation>La dernière partie ne peut pas être reprise.</translation>
    </message>
    <message>
        <source>The program ended unexpectedly while it was taking up the last match. Try it again? Otherwise the match is kept in a file and a new one begins.</source>
        <translation>Le programme s’est arrêté de façon inattendue pendant qu’il reprenait la dernière partie. Réessayer&#x202f;? Sinon, la partie est conservée dans un fichier et une nouvelle commence.</translation>
    </message>
    <message>
        <source>Hukum is already running. Please use its window.</source>
        <translation>Hukum est déjà ouvert. Utilisez sa fenêtre.</translation>
    </message>
    <message>
        <source>Something went wrong inside the program. Your match is saved; if the table does not go on, close the window and start again.</source>
        <translation>Une erreur s’est produite dans le programme. Votre partie est enregistrée&#x202f;; si la table ne continue pas, fermez la fenêtre et relancez le programme.</translation>
    </message>
    <message>
        <source>A report that contains the match helps to find out what. Nothing is sent by itself.</source>
        <translation>Un rapport qui contient la partie aide à comprendre quoi. Il n’est envoyé nulle part de lui-même.</translation>
    </message>
    <message>
        <source>&amp;Copy the report</source>
        <translation>&amp;Copier le rapport</translation>
    </message>
    <message>
        <source>In a serious match nothing is taken back.</source>
        <translation>Dans une partie sérieuse, on ne revient sur rien.</translation>
    </message>
    <message>
        <source>In a serious match there are no hints.</source>
        <translation>Dans une partie sérieuse, il n’y a pas de suggestions.</translation>
    </message>
    <message>
        <source>Thinking about a hint…</source>
        <translation>Recherche d’une suggestion…</translation>
    </message>
    <message>
        <source>In a serious match no deal is played again.</source>
        <translation>Dans une partie sérieuse, aucune donne n’est rejouée.</translation>
    </message>
    <message>
        <source>Claim all the tricks that are left?</source>
        <translation>Revendiquer tous les plis qui restent&#x202f;?</translation>
    </message>
    <message>
        <source>Give this deal up? It is scored as if the others took all that is left.</source>
        <translation>Abandonner cette manche&#x202f;? Elle est comptée comme si les autres prenaient tout ce qui reste.</translation>
    </message>
    <message>
        <source>The match cannot be saved: {reason}</source>
        <translation>La partie ne peut pas être enregistrée&#x202f;: {reason}</translation>
    </message>
    <message>
        <source>New here? Learn it by &amp;doing</source>
        <translation>Nouveau ici&#x202f;? Appr&amp;enez en jouant</translation>
    </message>
    <message>
        <source>Plays two deals with you, step by step.</source>
        <translation>Joue deux manches avec vous, pas à pas.</translation>
    </message>
    <message>
        <source>Open a match</source>
        <translation>Ouvrir une partie</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>This file cannot be opened.</source>
        <translation>Ce fichier ne peut pas être ouvert.</translation>
    </message>
    <message>
        <source>Open the deals before it?</source>
        <translation>Ouvrir les manches qui précèdent&#x202f;?</translation>
    </message>
    <message>
        <source>Save the match</source>
        <translation>Enregistrer la partie</translation>
    </message>
    <message>
        <source>Name:</source>
        <translation>Nom&#x202f;:</translation>
    </message>
    <message>
        <source>The match was not saved.</source>
        <translation>La partie n’a pas été enregistrée.</translation>
    </message>
    <message>
        <source>Saved as {name}</source>
        <translation>Enregistrée sous {name}</translation>
    </message>
    <message>
        <source>The deal was copied as text</source>
        <translation>La donne a été copiée au format texte</translation>
    </message>
    <message>
        <source>Export a deal</source>
        <translation>Exporter une donne</translation>
    </message>
    <message>
        <source>The deal was not saved.</source>
        <translation>La donne n’a pas été enregistrée.</translation>
    </message>
    <message>
        <source>Your earlier match was kept among the saved matches as {name}</source>
        <translation>La partie précédente est gardée parmi les parties enregistrées sous le nom {name}</translation>
    </message>
    <message>
        <source>Quit all the same? It cannot be brought back.</source>
        <translation>Quitter quand même&#x202f;? Elle ne pourra pas être récupérée.</translation>
    </message>
    <message>
        <source>The match at the table cannot be kept.</source>
        <translation>La partie en cours ne peut pas être gardée.</translation>
    </message>
    <message>
        <source>Leave it all the same? It cannot be brought back.</source>
        <translation>La quitter quand même&#x202f;? Elle ne pourra pas être récupérée.</translation>
    </message>
    <message>
        <source>Hukum {version}: Dehla Pakad and Mendikot on your desktop.</source>
        <translation>Hukum {version}&#x202f;: Dehla Pakad et Mendikot sur votre bureau.</translation>
    </message>
    <message>
        <source>Free software under the GNU GPL, version 3 or later.</source>
        <translation>Logiciel libre sous la GNU GPL, version 3 ou ultérieure.</translation>
    </message>
</context>
</TS>
