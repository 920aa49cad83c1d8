<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>Analysis</name>
    <message>
        <source>St&amp;op</source>
        <translation>St&amp;opp</translation>
    </message>
    <message>
        <source>Anal&amp;yse</source>
        <translation>Anal&amp;ysieren</translation>
    </message>
    <message>
        <source>The deal has not been analysed.</source>
        <translation>Die Runde ist nicht analysiert.</translation>
    </message>
    <message>
        <source>Every card is compared with the best, the last trick first.</source>
        <translation>Jede Karte wird mit der besten verglichen, der letzte Stich zuerst.</translation>
    </message>
    <message>
        <source>Without the fast solver this takes some minutes.</source>
        <translation>Ohne die schnelle Berechnung dauert das einige Minuten.</translation>
    </message>
    <message>
        <source>Choose a row to read more about it.</source>
        <translation>Wähle eine Zeile, um mehr darüber zu lesen.</translation>
    </message>
    <message>
        <source>Choices of the deal</source>
        <translation>Entscheidungen der Runde</translation>
    </message>
    <message>
        <source>Progress of the analysis</source>
        <translation>Fortschritt der Analyse</translation>
    </message>
    <message>
        <source>Show &amp;every choice</source>
        <translation>&amp;Jede Entscheidung zeigen</translation>
    </message>
    <message>
        <source>Sho&amp;w it in the replay</source>
        <translation>In der Wiedergabe &amp;zeigen</translation>
    </message>
    <message>
        <source>Trick</source>
        <translation>Stich</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Choice</source>
        <translation>Wahl</translation>
    </message>
    <message>
        <source>Better</source>
        <translation>Besser</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>Fair verdict</source>
        <translation>Faires Urteil</translation>
    </message>
    <message>
        <source>Against the best card, with all hands open.</source>
        <translation>Gegenüber der besten Karte, bei offenen Händen.</translation>
    </message>
    <message>
        <source>Whether a strong player who saw no more than this seat would have done the same.</source>
        <translation>Ob ein starker Spieler, der nicht mehr sah als dieser Platz, dasselbe getan hätte.</translation>
    </message>
    <message>
        <source>a kot</source>
        <translation>Kot</translation>
    </message>
    <message>
        <source>a mendikot</source>
        <translation>Mendikot</translation>
    </message>
    <message>
        <source>a win</source>
        <translation>Sieg</translation>
    </message>
    <message>
        <source>a draw</source>
        <translation>Unentschieden</translation>
    </message>
    <message>
        <source>a loss</source>
        <translation>Niederlage</translation>
    </message>
    <message>
        <source>a mendikot for the others</source>
        <translation>Mendikot der anderen</translation>
    </message>
    <message>
        <source>a kot for the others</source>
        <translation>Kot der anderen</translation>
    </message>
    <message>
        <source>a sirr</source>
        <translation>Sirr</translation>
    </message>
    <message>
        <source>a sirr for the others</source>
        <translation>Sirr der anderen</translation>
    </message>
    <message>
        <source>Trump: {suit}</source>
        <translation>Trumpf: {suit}</translation>
    </message>
    <message>
        <source>Asks for trump</source>
        <translation>Fragt nach dem Trumpf</translation>
    </message>
    <message>
        <source>Claims the rest</source>
        <translation>Beansprucht den Rest</translation>
    </message>
    <message>
        <source>Gives up</source>
        <translation>Gibt auf</translation>
    </message>
    <message>
        <source>nothing this time</source>
        <translation>diesmal nichts</translation>
    </message>
    <message>
        <source>{worse} instead of {better}</source>
        <translation>{worse} statt {better}</translation>
    </message>
    <message>
        <source>right</source>
        <translation>richtig</translation>
    </message>
    <message>
        <source>risky</source>
        <translation>riskant</translation>
    </message>
    <message>
        <source>avoidable</source>
        <translation>vermeidbar</translation>
    </message>
    <message numerus="yes">
        <source>cost %n ten(s)</source>
        <translation>
            <numerusform>kostete %n Zehn</numerusform>
            <numerusform>kostete %n Zehnen</numerusform>
        </translation>
    </message>
    <message>
        <source>turned the deal</source>
        <translation>drehte die Runde</translation>
    </message>
    <message>
        <source>Trick {trick}: you played {card}.</source>
        <translation>Stich {trick}: Du hast {card} gespielt.</translation>
    </message>
    <message>
        <source>Trick {trick}: you made {suit} trump.</source>
        <translation>Stich {trick}: Du hast {suit} zum Trumpf gemacht.</translation>
    </message>
    <message>
        <source>Trick {trick}: you laid down {card} as trump.</source>
        <translation>Stich {trick}: Du hast {card} als Trumpf hingelegt.</translation>
    </message>
    <message>
        <source>Trick {trick}: you asked for the trump.</source>
        <translation>Stich {trick}: Du hast nach dem Trumpf gefragt.</translation>
    </message>
    <message>
        <source>Trick {trick}: you claimed the rest.</source>
        <translation>Stich {trick}: Du hast den Rest beansprucht.</translation>
    </message>
    <message>
        <source>Trick {trick}: you gave the deal up.</source>
        <translation>Stich {trick}: Du hast die Runde aufgegeben.</translation>
    </message>
    <message>
        <source>Trick {trick}: {name} played {card}.</source>
        <translation>Stich {trick}: {name} hat {card} gespielt.</translation>
    </message>
    <message>
        <source>Trick {trick}: {name} made {suit} trump.</source>
        <translation>Stich {trick}: {name} hat {suit} zum Trumpf gemacht.</translation>
    </message>
    <message>
        <source>Trick {trick}: {name} laid down {card} as trump.</source>
        <translation>Stich {trick}: {name} hat {card} als Trumpf hingelegt.</translation>
    </message>
    <message>
        <source>Trick {trick}: {name} asked for the trump.</source>
        <translation>Stich {trick}: {name} hat nach dem Trumpf gefragt.</translation>
    </message>
    <message>
        <source>Trick {trick}: {name} claimed the rest.</source>
        <translation>Stich {trick}: {name} hat den Rest beansprucht.</translation>
    </message>
    <message>
        <source>Trick {trick}: {name} gave the deal up.</source>
        <translation>Stich {trick}: {name} hat die Runde aufgegeben.</translation>
    </message>
    <message>
        <source>There was no other choice.</source>
        <translation>Es gab keine andere Wahl.</translation>
    </message>
    <message>
        <source>{side} could then count on {counts}: {result}.</source>
        <translation>{side} konnte dann mit {counts} rechnen: {result}.</translation>
    </message>
    <message>
        <source>No card was better.</source>
        <translation>Keine Karte war besser.</translation>
    </message>
    <message>
        <source>It was better to play {card}: {counts}, {result}.</source>
        <translation>Besser wäre es gewesen, {card} zu spielen: {counts}, {result}.</translation>
    </message>
    <message>
        <source>The cost: {costs}.</source>
        <translation>Der Preis: {costs}.</translation>
    </message>
    <message numerus="yes">
        <source>%n more trick(s)</source>
        <translation>
            <numerusform>noch %n Stich</numerusform>
            <numerusform>noch %n Stiche</numerusform>
        </translation>
    </message>
    <message>
        <source>With what could be known then, this was right.</source>
        <translation>Nach dem, was man da wissen konnte, war das richtig.</translation>
    </message>
    <message>
        <source>With what could be known then, it promised more to play {card}.</source>
        <translation>Nach dem, was man da wissen konnte, versprach es mehr, {card} zu spielen.</translation>
    </message>
    <message>
        <source>With what could be known then, it promised more to make {suit} trump.</source>
        <translation>Nach dem, was man da wissen konnte, versprach es mehr, {suit} zum Trumpf zu machen.</translation>
    </message>
    <message>
        <source>With what could be known then, it promised more to lay down {card}.</source>
        <translation>Nach dem, was man da wissen konnte, versprach es mehr, {card} hinzulegen.</translation>
    </message>
    <message>
        <source>With what could be known then, it promised more to ask for the trump.</source>
        <translation>Nach dem, was man da wissen konnte, versprach es mehr, nach dem Trumpf zu fragen.</translation>
    </message>
    <message>
        <source>That was {percent} of the chance to win the deal.</source>
        <translation>Das waren {percent} der Aussicht, die Runde zu gewinnen.</translation>
    </message>
    <message>
        <source>Under these rules only the fair verdict can be given: what was best with what could be known then.</source>
        <translation>Bei diesen Regeln ist nur das faire Urteil möglich: was nach dem, was man da wissen konnte, das Beste war.</translation>
    </message>
    <message>
        <source>No card cost a ten.</source>
        <translation>Keine Karte kostete eine Zehn.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) cost a ten or more.</source>
        <translation>
            <numerusform>%n Karte kostete eine Zehn oder mehr.</numerusform>
            <numerusform>%n Karten kosteten eine Zehn oder mehr.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them you played yourself.</source>
        <translation>
            <numerusform>%n davon hast du selbst gespielt.</numerusform>
            <numerusform>%n davon hast du selbst gespielt.</numerusform>
        </translation>
    </message>
    <message>
        <source>No card changed the result.</source>
        <translation>Keine Karte änderte das Ergebnis.</translation>
    </message>
    <message>
        <source>The last one that changed the result: you played {card}, trick {trick}.</source>
        <translation>Die letzte, die das Ergebnis änderte: Du hast {card} gespielt, Stich {trick}.</translation>
    </message>
    <message>
        <source>The last one that changed the result: {name} played {card}, trick {trick}.</source>
        <translation>Die letzte, die das Ergebnis änderte: {name} hat {card} gespielt, Stich {trick}.</translation>
    </message>
</context>
<context>
    <name>Cards</name>
    <message>
        <source>spades</source>
        <translation>Pik</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>Herz</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>Karo</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>Kreuz</translation>
    </message>
    <message>
        <source>two</source>
        <translation>Zwei</translation>
    </message>
    <message>
        <source>three</source>
        <translation>Drei</translation>
    </message>
    <message>
        <source>four</source>
        <translation>Vier</translation>
    </message>
    <message>
        <source>five</source>
        <translation>Fünf</translation>
    </message>
    <message>
        <source>six</source>
        <translation>Sechs</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>Sieben</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>Acht</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>Neun</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>Zehn</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>Bube</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>Dame</translation>
    </message>
    <message>
        <source>king</source>
        <translation>König</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>Ass</translation>
    </message>
    <message>
        <source>the two of {suit}</source>
        <translation>die {suit}-Zwei</translation>
    </message>
    <message>
        <source>the three of {suit}</source>
        <translation>die {suit}-Drei</translation>
    </message>
    <message>
        <source>the four of {suit}</source>
        <translation>die {suit}-Vier</translation>
    </message>
    <message>
        <source>the five of {suit}</source>
        <translation>die {suit}-Fünf</translation>
    </message>
    <message>
        <source>the six of {suit}</source>
        <translation>die {suit}-Sechs</translation>
    </message>
    <message>
        <source>the seven of {suit}</source>
        <translation>die {suit}-Sieben</translation>
    </message>
    <message>
        <source>the eight of {suit}</source>
        <translation>die {suit}-Acht</translation>
    </message>
    <message>
        <source>the nine of {suit}</source>
        <translation>die {suit}-Neun</translation>
    </message>
    <message>
        <source>the ten of {suit}</source>
        <translation>die {suit}-Zehn</translation>
    </message>
    <message>
        <source>the jack of {suit}</source>
        <translation>den {suit}-Buben</translation>
    </message>
    <message>
        <source>the queen of {suit}</source>
        <translation>die {suit}-Dame</translation>
    </message>
    <message>
        <source>the king of {suit}</source>
        <translation>den {suit}-König</translation>
    </message>
    <message>
        <source>the ace of {suit}</source>
        <translation>das {suit}-Ass</translation>
    </message>
    <message>
        <source>{rank} of {suit}</source>
        <translation>{suit}-{rank}</translation>
    </message>
    <message>
        <source>J</source>
        <comment>index of the jack</comment>
        <translation>B</translation>
    </message>
    <message>
        <source>Q</source>
        <comment>index of the queen</comment>
        <translation>D</translation>
    </message>
    <message>
        <source>K</source>
        <comment>index of the king</comment>
        <translation>K</translation>
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
        <translation>h</translation>
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
        <translation>&amp;Neues Match …</translation>
    </message>
    <message>
        <source>&amp;Back to the table</source>
        <translation>Zurück z&amp;um Tisch</translation>
    </message>
    <message>
        <source>&amp;Next deal</source>
        <translation>&amp;Nächste Runde</translation>
    </message>
    <message>
        <source>The trump was never revealed: {suit}, chosen by {name}.</source>
        <translation>Der Trumpf wurde nie aufgedeckt: {suit}, bestimmt von {name}.</translation>
    </message>
    <message>
        <source>Report of the deal</source>
        <translation>Bericht der Runde</translation>
    </message>
    <message>
        <source>&amp;Tricks</source>
        <translation>Sti&amp;che</translation>
    </message>
    <message>
        <source>Hands as &amp;dealt</source>
        <translation>&amp;Gegebene Hände</translation>
    </message>
    <message>
        <source>&amp;Replay</source>
        <translation>&amp;Wiedergabe</translation>
    </message>
    <message>
        <source>&amp;Analysis</source>
        <translation>Ana&amp;lyse</translation>
    </message>
    <message>
        <source>Tricks of the deal</source>
        <translation>Stiche der Runde</translation>
    </message>
    <message>
        <source>Hands as dealt</source>
        <translation>Gegebene Hände</translation>
    </message>
    <message>
        <source>Who captured the tens</source>
        <translation>Wer die Zehnen erbeutet hat</translation>
    </message>
    <message>
        <source>&amp;Same deal again</source>
        <translation>&amp;Dasselbe Blatt</translation>
    </message>
    <message>
        <source>&amp;Copy as text</source>
        <translation>Als &amp;Text kopieren</translation>
    </message>
    <message>
        <source>Not captured</source>
        <translation>Nicht erbeutet</translation>
    </message>
    <message>
        <source>With the rest</source>
        <translation>Mit dem Rest</translation>
    </message>
    <message>
        <source>Trick {number}</source>
        <translation>Stich {number}</translation>
    </message>
    <message>
        <source>leads</source>
        <translation>spielt aus</translation>
    </message>
    <message>
        <source>trump</source>
        <translation>Trumpf</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>gewinnt</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Arrow: leads. Ring: wins. Underlined: trump. Gold: ten.</source>
        <translation>Pfeil: spielt aus. Ring: gewinnt. Unterstrichen: Trumpf. Gold: Zehn.</translation>
    </message>
    <message>
        <source>no card of this suit</source>
        <translation>keine Karte dieser Farbe</translation>
    </message>
</context>
<context>
    <name>Errors</name>
    <message>
        <source>Common errors</source>
        <translation>Häufige Irrtümer</translation>
    </message>
    <message>
        <source>“Whoever is void has to trump.”</source>
        <translation>„Wer blank ist, muss stechen.“</translation>
    </message>
    <message>
        <source>No. Whoever cannot follow suit may play any card. Only where a hidden trump is asked for can there be a duty to play it.</source>
        <translation>Nein. Wer nicht bedienen kann, darf jede Karte spielen. Nur wo nach einem verdeckten Trumpf gefragt wird, kann es Pflicht sein, ihn zu spielen.</translation>
    </message>
    <message>
        <source>“A later discard changes the trump.”</source>
        <translation>„Ein späterer Abwurf ändert den Trumpf.“</translation>
    </message>
    <message>
        <source>No. The first one sets it, and it stays for the whole deal.</source>
        <translation>Nein. Der erste legt ihn fest, und er bleibt die ganze Runde.</translation>
    </message>
    <message>
        <source>“A hidden trump already wins.”</source>
        <translation>„Ein verdeckter Trumpf gewinnt schon.“</translation>
    </message>
    <message>
        <source>No. It sleeps until it is revealed, and cards that were played before stay ordinary cards.</source>
        <translation>Nein. Er schläft, bis er aufgedeckt wird, und vorher gespielte Karten bleiben gewöhnliche Karten.</translation>
    </message>
    <message>
        <source>Revoking</source>
        <translation>Falsch bedienen</translation>
    </message>
    <message>
        <source>Not following suit although one could is the gravest error with real cards. Agree on a penalty beforehand; often the deal is lost. The program does not allow it.</source>
        <translation>Nicht zu bedienen, obwohl man könnte, ist mit echten Karten der schwerste Fehler. Vereinbart vorher eine Strafe; oft ist die Runde verloren. Das Programm lässt es nicht zu.</translation>
    </message>
    <message>
        <source>Showing a card while dealing</source>
        <translation>Eine Karte beim Geben zeigen</translation>
    </message>
    <message>
        <source>That is a misdeal, and the same dealer deals again. The program never does.</source>
        <translation>Dann ist vergeben, und derselbe Geber gibt noch einmal. Dem Programm passiert das nie.</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Am Tisch</translation>
    </message>
    <message>
        <source>“A deal has 13 tricks for each player.”</source>
        <translation>„Eine Runde hat 13 Stiche für jeden Spieler.“</translation>
    </message>
    <message>
        <source>It has 13 tricks in all. Everybody plays 13 cards, and the two sides share the tricks.</source>
        <translation>Sie hat insgesamt 13 Stiche. Jeder spielt 13 Karten, und die beiden Seiten teilen sich die Stiche.</translation>
    </message>
    <message>
        <source>“A won deal is a kot.”</source>
        <translation>„Eine gewonnene Runde ist ein Kot.“</translation>
    </message>
    <message>
        <source>In Dehla Pakad a kot is the match won by a streak, in Mendikot all tens and all tricks. A single won deal is simply a won deal.</source>
        <translation>In Dehla Pakad ist ein Kot das durch eine Serie gewonnene Match, in Mendikot sind es alle Zehnen und alle Stiche. Eine einzelne gewonnene Runde ist einfach eine gewonnene Runde.</translation>
    </message>
    <message>
        <source>“No ten, one ten or two tens lose the deal.”</source>
        <translation>„Mit keiner, einer oder zwei Zehnen ist die Runde verloren.“</translation>
    </message>
    <message>
        <source>The deal is lost when the other side has three or four. With two tens each it is drawn in Dehla Pakad, and the tricks decide it in Mendikot.</source>
        <translation>Verloren ist die Runde, wenn die andere Seite drei oder vier hat. Bei zwei Zehnen auf jeder Seite endet sie in Dehla Pakad unentschieden, und in Mendikot entscheiden die Stiche.</translation>
    </message>
    <message>
        <source>“Do not give an opponent&apos;s ten to your own side.”</source>
        <translation>„Gib die Zehn eines Gegners nicht deiner eigenen Seite.“</translation>
    </message>
    <message>
        <source>The other way round: do not give your ten to the opponents. A ten of theirs is always welcome.</source>
        <translation>Umgekehrt: Gib deine Zehn nicht den Gegnern. Eine Zehn von ihnen ist immer willkommen.</translation>
    </message>
    <message>
        <source>“Make your strongest suit trump, not the one that you lack.”</source>
        <translation>„Mach deine stärkste Farbe zum Trumpf, nicht die, die dir fehlt.“</translation>
    </message>
    <message>
        <source>You cannot make a suit trump that you do not hold. What is meant: do not let the first idle discard decide the trump.</source>
        <translation>Du kannst keine Farbe zum Trumpf machen, die du nicht hast. Gemeint ist: Lass nicht den erstbesten Abwurf den Trumpf bestimmen.</translation>
    </message>
    <message>
        <source>Ace, king, queen and jack below the scores</source>
        <translation>Ass, König, Dame und Bube unter der Wertung</translation>
    </message>
    <message>
        <source>Some printed rules show these four cards after the list of scores. That is a decoration: in the games for tens they score nothing.</source>
        <translation>Manche gedruckten Regeln zeigen diese vier Karten nach der Liste der Punkte. Das ist Zierrat: In den Spielen um Zehnen zählen sie nichts.</translation>
    </message>
    <message>
        <source>In printed rules</source>
        <translation>In gedruckten Regeln</translation>
    </message>
</context>
<context>
    <name>Events</name>
    <message>
        <source>The cut is tied; the tied seats cut again.</source>
        <translation>Gleichstand; wer gleichauf liegt, hebt noch einmal ab.</translation>
    </message>
    <message>
        <source>You cut {card} and deal first.</source>
        <translation>Du hebst {card} ab und gibst zuerst.</translation>
    </message>
    <message>
        <source>{name} cuts {card} and deals first.</source>
        <translation>{name} hebt {card} ab und gibt zuerst.</translation>
    </message>
    <message>
        <source>You deal.</source>
        <translation>Du gibst.</translation>
    </message>
    <message>
        <source>{name} deals.</source>
        <translation>{name} gibt.</translation>
    </message>
    <message>
        <source>You hold no card above a nine: new cards.</source>
        <translation>Du hast keine Karte über der Neun: neue Karten.</translation>
    </message>
    <message>
        <source>{name} holds no card above a nine: new cards.</source>
        <translation>{name} hat keine Karte über der Neun: neue Karten.</translation>
    </message>
    <message>
        <source>You hold all the tens: new cards.</source>
        <translation>Du hast alle Zehnen: neue Karten.</translation>
    </message>
    <message>
        <source>{name} holds all the tens: new cards.</source>
        <translation>{name} hat alle Zehnen: neue Karten.</translation>
    </message>
    <message>
        <source>You make {suit} trump.</source>
        <translation>Du machst {suit} zum Trumpf.</translation>
    </message>
    <message>
        <source>{name} makes {suit} trump.</source>
        <translation>{name} macht {suit} zum Trumpf.</translation>
    </message>
    <message>
        <source>You note the trump secretly.</source>
        <translation>Du notierst heimlich den Trumpf.</translation>
    </message>
    <message>
        <source>{name} notes the trump secretly.</source>
        <translation>{name} notiert heimlich den Trumpf.</translation>
    </message>
    <message>
        <source>You lay the trump card face down.</source>
        <translation>Du legst die Trumpfkarte verdeckt hin.</translation>
    </message>
    <message>
        <source>{name} lays the trump card face down.</source>
        <translation>{name} legt die Trumpfkarte verdeckt hin.</translation>
    </message>
    <message>
        <source>You lay {card} face up: {suit} are trump.</source>
        <translation>Du legst {card} offen hin: {suit} ist Trumpf.</translation>
    </message>
    <message>
        <source>{name} lays {card} face up: {suit} are trump.</source>
        <translation>{name} legt {card} offen hin: {suit} ist Trumpf.</translation>
    </message>
    <message>
        <source>{name} draws {card} from your hand: {suit} are trump.</source>
        <translation>{name} zieht {card} aus deiner Hand: {suit} ist Trumpf.</translation>
    </message>
    <message>
        <source>You draw {card} from the hand of {owner}: {suit} are trump.</source>
        <translation>Du ziehst {card} aus der Hand von {owner}: {suit} ist Trumpf.</translation>
    </message>
    <message>
        <source>{name} draws {card} from the hand of {owner}: {suit} are trump.</source>
        <translation>{name} zieht {card} aus der Hand von {owner}: {suit} ist Trumpf.</translation>
    </message>
    <message>
        <source>You ask for the trump.</source>
        <translation>Du fragst nach dem Trumpf.</translation>
    </message>
    <message>
        <source>{name} asks for the trump.</source>
        <translation>{name} fragt nach dem Trumpf.</translation>
    </message>
    <message>
        <source>You could not follow suit: {suit} are trump now.</source>
        <translation>Du konntest nicht bedienen: Jetzt ist {suit} Trumpf.</translation>
    </message>
    <message>
        <source>{name} could not follow suit: {suit} are trump now.</source>
        <translation>{name} konnte nicht bedienen: Jetzt ist {suit} Trumpf.</translation>
    </message>
    <message>
        <source>The trump is revealed: {suit}.</source>
        <translation>Der Trumpf wird aufgedeckt: {suit}.</translation>
    </message>
    <message>
        <source>The trump is revealed: {suit}, by {card}.</source>
        <translation>Der Trumpf wird durch {card} aufgedeckt: {suit}.</translation>
    </message>
    <message>
        <source>You play {card}.</source>
        <translation>Du spielst {card}.</translation>
    </message>
    <message>
        <source>{name} plays {card}.</source>
        <translation>{name} spielt {card}.</translation>
    </message>
    <message>
        <source>You win the trick.</source>
        <translation>Du gewinnst den Stich.</translation>
    </message>
    <message>
        <source>{name} wins the trick.</source>
        <translation>{name} gewinnt den Stich.</translation>
    </message>
    <message>
        <source>{side} takes the pile: {tricks}, {tens}.</source>
        <translation>{side} nimmt den Stapel: {tricks}, {tens}.</translation>
    </message>
    <message>
        <source>{side} takes the trick.</source>
        <translation>{side} nimmt den Stich.</translation>
    </message>
    <message>
        <source>{side} captures: {tens}.</source>
        <translation>{side} erbeutet: {tens}.</translation>
    </message>
    <message>
        <source>The trick stays in the middle; the pile: {tricks}.</source>
        <translation>Der Stich bleibt in der Mitte; der Stapel: {tricks}.</translation>
    </message>
    <message>
        <source>You end the deal here: the result is certain.</source>
        <translation>Du beendest die Runde hier: Das Ergebnis steht fest.</translation>
    </message>
    <message>
        <source>{name} ends the deal here: the result is certain.</source>
        <translation>{name} beendet die Runde hier: Das Ergebnis steht fest.</translation>
    </message>
    <message>
        <source>You give the deal up.</source>
        <translation>Du gibst die Runde auf.</translation>
    </message>
    <message>
        <source>{name} gives the deal up.</source>
        <translation>{name} gibt die Runde auf.</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>There is no room left on the disk.</source>
        <translation>Auf dem Datenträger ist kein Platz mehr.</translation>
    </message>
    <message>
        <source>The system does not allow it.</source>
        <translation>Das System erlaubt es nicht.</translation>
    </message>
    <message>
        <source>There is no such file.</source>
        <translation>Diese Datei gibt es nicht.</translation>
    </message>
    <message>
        <source>That is a folder, not a file.</source>
        <translation>Das ist ein Ordner, keine Datei.</translation>
    </message>
    <message>
        <source>That is a device or a pipe, not a file.</source>
        <translation>Das ist ein Gerät oder eine Pipe, keine Datei.</translation>
    </message>
    <message>
        <source>There is a file where a folder is needed.</source>
        <translation>Wo ein Ordner nötig ist, steht eine Datei.</translation>
    </message>
    <message>
        <source>Another program is using it.</source>
        <translation>Ein anderes Programm benutzt sie.</translation>
    </message>
    <message>
        <source>The file is damaged.</source>
        <translation>Die Datei ist beschädigt.</translation>
    </message>
    <message>
        <source>The file comes from a newer version of the program.</source>
        <translation>Die Datei stammt von einer neueren Version des Programms.</translation>
    </message>
    <message>
        <source>The system could not do it.</source>
        <translation>Das ist dem System nicht gelungen.</translation>
    </message>
    <message>
        <source>The file is cut off at line {line}.</source>
        <translation>Die Datei ist in Zeile {line} abgeschnitten.</translation>
    </message>
    <message>
        <source>The file is not a match of this program.</source>
        <translation>Die Datei enthält kein Match von Hukum.</translation>
    </message>
    <message>
        <source>The file is too large.</source>
        <translation>Die Datei ist zu groß.</translation>
    </message>
    <message>
        <source>Line {line} of the file breaks the rules.</source>
        <translation>Zeile {line} der Datei verletzt die Regeln.</translation>
    </message>
    <message>
        <source>The file is damaged in line {line}.</source>
        <translation>Die Datei ist in Zeile {line} beschädigt.</translation>
    </message>
    <message>
        <source>The file is not a match of this program, or its beginning is damaged.</source>
        <translation>Die Datei enthält kein Match von Hukum, oder ihr Anfang ist beschädigt.</translation>
    </message>
    <message>
        <source>The text is too long to be a deal.</source>
        <translation>Der Text ist zu lang für ein Blatt.</translation>
    </message>
    <message>
        <source>The text contains neither hands nor a deal number.</source>
        <translation>Der Text enthält weder Hände noch die Nummer eines Blatts.</translation>
    </message>
    <message>
        <source>There is no deal with this number.</source>
        <translation>Ein Blatt mit dieser Nummer gibt es nicht.</translation>
    </message>
    <message>
        <source>The text puts the dealer at a seat that this table does not have.</source>
        <translation>Der Text setzt den Geber auf einen Platz, den dieser Tisch nicht hat.</translation>
    </message>
    <message>
        <source>A seat appears twice in the text.</source>
        <translation>Ein Platz steht zweimal im Text.</translation>
    </message>
    <message>
        <source>One of the cards is not a valid card.</source>
        <translation>Etwas unter den Karten ist keine Karte.</translation>
    </message>
    <message>
        <source>The hands are not the whole deck of these rules, dealt evenly.</source>
        <translation>Die Hände sind nicht das ganze Deck dieser Regeln, gleichmäßig verteilt.</translation>
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
        <translation>In Court Piece: alle Stiche einer Runde. Das Wort kommt von der Hindi-Zahl Zweiundfünfzig, so viele, wie das Deck Karten hat.</translation>
    </message>
    <message>
        <source>Band hukum</source>
        <translation>Band Hukum</translation>
    </message>
    <message>
        <source>“Closed trump”: the trump card lies face down, and only its holder knows it.</source>
        <translation>„Verdeckter Trumpf“: Die Trumpfkarte liegt verdeckt, und nur ihr Halter kennt sie.</translation>
    </message>
    <message>
        <source>Coat</source>
        <translation>Coat</translation>
    </message>
    <message>
        <source>Another spelling of kot, and the name of the form of Dehla Pakad in which won deals score points.</source>
        <translation>Eine andere Schreibweise von Kot und der Name der Form von Dehla Pakad, in der gewonnene Runden Punkte bringen.</translation>
    </message>
    <message>
        <source>Court</source>
        <translation>Court</translation>
    </message>
    <message>
        <source>In Court Piece: the first seven tricks of a deal, won one after the other. Some players of Dehla Pakad say court where others say kot.</source>
        <translation>In Court Piece: die ersten sieben Stiche einer Runde, einer nach dem anderen gewonnen. Manche Spieler von Dehla Pakad sagen Court, wo andere Kot sagen.</translation>
    </message>
    <message>
        <source>Dehla</source>
        <translation>Dehla</translation>
    </message>
    <message>
        <source>Hindi for a ten. The tens are the cards for which the sides fight.</source>
        <translation>Hindi für eine Zehn. Die Zehnen sind die Karten, um die beide Seiten kämpfen.</translation>
    </message>
    <message>
        <source>Hukum</source>
        <translation>Hukum</translation>
    </message>
    <message>
        <source>In the games: the trump suit, from a word for a command, in Hindi and in Marathi. Do not confuse it with the other meaning: in Hindi hukum is also the name of the suit of spades. These pages call the one trump and the other spades.</source>
        <translation>In diesen Spielen: die Trumpffarbe, nach einem Wort für einen Befehl, auf Hindi und auf Marathi. Nicht zu verwechseln mit der anderen Bedeutung: Auf Hindi ist Hukum auch der Name der Farbe Pik. Diese Seiten nennen das eine Trumpf und das andere Pik.</translation>
    </message>
    <message>
        <source>Kot</source>
        <translation>Kot</translation>
    </message>
    <message>
        <source>In Dehla Pakad: the match, won by a streak of deals; a single won deal is not a kot. In Mendikot: all tens and all tricks of one deal, the best result there is.</source>
        <translation>In Dehla Pakad: das Match, gewonnen durch eine Serie von Runden; eine einzelne gewonnene Runde ist kein Kot. In Mendikot: alle Zehnen und alle Stiche einer Runde, das beste Ergebnis, das es gibt.</translation>
    </message>
    <message>
        <source>Mendikot</source>
        <translation>Mendikot</translation>
    </message>
    <message>
        <source>All the tens in one deal. The game takes its name from it; also Mendicot.</source>
        <translation>Alle Zehnen in einer Runde. Daher hat das Spiel seinen Namen; auch Mendicot geschrieben.</translation>
    </message>
    <message>
        <source>Pakad</source>
        <translation>Pakad</translation>
    </message>
    <message>
        <source>Hindi for catching: a side captures a ten by winning the trick with it.</source>
        <translation>Hindi für fangen: Eine Seite erbeutet eine Zehn, indem sie den Stich gewinnt, in dem sie liegt.</translation>
    </message>
    <message>
        <source>Rang</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>“Colour”: another word for the trump suit, and for Court Piece itself.</source>
        <translation>„Farbe“: ein anderes Wort für die Trumpffarbe und für Court Piece selbst.</translation>
    </message>
    <message>
        <source>Sar</source>
        <translation>Sar</translation>
    </message>
    <message>
        <source>A trick; also the name of Court Piece and of its family of games.</source>
        <translation>Ein Stich; auch der Name von Court Piece und seiner Familie von Spielen.</translation>
    </message>
    <message>
        <source>Sirr</source>
        <translation>Sirr</translation>
    </message>
    <message>
        <source>In Dehla Pakad: all the tens in one deal. Under the usual rules it wins the match at once.</source>
        <translation>In Dehla Pakad: alle Zehnen in einer Runde. Nach den üblichen Regeln gewinnt er sofort das Match.</translation>
    </message>
    <message>
        <source>Ultra-mendikot</source>
        <translation>Ultra-Mendikot</translation>
    </message>
    <message>
        <source>A mendikot together with all four aces; a house rule gives a point for it.</source>
        <translation>Ein Mendikot zusammen mit allen vier Assen; eine Hausregel gibt einen Punkt dafür.</translation>
    </message>
    <message>
        <source>Capture</source>
        <translation>Erbeuten</translation>
    </message>
    <message>
        <source>To gain cards for one&apos;s side, in most games by winning the trick.</source>
        <translation>Karten für die eigene Seite gewinnen, in den meisten Spielen durch den Stich.</translation>
    </message>
    <message>
        <source>Card points</source>
        <translation>Kartenpunkte</translation>
    </message>
    <message>
        <source>The count of Double Sar: two for a captured ten, one for any other card.</source>
        <translation>Die Zählung von Doppel-Sar: zwei für eine erbeutete Zehn, eins für jede andere Karte.</translation>
    </message>
    <message>
        <source>Claim</source>
        <translation>Beanspruchen</translation>
    </message>
    <message>
        <source>To say that all the remaining tricks are won, without playing them out.</source>
        <translation>Erklären, dass alle übrigen Stiche gewonnen sind, ohne sie auszuspielen.</translation>
    </message>
    <message>
        <source>Closed trump</source>
        <translation>Verdeckter Trumpf</translation>
    </message>
    <message>
        <source>A trump that is chosen in secret, noted or laid face down, and has no power until it is revealed.</source>
        <translation>Ein Trumpf, der heimlich bestimmt, notiert oder verdeckt hingelegt wird und nicht wirkt, bis er aufgedeckt ist.</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>All the cards, dealt once and played out: 13 tricks in all with the full deck for four, not 13 for each player.</source>
        <translation>Alle Karten, einmal gegeben und ausgespielt: mit dem vollen Deck zu viert insgesamt 13 Stiche, nicht 13 für jeden Spieler.</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Geber</translation>
    </message>
    <message>
        <source>The player who deals the cards. The next player leads to the first trick.</source>
        <translation>Wer die Karten gibt. Der nächste Spieler spielt zum ersten Stich aus.</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Abwurf</translation>
    </message>
    <message>
        <source>A card that neither follows suit nor is a trump with power. It never wins a trick.</source>
        <translation>Eine Karte, die weder bedient noch ein wirksamer Trumpf ist. Sie gewinnt nie einen Stich.</translation>
    </message>
    <message>
        <source>Drawn deal</source>
        <translation>Unentschiedene Runde</translation>
    </message>
    <message>
        <source>A deal that neither side wins, as with two tens each.</source>
        <translation>Eine Runde, die keine Seite gewinnt, etwa bei zwei Zehnen auf jeder Seite.</translation>
    </message>
    <message>
        <source>Follow suit</source>
        <translation>Bedienen</translation>
    </message>
    <message>
        <source>To play a card of the suit led. Whoever can follow suit has to.</source>
        <translation>Eine Karte der ausgespielten Farbe spielen. Wer bedienen kann, muss es tun.</translation>
    </message>
    <message>
        <source>Lead</source>
        <translation>Ausspielen</translation>
    </message>
    <message>
        <source>To play the first card of a trick; its suit is the suit led.</source>
        <translation>Die erste Karte eines Stichs spielen; ihre Farbe ist die ausgespielte Farbe.</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Match</translation>
    </message>
    <message>
        <source>Deals, one after the other, until somebody has won.</source>
        <translation>Runden, eine nach der anderen, bis jemand gewonnen hat.</translation>
    </message>
    <message>
        <source>Open trump</source>
        <translation>Offener Trumpf</translation>
    </message>
    <message>
        <source>A trump that all know before the first card is led.</source>
        <translation>Ein Trumpf, den alle kennen, bevor die erste Karte ausgespielt wird.</translation>
    </message>
    <message>
        <source>Pile</source>
        <translation>Stapel</translation>
    </message>
    <message>
        <source>Tricks that wait in the middle until one player wins two in a row, where the rules say so.</source>
        <translation>Stiche, die in der Mitte warten, bis ein Spieler zwei nacheinander gewinnt, wo die Regeln es so wollen.</translation>
    </message>
    <message>
        <source>Reveal</source>
        <translation>Aufdecken</translation>
    </message>
    <message>
        <source>To show a hidden trump to all. From the next card on it has power.</source>
        <translation>Einen verdeckten Trumpf allen zeigen. Von der nächsten Karte an wirkt er.</translation>
    </message>
    <message>
        <source>Revoke</source>
        <translation>Falsch bedienen</translation>
    </message>
    <message>
        <source>Not to follow suit although one could. The program does not allow it.</source>
        <translation>Nicht bedienen, obwohl man könnte. Das Programm lässt es nicht zu.</translation>
    </message>
    <message>
        <source>Ruff</source>
        <translation>Stechen</translation>
    </message>
    <message>
        <source>To play a trump on another suit, when void in it.</source>
        <translation>Einen Trumpf auf eine andere Farbe spielen, wenn man in ihr blank ist.</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>The partners who play together for the whole match.</source>
        <translation>Die Partner, die das ganze Match über zusammen spielen.</translation>
    </message>
    <message>
        <source>Streak</source>
        <translation>Serie</translation>
    </message>
    <message>
        <source>Deals that a side has won in a row. A lost deal sets it back to zero, a drawn one leaves it as it is.</source>
        <translation>Runden, die eine Seite in Folge gewonnen hat. Eine verlorene Runde setzt sie auf null zurück, eine unentschiedene lässt sie, wie sie ist.</translation>
    </message>
    <message>
        <source>Ten</source>
        <translation>Zehn</translation>
    </message>
    <message>
        <source>The stake of most of these games: one ten in every suit of every deck.</source>
        <translation>Um sie geht es in den meisten dieser Spiele: eine Zehn in jeder Farbe jedes Decks.</translation>
    </message>
    <message>
        <source>Trick</source>
        <translation>Stich</translation>
    </message>
    <message>
        <source>One card from every player; the best of them wins it.</source>
        <translation>Eine Karte von jedem Spieler; die beste gewinnt ihn.</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>Trumpf</translation>
    </message>
    <message>
        <source>The suit whose cards beat all the others, once it has power.</source>
        <translation>Die Farbe, deren Karten alle anderen schlagen, sobald sie wirkt.</translation>
    </message>
    <message>
        <source>Void</source>
        <translation>Blank</translation>
    </message>
    <message>
        <source>Without a card of a suit. Whoever is void in the suit led may play any card.</source>
        <translation>Ohne eine Karte einer Farbe. Wer in der ausgespielten Farbe blank ist, darf jede Karte spielen.</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Wörter</translation>
    </message>
    <message>
        <source>Indian words</source>
        <translation>Indische Wörter</translation>
    </message>
    <message>
        <source>Words of the table</source>
        <translation>Wörter am Kartentisch</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>Player 1 leads the king of hearts. Everybody follows, and the ace of player 4, the highest heart, wins the trick with the ten in it.</source>
        <translation>Spieler 1 spielt den Herz-König aus. Alle bedienen, und das Ass von Spieler 4, das höchste Herz, gewinnt den Stich mitsamt der Zehn.</translation>
    </message>
    <message>
        <source>Player 4 has no heart and discards the ace of spades. However high it is, a discard does not win: the queen of hearts takes the trick.</source>
        <translation>Spieler 4 hat kein Herz und wirft das Pik-Ass ab. So hoch er auch ist, ein Abwurf gewinnt nicht: Die Herz-Dame macht den Stich.</translation>
    </message>
    <message>
        <source>Clubs are trump. Player 4 has no heart and ruffs: the seven of clubs beats the ace and takes the ten.</source>
        <translation>Kreuz ist Trumpf. Spieler 4 hat kein Herz und sticht: Die Kreuz-Sieben schlägt das Ass und holt die Zehn.</translation>
    </message>
    <message>
        <source>Player 4 has no heart and plays the seven of clubs: clubs are trump, but only from the next trick on. This one still belongs to the ace of hearts.</source>
        <translation>Spieler 4 hat kein Herz und spielt die Kreuz-Sieben: Kreuz ist Trumpf, aber erst vom nächsten Stich an. Dieser gehört noch dem Herz-Ass.</translation>
    </message>
    <message>
        <source>Nobody has been void before. Player 4 has no heart and plays the seven of clubs: clubs are trump, and that very seven beats the ace and takes the ten.</source>
        <translation>Bisher war niemand blank. Spieler 4 hat kein Herz und spielt die Kreuz-Sieben: Kreuz ist Trumpf, und eben diese Sieben schlägt das Ass und holt die Zehn.</translation>
    </message>
    <message>
        <source>Two players are void in the same trick. Player 2 sets clubs as trump with the eight. Player 4 changes nothing about that, but the jack is the higher trump and wins.</source>
        <translation>Zwei Spieler sind im selben Stich blank. Spieler 2 macht mit der Acht Kreuz zum Trumpf. Spieler 4 ändert daran nichts, aber sein Bube ist der höhere Trumpf und gewinnt.</translation>
    </message>
    <message>
        <source>Player 4 has no heart and names clubs. On the left player 4 then plays the seven of clubs, which is a trump and wins. On the right player 4 saves the clubs and discards the queen of spades: the ace wins, and clubs stay trump.</source>
        <translation>Spieler 4 hat kein Herz und nennt Kreuz. Links spielt er dann die Kreuz-Sieben, die ein Trumpf ist und gewinnt. Rechts spart er seine Kreuzkarten und wirft die Pik-Dame ab: Das Ass gewinnt, und Kreuz bleibt Trumpf.</translation>
    </message>
    <message>
        <source>On the left player 3 is the first who cannot follow, discards the seven of spades and notes clubs in secret. The ace of clubs of player 4 is therefore a mere discard, and the king of hearts wins. On the right, in a later trick, player 3 has no diamond: the trump is revealed, and the eight of clubs takes the ten.</source>
        <translation>Links kann Spieler 3 als Erster nicht bedienen, wirft die Pik-Sieben ab und notiert heimlich Kreuz. Das Kreuz-Ass von Spieler 4 ist darum ein bloßer Abwurf, und der Herz-König gewinnt. Rechts, in einem späteren Stich, hat Spieler 3 kein Karo: Der Trumpf wird aufgedeckt, und die Kreuz-Acht holt die Zehn.</translation>
    </message>
    <message>
        <source>The trump card lies face down. Player 2 has no heart, does not ask and discards the nine of clubs. Player 4 has no heart either and asks: clubs are revealed. The seven of clubs wins, because the nine was played while the trump still slept.</source>
        <translation>Die Trumpfkarte liegt verdeckt. Spieler 2 hat kein Herz, fragt nicht und wirft die Kreuz-Neun ab. Spieler 4 hat auch kein Herz und fragt: Kreuz wird aufgedeckt. Die Kreuz-Sieben gewinnt, weil die Neun gespielt wurde, als der Trumpf noch schlief.</translation>
    </message>
    <message>
        <source>Player 2 has no heart and discards the nine of clubs. Player 4 holds the trump card, the seven of clubs, and plays it: clubs are revealed. The seven wins, because the nine was played while the trump still slept.</source>
        <translation>Spieler 2 hat kein Herz und wirft die Kreuz-Neun ab. Spieler 4 hat die Trumpfkarte, die Kreuz-Sieben, und spielt sie: Kreuz wird aufgedeckt. Die Sieben gewinnt, weil die Neun gespielt wurde, als der Trumpf noch schlief.</translation>
    </message>
    <message>
        <source>Player 2 is the first who cannot follow, so the trump card is turned up before player 2 plays: clubs are trump. Player 2 is free to play anything, and ruffs with the nine.</source>
        <translation>Spieler 2 kann als Erster nicht bedienen, also wird die Trumpfkarte umgedreht, bevor er spielt: Kreuz ist Trumpf. Er darf alles spielen und sticht mit der Neun.</translation>
    </message>
    <message>
        <source>Of two identical cards in a trick the one played later is higher.</source>
        <translation>Von zwei gleichen Karten in einem Stich ist die später gespielte die höhere.</translation>
    </message>
    <message>
        <source>Player 1 leads an ace of hearts, and player 4 plays another. The later ace wins the trick, and the ten in it goes to the side of player 4.</source>
        <translation>Spieler 1 spielt ein Herz-Ass aus, und Spieler 4 spielt noch eines. Das spätere Ass gewinnt den Stich, und die Zehn darin geht an die Seite von Spieler 4.</translation>
    </message>
    <message>
        <source>Of two identical cards in a trick the one played first is higher.</source>
        <translation>Von zwei gleichen Karten in einem Stich ist die zuerst gespielte die höhere.</translation>
    </message>
    <message>
        <source>Player 1 leads an ace of hearts, and player 4 plays another. The first ace wins the trick, and the ten in it goes to the side of player 1.</source>
        <translation>Spieler 1 spielt ein Herz-Ass aus, und Spieler 4 spielt noch eines. Das erste Ass gewinnt den Stich, und die Zehn darin geht an die Seite von Spieler 1.</translation>
    </message>
    <message>
        <source>Identical cards</source>
        <translation>Gleiche Karten</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>Das Spiel</translation>
    </message>
    <message>
        <source>The aim</source>
        <translation>Das Ziel</translation>
    </message>
    <message>
        <source>Mendikot, also written Mendicot, is a trick game for partners from Maharashtra and Gujarat in the west of India. Two sides fight for the tens. When the tens are shared evenly, the tricks decide.</source>
        <translation>Mendikot, auch Mendicot geschrieben, ist ein Stichspiel mit Partnern aus Maharashtra und Gujarat im Westen Indiens. Zwei Seiten kämpfen um die Zehnen. Sind die Zehnen gleich verteilt, entscheiden die Stiche.</translation>
    </message>
    <message>
        <source>At many tables the trump is a secret at first, and much of the skill lies in guessing it, keeping it and revealing it at the right moment.</source>
        <translation>An vielen Tischen ist der Trumpf zuerst geheim, und ein großer Teil der Kunst liegt darin, ihn zu erraten, ihn zu hüten und ihn im rechten Augenblick aufzudecken.</translation>
    </message>
    <message>
        <source>Court Piece, also called Sar, is the trick game for partners from which Dehla Pakad comes. It is played in the same way, but here the tricks themselves count, and the tens are cards like all others.</source>
        <translation>Court Piece, auch Sar genannt, ist das Stichspiel mit Partnern, aus dem Dehla Pakad stammt. Es wird genauso gespielt, aber hier zählen die Stiche selbst, und die Zehnen sind Karten wie alle anderen.</translation>
    </message>
    <message>
        <source>Dehla Pakad, “catch the tens”, is a trick game for partners from the north of India, one of the family of Court Piece, or Sar.</source>
        <translation>Dehla Pakad, „Fang die Zehnen“, ist ein Stichspiel mit Partnern aus dem Norden Indiens und gehört zur Familie von Court Piece oder Sar.</translation>
    </message>
    <message>
        <source>In this form every card that a side captures counts one, and every ten counts two.</source>
        <translation>In dieser Form zählt jede Karte, die eine Seite erbeutet, eins und jede Zehn zwei.</translation>
    </message>
    <message>
        <source>Two sides fight for the tens. A trick is worth nothing in itself: only the tens in it count.</source>
        <translation>Zwei Seiten kämpfen um die Zehnen. Ein Stich ist für sich nichts wert: Nur die Zehnen darin zählen.</translation>
    </message>
    <message>
        <source>These rules start from “{name}” and change:</source>
        <translation>Diese Regeln gehen von „{name}“ aus und ändern:</translation>
    </message>
    <message>
        <source>{key}: {value}</source>
        <translation>{key}: {value}</translation>
    </message>
    <message>
        <source>What is different</source>
        <translation>Was anders ist</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nie</translation>
    </message>
    <message>
        <source>by cutting cards</source>
        <translation>durch Abheben</translation>
    </message>
    <message>
        <source>by chance</source>
        <translation>durch Zufall</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Two sides</source>
        <translation>Zwei Seiten</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>Richtung</translation>
    </message>
    <message>
        <source>What you may know</source>
        <translation>Was du wissen darfst</translation>
    </message>
    <message>
        <source>You see your own cards, the cards that are played, who could not follow suit, which side has captured which tens, and the state of the trump. Nobody sees more than that, your partner and the computer&apos;s players included. After the deal all hands are shown.</source>
        <translation>Du siehst deine eigenen Karten, die gespielten Karten, wer nicht bedienen konnte, welche Seite welche Zehnen erbeutet hat und wie es um den Trumpf steht. Mehr sieht niemand, auch dein Partner und die Computerspieler nicht. Nach der Runde werden alle Hände gezeigt.</translation>
    </message>
    <message>
        <source>Six players form two fixed sides of three. The sides alternate around the table, so both your neighbours are opponents.</source>
        <translation>Sechs Spieler bilden zwei feste Seiten zu dritt. Die Seiten wechseln sich rund um den Tisch ab, deine beiden Nachbarn sind also Gegner.</translation>
    </message>
    <message>
        <source>Four players form two fixed sides. Partners sit opposite each other.</source>
        <translation>Vier Spieler bilden zwei feste Seiten. Partner sitzen einander gegenüber.</translation>
    </message>
    <message>
        <source>The seats are agreed before the first deal and stay the same for the whole match: nobody chooses a partner after seeing cards.</source>
        <translation>Die Plätze werden vor der ersten Runde vereinbart und bleiben das ganze Match über gleich: Niemand wählt seinen Partner, nachdem er Karten gesehen hat.</translation>
    </message>
    <message>
        <source>At this table cards are dealt and played clockwise: the next player is always the one on the left. In India the other direction is usual.</source>
        <translation>An diesem Tisch wird im Uhrzeigersinn gegeben und gespielt: Der nächste Spieler ist immer der zur Linken. In Indien ist die andere Richtung üblich.</translation>
    </message>
    <message>
        <source>Cards are dealt and played anticlockwise: the next player is always the one on the right.</source>
        <translation>Gegeben und gespielt wird gegen den Uhrzeigersinn: Der nächste Spieler ist immer der zur Rechten.</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>The deck</source>
        <translation>Das Deck</translation>
    </message>
    <message>
        <source>High and low</source>
        <translation>Hoch und niedrig</translation>
    </message>
    <message>
        <source>What the cards are worth</source>
        <translation>Was die Karten wert sind</translation>
    </message>
    <message>
        <source>Three decks of 52 cards without jokers are shuffled together: 156 cards, each of them three times.</source>
        <translation>Drei Decks zu 52 Karten ohne Joker werden zusammengemischt: 156 Karten, jede davon dreimal.</translation>
    </message>
    <message>
        <source>A short deck of 32 cards: the twos, threes, fours, fives and sixes are taken out.</source>
        <translation>Ein kurzes Deck mit 32 Karten: Die Zweien, Dreien, Vieren, Fünfen und Sechsen sind herausgenommen.</translation>
    </message>
    <message>
        <source>One deck of 52 cards without jokers.</source>
        <translation>Ein Deck mit 52 Karten ohne Joker.</translation>
    </message>
    <message>
        <source>In each suit the cards rank from high to low: {ranks}.</source>
        <translation>In jeder Farbe ist die Rangfolge von oben nach unten: {ranks}.</translation>
    </message>
    <message>
        <source>There is no trump: no suit is stronger than another.</source>
        <translation>Es gibt keinen Trumpf: Keine Farbe ist stärker als eine andere.</translation>
    </message>
    <message>
        <source>One suit becomes trump, in Hindi hukum or rang. A trump that has power beats every card of the other suits.</source>
        <translation>Eine Farbe wird Trumpf, auf Hindi Hukum oder Rang. Ein wirksamer Trumpf schlägt jede Karte der anderen Farben.</translation>
    </message>
    <message>
        <source>No card is worth anything in itself: what counts are tricks.</source>
        <translation>Keine Karte ist für sich etwas wert: Was zählt, sind die Stiche.</translation>
    </message>
    <message>
        <source>Every ten counts two, every other card one. That makes 56 card points in all.</source>
        <translation>Jede Zehn zählt zwei, jede andere Karte eins. Das sind zusammen 56 Kartenpunkte.</translation>
    </message>
    <message>
        <source>The twelve tens are the stake. No other card is worth anything in itself: aces and court cards are good for winning tricks, and for nothing else.</source>
        <translation>Um die zwölf Zehnen geht es. Keine andere Karte ist für sich etwas wert: Asse und Bilder taugen dazu, Stiche zu gewinnen, und zu nichts sonst.</translation>
    </message>
    <message>
        <source>The four tens are the stake. No other card is worth anything in itself: aces and court cards are good for winning tricks, and for nothing else.</source>
        <translation>Um die vier Zehnen geht es. Keine andere Karte ist für sich etwas wert: Asse und Bilder taugen dazu, Stiche zu gewinnen, und zu nichts sonst.</translation>
    </message>
    <message>
        <source>Dealing</source>
        <translation>Das Geben</translation>
    </message>
    <message>
        <source>The first dealer</source>
        <translation>Der erste Geber</translation>
    </message>
    <message>
        <source>Shuffling and dealing</source>
        <translation>Mischen und Geben</translation>
    </message>
    <message>
        <source>Misdeals</source>
        <translation>Falsch gegeben</translation>
    </message>
    <message>
        <source>With real cards, a card that is seen while it is dealt spoils the deal: the cards are gathered, and the same dealer deals again. The program never misdeals.</source>
        <translation>Mit echten Karten verdirbt eine Karte, die man beim Geben sieht, das Blatt: Die Karten werden eingesammelt, und derselbe Geber gibt noch einmal. Das Programm vergibt sich nie.</translation>
    </message>
    <message>
        <source>Before the first deal everybody cuts a card, and the highest deals. Those who have equal cards cut again among themselves.</source>
        <translation>Vor der ersten Runde hebt jeder eine Karte ab, und die höchste gibt. Bei Gleichstand heben die Betroffenen noch einmal ab.</translation>
    </message>
    <message>
        <source>The first dealer is drawn by chance.</source>
        <translation>Der erste Geber wird ausgelost.</translation>
    </message>
    <message>
        <source>The place of the first dealer is fixed: the {place} seat.</source>
        <translation>Der Platz des ersten Gebers steht fest: {place}.</translation>
    </message>
    <message numerus="yes">
        <source>Everybody ends with %n card(s). Nothing is left over: there is no stock.</source>
        <translation>
            <numerusform>Am Ende hat jeder %n Karte. Nichts bleibt übrig: Es gibt keinen Talon.</numerusform>
            <numerusform>Am Ende hat jeder %n Karten. Nichts bleibt übrig: Es gibt keinen Talon.</numerusform>
        </translation>
    </message>
    <message>
        <source>The dealer shuffles, and the next player cuts. The program shuffles for everybody. Each deal has a number, and the same number always gives the same cards, so a deal can be played again.</source>
        <translation>Der Geber mischt, und der nächste Spieler hebt ab. Das Programm mischt für alle. Jedes Blatt hat eine Nummer, und dieselbe Nummer ergibt immer dieselben Karten; so kann man ein Blatt noch einmal spielen.</translation>
    </message>
    <message>
        <source>The cards are dealt one by one, beginning with the player after the dealer.</source>
        <translation>Die Karten werden einzeln gegeben, zuerst dem Spieler nach dem Geber.</translation>
    </message>
    <message>
        <source>The cards are dealt in packets, beginning with the player after the dealer: {packets}.</source>
        <translation>Die Karten werden in Päckchen gegeben, zuerst dem Spieler nach dem Geber: {packets}.</translation>
    </message>
    <message>
        <source>A hand holds no card above a nine.</source>
        <translation>Eine Hand hat keine Karte über der Neun.</translation>
    </message>
    <message>
        <source>A hand holds all four tens.</source>
        <translation>Eine Hand hat alle vier Zehnen.</translation>
    </message>
    <message>
        <source>New cards</source>
        <translation>Neue Karten</translation>
    </message>
    <message>
        <source>A house rule throws a deal in before play; the same dealer deals again if:</source>
        <translation>Nach einer Hausregel wird das Blatt vor dem Spiel zusammengeworfen, und derselbe Geber gibt noch einmal, wenn:</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielverlauf</translation>
    </message>
    <message>
        <source>Claiming the rest, giving up</source>
        <translation>Den Rest beanspruchen, aufgeben</translation>
    </message>
    <message>
        <source>You may claim the rest when it is your turn to lead. The claim is accepted only if it holds whatever the others have; otherwise it is refused and nothing is shown.</source>
        <translation>Du darfst den Rest beanspruchen, wenn du ausspielst. Das wird nur angenommen, wenn es gilt, was auch immer die anderen haben; sonst wird es abgelehnt, und nichts wird gezeigt.</translation>
    </message>
    <message>
        <source>You may give a deal up. It then counts as the worst that can still happen to you.</source>
        <translation>Du darfst eine Runde aufgeben. Sie zählt dann als das Schlimmste, was dir noch passieren kann.</translation>
    </message>
    <message>
        <source>The player after the dealer leads any card to the first trick.</source>
        <translation>Der Spieler nach dem Geber spielt zum ersten Stich eine beliebige Karte aus.</translation>
    </message>
    <message>
        <source>In turn everybody plays a card of the suit led, if there is one in the hand. Whoever has none may play any card. Nobody has to trump or to play a higher card.</source>
        <translation>Der Reihe nach spielt jeder eine Karte der ausgespielten Farbe, wenn er eine hat. Wer keine hat, darf jede Karte spielen. Niemand muss stechen oder eine höhere Karte spielen.</translation>
    </message>
    <message>
        <source>The winner of a trick leads to the next one.</source>
        <translation>Wer einen Stich gewinnt, spielt zum nächsten aus.</translation>
    </message>
    <message numerus="yes">
        <source>So it goes on until all the cards are played: %n trick(s) in all.</source>
        <translation>
            <numerusform>So geht es weiter, bis alle Karten gespielt sind: zusammen %n Stich.</numerusform>
            <numerusform>So geht es weiter, bis alle Karten gespielt sind: zusammen %n Stiche.</numerusform>
        </translation>
    </message>
    <message>
        <source>The tricks</source>
        <translation>Die Stiche</translation>
    </message>
    <message>
        <source>The highest card of the suit led wins the trick.</source>
        <translation>Die höchste Karte der ausgespielten Farbe gewinnt den Stich.</translation>
    </message>
    <message>
        <source>The highest trump wins the trick. If there is none, the highest card of the suit led wins. A discard never does.</source>
        <translation>Der höchste Trumpf gewinnt den Stich. Gibt es keinen, gewinnt die höchste Karte der ausgespielten Farbe. Ein Abwurf gewinnt nie.</translation>
    </message>
    <message>
        <source>Capturing</source>
        <translation>Erbeuten</translation>
    </message>
    <message>
        <source>The tricks stay in the middle of the table, as a pile.</source>
        <translation>Die Stiche bleiben als Stapel in der Mitte des Tisches liegen.</translation>
    </message>
    <message>
        <source>A player who wins two tricks in a row captures the whole pile for his or her side, and then begins to count anew. A trick won by the partner does not count for this.</source>
        <translation>Wer zwei Stiche nacheinander gewinnt, erbeutet den ganzen Stapel für seine Seite und beginnt dann neu zu zählen. Ein Stich des Partners zählt dabei nicht.</translation>
    </message>
    <message>
        <source>Whoever wins the last trick also takes what is left.</source>
        <translation>Wer den letzten Stich gewinnt, nimmt auch, was noch liegt.</translation>
    </message>
    <message>
        <source>Tens and tricks count for the side that captures them.</source>
        <translation>Zehnen und Stiche zählen für die Seite, die sie erbeutet.</translation>
    </message>
    <message>
        <source>A trick belongs at once to the side of its winner. Sides count their tricks.</source>
        <translation>Ein Stich gehört sofort der Seite, die ihn gewinnt. Jede Seite zählt ihre Stiche.</translation>
    </message>
    <message>
        <source>A trick belongs at once to the side of its winner, together with every ten in it. The table always shows who has captured which ten.</source>
        <translation>Ein Stich gehört sofort der Seite, die ihn gewinnt, mit allen Zehnen darin. Der Tisch zeigt immer, wer welche Zehn erbeutet hat.</translation>
    </message>
    <message>
        <source>When nothing can change the result of the deal any more, the program offers to finish it. The score is the same either way.</source>
        <translation>Wenn nichts mehr das Ergebnis der Runde ändern kann, bietet das Programm an, sie zu beenden. Der Punktestand ist in beiden Fällen derselbe.</translation>
    </message>
    <message>
        <source>When nothing can change the result of the deal any more, the program finishes it. The score is the same either way.</source>
        <translation>Wenn nichts mehr das Ergebnis der Runde ändern kann, beendet das Programm sie. Der Punktestand ist in beiden Fällen derselbe.</translation>
    </message>
    <message>
        <source>Every deal is played to its last card.</source>
        <translation>Jede Runde wird bis zur letzten Karte gespielt.</translation>
    </message>
    <message>
        <source>When a deal is decided early</source>
        <translation>Wenn eine Runde früh entschieden ist</translation>
    </message>
    <message>
        <source>A sirr that wins the match ends the deal as soon as it is complete.</source>
        <translation>Ein Sirr, der das Match gewinnt, beendet die Runde, sobald er vollständig ist.</translation>
    </message>
    <message>
        <source>Win the majority of the tricks: {tricks} or more win the deal.</source>
        <translation>Gewinne die Mehrheit der Stiche: Mit {tricks} oder mehr ist die Runde gewonnen.</translation>
    </message>
    <message>
        <source>Capture 29 or more of the 56 card points to win the deal.</source>
        <translation>Erbeute 29 oder mehr der 56 Kartenpunkte, um die Runde zu gewinnen.</translation>
    </message>
    <message>
        <source>Capture {tens} or more of the {all} tens to win the deal, or half of them and the majority of the tricks.</source>
        <translation>Erbeute {tens} oder mehr der {all} Zehnen, um die Runde zu gewinnen, oder die Hälfte davon und die Mehrheit der Stiche.</translation>
    </message>
    <message>
        <source>Capture {tens} or more of the {all} tens to win the deal.</source>
        <translation>Erbeute {tens} oder mehr der {all} Zehnen, um die Runde zu gewinnen.</translation>
    </message>
    <message>
        <source>The match goes to the side that wins {deals} in a row.</source>
        <translation>Das Match gewinnt die Seite, die {deals} in Folge gewinnt.</translation>
    </message>
    <message>
        <source>The match goes to the side that reaches {points} first.</source>
        <translation>Das Match gewinnt die Seite, die zuerst {points} hat.</translation>
    </message>
    <message>
        <source>The match goes to the side with more points after {deals}.</source>
        <translation>Das Match gewinnt, wer nach {deals} mehr Punkte hat.</translation>
    </message>
    <message>
        <source>The match goes to the side that first has {tens} in all.</source>
        <translation>Das Match gewinnt die Seite, die zuerst insgesamt {tens} hat.</translation>
    </message>
    <message>
        <source>Result of a deal</source>
        <translation>Ergebnis einer Runde</translation>
    </message>
    <message>
        <source>Who wins the deal</source>
        <translation>Wer die Runde gewinnt</translation>
    </message>
    <message>
        <source>The number of tricks is odd, so there is always a winner.</source>
        <translation>Die Zahl der Stiche ist ungerade, also gibt es immer einen Sieger.</translation>
    </message>
    <message>
        <source>At 28 to 28 the side with all four tens wins. No other even score is possible.</source>
        <translation>Bei 28 zu 28 gewinnt die Seite mit allen vier Zehnen. Einen anderen Gleichstand gibt es nicht.</translation>
    </message>
    <message>
        <source>At {half} tens each the tricks decide: {tricks} of {all} win the deal.</source>
        <translation>Bei {half} Zehnen auf jeder Seite entscheiden die Stiche: {tricks} von {all} gewinnen die Runde.</translation>
    </message>
    <message>
        <source>At {half} tens each the tricks decide: {tricks} of {all} win the deal. If the tricks are equal too, the deal is drawn.</source>
        <translation>Bei {half} Zehnen auf jeder Seite entscheiden die Stiche: {tricks} von {all} gewinnen die Runde. Sind auch die Stiche gleich, endet die Runde unentschieden.</translation>
    </message>
    <message>
        <source>If neither side captures {tens} tens, the deal is drawn.</source>
        <translation>Erbeutet keine Seite {tens} Zehnen, endet die Runde unentschieden.</translation>
    </message>
    <message>
        <source>At {half} tens each the deal is drawn.</source>
        <translation>Bei {half} Zehnen auf jeder Seite endet die Runde unentschieden.</translation>
    </message>
    <message>
        <source>Names of results</source>
        <translation>Namen der Ergebnisse</translation>
    </message>
    <message>
        <source>{meaning} Scores {points}.</source>
        <translation>{meaning} Bringt {points}.</translation>
    </message>
    <message>
        <source>All {tens} tens in one deal.</source>
        <translation>Alle {tens} Zehnen in einer Runde.</translation>
    </message>
    <message>
        <source>All {tens} tens and all {tricks} tricks: the best result.</source>
        <translation>Alle {tens} Zehnen und alle {tricks} Stiche: das beste Ergebnis.</translation>
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
        <translation>Sieg</translation>
    </message>
    <message>
        <source>Any other won deal.</source>
        <translation>Jede andere gewonnene Runde.</translation>
    </message>
    <message>
        <source>The first {tricks} tricks of the deal, one after the other.</source>
        <translation>Die ersten {tricks} Stiche der Runde, einer nach dem anderen.</translation>
    </message>
    <message>
        <source>All {tricks} tricks of the deal.</source>
        <translation>Alle {tricks} Stiche der Runde.</translation>
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
        <translation>Mindestens {tens} der {all} Zehnen in einer Runde.</translation>
    </message>
    <message>
        <source>{meaning} It wins the match at once.</source>
        <translation>{meaning} Gewinnt sofort das Match.</translation>
    </message>
    <message>
        <source>{meaning} It counts like any other won deal.</source>
        <translation>{meaning} Zählt wie jede andere gewonnene Runde.</translation>
    </message>
    <message>
        <source>Ultra-mendikot: a side that captures all four aces together with all the tens scores one point more.</source>
        <translation>Ultra-Mendikot: Eine Seite, die zu allen Zehnen auch alle vier Asse erbeutet, bekommt einen Punkt mehr.</translation>
    </message>
    <message>
        <source>Aces, kings, queens, jacks and small cards add nothing to the score, and there are no minus points: whoever loses a deal only lets the others score.</source>
        <translation>Asse, Könige, Damen, Buben und kleine Karten tragen nichts zum Stand bei, und es gibt keine Minuspunkte: Wer eine Runde verliert, lässt nur die anderen punkten.</translation>
    </message>
    <message>
        <source>What counts is who captures the pile, not who won the single trick.</source>
        <translation>Es zählt, wer den Stapel erbeutet, nicht, wer den einzelnen Stich gewonnen hat.</translation>
    </message>
    <message>
        <source>The match</source>
        <translation>Das Match</translation>
    </message>
    <message>
        <source>Winning the match</source>
        <translation>Das Match gewinnen</translation>
    </message>
    <message>
        <source>Counting</source>
        <translation>Zählen</translation>
    </message>
    <message>
        <source>A won deal makes the winner&apos;s streak longer by one and sets the streak of the other side back to zero. So only one side can have a streak at a time.</source>
        <translation>Eine gewonnene Runde verlängert die Serie des Siegers um eins und setzt die Serie der anderen Seite auf null. Es kann also immer nur eine Seite eine Serie haben.</translation>
    </message>
    <message>
        <source>A drawn deal changes nothing: the streak neither grows nor breaks.</source>
        <translation>Eine unentschiedene Runde ändert nichts: Die Serie wächst nicht und reißt nicht.</translation>
    </message>
    <message>
        <source>A match that is won by its streak is called a kot, or court.</source>
        <translation>Ein Match, das durch die Serie gewonnen wird, heißt Kot oder Court.</translation>
    </message>
    <message>
        <source>Every ten that a side captures scores one, for both sides, deal after deal. If both sides reach {tens} in the same deal, the higher total wins; if it is equal, the match goes on.</source>
        <translation>Jede erbeutete Zehn zählt eins, für beide Seiten, Runde für Runde. Erreichen beide Seiten {tens} in derselben Runde, gewinnt die höhere Summe; ist sie gleich, geht das Match weiter.</translation>
    </message>
    <message>
        <source>Aces, kings, queens, jacks and small cards add nothing to the score.</source>
        <translation>Asse, Könige, Damen, Buben und kleine Karten tragen nichts zum Stand bei.</translation>
    </message>
    <message>
        <source>If the points are equal at the end, the match is drawn.</source>
        <translation>Sind die Punkte am Ende gleich, endet das Match unentschieden.</translation>
    </message>
    <message>
        <source>The winner of a deal scores the points of its result. The loser loses none.</source>
        <translation>Wer eine Runde gewinnt, bekommt die Punkte ihres Ergebnisses. Der Verlierer verliert keine.</translation>
    </message>
    <message>
        <source>The winner of a deal scores the points of its result. The loser loses none, and a drawn deal scores nothing.</source>
        <translation>Wer eine Runde gewinnt, bekommt die Punkte ihres Ergebnisses. Der Verlierer verliert keine, und eine unentschiedene Runde bringt nichts.</translation>
    </message>
    <message>
        <source>A sirr wins the match at once, whatever the score. The deal ends as soon as the last ten that it needs is captured.</source>
        <translation>Ein Sirr gewinnt das Match sofort, wie es auch steht. Die Runde endet, sobald die letzte Zehn, die dazu fehlt, erbeutet ist.</translation>
    </message>
    <message>
        <source>A sirr does not end the match.</source>
        <translation>Ein Sirr beendet das Match nicht.</translation>
    </message>
    <message>
        <source>Tournaments play for seven deals in a row; among friends three or five are usual. The rules of a new match let you choose.</source>
        <translation>Turniere gehen bis zu sieben Runden in Folge; unter Freunden sind drei oder fünf üblich. Die Regeln eines neuen Matches lassen dir die Wahl.</translation>
    </message>
    <message>
        <source>Longer and shorter</source>
        <translation>Länger und kürzer</translation>
    </message>
    <message>
        <source>The next dealer</source>
        <translation>Der nächste Geber</translation>
    </message>
    <message>
        <source>Who deals next</source>
        <translation>Wer als Nächster gibt</translation>
    </message>
    <message>
        <source>After every deal the next player becomes the dealer.</source>
        <translation>Nach jeder Runde wird der nächste Spieler Geber.</translation>
    </message>
    <message>
        <source>If the dealer&apos;s side has lost the deal, the same dealer deals again.</source>
        <translation>Hat die Seite des Gebers die Runde verloren, gibt derselbe Geber noch einmal.</translation>
    </message>
    <message>
        <source>If the dealer&apos;s side has won, the next player deals.</source>
        <translation>Hat die Seite des Gebers gewonnen, gibt der nächste Spieler.</translation>
    </message>
    <message>
        <source>Dealing is a disadvantage, since the other side leads first. So the losing side keeps it until it wins.</source>
        <translation>Zu geben ist ein Nachteil, denn die andere Seite spielt zuerst aus. So behält die verlierende Seite ihn, bis sie gewinnt.</translation>
    </message>
    <message>
        <source>After a drawn deal the same dealer deals again.</source>
        <translation>Nach einer unentschiedenen Runde gibt derselbe Geber noch einmal.</translation>
    </message>
    <message>
        <source>After a drawn deal the next player deals.</source>
        <translation>Nach einer unentschiedenen Runde gibt der nächste Spieler.</translation>
    </message>
    <message>
        <source>After a drawn deal the same dealer deals again if the dealer&apos;s side had lost the deal before it. Otherwise, as after a drawn first deal or two draws in a row, the next player deals.</source>
        <translation>Nach einer unentschiedenen Runde gibt derselbe Geber noch einmal, wenn die Seite des Gebers die Runde davor verloren hatte. Sonst, etwa nach einer unentschiedenen ersten Runde oder zwei Unentschieden in Folge, gibt der nächste Spieler.</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>Trumpf</translation>
    </message>
    <message>
        <source>No trump</source>
        <translation>Kein Trumpf</translation>
    </message>
    <message>
        <source>There is no trump in this game: only the suit led counts. The end of a deal becomes tense when a ten lies in a short suit, since nothing can save it and nothing can ruff it.</source>
        <translation>In diesem Spiel gibt es keinen Trumpf: Nur die ausgespielte Farbe zählt. Das Ende einer Runde wird spannend, wenn eine Zehn in einer kurzen Farbe steht, denn nichts kann sie retten und nichts kann sie stechen.</translation>
    </message>
    <message>
        <source>How the trump is chosen</source>
        <translation>Wie der Trumpf bestimmt wird</translation>
    </message>
    <message>
        <source>That card is itself a trump. It can win the trick in which it was played, unless a higher trump falls after it.</source>
        <translation>Diese Karte ist selbst ein Trumpf. Sie kann den Stich gewinnen, in dem sie gespielt wurde, wenn nach ihr kein höherer Trumpf fällt.</translation>
    </message>
    <message>
        <source>That card is not a trump yet: in its own trick it is a mere discard. The suit has power from the next trick on.</source>
        <translation>Diese Karte ist noch kein Trumpf: In ihrem eigenen Stich ist sie ein bloßer Abwurf. Die Farbe wirkt vom nächsten Stich an.</translation>
    </message>
    <message>
        <source>No trump is named in dealing. The play begins without one.</source>
        <translation>Beim Geben wird kein Trumpf genannt. Das Spiel beginnt ohne ihn.</translation>
    </message>
    <message>
        <source>The first player who cannot follow suit plays any card, and the suit of that card is trump for the rest of the deal. This cannot be declined.</source>
        <translation>Der erste Spieler, der nicht bedienen kann, spielt eine beliebige Karte, und deren Farbe ist für den Rest der Runde Trumpf. Das kann man nicht ablehnen.</translation>
    </message>
    <message>
        <source>If everybody can follow suit to the end, the deal has no trump. That is very rare.</source>
        <translation>Können alle bis zum Ende bedienen, hat die Runde keinen Trumpf. Das ist sehr selten.</translation>
    </message>
    <message>
        <source>The first player who cannot follow suit names aloud a suit that is in his or her own hand. It is trump at once, for the rest of the deal.</source>
        <translation>Der erste Spieler, der nicht bedienen kann, nennt laut eine Farbe, die er selbst auf der Hand hat. Sie ist sofort Trumpf, für den Rest der Runde.</translation>
    </message>
    <message>
        <source>Only then that player chooses a card, of any suit. It is a trump only if it belongs to the suit that was named.</source>
        <translation>Erst dann wählt dieser Spieler eine Karte, von beliebiger Farbe. Sie ist nur dann ein Trumpf, wenn sie zur genannten Farbe gehört.</translation>
    </message>
    <message>
        <source>The first player who cannot follow suit discards a card and secretly notes a suit that is still in his or her hand. The trump now exists, but it sleeps: nobody else knows it, not even the partner.</source>
        <translation>Der erste Spieler, der nicht bedienen kann, wirft eine Karte ab und notiert heimlich eine Farbe, die er noch auf der Hand hat. Den Trumpf gibt es nun, aber er schläft: Niemand sonst kennt ihn, auch der Partner nicht.</translation>
    </message>
    <message>
        <source>The next time that the same player cannot follow suit, the trump is revealed before the card is chosen. From that card on it has power. The player may still play any card.</source>
        <translation>Wenn derselbe Spieler das nächste Mal nicht bedienen kann, wird der Trumpf aufgedeckt, bevor er seine Karte wählt. Von dieser Karte an wirkt er. Der Spieler darf trotzdem jede Karte spielen.</translation>
    </message>
    <message>
        <source>Until then nobody can ruff: whoever else cannot follow suit only discards.</source>
        <translation>Bis dahin kann niemand stechen: Wer sonst nicht bedienen kann, wirft nur ab.</translation>
    </message>
    <message>
        <source>If it is never revealed, the deal had no trump; the report after the deal shows the note.</source>
        <translation>Wird er nie aufgedeckt, hatte die Runde keinen Trumpf; der Bericht nach der Runde zeigt die Notiz.</translation>
    </message>
    <message>
        <source>When all cards are dealt, the next player of the dealer&apos;s side names the trump, before the first card is led.</source>
        <translation>Wenn alle Karten gegeben sind, nennt der nächste Spieler auf der Seite des Gebers den Trumpf, bevor die erste Karte ausgespielt wird.</translation>
    </message>
    <message>
        <source>When all cards are dealt, the dealer&apos;s partner names the trump, before the first card is led.</source>
        <translation>Wenn alle Karten gegeben sind, nennt der Partner des Gebers den Trumpf, bevor die erste Karte ausgespielt wird.</translation>
    </message>
    <message>
        <source>Everybody knows it, and it has power from the first trick on.</source>
        <translation>Alle kennen ihn, und er wirkt vom ersten Stich an.</translation>
    </message>
    <message>
        <source>The player after the dealer draws a card from another hand without seeing it and shows it to all. Its suit is trump.</source>
        <translation>Der Spieler nach dem Geber zieht blind eine Karte aus einer anderen Hand und zeigt sie allen. Ihre Farbe ist Trumpf.</translation>
    </message>
    <message>
        <source>The card goes back to its owner. It stays marked on the table until it is played.</source>
        <translation>Die Karte geht an ihren Besitzer zurück. Sie bleibt auf dem Tisch markiert, bis sie gespielt wird.</translation>
    </message>
    <message>
        <source>The player after the dealer lays a card from his or her own hand face up on the table. Its suit is trump.</source>
        <translation>Der Spieler nach dem Geber legt eine Karte aus der eigenen Hand offen auf den Tisch. Ihre Farbe ist Trumpf.</translation>
    </message>
    <message>
        <source>The card still belongs to that hand and is played from the table like any other.</source>
        <translation>Die Karte gehört weiter zu dieser Hand und wird vom Tisch aus gespielt wie jede andere.</translation>
    </message>
    <message>
        <source>The player after the dealer lays a card from his or her own hand face down on the table. Its suit is trump, but it sleeps: only its holder knows it.</source>
        <translation>Der Spieler nach dem Geber legt eine Karte aus der eigenen Hand verdeckt auf den Tisch. Ihre Farbe ist Trumpf, aber er schläft: Nur sein Halter kennt ihn.</translation>
    </message>
    <message>
        <source>The card still belongs to the holder&apos;s hand. It must be used for following suit, and the holder may play it whenever that is allowed: this reveals the trump, and the card is a trump at once.</source>
        <translation>Die Karte gehört weiter zur Hand des Halters. Sie muss zum Bedienen verwendet werden, und der Halter darf sie spielen, wann immer es erlaubt ist: Das deckt den Trumpf auf, und die Karte ist sofort ein Trumpf.</translation>
    </message>
    <message>
        <source>If it is never revealed, the trump had no power in this deal.</source>
        <translation>Wird er nie aufgedeckt, hatte der Trumpf in dieser Runde keine Wirkung.</translation>
    </message>
    <message>
        <source>Nothing else reveals the trump: it is the holder&apos;s choice.</source>
        <translation>Sonst deckt nichts den Trumpf auf: Das entscheidet der Halter.</translation>
    </message>
    <message>
        <source>The first time that anybody cannot follow suit, the trump is revealed by itself, before that player&apos;s card. The card returns to the holder&apos;s hand. Nobody is obliged to play a trump.</source>
        <translation>Wenn zum ersten Mal jemand nicht bedienen kann, wird der Trumpf von selbst aufgedeckt, vor der Karte dieses Spielers. Die Karte kehrt in die Hand des Halters zurück. Niemand muss Trumpf spielen.</translation>
    </message>
    <message>
        <source>Any other player who cannot follow suit may ask for the trump before playing. It is revealed, it has power from then on, and the card returns openly to the holder&apos;s hand.</source>
        <translation>Jeder andere Spieler, der nicht bedienen kann, darf vor seiner Karte nach dem Trumpf fragen. Er wird aufgedeckt, wirkt von da an, und die Karte kehrt offen in die Hand des Halters zurück.</translation>
    </message>
    <message>
        <source>Whoever has asked must play a trump, if there is one to play.</source>
        <translation>Wer gefragt hat, muss einen Trumpf spielen, wenn er einen hat.</translation>
    </message>
    <message>
        <source>Whoever has asked may still play any card.</source>
        <translation>Wer gefragt hat, darf trotzdem jede Karte spielen.</translation>
    </message>
    <message>
        <source>Whoever does not ask discards, even a trump.</source>
        <translation>Wer nicht fragt, wirft ab, auch einen Trumpf.</translation>
    </message>
    <message>
        <source>What the trump can do</source>
        <translation>Was der Trumpf vermag</translation>
    </message>
    <message>
        <source>Once it has power, a trump beats every card of the other suits, and a higher trump beats a lower one. The trump does not change any more in this deal, whatever is discarded later.</source>
        <translation>Sobald er wirkt, schlägt ein Trumpf jede Karte der anderen Farben, und ein höherer Trumpf schlägt einen niedrigeren. Der Trumpf ändert sich in dieser Runde nicht mehr, was auch immer später abgeworfen wird.</translation>
    </message>
    <message>
        <source>It never works backwards: a card that was played before the trump had power stays an ordinary card, even in the same trick.</source>
        <translation>Er wirkt nie rückwirkend: Eine Karte, die gespielt wurde, bevor der Trumpf wirkte, bleibt eine gewöhnliche Karte, sogar im selben Stich.</translation>
    </message>
    <message>
        <source>One way for the whole match</source>
        <translation>Eine Art für das ganze Match</translation>
    </message>
    <message>
        <source>The players agree before the match how the trump is chosen, and keep to it. The program does the same: rules change only between matches.</source>
        <translation>Die Spieler vereinbaren vor dem Match, wie der Trumpf bestimmt wird, und bleiben dabei. Das Programm macht es ebenso: Regeln ändern sich nur zwischen zwei Matches.</translation>
    </message>
    <message>
        <source>For example</source>
        <translation>Zum Beispiel</translation>
    </message>
</context>
<context>
    <name>HelpTable</name>
    <message>
        <source>At this table</source>
        <translation>An diesem Tisch</translation>
    </message>
    <message>
        <source>Playing a card</source>
        <translation>Eine Karte spielen</translation>
    </message>
    <message>
        <source>What is to be seen</source>
        <translation>Was zu sehen ist</translation>
    </message>
    <message>
        <source>Hints, undo, serious matches</source>
        <translation>Hinweise, Rückgängig, ernste Matches</translation>
    </message>
    <message>
        <source>Type the card: {typed} is the {card}.</source>
        <translation>Tippe die Karte ein: {typed} ist die {card}.</translation>
    </message>
    <message>
        <source>Click a card, or drag it onto the table.</source>
        <translation>Klicke auf eine Karte oder ziehe sie auf den Tisch.</translation>
    </message>
    <message>
        <source>Choose it with the arrow keys and press Enter.</source>
        <translation>Wähle sie mit den Pfeiltasten und drücke die Eingabetaste.</translation>
    </message>
    <message>
        <source>Cards that may be played stand out. Another one goes back into the hand, and the status line says why.</source>
        <translation>Spielbare Karten heben sich ab. Jede andere kehrt auf die Hand zurück, und die Statuszeile sagt, warum.</translation>
    </message>
    <message>
        <source>Every ten has a medallion: a broken ring for one that has not been seen, a small card for one in your hand, a golden flower for one of ours, a dark square for one of theirs.</source>
        <translation>Jede Zehn hat ein Medaillon: ein unterbrochener Ring für eine noch nicht gesehene, eine kleine Karte für eine auf deiner Hand, eine goldene Blume für eine von uns, ein dunkles Quadrat für eine von ihnen.</translation>
    </message>
    <message>
        <source>Beside them stand the tricks of both sides, the trump, and the streak or the points.</source>
        <translation>Daneben stehen die Stiche beider Seiten, der Trumpf und die Serie oder die Punkte.</translation>
    </message>
    <message>
        <source>The round arrow shows the direction of play, a button the dealer, and a pointer whose turn it is.</source>
        <translation>Der runde Pfeil zeigt die Spielrichtung, ein Knopf den Geber und ein Zeiger, wer an der Reihe ist.</translation>
    </message>
    <message>
        <source>Each player has a plate with the name and, for a computer player, the level. It also says who your partners are.</source>
        <translation>Jeder Spieler hat ein Schild mit dem Namen und, wenn der Computer spielt, der Stärke. Es nennt auch deine Partner.</translation>
    </message>
    <message>
        <source>Words with a special meaning explain themselves under the mouse.</source>
        <translation>Zeige mit der Maus auf ein Wort des Spiels, und es wird erklärt.</translation>
    </message>
    <message>
        <source>In this game the medallions only tell where the tens are: tens count no more than other cards.</source>
        <translation>In diesem Spiel zeigen die Medaillons nur, wo die Zehnen sind: Eine Zehn zählt nicht mehr als andere Karten.</translation>
    </message>
    <message>
        <source>A hint names a card, the reason for it, the opponent who may still take the trick, and the risk, which is the chance to lose the deal. It knows no more than you do.</source>
        <translation>Ein Hinweis nennt eine Karte, den Grund dafür, den Gegner, der den Stich noch nehmen kann, und das Risiko, also die Aussicht, die Runde zu verlieren. Er weiß nicht mehr als du.</translation>
    </message>
    <message>
        <source>Undo goes back to your own last decision, as often as you like. The same line played again gives the same deal.</source>
        <translation>Rückgängig führt zu deiner letzten eigenen Entscheidung zurück, so oft du willst. Spielst du dasselbe noch einmal, verläuft die Runde genauso.</translation>
    </message>
    <message>
        <source>Deals with hints or undo are marked as assisted in the statistics. A serious match has neither.</source>
        <translation>Runden mit Hinweisen oder Rückgängig sind in der Statistik als unterstützt gekennzeichnet. Ein ernstes Match hat beides nicht.</translation>
    </message>
</context>
<context>
    <name>HelpWindow</name>
    <message>
        <source>In force: {name}</source>
        <translation>In Kraft: {name}</translation>
    </message>
    <message>
        <source>{page}: {section}</source>
        <translation>{page}: {section}</translation>
    </message>
    <message>
        <source>Nothing found.</source>
        <translation>Nichts gefunden.</translation>
    </message>
    <message>
        <source>Web page (*.html)</source>
        <translation>Webseite (*.html)</translation>
    </message>
    <message>
        <source>PDF document (*.pdf)</source>
        <translation>PDF-Dokument (*.pdf)</translation>
    </message>
    <message>
        <source>Save the help</source>
        <translation>Hilfe speichern</translation>
    </message>
    <message>
        <source>Rules and help</source>
        <translation>Regeln und Hilfe</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Search in the help</source>
        <translation>In der Hilfe suchen</translation>
    </message>
    <message>
        <source>Rules to explain</source>
        <translation>Regeln, die erklärt werden</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>&amp;Speichern unter …</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Drucken …</translation>
    </message>
    <message>
        <source>This computer has no printer. “Save as” makes a PDF file that can be printed elsewhere.</source>
        <translation>An diesem Computer gibt es keinen Drucker. „Speichern unter“ erzeugt eine PDF-Datei, die sich anderswo drucken lässt.</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message>
        <source>you cannot follow suit, and this makes a strong suit of yours trump</source>
        <translation>Du kannst nicht bedienen, und so wird eine starke Farbe von dir Trumpf</translation>
    </message>
    <message>
        <source>your partner wins this trick, so give it a ten</source>
        <translation>Dein Partner gewinnt diesen Stich, also gib ihm eine Zehn</translation>
    </message>
    <message>
        <source>the ten itself wins this trick</source>
        <translation>Die Zehn selbst gewinnt diesen Stich</translation>
    </message>
    <message>
        <source>it captures the ten that lies in this trick</source>
        <translation>Das erbeutet die Zehn, die in diesem Stich liegt</translation>
    </message>
    <message>
        <source>it keeps your partner&apos;s ten safe</source>
        <translation>Das hält die Zehn deines Partners in Sicherheit</translation>
    </message>
    <message>
        <source>your partner is winning, so save your high cards</source>
        <translation>Dein Partner gewinnt gerade, also spare deine hohen Karten</translation>
    </message>
    <message>
        <source>your partner still plays to this trick, so keep your strength</source>
        <translation>Dein Partner spielt noch zu diesem Stich, also spare deine Stärke</translation>
    </message>
    <message>
        <source>your partner led low and hopes that you play high</source>
        <translation>Dein Partner hat niedrig ausgespielt und hofft, dass du hoch spielst</translation>
    </message>
    <message>
        <source>it is the cheapest card that wins the trick</source>
        <translation>Es ist die billigste Karte, die den Stich gewinnt</translation>
    </message>
    <message>
        <source>a small trump wins the trick</source>
        <translation>Ein kleiner Trumpf gewinnt den Stich</translation>
    </message>
    <message>
        <source>you will not win this trick, so lose little</source>
        <translation>Du wirst diesen Stich nicht gewinnen, also verliere wenig</translation>
    </message>
    <message>
        <source>nobody can beat this ten now</source>
        <translation>Niemand kann diese Zehn jetzt schlagen</translation>
    </message>
    <message>
        <source>it is the highest card left in its suit, and the others can still follow</source>
        <translation>Es ist die höchste Karte, die in ihrer Farbe noch da ist, und die anderen können noch bedienen</translation>
    </message>
    <message>
        <source>it draws the trumps that could ruff your tens</source>
        <translation>Das zieht die Trümpfe, die deine Zehnen stechen könnten</translation>
    </message>
    <message>
        <source>your partner has none of this suit and can ruff it</source>
        <translation>Dein Partner hat nichts von dieser Farbe und kann sie stechen</translation>
    </message>
    <message>
        <source>it shortens a suit, so that you may be the one who sets the trump</source>
        <translation>Das verkürzt eine Farbe, damit vielleicht du den Trumpf bestimmst</translation>
    </message>
    <message>
        <source>a low lead puts none of your tens at risk</source>
        <translation>Ein niedriges Ausspiel bringt keine deiner Zehnen in Gefahr</translation>
    </message>
    <message>
        <source>you have no other choice</source>
        <translation>Du hast keine andere Wahl</translation>
    </message>
    <message>
        <source>it is your longest and strongest suit</source>
        <translation>Es ist deine längste und stärkste Farbe</translation>
    </message>
    <message>
        <source>a trump could win this trick and its ten</source>
        <translation>Ein Trumpf könnte diesen Stich und seine Zehn gewinnen</translation>
    </message>
    <message>
        <source>any card will do here</source>
        <translation>Hier taugt jede Karte</translation>
    </message>
    <message>
        <source>you cannot follow suit, and this suit promises most as trump</source>
        <translation>Du kannst nicht bedienen, und diese Farbe verspricht als Trumpf am meisten</translation>
    </message>
    <message>
        <source>your partner may well win this trick, so give it a ten</source>
        <translation>Dein Partner gewinnt diesen Stich wahrscheinlich, also gib ihm eine Zehn</translation>
    </message>
    <message>
        <source>your partner still plays to this trick and may win the ten</source>
        <translation>Dein Partner spielt noch zu diesem Stich und kann die Zehn gewinnen</translation>
    </message>
    <message>
        <source>the ten may win this trick itself</source>
        <translation>Die Zehn kann diesen Stich selbst gewinnen</translation>
    </message>
    <message>
        <source>it wins the trick in your partner&apos;s place</source>
        <translation>Das gewinnt den Stich anstelle deines Partners</translation>
    </message>
    <message>
        <source>it may capture the ten that lies in this trick</source>
        <translation>Das kann die Zehn erbeuten, die in diesem Stich liegt</translation>
    </message>
    <message>
        <source>it wins the trick</source>
        <translation>Das gewinnt den Stich</translation>
    </message>
    <message>
        <source>it may win the trick</source>
        <translation>Das kann den Stich gewinnen</translation>
    </message>
    <message>
        <source>it clears a suit, so that you can ruff it later</source>
        <translation>Danach hast du eine Farbe nicht mehr und kannst sie später stechen</translation>
    </message>
    <message>
        <source>nothing in this trick is worth a high card yet</source>
        <translation>Nichts in diesem Stich ist schon eine hohe Karte wert</translation>
    </message>
    <message>
        <source>your partner may bring this ten home</source>
        <translation>Dein Partner kann diese Zehn heimholen</translation>
    </message>
    <message>
        <source>a low lead gives little away</source>
        <translation>Ein niedriges Ausspiel verschenkt wenig</translation>
    </message>
    <message>
        <source>it takes trumps out of the other hands</source>
        <translation>Das zieht Trümpfe aus den anderen Händen</translation>
    </message>
    <message>
        <source>it is the highest card left in its suit</source>
        <translation>Es ist die höchste Karte, die in ihrer Farbe noch da ist</translation>
    </message>
    <message>
        <source>your partner led this suit before</source>
        <translation>Dein Partner hat diese Farbe schon ausgespielt</translation>
    </message>
    <message>
        <source>it makes the others spend their higher cards</source>
        <translation>Das zwingt die anderen, ihre höheren Karten auszugeben</translation>
    </message>
    <message>
        <source>it came out best in the deals that agree with what you have seen</source>
        <translation>Das schnitt in den Blättern am besten ab, die zu dem passen, was du gesehen hast</translation>
    </message>
    <message>
        <source>{action}: {reason}.</source>
        <translation>{action}: {reason}.</translation>
    </message>
    <message>
        <source>Risk of losing the deal: {percent}.</source>
        <translation>Risiko, die Runde zu verlieren: {percent}.</translation>
    </message>
    <message>
        <source>{seat} may hold a higher card of {suit}.</source>
        <translation>{seat} hat vielleicht eine höhere Karte in {suit}.</translation>
    </message>
    <message>
        <source>{seat} may hold another ace of {suit}, and the later ace wins.</source>
        <translation>{seat} hat vielleicht noch ein Ass in {suit}, und das spätere Ass gewinnt.</translation>
    </message>
    <message>
        <source>{seat} has no {suit} and may ruff.</source>
        <translation>{seat} hat kein {suit} und kann stechen.</translation>
    </message>
    <message>
        <source>{seat} may have no {suit} and ruff.</source>
        <translation>{seat} hat vielleicht kein {suit} und kann stechen.</translation>
    </message>
    <message numerus="yes">
        <source>{seat} may have no {suit} left and ruff; so far {seat} followed %n time(s).</source>
        <translation>
            <numerusform>{seat} hat vielleicht kein {suit} mehr und kann stechen; bisher hat {seat} %n-mal bedient.</numerusform>
            <numerusform>{seat} hat vielleicht kein {suit} mehr und kann stechen; bisher hat {seat} %n-mal bedient.</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat} has no {suit} and may set the trump.</source>
        <translation>{seat} hat kein {suit} und kann den Trumpf bestimmen.</translation>
    </message>
    <message>
        <source>{seat} may have no {suit} and set the trump.</source>
        <translation>{seat} hat vielleicht kein {suit} und kann den Trumpf bestimmen.</translation>
    </message>
    <message numerus="yes">
        <source>{seat} may have no {suit} left and set the trump; so far {seat} followed %n time(s).</source>
        <translation>
            <numerusform>{seat} hat vielleicht kein {suit} mehr und kann den Trumpf bestimmen; bisher hat {seat} %n-mal bedient.</numerusform>
            <numerusform>{seat} hat vielleicht kein {suit} mehr und kann den Trumpf bestimmen; bisher hat {seat} %n-mal bedient.</numerusform>
        </translation>
    </message>
    <message>
        <source>Ask for the trump</source>
        <translation>Frag nach dem Trumpf</translation>
    </message>
    <message>
        <source>Lay down {card} as trump</source>
        <translation>Lege {card} als Trumpf hin</translation>
    </message>
    <message>
        <source>Make {suit} trump</source>
        <translation>Mach {suit} zum Trumpf</translation>
    </message>
    <message>
        <source>Play {card}</source>
        <translation>Spiele {card}</translation>
    </message>
</context>
<context>
    <name>Looks</name>
    <message>
        <source>Emerald</source>
        <translation>Smaragd</translation>
    </message>
    <message>
        <source>Indigo</source>
        <translation>Indigo</translation>
    </message>
    <message>
        <source>Madder red</source>
        <translation>Krapprot</translation>
    </message>
    <message>
        <source>Charcoal</source>
        <translation>Anthrazit</translation>
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
        <translation>Lotos</translation>
    </message>
    <message>
        <source>Leheriya</source>
        <translation>Leheriya</translation>
    </message>
    <message>
        <source>slow</source>
        <translation>langsam</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>normal</translation>
    </message>
    <message>
        <source>fast</source>
        <translation>schnell</translation>
    </message>
    <message>
        <source>instant</source>
        <translation>sofort</translation>
    </message>
    <message>
        <source>same as the system</source>
        <translation>wie das System</translation>
    </message>
    <message>
        <source>light</source>
        <translation>hell</translation>
    </message>
    <message>
        <source>dark</source>
        <translation>dunkel</translation>
    </message>
    <message>
        <source>cards move</source>
        <translation>Karten bewegen sich</translation>
    </message>
    <message>
        <source>cards do not move</source>
        <translation>Karten bewegen sich nicht</translation>
    </message>
    <message>
        <source>of the language</source>
        <translation>der Sprache</translation>
    </message>
    <message>
        <source>international (A K Q J)</source>
        <translation>international (A K Q J)</translation>
    </message>
</context>
<context>
    <name>Menu</name>
    <message>
        <source>&amp;Match</source>
        <translation>&amp;Match</translation>
    </message>
    <message>
        <source>&amp;New match…</source>
        <translation>&amp;Neues Match …</translation>
    </message>
    <message>
        <source>Same deal a&amp;gain</source>
        <translation>Das&amp;selbe Blatt noch einmal</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen …</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>S&amp;peichern unter …</translation>
    </message>
    <message>
        <source>Saved &amp;matches…</source>
        <translation>&amp;Gespeicherte Matches …</translation>
    </message>
    <message>
        <source>&amp;Copy the last deal</source>
        <translation>Letztes Blatt &amp;kopieren</translation>
    </message>
    <message>
        <source>&amp;Export the last deal…</source>
        <translation>Letztes Blatt e&amp;xportieren …</translation>
    </message>
    <message>
        <source>&amp;Paste a deal…</source>
        <translation>Blatt &amp;einfügen …</translation>
    </message>
    <message>
        <source>S&amp;tatistics…</source>
        <translation>S&amp;tatistik …</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Spiel</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederherstellen</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Hinweis</translation>
    </message>
    <message>
        <source>&amp;Last trick</source>
        <translation>&amp;Letzter Stich</translation>
    </message>
    <message>
        <source>Trump and &amp;tens</source>
        <translation>Trumpf und &amp;Zehnen</translation>
    </message>
    <message>
        <source>Report of the last &amp;deal…</source>
        <translation>&amp;Bericht der letzten Runde …</translation>
    </message>
    <message>
        <source>&amp;Claim the rest…</source>
        <translation>Rest bea&amp;nspruchen …</translation>
    </message>
    <message>
        <source>&amp;Give the deal up…</source>
        <translation>Runde au&amp;fgeben …</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pause</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Vollbild</translation>
    </message>
    <message>
        <source>&amp;Course of the match</source>
        <translation>Ver&amp;lauf des Matches</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>&amp;Einstellungen …</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;Rules and help</source>
        <translation>&amp;Regeln und Hilfe</translation>
    </message>
    <message>
        <source>&amp;Tutorial…</source>
        <translation>&amp;Einführung …</translation>
    </message>
    <message>
        <source>&amp;About Hukum</source>
        <translation>&amp;Über Hukum</translation>
    </message>
</context>
<context>
    <name>NewMatch</name>
    <message numerus="yes">
        <source>A match has %n deal(s).</source>
        <translation>
            <numerusform>Ein Match hat %n Runde.</numerusform>
            <numerusform>Ein Match hat %n Runden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A match takes about %n deal(s).</source>
        <translation>
            <numerusform>Ein Match dauert etwa %n Runde.</numerusform>
            <numerusform>Ein Match dauert etwa %n Runden.</numerusform>
        </translation>
    </message>
    <message>
        <source>My own rules</source>
        <translation>Meine eigenen Regeln</translation>
    </message>
    <message>
        <source>Your own rules, made from {preset}.</source>
        <translation>Deine eigenen Regeln, gemacht aus {preset}.</translation>
    </message>
    <message>
        <source>Delete the rules “{name}”? They cannot be brought back.</source>
        <translation>Die Regeln „{name}“ löschen? Sie lassen sich nicht zurückholen.</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Neues Match</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Table and rules</source>
        <translation>Tisch und Regeln</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Tisch</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Regeln</translation>
    </message>
    <message>
        <source>&amp;Serious: no undo and no hints</source>
        <translation>&amp;Ernst: kein Rückgängig und keine Hinweise</translation>
    </message>
    <message>
        <source>&amp;Begin with deal number</source>
        <translation>&amp;Beginnen mit Blatt Nummer</translation>
    </message>
    <message>
        <source>Number of the deal</source>
        <translation>Nummer des Blatts</translation>
    </message>
    <message>
        <source>for example 8123</source>
        <translation>zum Beispiel 8123</translation>
    </message>
    <message>
        <source>Paste a dea&amp;l…</source>
        <translation>Blatt einfü&amp;gen …</translation>
    </message>
    <message>
        <source>Several people share this screen: before each turn the cards are covered until the next player is ready.</source>
        <translation>Mehrere Menschen teilen sich diesen Bildschirm: Vor jedem Zug verdeckt er die Karten, bis der Nächste bereit ist.</translation>
    </message>
    <message>
        <source>The match begins with the pasted deal.</source>
        <translation>Das Match beginnt mit dem eingefügten Blatt.</translation>
    </message>
    <message>
        <source>&amp;All rules…</source>
        <translation>&amp;Alle Regeln …</translation>
    </message>
    <message>
        <source>&amp;Delete these rules</source>
        <translation>Diese Regeln &amp;löschen</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Spielen</translation>
    </message>
    <message>
        <source>A fixed number of deals</source>
        <translation>Eine feste Zahl von Runden</translation>
    </message>
    <message>
        <source>Short deck of 32 cards</source>
        <translation>Kurzes Deck mit 32 Karten</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Computer</translation>
    </message>
    <message>
        <source>Person here</source>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>Player at the {place} seat</source>
        <translation>Spieler {place}</translation>
    </message>
    <message>
        <source>Name at the {place} seat</source>
        <translation>Name des Spielers {place}</translation>
    </message>
    <message>
        <source>Level at the {place} seat</source>
        <translation>Stärke des Spielers {place}</translation>
    </message>
    <message>
        <source>Style at the {place} seat</source>
        <translation>Stil des Spielers {place}</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Stärke</translation>
    </message>
    <message>
        <source>Style</source>
        <translation>Stil</translation>
    </message>
</context>
<context>
    <name>PasteDeal</name>
    <message>
        <source>A deal for {rules}; dealer: the {place} seat.</source>
        <translation>Ein Blatt für {rules}; Geber: {place}.</translation>
    </message>
    <message>
        <source>Paste a deal</source>
        <translation>Ein Blatt einfügen</translation>
    </message>
    <message>
        <source>Paste a deal that was copied as text, or type the number of a deal. The match begins with it.</source>
        <translation>Füge ein als Text kopiertes Blatt ein, oder tippe die Nummer eines Blatts. Das Match beginnt damit.</translation>
    </message>
    <message>
        <source>&amp;Take this deal</source>
        <translation>Dieses Blatt &amp;nehmen</translation>
    </message>
    <message>
        <source>Deal as text</source>
        <translation>Blatt als Text</translation>
    </message>
</context>
<context>
    <name>Preferences</name>
    <message>
        <source>Preview of the chosen look</source>
        <translation>Bild des gewählten Aussehens</translation>
    </message>
    <message>
        <source>&amp;Cloth</source>
        <translation>&amp;Tuch</translation>
    </message>
    <message>
        <source>&amp;Back of the cards</source>
        <translation>&amp;Rückseite der Karten</translation>
    </message>
    <message>
        <source>&amp;Letters on the cards</source>
        <translation>&amp;Buchstaben auf den Karten</translation>
    </message>
    <message>
        <source>Cloth</source>
        <translation>Tuch</translation>
    </message>
    <message>
        <source>Back of the cards</source>
        <translation>Rückseite der Karten</translation>
    </message>
    <message>
        <source>Large &amp;figures in the corners</source>
        <translation>&amp;Große Zeichen in den Ecken</translation>
    </message>
    <message>
        <source>F&amp;our colours, one for each suit</source>
        <translation>&amp;Vier Farbtöne, einer je Farbe</translation>
    </message>
    <message>
        <source>&amp;Trumps at one end of the hand</source>
        <translation>Trümpfe an ein &amp;Ende der Hand</translation>
    </message>
    <message>
        <source>S&amp;how which cards can be played</source>
        <translation>Spielbare Karten &amp;hervorheben</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>S&amp;prache</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>&amp;Farben</translation>
    </message>
    <message>
        <source>&amp;Pace</source>
        <translation>&amp;Tempo</translation>
    </message>
    <message>
        <source>&amp;Motion</source>
        <translation>&amp;Bewegung</translation>
    </message>
    <message>
        <source>same as the system</source>
        <translation>wie das System</translation>
    </message>
    <message>
        <source>&amp;Wait for me after each trick</source>
        <translation>Nach jedem Stich auf mich &amp;warten</translation>
    </message>
    <message>
        <source>What you change here takes effect at once.</source>
        <translation>Was du hier änderst, gilt sofort.</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Defaults</source>
        <translation>Standardwerte</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Spiel</translation>
    </message>
    <message>
        <source>C&amp;ards and cloth</source>
        <translation>&amp;Karten und Tuch</translation>
    </message>
    <message>
        <source>&amp;Sound</source>
        <translation>T&amp;on</translation>
    </message>
    <message>
        <source>Sho&amp;rtcuts</source>
        <translation>Tastenkür&amp;zel</translation>
    </message>
    <message>
        <source>{keys} is already the shortcut for “{command}”.</source>
        <translation>{keys} ist schon das Kürzel von „{command}“.</translation>
    </message>
    <message>
        <source>{keys} begins a card that is typed.</source>
        <translation>Mit {keys} beginnt eine getippte Karte.</translation>
    </message>
    <message>
        <source>{keys} turns pages.</source>
        <translation>{keys} blättert um.</translation>
    </message>
    <message>
        <source>Commands and their shortcuts</source>
        <translation>Befehle und ihre Tastenkürzel</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>New &amp;keys:</source>
        <translation>&amp;Neue Tasten:</translation>
    </message>
    <message>
        <source>New keys for the command</source>
        <translation>Neue Tasten für den Befehl</translation>
    </message>
    <message>
        <source>&amp;Default keys</source>
        <translation>Ü&amp;bliche Tasten</translation>
    </message>
    <message>
        <source>&amp;No keys</source>
        <translation>K&amp;eine Tasten</translation>
    </message>
    <message>
        <source>Cards are &amp;dealt</source>
        <translation>Karten werden &amp;gegeben</translation>
    </message>
    <message>
        <source>A card is p&amp;layed</source>
        <translation>Eine Karte wird gesp&amp;ielt</translation>
    </message>
    <message>
        <source>A tric&amp;k is taken</source>
        <translation>Ein Sti&amp;ch wird genommen</translation>
    </message>
    <message>
        <source>A &amp;ten is captured</source>
        <translation>Eine Ze&amp;hn wird erbeutet</translation>
    </message>
    <message>
        <source>The tr&amp;ump is set or shown</source>
        <translation>Der T&amp;rumpf wird bestimmt oder gezeigt</translation>
    </message>
    <message>
        <source>A deal is &amp;won or lost</source>
        <translation>Eine Runde wird ge&amp;wonnen oder verloren</translation>
    </message>
    <message>
        <source>&amp;Play sounds</source>
        <translation>Töne abs&amp;pielen</translation>
    </message>
    <message>
        <source>&amp;Volume</source>
        <translation>&amp;Lautstärke</translation>
    </message>
    <message>
        <source>Without a sound device nothing is heard.</source>
        <translation>Wo kein Gerät sie abspielen kann, ist nichts zu hören.</translation>
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
        <translation>Wer zuerst nicht bedienen kann, bestimmt mit seiner Karte den Trumpf. Drei Zehnen gewinnen eine Runde.
Sieben Runden in Folge gewinnen das Match, oder alle vier Zehnen in einer.</translation>
    </message>
    <message>
        <source>Dehla Pakad, spoken trump</source>
        <translation>Dehla Pakad, angesagter Trumpf</translation>
    </message>
    <message>
        <source>Whoever cannot follow suit first names the trump aloud, then plays any card.
Otherwise Dehla Pakad: three tens a deal, seven deals in a row.</source>
        <translation>Wer zuerst nicht bedienen kann, sagt den Trumpf an und spielt dann eine beliebige Karte.
Sonst Dehla Pakad: drei Zehnen je Runde, sieben Runden in Folge.</translation>
    </message>
    <message>
        <source>Dehla Pakad, open trump</source>
        <translation>Dehla Pakad, offener Trumpf</translation>
    </message>
    <message>
        <source>The dealer&apos;s partner names the trump before the first card is played.
Otherwise Dehla Pakad: three tens a deal, seven deals in a row.</source>
        <translation>Der Partner des Gebers nennt den Trumpf, bevor die erste Karte gespielt wird.
Sonst Dehla Pakad: drei Zehnen je Runde, sieben Runden in Folge.</translation>
    </message>
    <message>
        <source>Dehla Pakad, closed trump</source>
        <translation>Dehla Pakad, verdeckter Trumpf</translation>
    </message>
    <message>
        <source>Whoever cannot follow suit first notes the trump in secret.
It wakes when the same player cannot follow suit again.</source>
        <translation>Wer zuerst nicht bedienen kann, notiert heimlich den Trumpf.
Er erwacht, wenn derselbe Spieler wieder nicht bedienen kann.</translation>
    </message>
    <message>
        <source>Double Sar</source>
        <translation>Doppel-Sar</translation>
    </message>
    <message>
        <source>Every card that you capture counts one, every ten two: 29 of 56 win the deal.
Trump and match as in Dehla Pakad.</source>
        <translation>Jede erbeutete Karte zählt eins, jede Zehn zwei: 29 von 56 gewinnen die Runde.
Trumpf und Match wie in Dehla Pakad.</translation>
    </message>
    <message>
        <source>Coat, for points</source>
        <translation>Coat, um Punkte</translation>
    </message>
    <message>
        <source>Dehla Pakad in which each won deal scores a point, and seven points win the match.
All four tens in one deal still win at once.</source>
        <translation>Dehla Pakad, in dem jede gewonnene Runde einen Punkt bringt; sieben Punkte gewinnen das Match.
Alle vier Zehnen in einer Runde gewinnen weiterhin sofort.</translation>
    </message>
    <message>
        <source>Three decks, six players</source>
        <translation>Drei Decks, sechs Spieler</translation>
    </message>
    <message>
        <source>Three against three with 156 cards: seven of the twelve tens win a deal.
Of two identical cards the later one wins. Seven points win the match.</source>
        <translation>Drei gegen drei mit 156 Karten: Sieben der zwölf Zehnen gewinnen eine Runde.
Von zwei gleichen Karten gewinnt die spätere. Sieben Punkte gewinnen das Match.</translation>
    </message>
    <message>
        <source>The old game behind the others: seven of the thirteen tricks win a deal.
The first seven tricks score double, all thirteen fourfold. Seven points win.</source>
        <translation>Das alte Spiel hinter den anderen: Sieben der dreizehn Stiche gewinnen eine Runde.
Die ersten sieben Stiche zählen doppelt, alle dreizehn vierfach. Sieben Punkte gewinnen.</translation>
    </message>
    <message>
        <source>The first card off suit sets the trump. Three tens win a deal, and at two each tricks decide.
A deal scores one point, all tens two, all tens and tricks three. Seven points win.</source>
        <translation>Der erste Abwurf bestimmt den Trumpf. Drei Zehnen gewinnen eine Runde, bei zwei zu zwei entscheiden die Stiche.
Eine Runde bringt einen Punkt, alle Zehnen zwei, alle Zehnen und Stiche drei. Sieben Punkte gewinnen.</translation>
    </message>
    <message>
        <source>Mendikot, open method</source>
        <translation>Mendikot, offene Methode</translation>
    </message>
    <message>
        <source>The trump is drawn before play: a card from another hand, shown to all.
Otherwise Mendikot to seven points.</source>
        <translation>Der Trumpf wird vor dem Spiel gezogen: eine Karte aus einer anderen Hand, allen gezeigt.
Sonst Mendikot bis sieben Punkte.</translation>
    </message>
    <message>
        <source>Mendikot, closed method</source>
        <translation>Mendikot, verdeckte Methode</translation>
    </message>
    <message>
        <source>A card laid face down is the trump, and it sleeps until it is revealed.
Whoever cannot follow suit may ask for it, and must then trump.</source>
        <translation>Eine verdeckt hingelegte Karte ist der Trumpf, und er schläft, bis er aufgedeckt wird.
Wer nicht bedienen kann, darf nach ihm fragen und muss dann Trumpf spielen.</translation>
    </message>
    <message>
        <source>Mendikot, trump face up</source>
        <translation>Mendikot, Trumpf liegt offen</translation>
    </message>
    <message>
        <source>The player after the dealer lays the trump card open on the table.
Otherwise Mendikot to seven points.</source>
        <translation>Der Spieler nach dem Geber legt die Trumpfkarte offen auf den Tisch.
Sonst Mendikot bis sieben Punkte.</translation>
    </message>
    <message>
        <source>Mendikot without trump</source>
        <translation>Mendikot ohne Trumpf</translation>
    </message>
    <message>
        <source>Only the suit led counts: no card can ruff your tens, and none can save them.
Otherwise Mendikot to seven points.</source>
        <translation>Nur die ausgespielte Farbe zählt: Nichts kann deine Zehnen stechen, und nichts kann sie retten.
Sonst Mendikot bis sieben Punkte.</translation>
    </message>
    <message>
        <source>Short Mendikot</source>
        <translation>Kurzes Mendikot</translation>
    </message>
    <message>
        <source>A quick game with the 32 cards from seven to ace, eight for each player.
At two tens each five of the eight tricks decide.</source>
        <translation>Ein schnelles Spiel mit den 32 Karten von Sieben bis Ass, acht für jeden.
Bei zwei Zehnen auf jeder Seite entscheiden fünf der acht Stiche.</translation>
    </message>
    <message>
        <source>Mendikot, Dehla style</source>
        <translation>Mendikot, Dehla-Stil</translation>
    </message>
    <message>
        <source>Every ten that a side captures scores one, deal after deal.
The first side to have twenty tens wins the match.</source>
        <translation>Jede Zehn, die eine Seite erbeutet, zählt eins, Runde für Runde.
Die erste Seite mit zwanzig Zehnen gewinnt das Match.</translation>
    </message>
    <message>
        <source>Dehla Pakad, pile capture</source>
        <translation>Dehla Pakad, Stapelspiel</translation>
    </message>
    <message>
        <source>Tricks stay in the middle until one player wins two in a row and takes the pile.
A won deal scores a point, all four tens two. Seven points win.</source>
        <translation>Die Stiche bleiben in der Mitte, bis ein Spieler zwei nacheinander gewinnt und den Stapel nimmt.
Eine gewonnene Runde bringt einen Punkt, alle vier Zehnen zwei. Sieben Punkte gewinnen.</translation>
    </message>
    <message>
        <source>Mendikot, band hukum</source>
        <translation>Mendikot, Band Hukum</translation>
    </message>
    <message>
        <source>A card laid face down is the trump.
It is revealed by itself the first time that somebody cannot follow suit.</source>
        <translation>Eine verdeckt hingelegte Karte ist der Trumpf.
Er wird von selbst aufgedeckt, wenn zum ersten Mal jemand nicht bedienen kann.</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>&amp;Suchen in:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>Datei&amp;typ:</translation>
    </message>
</context>
<context>
    <name>QFileSystemModel</name>
    <message>
        <source>&lt;b&gt;The name &quot;%1&quot; cannot be used.&lt;/b&gt;&lt;p&gt;Try using another name, with fewer characters or no punctuation marks.</source>
        <translation>&lt;b&gt;Der Name „%1“ kann nicht verwendet werden.&lt;/b&gt;&lt;p&gt;Versuche es mit einem anderen Namen, mit weniger Zeichen oder ohne Satzzeichen.</translation>
    </message>
</context>
<context>
    <name>QPageSetupWidget</name>
    <message>
        <source>Page &amp;order:</source>
        <translation>Seiten&amp;reihenfolge:</translation>
    </message>
    <message>
        <source>Pages &amp;per sheet:</source>
        <translation>Seiten &amp;pro Blatt:</translation>
    </message>
</context>
<context>
    <name>QPrintDialog</name>
    <message>
        <source>Invalid Pages Definition</source>
        <translation>Ungültige Seitenangabe</translation>
    </message>
    <message>
        <source>%1 does not follow the correct syntax. Please use &apos;,&apos; to separate ranges and pages, &apos;-&apos; to define ranges and make sure ranges do not intersect with each other.</source>
        <translation>%1 hat nicht die richtige Form. Trenne Seiten und Bereiche mit „,“, gib Bereiche mit „-“ an und achte darauf, dass sie sich nicht überschneiden.</translation>
    </message>
    <message>
        <source>Duplex Settings Conflicts</source>
        <translation>Widersprüche beim beidseitigen Druck</translation>
    </message>
    <message>
        <source>There are conflicts in duplex settings. Do you want to fix them?</source>
        <translation>Die Einstellungen zum beidseitigen Druck widersprechen sich. Möchtest du sie ändern?</translation>
    </message>
</context>
<context>
    <name>QPrintPropertiesWidget</name>
    <message>
        <source>Advanced</source>
        <translation>Erweitert</translation>
    </message>
    <message>
        <source>There are conflicts in some options. Please fix them.</source>
        <translation>Einige Optionen widersprechen sich. Bitte ändere sie.</translation>
    </message>
</context>
<context>
    <name>QPrintSettingsOutput</name>
    <message>
        <source>Double Sided Printing</source>
        <translation>Beidseitiger Druck</translation>
    </message>
    <message>
        <source>Long side binding</source>
        <translation>Bindung an der langen Seite</translation>
    </message>
    <message>
        <source>Short side binding</source>
        <translation>Bindung an der kurzen Seite</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Page &amp;Set:</source>
        <translation>Seiten&amp;auswahl:</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>Specify pages or ranges separated by commas. Ranges are specified by two numbers separated by a hyphen. E.g: 3,5-7,9 prints pages 3, 5, 6, 7 and 9.</source>
        <translation>Gib Seiten oder Bereiche an, durch Kommas getrennt. Ein Bereich besteht aus zwei Zahlen und einem Bindestrich. Beispiel: 3,5-7,9 druckt die Seiten 3, 5, 6, 7 und 9.</translation>
    </message>
</context>
<context>
    <name>Refusals</name>
    <message>
        <source>That is not possible now.</source>
        <translation>Das geht jetzt nicht.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Du bist nicht an der Reihe.</translation>
    </message>
    <message>
        <source>Every seat must cut a different card.</source>
        <translation>Jeder Spieler muss eine andere Karte abheben.</translation>
    </message>
    <message>
        <source>The hands are not the whole deck, dealt evenly to every seat.</source>
        <translation>Die Hände sind nicht das ganze Deck, gleichmäßig verteilt.</translation>
    </message>
    <message>
        <source>You do not hold {card}.</source>
        <translation>Du hast {card} nicht.</translation>
    </message>
    <message>
        <source>Follow suit: play {suit}.</source>
        <translation>Bediene: Spiele {suit}.</translation>
    </message>
    <message>
        <source>You asked for the trump, so play a trump: {suit}.</source>
        <translation>Du hast nach dem Trumpf gefragt, also spiele Trumpf: {suit}.</translation>
    </message>
    <message>
        <source>Choose a card or a suit that you hold.</source>
        <translation>Wähle eine Karte oder eine Farbe, die du hast.</translation>
    </message>
    <message>
        <source>You may ask for the trump only while it is hidden, when you cannot follow suit, and not when you chose it.</source>
        <translation>Du darfst nach dem Trumpf nur fragen, solange er verdeckt ist, wenn du nicht bedienen kannst und ihn nicht selbst bestimmt hast.</translation>
    </message>
    <message>
        <source>A house rule throws this deal in.</source>
        <translation>Nach einer Hausregel wird dieses Blatt zusammengeworfen.</translation>
    </message>
    <message>
        <source>You can claim the rest only when you are to lead.</source>
        <translation>Du kannst den Rest nur beanspruchen, wenn du ausspielst.</translation>
    </message>
    <message>
        <source>That claim is not certain: {beater} may still be out.</source>
        <translation>Das ist nicht sicher: Vielleicht hat noch jemand {beater}.</translation>
    </message>
    <message>
        <source>That claim is not certain: somebody may ruff {card}.</source>
        <translation>Das ist nicht sicher: Jemand könnte {card} stechen.</translation>
    </message>
</context>
<context>
    <name>Replay</name>
    <message>
        <source>One step back</source>
        <translation>Ein Schritt zurück</translation>
    </message>
    <message>
        <source>One step forward</source>
        <translation>Ein Schritt vor</translation>
    </message>
    <message>
        <source>Point of the deal</source>
        <translation>Stelle der Runde</translation>
    </message>
    <message>
        <source>Hands at this point</source>
        <translation>Hände an dieser Stelle</translation>
    </message>
    <message>
        <source>Play on &amp;from here</source>
        <translation>Ab hier weitersp&amp;ielen</translation>
    </message>
</context>
<context>
    <name>Results</name>
    <message>
        <source>Draw</source>
        <translation>Unentschieden</translation>
    </message>
    <message>
        <source>Win</source>
        <translation>Sieg</translation>
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
        <translation>Ein Sirr: genug Zehnen in einer Runde, um sie zu krönen.</translation>
    </message>
    <message>
        <source>A mendikot: all tens in one deal.</source>
        <translation>Ein Mendikot: alle Zehnen in einer Runde.</translation>
    </message>
    <message>
        <source>A kot: all tens and all tricks in one deal.</source>
        <translation>Ein Kot: alle Zehnen und alle Stiche in einer Runde.</translation>
    </message>
    <message>
        <source>A court: the first seven tricks of the deal.</source>
        <translation>Ein Court: die ersten sieben Stiche der Runde.</translation>
    </message>
    <message>
        <source>A bavney: all tricks of the deal.</source>
        <translation>Ein Bavney: alle Stiche der Runde.</translation>
    </message>
    <message numerus="yes">
        <source>%n ten(s)</source>
        <translation>
            <numerusform>%n Zehn</numerusform>
            <numerusform>%n Zehnen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n Stich</numerusform>
            <numerusform>%n Stiche</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card point(s)</source>
        <translation>
            <numerusform>%n Kartenpunkt</numerusform>
            <numerusform>%n Kartenpunkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation>
            <numerusform>%n Runde</numerusform>
            <numerusform>%n Runden</numerusform>
        </translation>
    </message>
    <message>
        <source>{number}%</source>
        <translation>{number}&#xa0;%</translation>
    </message>
    <message>
        <source>The deal is drawn: {count} each.</source>
        <translation>Die Runde endet unentschieden: je {count}.</translation>
    </message>
    <message>
        <source>{side} wins the deal with {count} against {other}.</source>
        <translation>{side} gewinnt die Runde: {count} gegen {other}.</translation>
    </message>
    <message>
        <source>{side} wins the deal: the tens are shared, and {count} beat {other}.</source>
        <translation>{side} gewinnt die Runde: Die Zehnen sind geteilt, und {count} schlagen {other}.</translation>
    </message>
    <message>
        <source>{side} wins the deal with {count} against {other}: even if the tens end up shared, its {tricks} decide.</source>
        <translation>{side} gewinnt die Runde: {count} gegen {other}; selbst wenn die Zehnen am Ende geteilt sind, entscheiden ihre {tricks}.</translation>
    </message>
    <message>
        <source>A sirr: all tens in one deal.</source>
        <translation>Ein Sirr: alle Zehnen in einer Runde.</translation>
    </message>
    <message>
        <source>Each side scores the tens that it captured.</source>
        <translation>Jede Seite zählt die Zehnen, die sie erbeutet hat.</translation>
    </message>
    <message>
        <source>That scores {points}.</source>
        <translation>Das bringt {points}.</translation>
    </message>
    <message numerus="yes">
        <source>{us}: {ours}, {them}: {theirs}; %n point(s) win.</source>
        <translation>
            <numerusform>{us}: {ours}, {them}: {theirs}; %n Punkt gewinnt.</numerusform>
            <numerusform>{us}: {ours}, {them}: {theirs}; %n Punkte gewinnen.</numerusform>
        </translation>
    </message>
    <message>
        <source>{us}: {ours}, {them}: {theirs}; {target} tens win.</source>
        <translation>{us}: {ours}, {them}: {theirs}; {target} Zehnen gewinnen.</translation>
    </message>
    <message>
        <source>{us}: {ours}, {them}: {theirs}; deal {deal} of {target}.</source>
        <translation>{us}: {ours}, {them}: {theirs}; Runde {deal} von {target}.</translation>
    </message>
    <message>
        <source>Neither side has a streak.</source>
        <translation>Keine Seite hat eine Serie.</translation>
    </message>
    <message>
        <source>{side} has won {count} of {target} in a row.</source>
        <translation>{side} hat {count} von {target} in Folge gewonnen.</translation>
    </message>
    <message>
        <source>The match is drawn after {deals}.</source>
        <translation>Das Match endet nach {deals} unentschieden.</translation>
    </message>
    <message numerus="yes">
        <source>{side} wins the match by %n point(s) to {theirs}.</source>
        <translation>
            <numerusform>{side} gewinnt das Match mit %n zu {theirs} Punkten.</numerusform>
            <numerusform>{side} gewinnt das Match mit %n zu {theirs} Punkten.</numerusform>
        </translation>
    </message>
    <message>
        <source>{side} wins the match with a sirr.</source>
        <translation>{side} gewinnt das Match mit einem Sirr.</translation>
    </message>
    <message>
        <source>{side} wins the match with {deals} in a row.</source>
        <translation>{side} gewinnt das Match: {deals} in Folge.</translation>
    </message>
    <message>
        <source>{side} wins the match by {ours} tens to {theirs}.</source>
        <translation>{side} gewinnt das Match mit {ours} zu {theirs} Zehnen.</translation>
    </message>
    <message>
        <source>You deal next.</source>
        <translation>Du gibst als Nächster.</translation>
    </message>
    <message>
        <source>{name} deals next.</source>
        <translation>{name} gibt als Nächster.</translation>
    </message>
    <message>
        <source>The deal passes on after every deal.</source>
        <translation>Nach jeder Runde gibt der Nächste.</translation>
    </message>
    <message>
        <source>The dealer&apos;s side won, so the deal passes on.</source>
        <translation>Die Seite des Gebers hat gewonnen, also gibt der Nächste.</translation>
    </message>
    <message>
        <source>The dealer&apos;s side lost, so the same dealer deals again.</source>
        <translation>Die Seite des Gebers hat verloren, also gibt derselbe Geber noch einmal.</translation>
    </message>
    <message>
        <source>The deal was drawn, so the same dealer deals again.</source>
        <translation>Die Runde endete unentschieden, also gibt derselbe Geber noch einmal.</translation>
    </message>
    <message>
        <source>The deal was drawn, so the deal passes on.</source>
        <translation>Die Runde endete unentschieden, also gibt der Nächste.</translation>
    </message>
    <message>
        <source>The deal was drawn, and the dealer&apos;s side had lost the deal before, so the same dealer deals again.</source>
        <translation>Die Runde endete unentschieden, und die Seite des Gebers hatte die Runde davor verloren, also gibt derselbe Geber noch einmal.</translation>
    </message>
    <message>
        <source>The deal was drawn, and the dealer&apos;s side had lost none just before it, so the deal passes on.</source>
        <translation>Die Runde endete unentschieden, und die Seite des Gebers hatte unmittelbar davor keine verloren, also gibt der Nächste.</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>whoever cuts the highest card</source>
        <translation>wer die höchste Karte abhebt</translation>
    </message>
    <message>
        <source>a player drawn at random</source>
        <translation>ein ausgeloster Spieler</translation>
    </message>
    <message>
        <source>seat {number}</source>
        <translation>Platz {number}</translation>
    </message>
    <message>
        <source>the {place} seat</source>
        <translation>der Spieler {place}</translation>
    </message>
    <message>
        <source>Packets of cards (1: one by one)</source>
        <translation>Päckchen von Karten (1: einzeln)</translation>
    </message>
    <message>
        <source>Starts from</source>
        <translation>Geht aus von</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>Decks</translation>
    </message>
    <message>
        <source>Lowest card</source>
        <translation>Niedrigste Karte</translation>
    </message>
    <message>
        <source>Direction of play</source>
        <translation>Spielrichtung</translation>
    </message>
    <message>
        <source>First dealer</source>
        <translation>Erster Geber</translation>
    </message>
    <message>
        <source>Cards are dealt</source>
        <translation>Gegeben wird</translation>
    </message>
    <message>
        <source>Deal again if</source>
        <translation>Neu gegeben wird, wenn</translation>
    </message>
    <message>
        <source>How the trump is chosen</source>
        <translation>Wie der Trumpf bestimmt wird</translation>
    </message>
    <message>
        <source>The card that sets the trump is a trump</source>
        <translation>Die Karte, die den Trumpf bestimmt, ist ein Trumpf</translation>
    </message>
    <message>
        <source>The hidden trump is revealed</source>
        <translation>Der verdeckte Trumpf wird aufgedeckt</translation>
    </message>
    <message>
        <source>Whoever asks must play a trump</source>
        <translation>Wer fragt, muss Trumpf spielen</translation>
    </message>
    <message>
        <source>Of two identical cards</source>
        <translation>Von zwei gleichen Karten</translation>
    </message>
    <message>
        <source>Tricks are captured</source>
        <translation>Stiche werden erbeutet</translation>
    </message>
    <message>
        <source>A deal is won by</source>
        <translation>Eine Runde gewinnt man durch</translation>
    </message>
    <message>
        <source>Tens that win a deal</source>
        <translation>Zehnen, die eine Runde gewinnen</translation>
    </message>
    <message>
        <source>When the tens are shared</source>
        <translation>Wenn die Zehnen geteilt sind</translation>
    </message>
    <message>
        <source>A match is won by</source>
        <translation>Ein Match gewinnt man durch</translation>
    </message>
    <message>
        <source>Deals in a row</source>
        <translation>Runden in Folge</translation>
    </message>
    <message>
        <source>Points to reach</source>
        <translation>Nötige Punkte</translation>
    </message>
    <message>
        <source>Number of deals</source>
        <translation>Zahl der Runden</translation>
    </message>
    <message>
        <source>Tens to reach</source>
        <translation>Nötige Zehnen</translation>
    </message>
    <message>
        <source>A sirr wins the match at once</source>
        <translation>Ein Sirr gewinnt sofort das Match</translation>
    </message>
    <message>
        <source>Tens that make a sirr</source>
        <translation>Zehnen für einen Sirr</translation>
    </message>
    <message>
        <source>Points for a won deal</source>
        <translation>Punkte für eine gewonnene Runde</translation>
    </message>
    <message>
        <source>Points for a sirr</source>
        <translation>Punkte für einen Sirr</translation>
    </message>
    <message>
        <source>Points for a mendikot</source>
        <translation>Punkte für ein Mendikot</translation>
    </message>
    <message>
        <source>Points for a kot</source>
        <translation>Punkte für ein Kot</translation>
    </message>
    <message>
        <source>Points for a court</source>
        <translation>Punkte für ein Court</translation>
    </message>
    <message>
        <source>Points for a bavney</source>
        <translation>Punkte für ein Bavney</translation>
    </message>
    <message>
        <source>A point more for all four aces</source>
        <translation>Ein Punkt mehr für alle vier Asse</translation>
    </message>
    <message>
        <source>Next dealer</source>
        <translation>Nächster Geber</translation>
    </message>
    <message>
        <source>Next dealer after a draw</source>
        <translation>Geber nach einem Unentschieden</translation>
    </message>
    <message>
        <source>When a deal is decided early</source>
        <translation>Wenn eine Runde früh entschieden ist</translation>
    </message>
    <message>
        <source>anticlockwise</source>
        <translation>gegen den Uhrzeigersinn</translation>
    </message>
    <message>
        <source>clockwise</source>
        <translation>im Uhrzeigersinn</translation>
    </message>
    <message>
        <source>a hand has no card above a nine</source>
        <translation>eine Hand keine Karte über der Neun hat</translation>
    </message>
    <message>
        <source>a hand has all four tens</source>
        <translation>eine Hand alle vier Zehnen hat</translation>
    </message>
    <message>
        <source>by the first card that does not follow</source>
        <translation>durch die erste Karte, die nicht bedient</translation>
    </message>
    <message>
        <source>aloud, by the first who cannot follow</source>
        <translation>laut, vom Ersten, der nicht bedienen kann</translation>
    </message>
    <message>
        <source>in secret, by the first who cannot follow</source>
        <translation>heimlich, vom Ersten, der nicht bedienen kann</translation>
    </message>
    <message>
        <source>by the dealer&apos;s partner, before play</source>
        <translation>vom Partner des Gebers, vor dem Spiel</translation>
    </message>
    <message>
        <source>by a card drawn from another hand</source>
        <translation>durch eine aus einer anderen Hand gezogene Karte</translation>
    </message>
    <message>
        <source>by a card laid face up</source>
        <translation>durch eine offen hingelegte Karte</translation>
    </message>
    <message>
        <source>by a card laid face down</source>
        <translation>durch eine verdeckt hingelegte Karte</translation>
    </message>
    <message>
        <source>there is no trump</source>
        <translation>es gibt keinen Trumpf</translation>
    </message>
    <message>
        <source>when a player who cannot follow asks</source>
        <translation>wenn ein Spieler, der nicht bedienen kann, fragt</translation>
    </message>
    <message>
        <source>as soon as a player cannot follow</source>
        <translation>sobald ein Spieler nicht bedienen kann</translation>
    </message>
    <message>
        <source>only when its holder plays it</source>
        <translation>nur wenn ihr Halter sie spielt</translation>
    </message>
    <message>
        <source>the later one wins</source>
        <translation>gewinnt die spätere</translation>
    </message>
    <message>
        <source>the first one wins</source>
        <translation>gewinnt die erste</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>sofort</translation>
    </message>
    <message>
        <source>as a pile, by two tricks in a row</source>
        <translation>als Stapel, durch zwei Stiche nacheinander</translation>
    </message>
    <message>
        <source>tens</source>
        <translation>Zehnen</translation>
    </message>
    <message>
        <source>tricks</source>
        <translation>Stiche</translation>
    </message>
    <message>
        <source>card points</source>
        <translation>Kartenpunkte</translation>
    </message>
    <message>
        <source>the deal is drawn</source>
        <translation>endet die Runde unentschieden</translation>
    </message>
    <message>
        <source>the tricks decide</source>
        <translation>entscheiden die Stiche</translation>
    </message>
    <message>
        <source>deals in a row</source>
        <translation>Runden in Folge</translation>
    </message>
    <message>
        <source>points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>most points after a number of deals</source>
        <translation>die meisten Punkte nach einer Zahl von Runden</translation>
    </message>
    <message>
        <source>a total of tens</source>
        <translation>eine Gesamtzahl von Zehnen</translation>
    </message>
    <message>
        <source>the losing side, as in Dehla Pakad</source>
        <translation>die verlierende Seite, wie in Dehla Pakad</translation>
    </message>
    <message>
        <source>the losing side, as in Mendikot</source>
        <translation>die verlierende Seite, wie in Mendikot</translation>
    </message>
    <message>
        <source>each player in turn</source>
        <translation>jeder Spieler der Reihe nach</translation>
    </message>
    <message>
        <source>as the deal before decides</source>
        <translation>je nach der Runde davor</translation>
    </message>
    <message>
        <source>the same dealer</source>
        <translation>derselbe Geber</translation>
    </message>
    <message>
        <source>the next player</source>
        <translation>der nächste Spieler</translation>
    </message>
    <message>
        <source>offer to finish it</source>
        <translation>anbieten, sie zu beenden</translation>
    </message>
    <message>
        <source>finish it at once</source>
        <translation>sie sofort beenden</translation>
    </message>
    <message>
        <source>play it out</source>
        <translation>sie zu Ende spielen</translation>
    </message>
    <message>
        <source>one deck</source>
        <translation>ein Deck</translation>
    </message>
    <message>
        <source>three decks</source>
        <translation>drei Decks</translation>
    </message>
    <message>
        <source>two (52 cards)</source>
        <translation>Zwei (52 Karten)</translation>
    </message>
    <message>
        <source>seven (32 cards)</source>
        <translation>Sieben (32 Karten)</translation>
    </message>
    <message>
        <source>Six players need three decks, and three decks need six players.</source>
        <translation>Sechs Spieler brauchen drei Decks, und drei Decks sechs Spieler.</translation>
    </message>
    <message>
        <source>The short deck is for four players with one deck.</source>
        <translation>Das kurze Deck ist für vier Spieler mit einem Deck.</translation>
    </message>
    <message>
        <source>There is no such seat at this table.</source>
        <translation>Diesen Platz gibt es an diesem Tisch nicht.</translation>
    </message>
    <message>
        <source>The packets must be single cards or add up to {cards}.</source>
        <translation>Die Päckchen müssen einzelne Karten sein oder zusammen {cards} ergeben.</translation>
    </message>
    <message>
        <source>With three decks no hand can be thrown in for holding all tens.</source>
        <translation>Mit drei Decks kann kein Blatt zusammengeworfen werden, weil eine Hand alle Zehnen hat.</translation>
    </message>
    <message>
        <source>This can be switched off only where the first card that does not follow sets it.</source>
        <translation>Das lässt sich nur abschalten, wo die erste Karte, die nicht bedient, den Trumpf bestimmt.</translation>
    </message>
    <message>
        <source>Only a card laid face down has to be revealed.</source>
        <translation>Nur eine verdeckt hingelegte Karte muss aufgedeckt werden.</translation>
    </message>
    <message>
        <source>Nobody asks where the trump is not revealed on request.</source>
        <translation>Niemand fragt, wo der Trumpf nicht auf Frage aufgedeckt wird.</translation>
    </message>
    <message>
        <source>A face-down trump and three decks do not go together: the card has two doubles.</source>
        <translation>Ein verdeckter Trumpf und drei Decks passen nicht zusammen: Die Karte gibt es dreimal.</translation>
    </message>
    <message>
        <source>A face-down trump and pile capture do not go together.</source>
        <translation>Ein verdeckter Trumpf und das Stapelspiel passen nicht zusammen.</translation>
    </message>
    <message>
        <source>Identical cards exist only with three decks.</source>
        <translation>Gleiche Karten gibt es nur mit drei Decks.</translation>
    </message>
    <message>
        <source>Where tricks win the deal they count as they are won, not as a pile.</source>
        <translation>Wo Stiche die Runde gewinnen, zählen sie einzeln und nicht als Stapel.</translation>
    </message>
    <message>
        <source>Card points need the deck of 52 cards.</source>
        <translation>Kartenpunkte setzen das Deck mit 52 Karten voraus.</translation>
    </message>
    <message>
        <source>A deal for tricks needs the 13 tricks of the deck of 52 cards.</source>
        <translation>Eine Runde um Stiche setzt die 13 Stiche des Decks mit 52 Karten voraus.</translation>
    </message>
    <message>
        <source>Of four tens three win the deal.</source>
        <translation>Von vier Zehnen gewinnen drei die Runde.</translation>
    </message>
    <message>
        <source>Of twelve tens seven or nine win the deal.</source>
        <translation>Von zwölf Zehnen gewinnen sieben oder neun die Runde.</translation>
    </message>
    <message>
        <source>With one deck a sirr is all four tens.</source>
        <translation>Mit einem Deck gehören zu einem Sirr alle vier Zehnen.</translation>
    </message>
    <message>
        <source>With three decks a sirr is nine, ten or twelve tens.</source>
        <translation>Mit drei Decks gehören zu einem Sirr neun, zehn oder zwölf Zehnen.</translation>
    </message>
    <message>
        <source>Tricks can break a tie only where tens win the deal.</source>
        <translation>Stiche können nur entscheiden, wo Zehnen die Runde gewinnen.</translation>
    </message>
    <message>
        <source>A match for a total of tens needs deals that tens win.</source>
        <translation>Ein Match um eine Gesamtzahl von Zehnen setzt Runden voraus, in denen Zehnen entscheiden.</translation>
    </message>
    <message>
        <source>Where tricks win the deal there is no sirr.</source>
        <translation>Wo Stiche die Runde gewinnen, gibt es keinen Sirr.</translation>
    </message>
    <message>
        <source>Where tricks break ties all tens are a mendikot, not a sirr.</source>
        <translation>Wo Stiche bei Gleichstand entscheiden, sind alle Zehnen ein Mendikot, kein Sirr.</translation>
    </message>
    <message>
        <source>A sirr does not end a match for a total of tens.</source>
        <translation>Ein Sirr beendet ein Match um eine Gesamtzahl von Zehnen nicht.</translation>
    </message>
    <message>
        <source>The point for the aces belongs to mendikots.</source>
        <translation>Den Punkt für die Asse gibt es nur bei Mendikots.</translation>
    </message>
    <message>
        <source>The point for the aces needs a match for points.</source>
        <translation>Der Punkt für die Asse setzt ein Match um Punkte voraus.</translation>
    </message>
    <message>
        <source>A better result must not score less than a lesser one.</source>
        <translation>Ein besseres Ergebnis darf nicht weniger zählen als ein geringeres.</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
</context>
<context>
    <name>RulesEditor</name>
    <message>
        <source>Table and cards</source>
        <translation>Tisch und Karten</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>Trumpf</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Match</translation>
    </message>
    <message>
        <source>Next dealer</source>
        <translation>Nächster Geber</translation>
    </message>
    <message>
        <source>Start anew from {preset}? What you have changed is lost.</source>
        <translation>Neu beginnen mit „{preset}“? Deine Änderungen gehen verloren.</translation>
    </message>
    <message>
        <source>These rules make sense.</source>
        <translation>Diese Regeln passen zusammen.</translation>
    </message>
    <message>
        <source>{field}: {problem}</source>
        <translation>{field}: {problem}</translation>
    </message>
    <message>
        <source>You have rules named “{name}” already. Replace them?</source>
        <translation>Du hast schon Regeln mit dem Namen „{name}“. Sollen sie ersetzt werden?</translation>
    </message>
    <message>
        <source>All rules</source>
        <translation>Alle Regeln</translation>
    </message>
    <message>
        <source>&amp;Show it</source>
        <translation>&amp;Zeigen</translation>
    </message>
    <message>
        <source>Keep under the name</source>
        <translation>Aufheben unter dem Namen</translation>
    </message>
    <message>
        <source>without a name: for this match only</source>
        <translation>ohne Namen: nur für dieses Match</translation>
    </message>
</context>
<context>
    <name>Saves</name>
    <message>
        <source>&amp;Open</source>
        <translation>Ö&amp;ffnen</translation>
    </message>
    <message>
        <source>&amp;Open the good part</source>
        <translation>Den guten Teil ö&amp;ffnen</translation>
    </message>
    <message>
        <source>No match has been saved yet.</source>
        <translation>Es wurde noch kein Match gespeichert.</translation>
    </message>
    <message>
        <source>Rename a match</source>
        <translation>Ein Match umbenennen</translation>
    </message>
    <message>
        <source>Name:</source>
        <translation>Name:</translation>
    </message>
    <message>
        <source>Delete the match “{name}”? It cannot be brought back.</source>
        <translation>Das Match „{name}“ löschen? Es lässt sich nicht zurückholen.</translation>
    </message>
    <message>
        <source>Export a match</source>
        <translation>Ein Match exportieren</translation>
    </message>
    <message>
        <source>Import a match</source>
        <translation>Ein Match importieren</translation>
    </message>
    <message>
        <source>Saved matches</source>
        <translation>Gespeicherte Matches</translation>
    </message>
    <message>
        <source>Picture of the table</source>
        <translation>Bild des Tisches</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportieren …</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation>&amp;Umbenennen …</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importieren …</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Matches</translation>
    </message>
    <message>
        <source>unreadable</source>
        <translation>unlesbar</translation>
    </message>
    <message>
        <source>{ours}–{theirs}</source>
        <translation>{ours} : {theirs}</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Standing</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Gespeichert</translation>
    </message>
</context>
<context>
    <name>Seats</name>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>random</source>
        <translation>zufällig</translation>
    </message>
    <message>
        <source>beginner</source>
        <translation>Anfänger</translation>
    </message>
    <message>
        <source>casual</source>
        <translation>Hobbyspieler</translation>
    </message>
    <message>
        <source>club player</source>
        <translation>Clubspieler</translation>
    </message>
    <message>
        <source>expert</source>
        <translation>Experte</translation>
    </message>
    <message>
        <source>master</source>
        <translation>Meister</translation>
    </message>
    <message>
        <source>steady</source>
        <translation>solide</translation>
    </message>
    <message>
        <source>cautious</source>
        <translation>vorsichtig</translation>
    </message>
    <message>
        <source>bold</source>
        <translation>mutig</translation>
    </message>
    <message>
        <source>keeps trumps</source>
        <translation>spart Trümpfe</translation>
    </message>
    <message>
        <source>chases the sirr</source>
        <translation>jagt den Sirr</translation>
    </message>
    <message>
        <source>{names} and {last}</source>
        <comment>the last name begins as Inés does</comment>
        <translation>{names} und {last}</translation>
    </message>
    <message>
        <source>{names} and {last}</source>
        <translation>{names} und {last}</translation>
    </message>
    <message>
        <source>The side of {names}</source>
        <translation>Die Seite von {names}</translation>
    </message>
    <message>
        <source>Your side</source>
        <translation>Deine Seite</translation>
    </message>
    <message>
        <source>The other side</source>
        <translation>Die andere Seite</translation>
    </message>
    <message>
        <source>We</source>
        <translation>Wir</translation>
    </message>
    <message>
        <source>They</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Spieler {number}</translation>
    </message>
    <message>
        <source>person</source>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>{level}, {style}</source>
        <translation>{level}, {style}</translation>
    </message>
    <message>
        <source>bottom</source>
        <translation>unten</translation>
    </message>
    <message>
        <source>right</source>
        <translation>rechts</translation>
    </message>
    <message>
        <source>opposite</source>
        <translation>gegenüber</translation>
    </message>
    <message>
        <source>left</source>
        <translation>links</translation>
    </message>
    <message>
        <source>bottom right</source>
        <translation>unten rechts</translation>
    </message>
    <message>
        <source>top right</source>
        <translation>oben rechts</translation>
    </message>
    <message>
        <source>top left</source>
        <translation>oben links</translation>
    </message>
    <message>
        <source>bottom left</source>
        <translation>unten links</translation>
    </message>
</context>
<context>
    <name>Spoken</name>
    <message>
        <source>On the table: {cards}.</source>
        <translation>Auf dem Tisch: {cards}.</translation>
    </message>
    <message>
        <source>{name} is winning.</source>
        <translation>{name} gewinnt gerade.</translation>
    </message>
    <message>
        <source>You are winning.</source>
        <translation>Du gewinnst gerade.</translation>
    </message>
    <message>
        <source>Enter goes on.</source>
        <translation>Weiter mit der Eingabetaste.</translation>
    </message>
    <message>
        <source>Selected: {card}.</source>
        <translation>Ausgewählt: {card}.</translation>
    </message>
    <message>
        <source>Reached with Tab: {choices}.</source>
        <translation>Mit der Tabulatortaste zu erreichen: {choices}.</translation>
    </message>
    <message>
        <source>You have picked {card}. Enter once more lays it down.</source>
        <translation>Du hast {card} gewählt. Noch einmal die Eingabetaste legt die Karte ab.</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Regeln</translation>
    </message>
    <message>
        <source>&amp;Opponents</source>
        <translation>Ge&amp;gner</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>Re&amp;sults</source>
        <translation>Ergebn&amp;isse</translation>
    </message>
    <message>
        <source>Over &amp;time</source>
        <translation>Im &amp;Verlauf</translation>
    </message>
    <message>
        <source>&amp;Fairness</source>
        <translation>&amp;Fairness</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>without undo and hints</source>
        <translation>ohne Rückgängig und Hinweise</translation>
    </message>
    <message>
        <source>with undo or hints</source>
        <translation>mit Rückgängig oder Hinweisen</translation>
    </message>
    <message>
        <source>mixed</source>
        <translation>gemischt</translation>
    </message>
    <message>
        <source>There are no finished deals to show here yet.</source>
        <translation>Hier gibt es noch keine beendeten Runden zu zeigen.</translation>
    </message>
    <message>
        <source>Results of the deals</source>
        <translation>Ergebnisse der Runden</translation>
    </message>
    <message>
        <source>Special results, ours and theirs</source>
        <translation>Besondere Ergebnisse, unsere und ihre</translation>
    </message>
    <message>
        <source>deals played</source>
        <translation>gespielte Runden</translation>
    </message>
    <message>
        <source>of which won</source>
        <translation>davon gewonnen</translation>
    </message>
    <message>
        <source>matches finished</source>
        <translation>beendete Matches</translation>
    </message>
    <message>
        <source>tens per deal</source>
        <translation>Zehnen je Runde</translation>
    </message>
    <message>
        <source>longest run of deals won</source>
        <translation>gewonnene Runden in Folge, höchstens</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>unentschieden</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>verloren</translation>
    </message>
    <message>
        <source>we {ours}
they {theirs}</source>
        <translation>wir {ours}
Gegner {theirs}</translation>
    </message>
    <message>
        <source>Share of deals won, over the last {deals}</source>
        <translation>Anteil gewonnener Runden in den letzten {deals}</translation>
    </message>
    <message>
        <source>Share of tens captured, over the last {deals}</source>
        <translation>Anteil erbeuteter Zehnen in den letzten {deals}</translation>
    </message>
    <message>
        <source>Now {last}; lowest {low}, highest {high}.</source>
        <translation>Jetzt {last}; am niedrigsten {low}, am höchsten {high}.</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) with different numbers</source>
        <translation>
            <numerusform>%n Runde</numerusform>
            <numerusform>%n Runden mit verschiedenen Nummern</numerusform>
        </translation>
    </message>
    <message>
        <source>Tens dealt to your side</source>
        <translation>Zehnen, die deine Seite bekam</translation>
    </message>
    <message>
        <source>we</source>
        <translation>wir</translation>
    </message>
    <message>
        <source>they</source>
        <translation>sie</translation>
    </message>
    <message>
        <source>Suits missing from a hand</source>
        <translation>Farben, die in einer Hand fehlen</translation>
    </message>
    <message>
        <source>&amp;Deck</source>
        <translation>&amp;Deck</translation>
    </message>
    <message>
        <source>{cards} cards, {players} players</source>
        <translation>{cards} Karten, {players} Spieler</translation>
    </message>
    <message>
        <source>Left: tens dealt to your side. Right: suits missing from a hand. Solid bars are what was dealt to you, hatched bars what chance deals in the long run.</source>
        <translation>Links: Zehnen, die deine Seite bekam. Rechts: Farben, die in einer Hand fehlen. Volle Balken zeigen, was dir gegeben wurde, schraffierte, was der Zufall auf die Dauer gibt.</translation>
    </message>
    <message>
        <source>Each picture has its own scale: on the left shares of the deals, on the right suits.</source>
        <translation>Jedes Bild hat seinen eigenen Maßstab: links Anteile der Runden, rechts Farben.</translation>
    </message>
    <message>
        <source>The number of a deal alone decides the cards, whoever sits where and however strong. A computer player sees what you would see in its seat: its own cards, the cards played, and who could not follow suit. It never sees another hand.</source>
        <translation>Allein die Nummer eines Blatts bestimmt die Karten, wer auch immer wo sitzt und wie stark er ist. Ein Computerspieler sieht, was du auf seinem Platz sehen würdest: seine eigenen Karten, die gespielten Karten und wer nicht bedienen konnte. Eine andere Hand sieht er nie.</translation>
    </message>
    <message>
        <source>{label}: {dealt}, by chance {chance}</source>
        <translation>{label}: {dealt}, nach dem Zufall {chance}</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>Pass the screen to {name}</source>
        <translation>Gib den Bildschirm an {name}</translation>
    </message>
    <message>
        <source>&amp;I am {name}</source>
        <translation>&amp;Ich bin {name}</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>&amp;Weiter</translation>
    </message>
    <message>
        <source>&amp;Next deal</source>
        <translation>&amp;Nächste Runde</translation>
    </message>
    <message>
        <source>&amp;Report</source>
        <translation>&amp;Bericht</translation>
    </message>
    <message>
        <source>Play &amp;again</source>
        <translation>Noch &amp;einmal spielen</translation>
    </message>
    <message>
        <source>&amp;New match…</source>
        <translation>&amp;Neues Match …</translation>
    </message>
    <message>
        <source>Ask for the &amp;trump</source>
        <translation>Nach dem &amp;Trumpf fragen</translation>
    </message>
    <message>
        <source>You deal the cards</source>
        <translation>Du gibst die Karten</translation>
    </message>
    <message>
        <source>{name} deals the cards</source>
        <translation>{name} gibt die Karten</translation>
    </message>
    <message>
        <source>{name} wins the trick</source>
        <translation>{name} gewinnt den Stich</translation>
    </message>
    <message>
        <source>You win the trick</source>
        <translation>Du gewinnst den Stich</translation>
    </message>
    <message>
        <source>&amp;Lay {card} face down</source>
        <translation>{card} verdeckt hin&amp;legen</translation>
    </message>
    <message>
        <source>&amp;Lay {card} face up</source>
        <translation>{card} offen hin&amp;legen</translation>
    </message>
    <message>
        <source>This deal is a draw already</source>
        <translation>Diese Runde ist schon unentschieden</translation>
    </message>
    <message>
        <source>{side} has won this deal already</source>
        <translation>{side} hat diese Runde schon gewonnen</translation>
    </message>
    <message>
        <source>&amp;Finish the deal</source>
        <translation>Runde &amp;beenden</translation>
    </message>
    <message>
        <source>Play it &amp;out</source>
        <translation>&amp;Zu Ende spielen</translation>
    </message>
    <message>
        <source>The last trick</source>
        <translation>Der letzte Stich</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Deine Hand</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Course of the match</source>
        <translation>Verlauf des Matches</translation>
    </message>
    <message>
        <source>Stake</source>
        <translation>Einsatz</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Runde {number}</translation>
    </message>
    <message>
        <source>Tens</source>
        <translation>Zehnen</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Stiche</translation>
    </message>
    <message>
        <source>Tens in all</source>
        <translation>Zehnen insgesamt</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>can be played</source>
        <translation>spielbar</translation>
    </message>
    <message>
        <source>not now</source>
        <translation>jetzt nicht</translation>
    </message>
    <message>
        <source>can be laid as trump</source>
        <translation>kann als Trumpf hingelegt werden</translation>
    </message>
    <message>
        <source>trump card</source>
        <translation>Trumpfkarte</translation>
    </message>
    <message>
        <source>{name}: {card}</source>
        <translation>{name}: {card}</translation>
    </message>
    <message>
        <source>trump, is winning</source>
        <translation>Trumpf, gewinnt gerade</translation>
    </message>
    <message>
        <source>is winning</source>
        <translation>gewinnt gerade</translation>
    </message>
    <message>
        <source>Ten of {suit}</source>
        <translation>{suit}-Zehn</translation>
    </message>
    <message>
        <source>ours</source>
        <translation>unsere</translation>
    </message>
    <message>
        <source>theirs</source>
        <translation>ihre</translation>
    </message>
    <message>
        <source>in my hand</source>
        <translation>auf meiner Hand</translation>
    </message>
    <message>
        <source>on the table</source>
        <translation>auf dem Tisch</translation>
    </message>
    <message>
        <source>not seen yet</source>
        <translation>noch nicht gesehen</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>partner</source>
        <translation>Partner</translation>
    </message>
    <message>
        <source>partner · {level}</source>
        <translation>Partner · {level}</translation>
    </message>
    <message>
        <source>opponent</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>Geber</translation>
    </message>
    <message>
        <source>to act</source>
        <translation>am Zug</translation>
    </message>
    <message>
        <source>the trump card lies face down</source>
        <translation>die Trumpfkarte liegt verdeckt</translation>
    </message>
    <message>
        <source>shows {cards}</source>
        <translation>zeigt {cards}</translation>
    </message>
    <message>
        <source>Deal {number}, in the pile: {tricks}. Whoever wins the last trick takes it.</source>
        <translation>Runde {number}, im Stapel: {tricks}. Wer den letzten Stich gewinnt, nimmt ihn.</translation>
    </message>
    <message>
        <source>Deal {number}, in the pile: {tricks}. {name} takes it with one more trick in a row.</source>
        <translation>Runde {number}, im Stapel: {tricks}. {name} nimmt ihn mit noch einem Stich in Folge.</translation>
    </message>
    <message>
        <source>Deal {number}, in the pile: {tricks}. You take it with one more trick in a row.</source>
        <translation>Runde {number}, im Stapel: {tricks}. Du nimmst ihn mit noch einem Stich in Folge.</translation>
    </message>
    <message>
        <source>Card points</source>
        <translation>Kartenpunkte</translation>
    </message>
    <message>
        <source>{what}: we {ours}, they {theirs}.</source>
        <translation>{what}: wir {ours}, Gegner {theirs}.</translation>
    </message>
    <message>
        <source>Everybody cuts a card: the highest deals</source>
        <translation>Jeder hebt eine Karte ab: Die höchste gibt</translation>
    </message>
    <message>
        <source>{name} chooses the trump</source>
        <translation>{name} bestimmt den Trumpf</translation>
    </message>
    <message>
        <source>{name} draws the trump card</source>
        <translation>{name} zieht die Trumpfkarte</translation>
    </message>
    <message>
        <source>{name} is thinking</source>
        <translation>{name} denkt nach</translation>
    </message>
    <message>
        <source>Choose the trump for this deal</source>
        <translation>Bestimme den Trumpf dieser Runde</translation>
    </message>
    <message>
        <source>You cannot follow suit: name the trump</source>
        <translation>Du kannst nicht bedienen: Nenne den Trumpf</translation>
    </message>
    <message>
        <source>Note a trump secretly</source>
        <translation>Notiere heimlich einen Trumpf</translation>
    </message>
    <message>
        <source>Choose a card to lay face up: its suit is trump</source>
        <translation>Wähle eine Karte zum offenen Hinlegen: Ihre Farbe ist Trumpf</translation>
    </message>
    <message>
        <source>Choose a card to lay face down: its suit is trump</source>
        <translation>Wähle eine Karte zum verdeckten Hinlegen: Ihre Farbe ist Trumpf</translation>
    </message>
    <message>
        <source>Your turn: lead any card</source>
        <translation>Du bist dran: Spiele eine beliebige Karte aus</translation>
    </message>
    <message>
        <source>Your turn: follow {suit}</source>
        <translation>Du bist dran: Bediene {suit}</translation>
    </message>
    <message>
        <source>You asked for the trump: play one</source>
        <translation>Du hast nach dem Trumpf gefragt: Spiele einen</translation>
    </message>
    <message>
        <source>Your turn: you are void, and your card sets the trump</source>
        <translation>Du bist dran: Du bist blank, und deine Karte bestimmt den Trumpf</translation>
    </message>
    <message>
        <source>Your turn: you are void, play any card</source>
        <translation>Du bist dran: Du bist blank, spiele eine beliebige Karte</translation>
    </message>
</context>
<context>
    <name>Tips</name>
    <message>
        <source>Tips</source>
        <translation>Tipps</translation>
    </message>
    <message>
        <source>The trump</source>
        <translation>Der Trumpf</translation>
    </message>
    <message>
        <source>Do not lead a ten before your side controls its suit or the trump: a ten that is led early is easy prey.</source>
        <translation>Spiele keine Zehn aus, bevor deine Seite ihre Farbe oder den Trumpf beherrscht: Eine früh ausgespielte Zehn ist leichte Beute.</translation>
    </message>
    <message>
        <source>If you hold the ace and the ten of a suit, lead the ace first. The others must follow with lower cards, and your ten has a safer way home.</source>
        <translation>Hast du Ass und Zehn einer Farbe, spiele zuerst das Ass aus. Die anderen müssen mit niedrigeren Karten bedienen, und deine Zehn kommt sicherer heim.</translation>
    </message>
    <message>
        <source>Give your ten to a trick that your partner is sure to win. Never give it to a trick that the opponents are winning, if you can help it.</source>
        <translation>Gib deine Zehn in einen Stich, den dein Partner sicher gewinnt. Gib sie nie in einen Stich, der den Gegnern gehört, wenn du es vermeiden kannst.</translation>
    </message>
    <message>
        <source>When you cannot follow suit and cannot win, discard a low card of a long suit, so that no ten of yours falls to the opponents.</source>
        <translation>Wenn du nicht bedienen und nicht gewinnen kannst, wirf eine niedrige Karte einer langen Farbe ab, damit keine Zehn von dir den Gegnern zufällt.</translation>
    </message>
    <message>
        <source>The tens</source>
        <translation>Die Zehnen</translation>
    </message>
    <message>
        <source>Lead high cards of the side suits early. They draw the opponents&apos; high cards before the tens come into play.</source>
        <translation>Spiele hohe Karten der Nebenfarben früh aus. Sie ziehen den Gegnern die hohen Karten, bevor die Zehnen ins Spiel kommen.</translation>
    </message>
    <message>
        <source>Lead high cards of the side suits early, while everybody can still follow suit.</source>
        <translation>Spiele hohe Karten der Nebenfarben früh aus, solange noch alle bedienen können.</translation>
    </message>
    <message>
        <source>A low card led from a strong suit is a message to your partner: play your high card if you can.</source>
        <translation>Eine niedrige Karte, aus einer starken Farbe ausgespielt, ist eine Botschaft an deinen Partner: Spiele deine hohe Karte, wenn du kannst.</translation>
    </message>
    <message>
        <source>Early in a trick you may play low: your partners still come after you. If you are the last of your side, you should try to win.</source>
        <translation>Früh in einem Stich darfst du niedrig spielen: Deine Partner kommen noch nach dir. Bist du der Letzte deiner Seite, solltest du versuchen zu gewinnen.</translation>
    </message>
    <message>
        <source>As the second to play you may play low: your partner still comes after you. As the third you should try to win.</source>
        <translation>Als Zweiter darfst du niedrig spielen: Dein Partner kommt noch nach dir. Als Dritter solltest du versuchen zu gewinnen.</translation>
    </message>
    <message>
        <source>Leads and partners</source>
        <translation>Ausspiel und Partner</translation>
    </message>
    <message>
        <source>Do not let the first idle discard decide the trump. If your side may be the first to be void, prepare for it: shorten a weak suit, and make your strongest suit the trump.</source>
        <translation>Lass nicht den erstbesten Abwurf den Trumpf bestimmen. Wenn deine Seite als erste blank sein kann, bereite es vor: Verkürze eine schwache Farbe, und mach deine stärkste Farbe zum Trumpf.</translation>
    </message>
    <message>
        <source>Do not reveal a hidden trump too early. Keep it for a trick that decides something, best of all one with a ten in it.</source>
        <translation>Decke einen verdeckten Trumpf nicht zu früh auf. Spare ihn für einen Stich, der etwas entscheidet, am besten einen mit einer Zehn.</translation>
    </message>
    <message>
        <source>Keep a trump for the last tricks: even a small one wins when the others have none left.</source>
        <translation>Behalte einen Trumpf für die letzten Stiche: Auch ein kleiner gewinnt, wenn die anderen keinen mehr haben.</translation>
    </message>
    <message>
        <source>Count the trumps. When they are all gone, the aces of the side suits are the masters.</source>
        <translation>Zähle die Trümpfe. Sind alle fort, sind die Asse der Nebenfarben die Herren.</translation>
    </message>
    <message>
        <source>Keep a trump for the last tricks. The last ten is often caught by a small trump when the high ones are gone.</source>
        <translation>Behalte einen Trumpf für die letzten Stiche. Die letzte Zehn wird oft von einem kleinen Trumpf gefangen, wenn die hohen fort sind.</translation>
    </message>
    <message>
        <source>Count the trumps. When they are all gone, the aces of the side suits are the masters; while they are not, keep a high one with which to ruff a ten of the opponents.</source>
        <translation>Zähle die Trümpfe. Sind alle fort, sind die Asse der Nebenfarben die Herren; solange noch welche da sind, behalte einen hohen, um eine Zehn der Gegner zu stechen.</translation>
    </message>
    <message>
        <source>With a long streak play with care, above all one or two deals before its end. A draw costs nothing, but one lost deal takes you back to zero.</source>
        <translation>Spiele mit einer langen Serie vorsichtig, vor allem ein oder zwei Runden vor ihrem Ende. Ein Unentschieden kostet nichts, aber eine verlorene Runde wirft dich auf null zurück.</translation>
    </message>
    <message>
        <source>Every ten counts for the match, whoever wins the deal: fight for the last ten of a lost deal too.</source>
        <translation>Jede Zehn zählt für das Match, wer auch immer die Runde gewinnt: Kämpfe auch in einer verlorenen Runde um die letzte Zehn.</translation>
    </message>
    <message>
        <source>When the tens are shared early, every trick matters. Count them from the middle of the deal on: {tricks} of {all} decide.</source>
        <translation>Sind die Zehnen früh geteilt, zählt jeder Stich. Zähle sie von der Mitte der Runde an: {tricks} von {all} entscheiden.</translation>
    </message>
    <message>
        <source>Seven tricks are enough. Once you have them, try for all thirteen only if little is missing.</source>
        <translation>Sieben Stiche genügen. Hast du sie, versuche alle dreizehn nur, wenn wenig fehlt.</translation>
    </message>
    <message>
        <source>The score</source>
        <translation>Der Stand</translation>
    </message>
</context>
<context>
    <name>Trump</name>
    <message>
        <source>No trump in this game</source>
        <translation>Kein Trumpf in diesem Spiel</translation>
    </message>
    <message>
        <source>No trump yet</source>
        <translation>Noch kein Trumpf</translation>
    </message>
    <message>
        <source>Hidden trump, chosen by you</source>
        <translation>Verdeckter Trumpf, von dir bestimmt</translation>
    </message>
    <message>
        <source>Hidden trump, chosen by {name}</source>
        <translation>Verdeckter Trumpf, bestimmt von {name}</translation>
    </message>
    <message>
        <source>{suit}, still hidden, chosen by you</source>
        <translation>{suit}, noch verdeckt, von dir bestimmt</translation>
    </message>
    <message>
        <source>{suit}, still hidden, chosen by {name}</source>
        <translation>{suit}, noch verdeckt, bestimmt von {name}</translation>
    </message>
    <message>
        <source>{suit}, chosen by you, revealed in trick {trick}</source>
        <translation>{suit}, von dir bestimmt, aufgedeckt in Stich {trick}</translation>
    </message>
    <message>
        <source>{suit}, chosen by {name}, revealed in trick {trick}</source>
        <translation>{suit}, bestimmt von {name}, aufgedeckt in Stich {trick}</translation>
    </message>
    <message>
        <source>{suit}, drawn by you</source>
        <translation>{suit}, von dir gezogen</translation>
    </message>
    <message>
        <source>{suit}, drawn by {name}</source>
        <translation>{suit}, gezogen von {name}</translation>
    </message>
    <message>
        <source>{suit}, chosen by you</source>
        <translation>{suit}, von dir bestimmt</translation>
    </message>
    <message>
        <source>{suit}, chosen by {name}</source>
        <translation>{suit}, bestimmt von {name}</translation>
    </message>
    <message>
        <source>{suit}, set by you in trick {trick}</source>
        <translation>{suit}, von dir bestimmt in Stich {trick}</translation>
    </message>
    <message>
        <source>{suit}, set by {name} in trick {trick}</source>
        <translation>{suit}, bestimmt von {name} in Stich {trick}</translation>
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
        <translation>Du und der Spieler gegenüber seid eine Seite. Jeder Spieler legt eine Karte hin: Das ist ein Stich. Alle müssen die ausgespielte Farbe bedienen, und deren höchste Karte gewinnt. Du spielst aus. Spiele das Pik-Ass: Nichts schlägt es.</translation>
    </message>
    <message>
        <source>Take the ace of spades: it is sure to win.</source>
        <translation>Nimm das Pik-Ass: Es gewinnt sicher.</translation>
    </message>
    <message>
        <source>The trick is yours, and whoever wins a trick leads the next. But no ten was in it: in this game only the four tens count. They are shown in the panel at the side.</source>
        <translation>Der Stich gehört dir, und wer einen Stich gewinnt, spielt zum nächsten aus. Aber es war keine Zehn darin: In diesem Spiel zählen nur die vier Zehnen. Die Tafel an der Seite zeigt sie.</translation>
    </message>
    <message>
        <source>The ace of spades is gone, so your king is the highest spade now. Lead it: somebody may have to put the ten on it.</source>
        <translation>Das Pik-Ass ist fort, also ist dein König jetzt das höchste Pik. Spiele ihn aus: Vielleicht muss jemand die Zehn dazulegen.</translation>
    </message>
    <message>
        <source>Lead the king of spades: it cannot be beaten any more.</source>
        <translation>Spiele den Pik-König aus: Nichts kann ihn mehr schlagen.</translation>
    </message>
    <message>
        <source>The player on your left had no other spade and had to give the ten. Your side has captured its first ten; three of four win the deal.</source>
        <translation>Der Spieler links von dir hatte kein anderes Pik und musste die Zehn geben. Deine Seite hat ihre erste Zehn erbeutet; drei von vier gewinnen die Runde.</translation>
    </message>
    <message>
        <source>You hold the ten of hearts, but neither ace nor king: if you lead it you may lose it. Lead the two of hearts and see what your partner has.</source>
        <translation>Du hast die Herz-Zehn, aber weder Ass noch König: Spielst du sie aus, kannst du sie verlieren. Spiele die Herz-Zwei aus und sieh, was dein Partner hat.</translation>
    </message>
    <message>
        <source>Lead the two of hearts: keep the ten, and give nothing away.</source>
        <translation>Spiele die Herz-Zwei aus: Behalte die Zehn, und verschenke nichts.</translation>
    </message>
    <message>
        <source>Your partner had the ace. A trick of your partner counts for your side just as your own.</source>
        <translation>Dein Partner hatte das Ass. Ein Stich deines Partners zählt für deine Seite genau wie ein eigener.</translation>
    </message>
    <message>
        <source>Your partner leads the king of hearts, and the ace is gone: this trick is your side&apos;s. Now is the time to put your ten on it.</source>
        <translation>Dein Partner spielt den Herz-König aus, und das Ass ist fort: Dieser Stich gehört deiner Seite. Jetzt ist es Zeit, deine Zehn dazuzulegen.</translation>
    </message>
    <message>
        <source>Give the ten of hearts: this trick is your partner&apos;s for certain.</source>
        <translation>Gib die Herz-Zehn: Dieser Stich gehört sicher deinem Partner.</translation>
    </message>
    <message>
        <source>The second ten. A ten is safe in a trick that your side is sure to win; everywhere else it is in danger.</source>
        <translation>Die zweite Zehn. Eine Zehn ist sicher in einem Stich, den deine Seite bestimmt gewinnt; überall sonst ist sie in Gefahr.</translation>
    </message>
    <message>
        <source>Clubs are led, and you have none: you are the first who cannot follow suit. Any card may be played, and its suit becomes trump for the whole deal. Diamonds are your longest suit: play the three of diamonds.</source>
        <translation>Kreuz ist ausgespielt, und du hast keines: Du kannst als Erster nicht bedienen. Du darfst jede Karte spielen, und ihre Farbe wird für die ganze Runde Trumpf. Karo ist deine längste Farbe: Spiele die Karo-Drei.</translation>
    </message>
    <message>
        <source>Its suit becomes trump: choose diamonds, your longest suit. The three is enough, for the smallest trump beats every other suit.</source>
        <translation>Ihre Farbe wird Trumpf: Wähle Karo, deine längste Farbe. Die Drei genügt, denn der kleinste Trumpf schlägt jede andere Farbe.</translation>
    </message>
    <message>
        <source>Diamonds are trump now, and your three has beaten even the ace of clubs. The ten of clubs is your third: the deal is won. One ten is still out.</source>
        <translation>Karo ist jetzt Trumpf, und deine Drei hat sogar das Kreuz-Ass geschlagen. Die Kreuz-Zehn ist deine dritte: Die Runde ist gewonnen. Eine Zehn ist noch da.</translation>
    </message>
    <message>
        <source>All four tens in one deal would be a sirr, which wins the whole match at once. The ten of diamonds is still out, and so is the ace. Lead the four of diamonds and see who has them; it costs you little.</source>
        <translation>Alle vier Zehnen in einer Runde wären ein Sirr, der sofort das ganze Match gewinnt. Die Karo-Zehn ist noch da, und das Ass auch. Spiele die Karo-Vier aus und sieh, wer sie hat; das kostet dich wenig.</translation>
    </message>
    <message>
        <source>Lead the four of diamonds: keep the high ones while the ace is out.</source>
        <translation>Spiele die Karo-Vier aus: Behalte die hohen, solange das Ass noch da ist.</translation>
    </message>
    <message>
        <source>The other side held both and saves the last ten. Nothing can change the deal any more.</source>
        <translation>Die andere Seite hatte beide und rettet die letzte Zehn. Nichts kann die Runde mehr ändern.</translation>
    </message>
    <message>
        <source>Each deal that you win adds one to your streak, the row of beads at the side, and a lost deal clears it. Seven deals in a row win the match.</source>
        <translation>Jede Runde, die du gewinnst, verlängert deine Serie, die Reihe der Perlen an der Seite, und eine verlorene Runde löscht sie. Sieben Runden in Folge gewinnen das Match.</translation>
    </message>
    <message>
        <source>Mendikot</source>
        <translation>Mendikot</translation>
    </message>
    <message>
        <source>Mendikot is played for tens too, and if each side has two, the tricks decide. The other side leads the ace of spades, which you cannot beat. Play the five of spades and keep your ten.</source>
        <translation>Auch Mendikot wird um Zehnen gespielt, und hat jede Seite zwei, entscheiden die Stiche. Die andere Seite spielt das Pik-Ass aus, das du nicht schlagen kannst. Spiele die Pik-Fünf und behalte deine Zehn.</translation>
    </message>
    <message>
        <source>Play the five of spades: lose as little as you can, and no ten.</source>
        <translation>Spiele die Pik-Fünf: Verliere so wenig wie möglich, und keine Zehn.</translation>
    </message>
    <message>
        <source>A lost trick, but without a ten: that is cheap.</source>
        <translation>Ein verlorener Stich, aber ohne Zehn: Das ist billig.</translation>
    </message>
    <message>
        <source>Your partner had no spade left, and the two of hearts has made hearts trump. You play last, so nothing can happen to this trick: give it your ten of spades.</source>
        <translation>Dein Partner hatte kein Pik mehr, und die Herz-Zwei hat Herz zum Trumpf gemacht. Du spielst als Letzter, also kann diesem Stich nichts geschehen: Gib ihm deine Pik-Zehn.</translation>
    </message>
    <message>
        <source>Give the ten of spades: your partner&apos;s trump wins this trick, and nobody plays after you.</source>
        <translation>Gib die Pik-Zehn: Der Trumpf deines Partners gewinnt diesen Stich, und niemand spielt nach dir.</translation>
    </message>
    <message>
        <source>The first ten is yours. Who plays last knows everything: keep your tens for such moments.</source>
        <translation>Die erste Zehn gehört dir. Wer als Letzter spielt, weiß alles: Spare deine Zehnen für solche Augenblicke.</translation>
    </message>
    <message>
        <source>Your partner leads a small diamond and hopes for you. Win it with the ace of diamonds: one player still has to play.</source>
        <translation>Dein Partner spielt ein kleines Karo aus und hofft auf dich. Gewinne den Stich mit dem Karo-Ass: Ein Spieler kommt noch.</translation>
    </message>
    <message>
        <source>Play the ace of diamonds: a smaller one loses to the jack.</source>
        <translation>Spiele das Karo-Ass: Eine kleinere Karte verliert gegen den Buben.</translation>
    </message>
    <message>
        <source>The ten of diamonds was alone and fell under your ace. Two tens are yours, and you lead.</source>
        <translation>Die Karo-Zehn war allein und fiel unter dein Ass. Zwei Zehnen gehören dir, und du spielst aus.</translation>
    </message>
    <message>
        <source>Your aces are in danger as long as the others can trump them. So draw their trumps: lead the ace of hearts, the highest trump of all.</source>
        <translation>Deine Asse sind in Gefahr, solange die anderen sie stechen können. Also ziehe ihre Trümpfe: Spiele das Herz-Ass aus, den höchsten Trumpf von allen.</translation>
    </message>
    <message>
        <source>Lead the ace of hearts: everybody must follow with a trump.</source>
        <translation>Spiele das Herz-Ass aus: Alle müssen mit einem Trumpf bedienen.</translation>
    </message>
    <message>
        <source>The ten of trumps itself was alone on your left. Three tens: the deal is yours, but four are worth more.</source>
        <translation>Die Trumpf-Zehn selbst war links von dir allein. Drei Zehnen: Die Runde gehört dir, aber vier sind mehr wert.</translation>
    </message>
    <message>
        <source>Only the ten of clubs is missing, and you hold ace and king of clubs. Lead the ace first.</source>
        <translation>Nur die Kreuz-Zehn fehlt, und du hast Ass und König von Kreuz. Spiele zuerst das Ass aus.</translation>
    </message>
    <message>
        <source>Lead the ace of clubs: the missing ten is a club.</source>
        <translation>Spiele das Kreuz-Ass aus: Die fehlende Zehn ist ein Kreuz.</translation>
    </message>
    <message>
        <source>The ten has not come yet: somebody had a smaller club to give.</source>
        <translation>Die Zehn ist noch nicht gekommen: Jemand hatte ein kleineres Kreuz zu geben.</translation>
    </message>
    <message>
        <source>Your king is the highest club now. Lead it, and whoever has the ten alone must give it.</source>
        <translation>Dein König ist jetzt das höchste Kreuz. Spiele ihn aus, und wer nur noch die Zehn hat, muss sie geben.</translation>
    </message>
    <message>
        <source>Lead the king of clubs: it cannot be beaten in clubs.</source>
        <translation>Spiele den Kreuz-König aus: In Kreuz kann ihn nichts schlagen.</translation>
    </message>
    <message>
        <source>The fourth ten! All four tens in one deal are a mendikot. You have lost a trick, so it cannot become more, and the deal ends here.</source>
        <translation>Die vierte Zehn! Alle vier Zehnen in einer Runde sind ein Mendikot. Du hast einen Stich verloren, also ist mehr nicht möglich, und die Runde endet hier.</translation>
    </message>
    <message>
        <source>A deal that is won scores one point, a mendikot two, and all thirteen tricks as well would be a kot for three. Who has seven points first wins the match.</source>
        <translation>Eine gewonnene Runde bringt einen Punkt, ein Mendikot zwei, und mit allen dreizehn Stichen dazu wäre es ein Kot für drei. Wer zuerst sieben Punkte hat, gewinnt das Match.</translation>
    </message>
    <message>
        <source>Tutorial</source>
        <translation>Einführung</translation>
    </message>
    <message>
        <source>What to do now</source>
        <translation>Was jetzt zu tun ist</translation>
    </message>
    <message>
        <source>Your turn: play the card named above</source>
        <translation>Du bist dran: Spiele die oben genannte Karte</translation>
    </message>
    <message>
        <source>&amp;Leave the tutorial</source>
        <translation>Einführung ver&amp;lassen</translation>
    </message>
    <message>
        <source>Tutorial: {game}</source>
        <translation>Einführung: {game}</translation>
    </message>
    <message>
        <source>Learn the game by playing it</source>
        <translation>Lerne das Spiel, indem du spielst</translation>
    </message>
    <message>
        <source>Two short deals are played step by step. Above the table it says what to do and why; play a card by a click, by dragging it to the middle, or with the arrow keys and Enter. Your own match waits meanwhile.</source>
        <translation>Zwei kurze Runden werden Schritt für Schritt gespielt. Über dem Tisch steht, was zu tun ist und warum; spiele eine Karte mit einem Klick, indem du sie in die Mitte ziehst, oder mit den Pfeiltasten und der Eingabetaste. Dein eigenes Match wartet so lange.</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
</context>
<context>
    <name>Variants</name>
    <message>
        <source>Variants</source>
        <translation>Varianten</translation>
    </message>
    <message>
        <source>With an open trump nobody waits for the first discard: the game loses a surprise and becomes easier to plan.</source>
        <translation>Mit einem offenen Trumpf wartet niemand auf den ersten Abwurf: Das Spiel verliert eine Überraschung und lässt sich leichter planen.</translation>
    </message>
    <message>
        <source>The closed trump is much played in Delhi and in the Punjab.</source>
        <translation>Der verdeckte Trumpf wird viel in Delhi und im Punjab gespielt.</translation>
    </message>
    <message>
        <source>In some clubs the trump is spoken instead of set by the card played.</source>
        <translation>In manchen Clubs wird der Trumpf angesagt, statt durch die gespielte Karte bestimmt.</translation>
    </message>
    <message>
        <source>Double Sar has become rare.</source>
        <translation>Doppel-Sar wird nur noch selten gespielt.</translation>
    </message>
    <message>
        <source>Pile capture is the wildest form: one trick can turn a whole deal.</source>
        <translation>Das Stapelspiel ist die wildeste Form: Ein einziger Stich kann eine ganze Runde wenden.</translation>
    </message>
    <message>
        <source>With three decks the tens are still the only cards that count.</source>
        <translation>Mit drei Decks sind die Zehnen immer noch die einzigen Karten, die zählen.</translation>
    </message>
    <message>
        <source>Three ways of choosing the trump are usual: the open method, the closed method, and the first discard.</source>
        <translation>Drei Arten, den Trumpf zu bestimmen, sind üblich: die offene, die verdeckte und der erste Abwurf.</translation>
    </message>
    <message>
        <source>Without trump the end of a deal is tense, above all in short suits.</source>
        <translation>Ohne Trumpf ist das Ende einer Runde spannend, vor allem in kurzen Farben.</translation>
    </message>
    <message>
        <source>In the Dehla style the tens of all deals are added up to a total.</source>
        <translation>Im Dehla-Stil werden die Zehnen aller Runden zusammengezählt.</translation>
    </message>
    <message>
        <source>With the short deck a deal has only eight tricks.</source>
        <translation>Mit dem kurzen Deck hat eine Runde nur acht Stiche.</translation>
    </message>
    <message>
        <source>Court Piece has the same play without the tens: tricks are what counts.</source>
        <translation>Court Piece wird ebenso gespielt, nur ohne die Zehnen: Was zählt, sind Stiche.</translation>
    </message>
    <message>
        <source>A streak of three or five deals instead of seven, for a shorter match of Dehla Pakad.</source>
        <translation>Eine Serie von drei oder fünf Runden statt sieben, für ein kürzeres Match Dehla Pakad.</translation>
    </message>
    <message>
        <source>A sirr that is an ordinary won deal instead of the whole match.</source>
        <translation>Ein Sirr, der eine gewöhnliche gewonnene Runde ist statt das ganze Match.</translation>
    </message>
    <message>
        <source>A fixed number of deals instead of a number of points.</source>
        <translation>Eine feste Zahl von Runden statt einer Zahl von Punkten.</translation>
    </message>
    <message>
        <source>A point more for a mendikot with all four aces (ultra-mendikot).</source>
        <translation>Ein Punkt mehr für ein Mendikot mit allen vier Assen (Ultra-Mendikot).</translation>
    </message>
    <message>
        <source>New cards for a hand without a high card, or with all the tens.</source>
        <translation>Neue Karten für eine Hand ohne hohe Karte oder mit allen Zehnen.</translation>
    </message>
    <message>
        <source>Another way of choosing the trump, the short deck, other points for results.</source>
        <translation>Eine andere Art, den Trumpf zu bestimmen, das kurze Deck, andere Punkte für Ergebnisse.</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Hausregeln</translation>
    </message>
    <message>
        <source>Before a match all this can be agreed, and kept under a name:</source>
        <translation>Vor einem Match kann all das vereinbart und unter einem Namen aufbewahrt werden:</translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>The preferences cannot be kept.</source>
        <translation>Die Einstellungen lassen sich nicht speichern.</translation>
    </message>
    <message>
        <source>The last match could not be read. It is kept under the name {name}.</source>
        <translation>Das letzte Match konnte nicht gelesen werden. Es wird unter dem Namen {name} aufbewahrt.</translation>
    </message>
    <message>
        <source>The last match cannot be taken up.</source>
        <translation>Das letzte Match kann nicht wieder aufgenommen werden.</translation>
    </message>
    <message>
        <source>The program ended unexpectedly while it was taking up the last match. Try it again? Otherwise the match is kept in a file and a new one begins.</source>
        <translation>Das Programm endete unerwartet, während es das letzte Match wieder aufnahm. Noch einmal versuchen? Sonst wird das Match in einer Datei aufbewahrt, und ein neues beginnt.</translation>
    </message>
    <message>
        <source>Hukum is already running. Please use its window.</source>
        <translation>Hukum läuft bereits. Bitte benutze das offene Fenster.</translation>
    </message>
    <message>
        <source>Something went wrong inside the program. Your match is saved; if the table does not go on, close the window and start again.</source>
        <translation>Im Programm ist etwas schiefgegangen. Dein Match ist gespeichert; wenn es am Tisch nicht weitergeht, schließe das Fenster und starte neu.</translation>
    </message>
    <message>
        <source>A report that contains the match helps to find out what. Nothing is sent by itself.</source>
        <translation>Ein Bericht, in dem auch das Match steht, hilft herauszufinden, was. Er wird von selbst nirgendwohin geschickt.</translation>
    </message>
    <message>
        <source>&amp;Copy the report</source>
        <translation>Bericht &amp;kopieren</translation>
    </message>
    <message>
        <source>In a serious match nothing is taken back.</source>
        <translation>In einem ernsten Match wird nichts zurückgenommen.</translation>
    </message>
    <message>
        <source>In a serious match there are no hints.</source>
        <translation>In einem ernsten Match gibt es keine Hinweise.</translation>
    </message>
    <message>
        <source>Thinking about a hint…</source>
        <translation>Hinweis wird überlegt …</translation>
    </message>
    <message>
        <source>In a serious match no deal is played again.</source>
        <translation>In einem ernsten Match wird kein Blatt noch einmal gespielt.</translation>
    </message>
    <message>
        <source>Claim all the tricks that are left?</source>
        <translation>Alle übrigen Stiche beanspruchen?</translation>
    </message>
    <message>
        <source>Give this deal up? It is scored as if the others took all that is left.</source>
        <translation>Diese Runde aufgeben? Sie zählt, als nähmen die anderen alles, was übrig ist.</translation>
    </message>
    <message>
        <source>The match cannot be saved: {reason}</source>
        <translation>Das Match kann nicht gespeichert werden: {reason}</translation>
    </message>
    <message>
        <source>New here? Learn it by &amp;doing</source>
        <translation>Neu hier? Lerne es beim Spielen &amp;kennen</translation>
    </message>
    <message>
        <source>Plays two deals with you, step by step.</source>
        <translation>Spielt mit dir zwei Runden, Schritt für Schritt.</translation>
    </message>
    <message>
        <source>Open a match</source>
        <translation>Ein Match öffnen</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Matches</translation>
    </message>
    <message>
        <source>This file cannot be opened.</source>
        <translation>Diese Datei lässt sich nicht öffnen.</translation>
    </message>
    <message>
        <source>Open the deals before it?</source>
        <translation>Die Runden davor öffnen?</translation>
    </message>
    <message>
        <source>Save the match</source>
        <translation>Match speichern</translation>
    </message>
    <message>
        <source>Name:</source>
        <translation>Name:</translation>
    </message>
    <message>
        <source>The match was not saved.</source>
        <translation>Das Match wurde nicht gespeichert.</translation>
    </message>
    <message>
        <source>Saved as {name}</source>
        <translation>Gespeichert als {name}</translation>
    </message>
    <message>
        <source>The deal was copied as text</source>
        <translation>Das Blatt wurde als Text kopiert</translation>
    </message>
    <message>
        <source>Export a deal</source>
        <translation>Ein Blatt exportieren</translation>
    </message>
    <message>
        <source>The deal was not saved.</source>
        <translation>Das Blatt wurde nicht gespeichert.</translation>
    </message>
    <message>
        <source>Your earlier match was kept among the saved matches as {name}</source>
        <translation>Das vorige Match liegt als {name} bei den gespeicherten</translation>
    </message>
    <message>
        <source>Quit all the same? It cannot be brought back.</source>
        <translation>Trotzdem beenden? Es lässt sich nicht zurückholen.</translation>
    </message>
    <message>
        <source>The match at the table cannot be kept.</source>
        <translation>Das Match am Tisch lässt sich nicht aufbewahren.</translation>
    </message>
    <message>
        <source>Leave it all the same? It cannot be brought back.</source>
        <translation>Trotzdem verlassen? Es lässt sich nicht zurückholen.</translation>
    </message>
    <message>
        <source>Hukum {version}: Dehla Pakad and Mendikot on your desktop.</source>
        <translation>Hukum {version}: Dehla Pakad und Mendikot auf deinem Schreibtisch.</translation>
    </message>
    <message>
        <source>Free software under the GNU GPL, version 3 or later.</source>
        <translation>Freie Software unter der GNU GPL, Version 3 oder später.</translation>
    </message>
</context>
</TS>
