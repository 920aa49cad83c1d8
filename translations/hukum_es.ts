<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>Analysis</name>
    <message>
        <source>St&amp;op</source>
        <translation>De&amp;tener</translation>
    </message>
    <message>
        <source>Anal&amp;yse</source>
        <translation>Anali&amp;zar</translation>
    </message>
    <message>
        <source>The deal has not been analysed.</source>
        <translation>La ronda no se ha analizado.</translation>
    </message>
    <message>
        <source>Every card is compared with the best, the last trick first.</source>
        <translation>Cada carta se compara con la mejor, empezando por la última baza.</translation>
    </message>
    <message>
        <source>Without the fast solver this takes some minutes.</source>
        <translation>Sin el cálculo rápido tarda unos minutos.</translation>
    </message>
    <message>
        <source>Choose a row to read more about it.</source>
        <translation>Elige una fila para leer más.</translation>
    </message>
    <message>
        <source>Choices of the deal</source>
        <translation>Decisiones de la ronda</translation>
    </message>
    <message>
        <source>Progress of the analysis</source>
        <translation>Progreso del análisis</translation>
    </message>
    <message>
        <source>Show &amp;every choice</source>
        <translation>Mostrar to&amp;das las decisiones</translation>
    </message>
    <message>
        <source>Sho&amp;w it in the replay</source>
        <translation>Ver en &amp;la repetición</translation>
    </message>
    <message>
        <source>Trick</source>
        <translation>Baza</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>Choice</source>
        <translation>Decisión</translation>
    </message>
    <message>
        <source>Better</source>
        <translation>Mejor</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Coste</translation>
    </message>
    <message>
        <source>Fair verdict</source>
        <translation>Juicio justo</translation>
    </message>
    <message>
        <source>Against the best card, with all hands open.</source>
        <translation>Frente a la mejor carta, con todas las manos a la vista.</translation>
    </message>
    <message>
        <source>Whether a strong player who saw no more than this seat would have done the same.</source>
        <translation>Si un buen jugador que solo viera lo que ve este asiento habría hecho lo mismo.</translation>
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
        <translation>victoria</translation>
    </message>
    <message>
        <source>a draw</source>
        <translation>empate</translation>
    </message>
    <message>
        <source>a loss</source>
        <translation>derrota</translation>
    </message>
    <message>
        <source>a mendikot for the others</source>
        <translation>mendikot de los otros</translation>
    </message>
    <message>
        <source>a kot for the others</source>
        <translation>kot de los otros</translation>
    </message>
    <message>
        <source>a sirr</source>
        <translation>sirr</translation>
    </message>
    <message>
        <source>a sirr for the others</source>
        <translation>sirr de los otros</translation>
    </message>
    <message>
        <source>Trump: {suit}</source>
        <translation>Triunfo: {suit}</translation>
    </message>
    <message>
        <source>Asks for trump</source>
        <translation>Pregunta por el triunfo</translation>
    </message>
    <message>
        <source>Claims the rest</source>
        <translation>Reclama el resto</translation>
    </message>
    <message>
        <source>Gives up</source>
        <translation>Abandona</translation>
    </message>
    <message>
        <source>nothing this time</source>
        <translation>nada esta vez</translation>
    </message>
    <message>
        <source>{worse} instead of {better}</source>
        <translation>{worse} en lugar de {better}</translation>
    </message>
    <message>
        <source>right</source>
        <translation>acertado</translation>
    </message>
    <message>
        <source>risky</source>
        <translation>arriesgado</translation>
    </message>
    <message>
        <source>avoidable</source>
        <translation>evitable</translation>
    </message>
    <message numerus="yes">
        <source>cost %n ten(s)</source>
        <translation>
            <numerusform>costó %n diez</numerusform>
            <numerusform>costó %n dieces</numerusform>
        </translation>
    </message>
    <message>
        <source>turned the deal</source>
        <translation>cambió el resultado</translation>
    </message>
    <message>
        <source>Trick {trick}: you played {card}.</source>
        <translation>Baza {trick}: jugaste {card}.</translation>
    </message>
    <message>
        <source>Trick {trick}: you made {suit} trump.</source>
        <translation>Baza {trick}: elegiste {suit} como triunfo.</translation>
    </message>
    <message>
        <source>Trick {trick}: you laid down {card} as trump.</source>
        <translation>Baza {trick}: pusiste {card} como triunfo.</translation>
    </message>
    <message>
        <source>Trick {trick}: you asked for the trump.</source>
        <translation>Baza {trick}: preguntaste por el triunfo.</translation>
    </message>
    <message>
        <source>Trick {trick}: you claimed the rest.</source>
        <translation>Baza {trick}: reclamaste el resto.</translation>
    </message>
    <message>
        <source>Trick {trick}: you gave the deal up.</source>
        <translation>Baza {trick}: abandonaste la ronda.</translation>
    </message>
    <message>
        <source>Trick {trick}: {name} played {card}.</source>
        <translation>Baza {trick}: {name} jugó {card}.</translation>
    </message>
    <message>
        <source>Trick {trick}: {name} made {suit} trump.</source>
        <translation>Baza {trick}: {name} eligió {suit} como triunfo.</translation>
    </message>
    <message>
        <source>Trick {trick}: {name} laid down {card} as trump.</source>
        <translation>Baza {trick}: {name} puso {card} como triunfo.</translation>
    </message>
    <message>
        <source>Trick {trick}: {name} asked for the trump.</source>
        <translation>Baza {trick}: {name} preguntó por el triunfo.</translation>
    </message>
    <message>
        <source>Trick {trick}: {name} claimed the rest.</source>
        <translation>Baza {trick}: {name} reclamó el resto.</translation>
    </message>
    <message>
        <source>Trick {trick}: {name} gave the deal up.</source>
        <translation>Baza {trick}: {name} abandonó la ronda.</translation>
    </message>
    <message>
        <source>There was no other choice.</source>
        <translation>No había otra opción.</translation>
    </message>
    <message>
        <source>{side} could then count on {counts}: {result}.</source>
        <translation>{side} podía contar entonces con {counts}: {result}.</translation>
    </message>
    <message>
        <source>No card was better.</source>
        <translation>Ninguna carta era mejor.</translation>
    </message>
    <message>
        <source>It was better to play {card}: {counts}, {result}.</source>
        <translation>Era mejor jugar {card}: {counts}, {result}.</translation>
    </message>
    <message>
        <source>The cost: {costs}.</source>
        <translation>El precio: {costs}.</translation>
    </message>
    <message numerus="yes">
        <source>%n more trick(s)</source>
        <translation>
            <numerusform>%n baza más</numerusform>
            <numerusform>%n bazas más</numerusform>
        </translation>
    </message>
    <message>
        <source>With what could be known then, this was right.</source>
        <translation>Con lo que se podía saber entonces, era lo correcto.</translation>
    </message>
    <message>
        <source>With what could be known then, it promised more to play {card}.</source>
        <translation>Con lo que se podía saber entonces, prometía más jugar {card}.</translation>
    </message>
    <message>
        <source>With what could be known then, it promised more to make {suit} trump.</source>
        <translation>Con lo que se podía saber entonces, prometía más elegir {suit} como triunfo.</translation>
    </message>
    <message>
        <source>With what could be known then, it promised more to lay down {card}.</source>
        <translation>Con lo que se podía saber entonces, prometía más poner {card}.</translation>
    </message>
    <message>
        <source>With what could be known then, it promised more to ask for the trump.</source>
        <translation>Con lo que se podía saber entonces, prometía más preguntar por el triunfo.</translation>
    </message>
    <message>
        <source>That was {percent} of the chance to win the deal.</source>
        <translation>Eso costó un {percent} de la probabilidad de ganar la ronda.</translation>
    </message>
    <message>
        <source>Under these rules only the fair verdict can be given: what was best with what could be known then.</source>
        <translation>Con estas reglas solo es posible el juicio justo: qué era lo mejor con lo que se podía saber entonces.</translation>
    </message>
    <message>
        <source>No card cost a ten.</source>
        <translation>Ninguna carta costó un diez.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) cost a ten or more.</source>
        <translation>
            <numerusform>%n carta costó un diez o más.</numerusform>
            <numerusform>%n cartas costaron un diez o más.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them you played yourself.</source>
        <translation>
            <numerusform>%n de ellas la jugaste tú.</numerusform>
            <numerusform>%n de ellas las jugaste tú.</numerusform>
        </translation>
    </message>
    <message>
        <source>No card changed the result.</source>
        <translation>Ninguna carta cambió el resultado.</translation>
    </message>
    <message>
        <source>The last one that changed the result: you played {card}, trick {trick}.</source>
        <translation>La última que cambió el resultado: jugaste {card}, baza {trick}.</translation>
    </message>
    <message>
        <source>The last one that changed the result: {name} played {card}, trick {trick}.</source>
        <translation>La última que cambió el resultado: {name} jugó {card}, baza {trick}.</translation>
    </message>
</context>
<context>
    <name>Cards</name>
    <message>
        <source>spades</source>
        <translation>picas</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>corazones</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>diamantes</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>tréboles</translation>
    </message>
    <message>
        <source>two</source>
        <translation>dos</translation>
    </message>
    <message>
        <source>three</source>
        <translation>tres</translation>
    </message>
    <message>
        <source>four</source>
        <translation>cuatro</translation>
    </message>
    <message>
        <source>five</source>
        <translation>cinco</translation>
    </message>
    <message>
        <source>six</source>
        <translation>seis</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>siete</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>ocho</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>nueve</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>diez</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>jota</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>reina</translation>
    </message>
    <message>
        <source>king</source>
        <translation>rey</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>as</translation>
    </message>
    <message>
        <source>the two of {suit}</source>
        <translation>el dos de {suit}</translation>
    </message>
    <message>
        <source>the three of {suit}</source>
        <translation>el tres de {suit}</translation>
    </message>
    <message>
        <source>the four of {suit}</source>
        <translation>el cuatro de {suit}</translation>
    </message>
    <message>
        <source>the five of {suit}</source>
        <translation>el cinco de {suit}</translation>
    </message>
    <message>
        <source>the six of {suit}</source>
        <translation>el seis de {suit}</translation>
    </message>
    <message>
        <source>the seven of {suit}</source>
        <translation>el siete de {suit}</translation>
    </message>
    <message>
        <source>the eight of {suit}</source>
        <translation>el ocho de {suit}</translation>
    </message>
    <message>
        <source>the nine of {suit}</source>
        <translation>el nueve de {suit}</translation>
    </message>
    <message>
        <source>the ten of {suit}</source>
        <translation>el diez de {suit}</translation>
    </message>
    <message>
        <source>the jack of {suit}</source>
        <translation>la jota de {suit}</translation>
    </message>
    <message>
        <source>the queen of {suit}</source>
        <translation>la reina de {suit}</translation>
    </message>
    <message>
        <source>the king of {suit}</source>
        <translation>el rey de {suit}</translation>
    </message>
    <message>
        <source>the ace of {suit}</source>
        <translation>el as de {suit}</translation>
    </message>
    <message>
        <source>{rank} of {suit}</source>
        <translation>{rank} de {suit}</translation>
    </message>
    <message>
        <source>J</source>
        <comment>index of the jack</comment>
        <translation>J</translation>
    </message>
    <message>
        <source>Q</source>
        <comment>index of the queen</comment>
        <translation>Q</translation>
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
        <translation>d</translation>
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
        <translation>&amp;Nueva partida…</translation>
    </message>
    <message>
        <source>&amp;Back to the table</source>
        <translation>Volver a la m&amp;esa</translation>
    </message>
    <message>
        <source>&amp;Next deal</source>
        <translation>Ronda si&amp;guiente</translation>
    </message>
    <message>
        <source>The trump was never revealed: {suit}, chosen by {name}.</source>
        <translation>El triunfo nunca se reveló: {suit}, elegido por {name}.</translation>
    </message>
    <message>
        <source>Report of the deal</source>
        <translation>Informe de la ronda</translation>
    </message>
    <message>
        <source>&amp;Tricks</source>
        <translation>&amp;Bazas</translation>
    </message>
    <message>
        <source>Hands as &amp;dealt</source>
        <translation>&amp;Manos repartidas</translation>
    </message>
    <message>
        <source>&amp;Replay</source>
        <translation>&amp;Repetición</translation>
    </message>
    <message>
        <source>&amp;Analysis</source>
        <translation>&amp;Análisis</translation>
    </message>
    <message>
        <source>Tricks of the deal</source>
        <translation>Bazas de la ronda</translation>
    </message>
    <message>
        <source>Hands as dealt</source>
        <translation>Manos repartidas</translation>
    </message>
    <message>
        <source>Who captured the tens</source>
        <translation>Quién ha capturado los dieces</translation>
    </message>
    <message>
        <source>&amp;Same deal again</source>
        <translation>M&amp;ismo reparto</translation>
    </message>
    <message>
        <source>&amp;Copy as text</source>
        <translation>Copiar c&amp;omo texto</translation>
    </message>
    <message>
        <source>Not captured</source>
        <translation>No capturado</translation>
    </message>
    <message>
        <source>With the rest</source>
        <translation>Con el resto</translation>
    </message>
    <message>
        <source>Trick {number}</source>
        <translation>Baza {number}</translation>
    </message>
    <message>
        <source>leads</source>
        <translation>abre</translation>
    </message>
    <message>
        <source>trump</source>
        <translation>triunfo</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>gana</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Bando</translation>
    </message>
    <message>
        <source>Arrow: leads. Ring: wins. Underlined: trump. Gold: ten.</source>
        <translation>Flecha: abre. Marco: gana. Subrayado: triunfo. Dorado: diez.</translation>
    </message>
    <message>
        <source>no card of this suit</source>
        <translation>ninguna carta de este palo</translation>
    </message>
</context>
<context>
    <name>Errors</name>
    <message>
        <source>Common errors</source>
        <translation>Errores comunes</translation>
    </message>
    <message>
        <source>“Whoever is void has to trump.”</source>
        <translation>«Quien no puede seguir el palo tiene que fallar».</translation>
    </message>
    <message>
        <source>No. Whoever cannot follow suit may play any card. Only where a hidden trump is asked for can there be a duty to play it.</source>
        <translation>No. Quien no puede seguir el palo puede jugar cualquier carta. Solo cuando se pregunta por un triunfo oculto puede ser obligatorio jugarlo.</translation>
    </message>
    <message>
        <source>“A later discard changes the trump.”</source>
        <translation>«Un descarte posterior cambia el triunfo».</translation>
    </message>
    <message>
        <source>No. The first one sets it, and it stays for the whole deal.</source>
        <translation>No. El primero lo fija, y se queda así toda la ronda.</translation>
    </message>
    <message>
        <source>“A hidden trump already wins.”</source>
        <translation>«Un triunfo oculto ya gana».</translation>
    </message>
    <message>
        <source>No. It sleeps until it is revealed, and cards that were played before stay ordinary cards.</source>
        <translation>No. Duerme hasta que se revela, y las cartas jugadas antes siguen siendo cartas corrientes.</translation>
    </message>
    <message>
        <source>Revoking</source>
        <translation>El renuncio</translation>
    </message>
    <message>
        <source>Not following suit although one could is the gravest error with real cards. Agree on a penalty beforehand; often the deal is lost. The program does not allow it.</source>
        <translation>No seguir el palo pudiendo hacerlo es la falta más grave con cartas de verdad. Conviene acordar antes una penalización; a menudo se pierde la ronda. El programa no lo permite.</translation>
    </message>
    <message>
        <source>Showing a card while dealing</source>
        <translation>Mostrar una carta al repartir</translation>
    </message>
    <message>
        <source>That is a misdeal, and the same dealer deals again. The program never does.</source>
        <translation>Es un reparto inválido, y el mismo repartidor vuelve a repartir. Al programa no le pasa nunca.</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>En la mesa</translation>
    </message>
    <message>
        <source>“A deal has 13 tricks for each player.”</source>
        <translation>«Una ronda tiene 13 bazas por jugador».</translation>
    </message>
    <message>
        <source>It has 13 tricks in all. Everybody plays 13 cards, and the two sides share the tricks.</source>
        <translation>Tiene 13 bazas en total. Cada uno juega 13 cartas, y los dos bandos se reparten las bazas.</translation>
    </message>
    <message>
        <source>“A won deal is a kot.”</source>
        <translation>«Una ronda ganada es un kot».</translation>
    </message>
    <message>
        <source>In Dehla Pakad a kot is the match won by a streak, in Mendikot all tens and all tricks. A single won deal is simply a won deal.</source>
        <translation>En Dehla Pakad un kot es la partida ganada por una racha; en Mendikot, todos los dieces y todas las bazas. Una sola ronda ganada es simplemente una ronda ganada.</translation>
    </message>
    <message>
        <source>“No ten, one ten or two tens lose the deal.”</source>
        <translation>«Con ninguno, uno o dos dieces se pierde la ronda».</translation>
    </message>
    <message>
        <source>The deal is lost when the other side has three or four. With two tens each it is drawn in Dehla Pakad, and the tricks decide it in Mendikot.</source>
        <translation>La ronda se pierde cuando el otro bando tiene tres o cuatro. Con dos dieces por bando queda empatada en Dehla Pakad, y en Mendikot la deciden las bazas.</translation>
    </message>
    <message>
        <source>“Do not give an opponent&apos;s ten to your own side.”</source>
        <translation>«No des el diez de un rival a tu propio bando».</translation>
    </message>
    <message>
        <source>The other way round: do not give your ten to the opponents. A ten of theirs is always welcome.</source>
        <translation>Es al revés: no des tu diez a los rivales. Un diez suyo es siempre bienvenido.</translation>
    </message>
    <message>
        <source>“Make your strongest suit trump, not the one that you lack.”</source>
        <translation>«Convierte en triunfo tu palo más fuerte, no el que te falta».</translation>
    </message>
    <message>
        <source>You cannot make a suit trump that you do not hold. What is meant: do not let the first idle discard decide the trump.</source>
        <translation>No puedes convertir en triunfo un palo que no tienes. Lo que se quiere decir: no dejes que el primer descarte al azar decida el triunfo.</translation>
    </message>
    <message>
        <source>Ace, king, queen and jack below the scores</source>
        <translation>As, rey, reina y jota bajo la puntuación</translation>
    </message>
    <message>
        <source>Some printed rules show these four cards after the list of scores. That is a decoration: in the games for tens they score nothing.</source>
        <translation>Algunas reglas impresas muestran estas cuatro cartas después de la lista de puntos. Es un adorno: en los juegos de dieces no valen nada.</translation>
    </message>
    <message>
        <source>In printed rules</source>
        <translation>En las reglas impresas</translation>
    </message>
</context>
<context>
    <name>Events</name>
    <message>
        <source>The cut is tied; the tied seats cut again.</source>
        <translation>Hay empate; los empatados vuelven a sacar carta.</translation>
    </message>
    <message>
        <source>You cut {card} and deal first.</source>
        <translation>Sacas {card} y repartes primero.</translation>
    </message>
    <message>
        <source>{name} cuts {card} and deals first.</source>
        <translation>{name} saca {card} y reparte primero.</translation>
    </message>
    <message>
        <source>You deal.</source>
        <translation>Repartes tú.</translation>
    </message>
    <message>
        <source>{name} deals.</source>
        <translation>{name} reparte.</translation>
    </message>
    <message>
        <source>You hold no card above a nine: new cards.</source>
        <translation>No tienes ninguna carta por encima del nueve: cartas nuevas.</translation>
    </message>
    <message>
        <source>{name} holds no card above a nine: new cards.</source>
        <translation>{name} no tiene ninguna carta por encima del nueve: cartas nuevas.</translation>
    </message>
    <message>
        <source>You hold all the tens: new cards.</source>
        <translation>Tienes todos los dieces: cartas nuevas.</translation>
    </message>
    <message>
        <source>{name} holds all the tens: new cards.</source>
        <translation>{name} tiene todos los dieces: cartas nuevas.</translation>
    </message>
    <message>
        <source>You make {suit} trump.</source>
        <translation>Eliges {suit} como triunfo.</translation>
    </message>
    <message>
        <source>{name} makes {suit} trump.</source>
        <translation>{name} elige {suit} como triunfo.</translation>
    </message>
    <message>
        <source>You note the trump secretly.</source>
        <translation>Anotas el triunfo en secreto.</translation>
    </message>
    <message>
        <source>{name} notes the trump secretly.</source>
        <translation>{name} anota el triunfo en secreto.</translation>
    </message>
    <message>
        <source>You lay the trump card face down.</source>
        <translation>Pones la carta de triunfo boca abajo.</translation>
    </message>
    <message>
        <source>{name} lays the trump card face down.</source>
        <translation>{name} pone la carta de triunfo boca abajo.</translation>
    </message>
    <message>
        <source>You lay {card} face up: {suit} are trump.</source>
        <translation>Pones {card} boca arriba: el triunfo es {suit}.</translation>
    </message>
    <message>
        <source>{name} lays {card} face up: {suit} are trump.</source>
        <translation>{name} pone {card} boca arriba: el triunfo es {suit}.</translation>
    </message>
    <message>
        <source>{name} draws {card} from your hand: {suit} are trump.</source>
        <translation>{name} saca {card} de tu mano: el triunfo es {suit}.</translation>
    </message>
    <message>
        <source>You draw {card} from the hand of {owner}: {suit} are trump.</source>
        <translation>Sacas {card} de la mano de {owner}: el triunfo es {suit}.</translation>
    </message>
    <message>
        <source>{name} draws {card} from the hand of {owner}: {suit} are trump.</source>
        <translation>{name} saca {card} de la mano de {owner}: el triunfo es {suit}.</translation>
    </message>
    <message>
        <source>You ask for the trump.</source>
        <translation>Preguntas por el triunfo.</translation>
    </message>
    <message>
        <source>{name} asks for the trump.</source>
        <translation>{name} pregunta por el triunfo.</translation>
    </message>
    <message>
        <source>You could not follow suit: {suit} are trump now.</source>
        <translation>No has podido seguir el palo: ahora el triunfo es {suit}.</translation>
    </message>
    <message>
        <source>{name} could not follow suit: {suit} are trump now.</source>
        <translation>{name} no ha podido seguir el palo: ahora el triunfo es {suit}.</translation>
    </message>
    <message>
        <source>The trump is revealed: {suit}.</source>
        <translation>El triunfo se revela: {suit}.</translation>
    </message>
    <message>
        <source>The trump is revealed: {suit}, by {card}.</source>
        <translation>El triunfo se revela con {card}: {suit}.</translation>
    </message>
    <message>
        <source>You play {card}.</source>
        <translation>Juegas {card}.</translation>
    </message>
    <message>
        <source>{name} plays {card}.</source>
        <translation>{name} juega {card}.</translation>
    </message>
    <message>
        <source>You win the trick.</source>
        <translation>Ganas la baza.</translation>
    </message>
    <message>
        <source>{name} wins the trick.</source>
        <translation>{name} gana la baza.</translation>
    </message>
    <message>
        <source>{side} takes the pile: {tricks}, {tens}.</source>
        <translation>{side} se lleva el montón: {tricks}, {tens}.</translation>
    </message>
    <message>
        <source>{side} takes the trick.</source>
        <translation>{side} se lleva la baza.</translation>
    </message>
    <message>
        <source>{side} captures: {tens}.</source>
        <translation>{side} captura: {tens}.</translation>
    </message>
    <message>
        <source>The trick stays in the middle; the pile: {tricks}.</source>
        <translation>La baza se queda en el centro; el montón: {tricks}.</translation>
    </message>
    <message>
        <source>You end the deal here: the result is certain.</source>
        <translation>Terminas la ronda aquí: el resultado es seguro.</translation>
    </message>
    <message>
        <source>{name} ends the deal here: the result is certain.</source>
        <translation>{name} termina la ronda aquí: el resultado es seguro.</translation>
    </message>
    <message>
        <source>You give the deal up.</source>
        <translation>Abandonas la ronda.</translation>
    </message>
    <message>
        <source>{name} gives the deal up.</source>
        <translation>{name} abandona la ronda.</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>There is no room left on the disk.</source>
        <translation>No queda espacio en el disco.</translation>
    </message>
    <message>
        <source>The system does not allow it.</source>
        <translation>El sistema no lo permite.</translation>
    </message>
    <message>
        <source>There is no such file.</source>
        <translation>Ese archivo no existe.</translation>
    </message>
    <message>
        <source>That is a folder, not a file.</source>
        <translation>Eso es una carpeta, no un archivo.</translation>
    </message>
    <message>
        <source>That is a device or a pipe, not a file.</source>
        <translation>Eso es un dispositivo o una tubería, no un archivo.</translation>
    </message>
    <message>
        <source>There is a file where a folder is needed.</source>
        <translation>Hay un archivo donde hace falta una carpeta.</translation>
    </message>
    <message>
        <source>Another program is using it.</source>
        <translation>Otro programa lo está usando.</translation>
    </message>
    <message>
        <source>The file is damaged.</source>
        <translation>El archivo está dañado.</translation>
    </message>
    <message>
        <source>The file comes from a newer version of the program.</source>
        <translation>El archivo viene de una versión más nueva del programa.</translation>
    </message>
    <message>
        <source>The system could not do it.</source>
        <translation>El sistema no ha podido hacerlo.</translation>
    </message>
    <message>
        <source>The file is cut off at line {line}.</source>
        <translation>El archivo está cortado en la línea {line}.</translation>
    </message>
    <message>
        <source>The file is not a match of this program.</source>
        <translation>El archivo no contiene ninguna partida de Hukum.</translation>
    </message>
    <message>
        <source>The file is too large.</source>
        <translation>El archivo es demasiado grande.</translation>
    </message>
    <message>
        <source>Line {line} of the file breaks the rules.</source>
        <translation>La línea {line} del archivo incumple las reglas.</translation>
    </message>
    <message>
        <source>The file is damaged in line {line}.</source>
        <translation>El archivo está dañado en la línea {line}.</translation>
    </message>
    <message>
        <source>The file is not a match of this program, or its beginning is damaged.</source>
        <translation>El archivo no contiene ninguna partida de Hukum, o su comienzo está dañado.</translation>
    </message>
    <message>
        <source>The text is too long to be a deal.</source>
        <translation>El texto es demasiado largo para ser un reparto.</translation>
    </message>
    <message>
        <source>The text contains neither hands nor a deal number.</source>
        <translation>El texto no contiene ni manos ni un número de reparto.</translation>
    </message>
    <message>
        <source>There is no deal with this number.</source>
        <translation>Ningún reparto tiene ese número.</translation>
    </message>
    <message>
        <source>The text puts the dealer at a seat that this table does not have.</source>
        <translation>El texto sitúa al repartidor en un asiento que esta mesa no tiene.</translation>
    </message>
    <message>
        <source>A seat appears twice in the text.</source>
        <translation>Un asiento aparece dos veces en el texto.</translation>
    </message>
    <message>
        <source>One of the cards is not a valid card.</source>
        <translation>Algo entre las cartas no es una carta.</translation>
    </message>
    <message>
        <source>The hands are not the whole deck of these rules, dealt evenly.</source>
        <translation>Las manos no son el mazo entero de estas reglas, repartido por igual.</translation>
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
        <translation>En Court Piece: todas las bazas de una ronda. La palabra viene del número hindi cincuenta y dos, tantas como cartas tiene el mazo.</translation>
    </message>
    <message>
        <source>Band hukum</source>
        <translation>Band hukum</translation>
    </message>
    <message>
        <source>“Closed trump”: the trump card lies face down, and only its holder knows it.</source>
        <translation>«Triunfo cerrado»: la carta de triunfo está boca abajo, y solo la conoce su dueño.</translation>
    </message>
    <message>
        <source>Coat</source>
        <translation>Coat</translation>
    </message>
    <message>
        <source>Another spelling of kot, and the name of the form of Dehla Pakad in which won deals score points.</source>
        <translation>Otra grafía de kot, y el nombre de la forma de Dehla Pakad en la que las rondas ganadas valen puntos.</translation>
    </message>
    <message>
        <source>Court</source>
        <translation>Court</translation>
    </message>
    <message>
        <source>In Court Piece: the first seven tricks of a deal, won one after the other. Some players of Dehla Pakad say court where others say kot.</source>
        <translation>En Court Piece: las siete primeras bazas de una ronda, ganadas una tras otra. Algunos jugadores de Dehla Pakad dicen court donde otros dicen kot.</translation>
    </message>
    <message>
        <source>Dehla</source>
        <translation>Dehla</translation>
    </message>
    <message>
        <source>Hindi for a ten. The tens are the cards for which the sides fight.</source>
        <translation>«Diez» en hindi. Los dieces son las cartas que se disputan los bandos.</translation>
    </message>
    <message>
        <source>Hukum</source>
        <translation>Hukum</translation>
    </message>
    <message>
        <source>In the games: the trump suit, from a word for a command, in Hindi and in Marathi. Do not confuse it with the other meaning: in Hindi hukum is also the name of the suit of spades. These pages call the one trump and the other spades.</source>
        <translation>En estos juegos: el palo de triunfo, de una palabra que significa una orden, en hindi y en maratí. No lo confundas con el otro sentido: en hindi, hukum es también el nombre del palo de picas. Estas páginas llaman a lo uno triunfo y a lo otro picas.</translation>
    </message>
    <message>
        <source>Kot</source>
        <translation>Kot</translation>
    </message>
    <message>
        <source>In Dehla Pakad: the match, won by a streak of deals; a single won deal is not a kot. In Mendikot: all tens and all tricks of one deal, the best result there is.</source>
        <translation>En Dehla Pakad: la partida, ganada por una racha de rondas; una sola ronda ganada no es un kot. En Mendikot: todos los dieces y todas las bazas de una ronda, el mejor resultado que hay.</translation>
    </message>
    <message>
        <source>Mendikot</source>
        <translation>Mendikot</translation>
    </message>
    <message>
        <source>All the tens in one deal. The game takes its name from it; also Mendicot.</source>
        <translation>Todos los dieces en una sola ronda. De ahí viene el nombre del juego; se escribe también Mendicot.</translation>
    </message>
    <message>
        <source>Pakad</source>
        <translation>Pakad</translation>
    </message>
    <message>
        <source>Hindi for catching: a side captures a ten by winning the trick with it.</source>
        <translation>«Atrapar» en hindi: un bando captura un diez al ganar la baza en la que está.</translation>
    </message>
    <message>
        <source>Rang</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>“Colour”: another word for the trump suit, and for Court Piece itself.</source>
        <translation>«Color»: otra palabra para el palo de triunfo, y para el propio Court Piece.</translation>
    </message>
    <message>
        <source>Sar</source>
        <translation>Sar</translation>
    </message>
    <message>
        <source>A trick; also the name of Court Piece and of its family of games.</source>
        <translation>Una baza; también el nombre de Court Piece y de su familia de juegos.</translation>
    </message>
    <message>
        <source>Sirr</source>
        <translation>Sirr</translation>
    </message>
    <message>
        <source>In Dehla Pakad: all the tens in one deal. Under the usual rules it wins the match at once.</source>
        <translation>En Dehla Pakad: todos los dieces en una sola ronda. Con las reglas habituales gana la partida en el acto.</translation>
    </message>
    <message>
        <source>Ultra-mendikot</source>
        <translation>Ultra-mendikot</translation>
    </message>
    <message>
        <source>A mendikot together with all four aces; a house rule gives a point for it.</source>
        <translation>Un mendikot con los cuatro ases además; una regla de la casa da un punto por él.</translation>
    </message>
    <message>
        <source>Capture</source>
        <translation>Capturar</translation>
    </message>
    <message>
        <source>To gain cards for one&apos;s side, in most games by winning the trick.</source>
        <translation>Ganar cartas para el propio bando, casi siempre ganando la baza.</translation>
    </message>
    <message>
        <source>Card points</source>
        <translation>Puntos de cartas</translation>
    </message>
    <message>
        <source>The count of Double Sar: two for a captured ten, one for any other card.</source>
        <translation>La cuenta de Doble Sar: dos por un diez capturado, uno por cualquier otra carta.</translation>
    </message>
    <message>
        <source>Claim</source>
        <translation>Reclamar</translation>
    </message>
    <message>
        <source>To say that all the remaining tricks are won, without playing them out.</source>
        <translation>Decir que todas las bazas que quedan están ganadas, sin jugarlas.</translation>
    </message>
    <message>
        <source>Closed trump</source>
        <translation>Triunfo cerrado</translation>
    </message>
    <message>
        <source>A trump that is chosen in secret, noted or laid face down, and has no power until it is revealed.</source>
        <translation>Un triunfo elegido en secreto, anotado o puesto boca abajo, que no tiene efecto hasta que se revela.</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Ronda</translation>
    </message>
    <message>
        <source>All the cards, dealt once and played out: 13 tricks in all with the full deck for four, not 13 for each player.</source>
        <translation>Todas las cartas, repartidas una vez y jugadas: 13 bazas en total con el mazo completo para cuatro, no 13 por jugador.</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Repartidor</translation>
    </message>
    <message>
        <source>The player who deals the cards. The next player leads to the first trick.</source>
        <translation>Quien reparte las cartas. El jugador siguiente abre la primera baza.</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Descarte</translation>
    </message>
    <message>
        <source>A card that neither follows suit nor is a trump with power. It never wins a trick.</source>
        <translation>Una carta que ni sigue el palo ni es un triunfo en vigor. No gana nunca una baza.</translation>
    </message>
    <message>
        <source>Drawn deal</source>
        <translation>Ronda empatada</translation>
    </message>
    <message>
        <source>A deal that neither side wins, as with two tens each.</source>
        <translation>Una ronda que no gana ningún bando, como con dos dieces cada uno.</translation>
    </message>
    <message>
        <source>Follow suit</source>
        <translation>Seguir el palo</translation>
    </message>
    <message>
        <source>To play a card of the suit led. Whoever can follow suit has to.</source>
        <translation>Jugar una carta del palo abierto. Quien puede seguir el palo debe hacerlo.</translation>
    </message>
    <message>
        <source>Lead</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>To play the first card of a trick; its suit is the suit led.</source>
        <translation>Jugar la primera carta de una baza; su palo es el palo abierto.</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partida</translation>
    </message>
    <message>
        <source>Deals, one after the other, until somebody has won.</source>
        <translation>Rondas, una tras otra, hasta que alguien ha ganado.</translation>
    </message>
    <message>
        <source>Open trump</source>
        <translation>Triunfo abierto</translation>
    </message>
    <message>
        <source>A trump that all know before the first card is led.</source>
        <translation>Un triunfo que todos conocen antes de que se abra la primera baza.</translation>
    </message>
    <message>
        <source>Pile</source>
        <translation>Montón</translation>
    </message>
    <message>
        <source>Tricks that wait in the middle until one player wins two in a row, where the rules say so.</source>
        <translation>Bazas que esperan en el centro hasta que un jugador gana dos seguidas, si las reglas lo prevén.</translation>
    </message>
    <message>
        <source>Reveal</source>
        <translation>Revelar</translation>
    </message>
    <message>
        <source>To show a hidden trump to all. From the next card on it has power.</source>
        <translation>Mostrar a todos un triunfo oculto. Está en vigor desde la carta siguiente.</translation>
    </message>
    <message>
        <source>Revoke</source>
        <translation>Renuncio</translation>
    </message>
    <message>
        <source>Not to follow suit although one could. The program does not allow it.</source>
        <translation>No seguir el palo pudiendo hacerlo. El programa no lo permite.</translation>
    </message>
    <message>
        <source>Ruff</source>
        <translation>Fallar</translation>
    </message>
    <message>
        <source>To play a trump on another suit, when void in it.</source>
        <translation>Jugar un triunfo sobre otro palo, cuando no se tiene de ese palo.</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Bando</translation>
    </message>
    <message>
        <source>The partners who play together for the whole match.</source>
        <translation>Los compañeros que juegan juntos toda la partida.</translation>
    </message>
    <message>
        <source>Streak</source>
        <translation>Racha</translation>
    </message>
    <message>
        <source>Deals that a side has won in a row. A lost deal sets it back to zero, a drawn one leaves it as it is.</source>
        <translation>Rondas que un bando ha ganado seguidas. Una ronda perdida la pone a cero; una empatada la deja como está.</translation>
    </message>
    <message>
        <source>Ten</source>
        <translation>Diez</translation>
    </message>
    <message>
        <source>The stake of most of these games: one ten in every suit of every deck.</source>
        <translation>Lo que está en juego en casi todos estos juegos: hay un diez en cada palo de cada mazo.</translation>
    </message>
    <message>
        <source>Trick</source>
        <translation>Baza</translation>
    </message>
    <message>
        <source>One card from every player; the best of them wins it.</source>
        <translation>Una carta de cada jugador; la mejor la gana.</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>Triunfo</translation>
    </message>
    <message>
        <source>The suit whose cards beat all the others, once it has power.</source>
        <translation>El palo cuyas cartas vencen a todas las demás, una vez en vigor.</translation>
    </message>
    <message>
        <source>Void</source>
        <translation>Sin palo</translation>
    </message>
    <message>
        <source>Without a card of a suit. Whoever is void in the suit led may play any card.</source>
        <translation>No tener ninguna carta de un palo. Quien no tiene del palo abierto puede jugar cualquier carta.</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Vocabulario</translation>
    </message>
    <message>
        <source>Indian words</source>
        <translation>Palabras indias</translation>
    </message>
    <message>
        <source>Words of the table</source>
        <translation>Términos del juego</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>Player 1 leads the king of hearts. Everybody follows, and the ace of player 4, the highest heart, wins the trick with the ten in it.</source>
        <translation>El jugador 1 abre con el rey de corazones. Todos siguen el palo, y el as del jugador 4, el corazón más alto, gana la baza con su diez.</translation>
    </message>
    <message>
        <source>Player 4 has no heart and discards the ace of spades. However high it is, a discard does not win: the queen of hearts takes the trick.</source>
        <translation>El jugador 4 no tiene corazones y descarta el as de picas. Por alto que sea, un descarte no gana: la reina de corazones se lleva la baza.</translation>
    </message>
    <message>
        <source>Clubs are trump. Player 4 has no heart and ruffs: the seven of clubs beats the ace and takes the ten.</source>
        <translation>El triunfo es tréboles. El jugador 4 no tiene corazones y falla: el siete de tréboles vence al as y se lleva el diez.</translation>
    </message>
    <message>
        <source>Player 4 has no heart and plays the seven of clubs: clubs are trump, but only from the next trick on. This one still belongs to the ace of hearts.</source>
        <translation>El jugador 4 no tiene corazones y juega el siete de tréboles: los tréboles pasan a ser triunfo, pero solo desde la baza siguiente. Esta todavía es del as de corazones.</translation>
    </message>
    <message>
        <source>Nobody has been void before. Player 4 has no heart and plays the seven of clubs: clubs are trump, and that very seven beats the ace and takes the ten.</source>
        <translation>Hasta ahora todos han podido seguir el palo. El jugador 4 no tiene corazones y juega el siete de tréboles: los tréboles pasan a ser triunfo, y ese mismo siete vence al as y se lleva el diez.</translation>
    </message>
    <message>
        <source>Two players are void in the same trick. Player 2 sets clubs as trump with the eight. Player 4 changes nothing about that, but the jack is the higher trump and wins.</source>
        <translation>Dos jugadores se quedan sin el palo en la misma baza. El jugador 2 fija tréboles como triunfo con el ocho. El jugador 4 ya no cambia nada, pero su jota es un triunfo más alto y gana.</translation>
    </message>
    <message>
        <source>Player 4 has no heart and names clubs. On the left player 4 then plays the seven of clubs, which is a trump and wins. On the right player 4 saves the clubs and discards the queen of spades: the ace wins, and clubs stay trump.</source>
        <translation>El jugador 4 no tiene corazones y nombra tréboles. A la izquierda juega después el siete de tréboles, que es un triunfo y gana. A la derecha guarda sus tréboles y descarta la reina de picas: gana el as, y el triunfo sigue siendo tréboles.</translation>
    </message>
    <message>
        <source>On the left player 3 is the first who cannot follow, discards the seven of spades and notes clubs in secret. The ace of clubs of player 4 is therefore a mere discard, and the king of hearts wins. On the right, in a later trick, player 3 has no diamond: the trump is revealed, and the eight of clubs takes the ten.</source>
        <translation>A la izquierda, el jugador 3 es el primero que no puede seguir el palo: descarta el siete de picas y anota tréboles en secreto. El as de tréboles del jugador 4 es, por tanto, un simple descarte, y gana el rey de corazones. A la derecha, en una baza posterior, el jugador 3 no tiene diamantes: el triunfo se revela, y el ocho de tréboles se lleva el diez.</translation>
    </message>
    <message>
        <source>The trump card lies face down. Player 2 has no heart, does not ask and discards the nine of clubs. Player 4 has no heart either and asks: clubs are revealed. The seven of clubs wins, because the nine was played while the trump still slept.</source>
        <translation>La carta de triunfo está boca abajo. El jugador 2 no tiene corazones, no pregunta y descarta el nueve de tréboles. El jugador 4 tampoco tiene corazones y pregunta: el triunfo se revela, y es tréboles. El siete de tréboles gana, porque el nueve se jugó cuando el triunfo aún dormía.</translation>
    </message>
    <message>
        <source>Player 2 has no heart and discards the nine of clubs. Player 4 holds the trump card, the seven of clubs, and plays it: clubs are revealed. The seven wins, because the nine was played while the trump still slept.</source>
        <translation>El jugador 2 no tiene corazones y descarta el nueve de tréboles. El jugador 4 tiene la carta de triunfo, el siete de tréboles, y la juega: así el triunfo se revela. El siete gana, porque el nueve se jugó cuando el triunfo aún dormía.</translation>
    </message>
    <message>
        <source>Player 2 is the first who cannot follow, so the trump card is turned up before player 2 plays: clubs are trump. Player 2 is free to play anything, and ruffs with the nine.</source>
        <translation>El jugador 2 es el primero que no puede seguir el palo, así que la carta de triunfo se descubre antes de que juegue: el triunfo es tréboles. Puede jugar lo que quiera, y falla con el nueve.</translation>
    </message>
    <message>
        <source>Of two identical cards in a trick the one played later is higher.</source>
        <translation>De dos cartas idénticas en una baza, la que se juega después es la más alta.</translation>
    </message>
    <message>
        <source>Player 1 leads an ace of hearts, and player 4 plays another. The later ace wins the trick, and the ten in it goes to the side of player 4.</source>
        <translation>El jugador 1 abre con un as de corazones, y el jugador 4 juega otro. El segundo as gana la baza, y su diez es para el bando del jugador 4.</translation>
    </message>
    <message>
        <source>Of two identical cards in a trick the one played first is higher.</source>
        <translation>De dos cartas idénticas en una baza, la que se juega primero es la más alta.</translation>
    </message>
    <message>
        <source>Player 1 leads an ace of hearts, and player 4 plays another. The first ace wins the trick, and the ten in it goes to the side of player 1.</source>
        <translation>El jugador 1 abre con un as de corazones, y el jugador 4 juega otro. El primer as gana la baza, y su diez es para el bando del jugador 1.</translation>
    </message>
    <message>
        <source>Identical cards</source>
        <translation>Cartas idénticas</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>El juego</translation>
    </message>
    <message>
        <source>The aim</source>
        <translation>El objetivo</translation>
    </message>
    <message>
        <source>Mendikot, also written Mendicot, is a trick game for partners from Maharashtra and Gujarat in the west of India. Two sides fight for the tens. When the tens are shared evenly, the tricks decide.</source>
        <translation>Mendikot, escrito también Mendicot, es un juego de bazas entre compañeros de Maharashtra y Gujarat, en el oeste de la India. Dos bandos se disputan los dieces. Cuando los dieces se reparten por igual, deciden las bazas.</translation>
    </message>
    <message>
        <source>At many tables the trump is a secret at first, and much of the skill lies in guessing it, keeping it and revealing it at the right moment.</source>
        <translation>En muchas mesas el triunfo es al principio un secreto, y buena parte del arte está en adivinarlo, guardarlo y revelarlo en el momento justo.</translation>
    </message>
    <message>
        <source>Court Piece, also called Sar, is the trick game for partners from which Dehla Pakad comes. It is played in the same way, but here the tricks themselves count, and the tens are cards like all others.</source>
        <translation>Court Piece, llamado también Sar, es el juego de bazas entre compañeros del que procede Dehla Pakad. Se juega igual, pero aquí cuentan las bazas mismas, y los dieces son cartas como las demás.</translation>
    </message>
    <message>
        <source>Dehla Pakad, “catch the tens”, is a trick game for partners from the north of India, one of the family of Court Piece, or Sar.</source>
        <translation>Dehla Pakad, «atrapa los dieces», es un juego de bazas entre compañeros del norte de la India, de la familia de Court Piece, o Sar.</translation>
    </message>
    <message>
        <source>In this form every card that a side captures counts one, and every ten counts two.</source>
        <translation>En esta forma, cada carta que captura un bando vale uno, y cada diez vale dos.</translation>
    </message>
    <message>
        <source>Two sides fight for the tens. A trick is worth nothing in itself: only the tens in it count.</source>
        <translation>Dos bandos se disputan los dieces. Una baza no vale nada por sí misma: solo cuentan los dieces que contiene.</translation>
    </message>
    <message>
        <source>These rules start from “{name}” and change:</source>
        <translation>Estas reglas parten de «{name}» y cambian:</translation>
    </message>
    <message>
        <source>{key}: {value}</source>
        <translation>{key}: {value}</translation>
    </message>
    <message>
        <source>What is different</source>
        <translation>Qué cambia</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nunca</translation>
    </message>
    <message>
        <source>by cutting cards</source>
        <translation>sacando una carta</translation>
    </message>
    <message>
        <source>by chance</source>
        <translation>al azar</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Two sides</source>
        <translation>Dos bandos</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>Sentido del juego</translation>
    </message>
    <message>
        <source>What you may know</source>
        <translation>Lo que puedes saber</translation>
    </message>
    <message>
        <source>You see your own cards, the cards that are played, who could not follow suit, which side has captured which tens, and the state of the trump. Nobody sees more than that, your partner and the computer&apos;s players included. After the deal all hands are shown.</source>
        <translation>Ves tus propias cartas, las cartas jugadas, quién no pudo seguir el palo, qué bando ha capturado qué dieces y el estado del triunfo. Nadie ve más que eso, ni tu compañero ni los jugadores que maneja el ordenador. Después de la ronda se muestran todas las manos.</translation>
    </message>
    <message>
        <source>Six players form two fixed sides of three. The sides alternate around the table, so both your neighbours are opponents.</source>
        <translation>Seis jugadores forman dos bandos fijos de tres. Los bandos se alternan alrededor de la mesa, así que tus dos vecinos son rivales.</translation>
    </message>
    <message>
        <source>Four players form two fixed sides. Partners sit opposite each other.</source>
        <translation>Cuatro jugadores forman dos bandos fijos. Los compañeros se sientan uno frente al otro.</translation>
    </message>
    <message>
        <source>The seats are agreed before the first deal and stay the same for the whole match: nobody chooses a partner after seeing cards.</source>
        <translation>Los asientos se acuerdan antes de la primera ronda y no cambian en toda la partida: nadie elige compañero después de ver sus cartas.</translation>
    </message>
    <message>
        <source>At this table cards are dealt and played clockwise: the next player is always the one on the left. In India the other direction is usual.</source>
        <translation>En esta mesa se reparte y se juega en el sentido de las agujas del reloj: el jugador siguiente es siempre el de la izquierda. En la India se usa el otro sentido.</translation>
    </message>
    <message>
        <source>Cards are dealt and played anticlockwise: the next player is always the one on the right.</source>
        <translation>Se reparte y se juega en sentido contrario a las agujas del reloj: el jugador siguiente es siempre el de la derecha.</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartas</translation>
    </message>
    <message>
        <source>The deck</source>
        <translation>El mazo</translation>
    </message>
    <message>
        <source>High and low</source>
        <translation>De mayor a menor</translation>
    </message>
    <message>
        <source>What the cards are worth</source>
        <translation>Lo que valen las cartas</translation>
    </message>
    <message>
        <source>Three decks of 52 cards without jokers are shuffled together: 156 cards, each of them three times.</source>
        <translation>Se mezclan tres mazos de 52 cartas sin comodines: 156 cartas, cada una tres veces.</translation>
    </message>
    <message>
        <source>A short deck of 32 cards: the twos, threes, fours, fives and sixes are taken out.</source>
        <translation>Un mazo corto de 32 cartas: se retiran los doses, treses, cuatros, cincos y seises.</translation>
    </message>
    <message>
        <source>One deck of 52 cards without jokers.</source>
        <translation>Un mazo de 52 cartas sin comodines.</translation>
    </message>
    <message>
        <source>In each suit the cards rank from high to low: {ranks}.</source>
        <translation>En cada palo, las cartas van de mayor a menor: {ranks}.</translation>
    </message>
    <message>
        <source>There is no trump: no suit is stronger than another.</source>
        <translation>No hay triunfo: ningún palo es más fuerte que otro.</translation>
    </message>
    <message>
        <source>One suit becomes trump, in Hindi hukum or rang. A trump that has power beats every card of the other suits.</source>
        <translation>Un palo se convierte en triunfo, en hindi hukum o rang. Un triunfo en vigor vence a cualquier carta de los otros palos.</translation>
    </message>
    <message>
        <source>No card is worth anything in itself: what counts are tricks.</source>
        <translation>Ninguna carta vale nada por sí misma: lo que cuenta son las bazas.</translation>
    </message>
    <message>
        <source>Every ten counts two, every other card one. That makes 56 card points in all.</source>
        <translation>Cada diez vale dos, y cada una de las demás cartas, uno. En total son 56 puntos de cartas.</translation>
    </message>
    <message>
        <source>The twelve tens are the stake. No other card is worth anything in itself: aces and court cards are good for winning tricks, and for nothing else.</source>
        <translation>Los doce dieces son lo que está en juego. Ninguna otra carta vale nada por sí misma: ases y figuras sirven para ganar bazas, y para nada más.</translation>
    </message>
    <message>
        <source>The four tens are the stake. No other card is worth anything in itself: aces and court cards are good for winning tricks, and for nothing else.</source>
        <translation>Los cuatro dieces son lo que está en juego. Ninguna otra carta vale nada por sí misma: ases y figuras sirven para ganar bazas, y para nada más.</translation>
    </message>
    <message>
        <source>Dealing</source>
        <translation>El reparto</translation>
    </message>
    <message>
        <source>The first dealer</source>
        <translation>El primer repartidor</translation>
    </message>
    <message>
        <source>Shuffling and dealing</source>
        <translation>Barajar y repartir</translation>
    </message>
    <message>
        <source>Misdeals</source>
        <translation>Repartos inválidos</translation>
    </message>
    <message>
        <source>With real cards, a card that is seen while it is dealt spoils the deal: the cards are gathered, and the same dealer deals again. The program never misdeals.</source>
        <translation>Con cartas de verdad, una carta que se ve al repartir anula el reparto: se recogen las cartas y el mismo repartidor vuelve a repartir. El programa nunca se equivoca.</translation>
    </message>
    <message>
        <source>Before the first deal everybody cuts a card, and the highest deals. Those who have equal cards cut again among themselves.</source>
        <translation>Antes de la primera ronda cada uno saca una carta, y reparte quien tiene la más alta. Si hay empate, los empatados vuelven a sacar.</translation>
    </message>
    <message>
        <source>The first dealer is drawn by chance.</source>
        <translation>El primer repartidor se decide al azar.</translation>
    </message>
    <message>
        <source>The place of the first dealer is fixed: the {place} seat.</source>
        <translation>El asiento del primer repartidor es fijo: {place}.</translation>
    </message>
    <message numerus="yes">
        <source>Everybody ends with %n card(s). Nothing is left over: there is no stock.</source>
        <translation>
            <numerusform>Cada uno acaba con %n carta. No sobra nada: no hay mazo de robo.</numerusform>
            <numerusform>Cada uno acaba con %n cartas. No sobra nada: no hay mazo de robo.</numerusform>
        </translation>
    </message>
    <message>
        <source>The dealer shuffles, and the next player cuts. The program shuffles for everybody. Each deal has a number, and the same number always gives the same cards, so a deal can be played again.</source>
        <translation>El repartidor baraja y el jugador siguiente corta. El programa baraja por todos. Cada reparto tiene un número, y el mismo número da siempre las mismas cartas, así que un reparto se puede volver a jugar.</translation>
    </message>
    <message>
        <source>The cards are dealt one by one, beginning with the player after the dealer.</source>
        <translation>Las cartas se reparten una a una, empezando por el jugador que sigue al repartidor.</translation>
    </message>
    <message>
        <source>The cards are dealt in packets, beginning with the player after the dealer: {packets}.</source>
        <translation>Las cartas se reparten en paquetes, empezando por el jugador que sigue al repartidor: {packets}.</translation>
    </message>
    <message>
        <source>A hand holds no card above a nine.</source>
        <translation>Una mano no tiene ninguna carta por encima del nueve.</translation>
    </message>
    <message>
        <source>A hand holds all four tens.</source>
        <translation>Una mano tiene los cuatro dieces.</translation>
    </message>
    <message>
        <source>New cards</source>
        <translation>Cartas nuevas</translation>
    </message>
    <message>
        <source>A house rule throws a deal in before play; the same dealer deals again if:</source>
        <translation>Según una regla de la casa, el reparto se anula antes de jugar y el mismo repartidor vuelve a repartir si:</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>La jugada</translation>
    </message>
    <message>
        <source>Claiming the rest, giving up</source>
        <translation>Reclamar el resto, abandonar</translation>
    </message>
    <message>
        <source>You may claim the rest when it is your turn to lead. The claim is accepted only if it holds whatever the others have; otherwise it is refused and nothing is shown.</source>
        <translation>Puedes reclamar el resto cuando te toca abrir. Se acepta solo si vale tengan lo que tengan los demás; si no, se rechaza y no se muestra nada.</translation>
    </message>
    <message>
        <source>You may give a deal up. It then counts as the worst that can still happen to you.</source>
        <translation>Puedes abandonar una ronda. Cuenta entonces como lo peor que todavía puede pasarte.</translation>
    </message>
    <message>
        <source>The player after the dealer leads any card to the first trick.</source>
        <translation>El jugador que sigue al repartidor abre la primera baza con la carta que quiera.</translation>
    </message>
    <message>
        <source>In turn everybody plays a card of the suit led, if there is one in the hand. Whoever has none may play any card. Nobody has to trump or to play a higher card.</source>
        <translation>Por turno, cada uno juega una carta del palo abierto, si la tiene. Quien no la tiene puede jugar cualquier carta. Nadie está obligado a fallar ni a superar.</translation>
    </message>
    <message>
        <source>The winner of a trick leads to the next one.</source>
        <translation>Quien gana una baza abre la siguiente.</translation>
    </message>
    <message numerus="yes">
        <source>So it goes on until all the cards are played: %n trick(s) in all.</source>
        <translation>
            <numerusform>Así se sigue hasta que se han jugado todas las cartas: %n baza en total.</numerusform>
            <numerusform>Así se sigue hasta que se han jugado todas las cartas: %n bazas en total.</numerusform>
        </translation>
    </message>
    <message>
        <source>The tricks</source>
        <translation>Las bazas</translation>
    </message>
    <message>
        <source>The highest card of the suit led wins the trick.</source>
        <translation>La carta más alta del palo abierto gana la baza.</translation>
    </message>
    <message>
        <source>The highest trump wins the trick. If there is none, the highest card of the suit led wins. A discard never does.</source>
        <translation>El triunfo más alto gana la baza. Si no hay ninguno, gana la carta más alta del palo abierto. Un descarte no gana nunca.</translation>
    </message>
    <message>
        <source>Capturing</source>
        <translation>Capturar</translation>
    </message>
    <message>
        <source>The tricks stay in the middle of the table, as a pile.</source>
        <translation>Las bazas se quedan en el centro de la mesa y forman un montón.</translation>
    </message>
    <message>
        <source>A player who wins two tricks in a row captures the whole pile for his or her side, and then begins to count anew. A trick won by the partner does not count for this.</source>
        <translation>Quien gana dos bazas seguidas captura todo el montón para su bando y vuelve a empezar a contar. Una baza ganada por el compañero no cuenta para esto.</translation>
    </message>
    <message>
        <source>Whoever wins the last trick also takes what is left.</source>
        <translation>Quien gana la última baza se lleva también lo que queda.</translation>
    </message>
    <message>
        <source>Tens and tricks count for the side that captures them.</source>
        <translation>Los dieces y las bazas cuentan para el bando que los captura.</translation>
    </message>
    <message>
        <source>A trick belongs at once to the side of its winner. Sides count their tricks.</source>
        <translation>Una baza pertenece de inmediato al bando de quien la gana. Cada bando cuenta sus bazas.</translation>
    </message>
    <message>
        <source>A trick belongs at once to the side of its winner, together with every ten in it. The table always shows who has captured which ten.</source>
        <translation>Una baza pertenece de inmediato al bando de quien la gana, con todos los dieces que contiene. La mesa muestra siempre quién ha capturado qué diez.</translation>
    </message>
    <message>
        <source>When nothing can change the result of the deal any more, the program offers to finish it. The score is the same either way.</source>
        <translation>Cuando ya nada puede cambiar el resultado de la ronda, el programa ofrece terminarla. La puntuación es la misma en ambos casos.</translation>
    </message>
    <message>
        <source>When nothing can change the result of the deal any more, the program finishes it. The score is the same either way.</source>
        <translation>Cuando ya nada puede cambiar el resultado de la ronda, el programa la termina. La puntuación es la misma en ambos casos.</translation>
    </message>
    <message>
        <source>Every deal is played to its last card.</source>
        <translation>Cada ronda se juega hasta la última carta.</translation>
    </message>
    <message>
        <source>When a deal is decided early</source>
        <translation>Cuando una ronda se decide antes de tiempo</translation>
    </message>
    <message>
        <source>A sirr that wins the match ends the deal as soon as it is complete.</source>
        <translation>Un sirr que gana la partida termina la ronda en cuanto está completo.</translation>
    </message>
    <message>
        <source>Win the majority of the tricks: {tricks} or more win the deal.</source>
        <translation>Gana la mayoría de las bazas: con {tricks} o más se gana la ronda.</translation>
    </message>
    <message>
        <source>Capture 29 or more of the 56 card points to win the deal.</source>
        <translation>Captura 29 o más de los 56 puntos de cartas para ganar la ronda.</translation>
    </message>
    <message>
        <source>Capture {tens} or more of the {all} tens to win the deal, or half of them and the majority of the tricks.</source>
        <translation>Captura {tens} o más de los {all} dieces para ganar la ronda, o bien la mitad de ellos y la mayoría de las bazas.</translation>
    </message>
    <message>
        <source>Capture {tens} or more of the {all} tens to win the deal.</source>
        <translation>Captura {tens} o más de los {all} dieces para ganar la ronda.</translation>
    </message>
    <message>
        <source>The match goes to the side that wins {deals} in a row.</source>
        <translation>La partida es para el bando que gana {deals} seguidas.</translation>
    </message>
    <message>
        <source>The match goes to the side that reaches {points} first.</source>
        <translation>La partida es para el primer bando que llega a {points}.</translation>
    </message>
    <message>
        <source>The match goes to the side with more points after {deals}.</source>
        <translation>La partida es para el bando con más puntos después de {deals}.</translation>
    </message>
    <message>
        <source>The match goes to the side that first has {tens} in all.</source>
        <translation>La partida es para el primer bando que reúne {tens} en total.</translation>
    </message>
    <message>
        <source>Result of a deal</source>
        <translation>Resultado de una ronda</translation>
    </message>
    <message>
        <source>Who wins the deal</source>
        <translation>Quién gana la ronda</translation>
    </message>
    <message>
        <source>The number of tricks is odd, so there is always a winner.</source>
        <translation>El número de bazas es impar, así que siempre hay un ganador.</translation>
    </message>
    <message>
        <source>At 28 to 28 the side with all four tens wins. No other even score is possible.</source>
        <translation>Con 28 a 28 gana el bando que tiene los cuatro dieces. No hay otro empate posible.</translation>
    </message>
    <message>
        <source>At {half} tens each the tricks decide: {tricks} of {all} win the deal.</source>
        <translation>Con {half} dieces por bando deciden las bazas: {tricks} de {all} ganan la ronda.</translation>
    </message>
    <message>
        <source>At {half} tens each the tricks decide: {tricks} of {all} win the deal. If the tricks are equal too, the deal is drawn.</source>
        <translation>Con {half} dieces por bando deciden las bazas: {tricks} de {all} ganan la ronda. Si también las bazas son iguales, la ronda queda empatada.</translation>
    </message>
    <message>
        <source>If neither side captures {tens} tens, the deal is drawn.</source>
        <translation>Si ningún bando captura {tens} dieces, la ronda queda empatada.</translation>
    </message>
    <message>
        <source>At {half} tens each the deal is drawn.</source>
        <translation>Con {half} dieces por bando, la ronda queda empatada.</translation>
    </message>
    <message>
        <source>Names of results</source>
        <translation>Nombres de los resultados</translation>
    </message>
    <message>
        <source>{meaning} Scores {points}.</source>
        <translation>{meaning} Vale {points}.</translation>
    </message>
    <message>
        <source>All {tens} tens in one deal.</source>
        <translation>Los {tens} dieces en una sola ronda.</translation>
    </message>
    <message>
        <source>All {tens} tens and all {tricks} tricks: the best result.</source>
        <translation>Los {tens} dieces y las {tricks} bazas: el mejor resultado.</translation>
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
        <translation>Victoria</translation>
    </message>
    <message>
        <source>Any other won deal.</source>
        <translation>Cualquier otra ronda ganada.</translation>
    </message>
    <message>
        <source>The first {tricks} tricks of the deal, one after the other.</source>
        <translation>Las {tricks} primeras bazas de la ronda, una tras otra.</translation>
    </message>
    <message>
        <source>All {tricks} tricks of the deal.</source>
        <translation>Las {tricks} bazas de la ronda.</translation>
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
        <translation>Al menos {tens} de los {all} dieces en una sola ronda.</translation>
    </message>
    <message>
        <source>{meaning} It wins the match at once.</source>
        <translation>{meaning} Gana la partida en el acto.</translation>
    </message>
    <message>
        <source>{meaning} It counts like any other won deal.</source>
        <translation>{meaning} Cuenta como cualquier otra ronda ganada.</translation>
    </message>
    <message>
        <source>Ultra-mendikot: a side that captures all four aces together with all the tens scores one point more.</source>
        <translation>Ultra-mendikot: un bando que captura los cuatro ases además de todos los dieces gana un punto más.</translation>
    </message>
    <message>
        <source>Aces, kings, queens, jacks and small cards add nothing to the score, and there are no minus points: whoever loses a deal only lets the others score.</source>
        <translation>Los ases, reyes, reinas, jotas y cartas bajas no añaden nada a la puntuación, y no hay puntos negativos: quien pierde una ronda solo deja puntuar a los otros.</translation>
    </message>
    <message>
        <source>What counts is who captures the pile, not who won the single trick.</source>
        <translation>Lo que cuenta es quién captura el montón, no quién ganó cada baza.</translation>
    </message>
    <message>
        <source>The match</source>
        <translation>La partida</translation>
    </message>
    <message>
        <source>Winning the match</source>
        <translation>Ganar la partida</translation>
    </message>
    <message>
        <source>Counting</source>
        <translation>La cuenta</translation>
    </message>
    <message>
        <source>A won deal makes the winner&apos;s streak longer by one and sets the streak of the other side back to zero. So only one side can have a streak at a time.</source>
        <translation>Una ronda ganada alarga en una la racha del ganador y pone a cero la del otro bando. Por eso solo un bando puede tener una racha a la vez.</translation>
    </message>
    <message>
        <source>A drawn deal changes nothing: the streak neither grows nor breaks.</source>
        <translation>Una ronda empatada no cambia nada: la racha ni crece ni se rompe.</translation>
    </message>
    <message>
        <source>A match that is won by its streak is called a kot, or court.</source>
        <translation>Una partida ganada por la racha se llama kot, o court.</translation>
    </message>
    <message>
        <source>Every ten that a side captures scores one, for both sides, deal after deal. If both sides reach {tens} in the same deal, the higher total wins; if it is equal, the match goes on.</source>
        <translation>Cada diez capturado vale uno, para los dos bandos, ronda tras ronda. Si ambos bandos llegan a {tens} en la misma ronda, gana el total más alto; si son iguales, la partida sigue.</translation>
    </message>
    <message>
        <source>Aces, kings, queens, jacks and small cards add nothing to the score.</source>
        <translation>Los ases, reyes, reinas, jotas y cartas bajas no añaden nada a la puntuación.</translation>
    </message>
    <message>
        <source>If the points are equal at the end, the match is drawn.</source>
        <translation>Si al final los puntos son iguales, la partida queda empatada.</translation>
    </message>
    <message>
        <source>The winner of a deal scores the points of its result. The loser loses none.</source>
        <translation>Quien gana una ronda suma los puntos de su resultado. El perdedor no pierde ninguno.</translation>
    </message>
    <message>
        <source>The winner of a deal scores the points of its result. The loser loses none, and a drawn deal scores nothing.</source>
        <translation>Quien gana una ronda suma los puntos de su resultado. El perdedor no pierde ninguno, y una ronda empatada no vale nada.</translation>
    </message>
    <message>
        <source>A sirr wins the match at once, whatever the score. The deal ends as soon as the last ten that it needs is captured.</source>
        <translation>Un sirr gana la partida en el acto, sea cual sea la puntuación. La ronda acaba en cuanto se captura el último diez que le falta.</translation>
    </message>
    <message>
        <source>A sirr does not end the match.</source>
        <translation>Un sirr no termina la partida.</translation>
    </message>
    <message>
        <source>Tournaments play for seven deals in a row; among friends three or five are usual. The rules of a new match let you choose.</source>
        <translation>En los torneos se juega a siete rondas seguidas; entre amigos, tres o cinco son lo habitual. Las reglas de una partida nueva te dejan elegir.</translation>
    </message>
    <message>
        <source>Longer and shorter</source>
        <translation>Más larga o más corta</translation>
    </message>
    <message>
        <source>The next dealer</source>
        <translation>El siguiente repartidor</translation>
    </message>
    <message>
        <source>Who deals next</source>
        <translation>Quién reparte después</translation>
    </message>
    <message>
        <source>After every deal the next player becomes the dealer.</source>
        <translation>Después de cada ronda, el jugador siguiente pasa a ser repartidor.</translation>
    </message>
    <message>
        <source>If the dealer&apos;s side has lost the deal, the same dealer deals again.</source>
        <translation>Si el bando del repartidor ha perdido la ronda, reparte otra vez el mismo repartidor.</translation>
    </message>
    <message>
        <source>If the dealer&apos;s side has won, the next player deals.</source>
        <translation>Si el bando del repartidor ha ganado, reparte el jugador siguiente.</translation>
    </message>
    <message>
        <source>Dealing is a disadvantage, since the other side leads first. So the losing side keeps it until it wins.</source>
        <translation>Repartir es una desventaja, porque el otro bando abre la primera baza. Así, el bando perdedor carga con ella hasta que gana.</translation>
    </message>
    <message>
        <source>After a drawn deal the same dealer deals again.</source>
        <translation>Después de una ronda empatada reparte otra vez el mismo repartidor.</translation>
    </message>
    <message>
        <source>After a drawn deal the next player deals.</source>
        <translation>Después de una ronda empatada reparte el jugador siguiente.</translation>
    </message>
    <message>
        <source>After a drawn deal the same dealer deals again if the dealer&apos;s side had lost the deal before it. Otherwise, as after a drawn first deal or two draws in a row, the next player deals.</source>
        <translation>Después de una ronda empatada reparte otra vez el mismo repartidor si el bando del repartidor había perdido la ronda anterior. Si no, como tras una primera ronda empatada o dos empates seguidos, reparte el jugador siguiente.</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>Triunfo</translation>
    </message>
    <message>
        <source>No trump</source>
        <translation>Sin triunfo</translation>
    </message>
    <message>
        <source>There is no trump in this game: only the suit led counts. The end of a deal becomes tense when a ten lies in a short suit, since nothing can save it and nothing can ruff it.</source>
        <translation>En este juego no hay triunfo: solo cuenta el palo abierto. El final de una ronda se pone tenso cuando hay un diez en un palo corto, porque nada puede salvarlo y nada puede fallarlo.</translation>
    </message>
    <message>
        <source>How the trump is chosen</source>
        <translation>Cómo se elige el triunfo</translation>
    </message>
    <message>
        <source>That card is itself a trump. It can win the trick in which it was played, unless a higher trump falls after it.</source>
        <translation>Esa carta es ella misma un triunfo. Puede ganar la baza en la que se jugó, a menos que después caiga un triunfo más alto.</translation>
    </message>
    <message>
        <source>That card is not a trump yet: in its own trick it is a mere discard. The suit has power from the next trick on.</source>
        <translation>Esa carta todavía no es un triunfo: en su propia baza es un simple descarte. El palo entra en vigor en la baza siguiente.</translation>
    </message>
    <message>
        <source>No trump is named in dealing. The play begins without one.</source>
        <translation>Al repartir no se nombra ningún triunfo. El juego empieza sin él.</translation>
    </message>
    <message>
        <source>The first player who cannot follow suit plays any card, and the suit of that card is trump for the rest of the deal. This cannot be declined.</source>
        <translation>El primer jugador que no puede seguir el palo juega cualquier carta, y el palo de esa carta es triunfo el resto de la ronda. No se puede rehusar.</translation>
    </message>
    <message>
        <source>If everybody can follow suit to the end, the deal has no trump. That is very rare.</source>
        <translation>Si todos pueden seguir el palo hasta el final, la ronda no tiene triunfo. Es muy raro.</translation>
    </message>
    <message>
        <source>The first player who cannot follow suit names aloud a suit that is in his or her own hand. It is trump at once, for the rest of the deal.</source>
        <translation>El primer jugador que no puede seguir el palo nombra en voz alta un palo que tiene en la mano. Es triunfo en el acto, para el resto de la ronda.</translation>
    </message>
    <message>
        <source>Only then that player chooses a card, of any suit. It is a trump only if it belongs to the suit that was named.</source>
        <translation>Solo después ese jugador elige una carta, de cualquier palo. Es un triunfo solo si es del palo nombrado.</translation>
    </message>
    <message>
        <source>The first player who cannot follow suit discards a card and secretly notes a suit that is still in his or her hand. The trump now exists, but it sleeps: nobody else knows it, not even the partner.</source>
        <translation>El primer jugador que no puede seguir el palo descarta una carta y anota en secreto un palo que todavía tiene en la mano. El triunfo ya existe, pero duerme: nadie más lo conoce, ni siquiera su compañero.</translation>
    </message>
    <message>
        <source>The next time that the same player cannot follow suit, the trump is revealed before the card is chosen. From that card on it has power. The player may still play any card.</source>
        <translation>La próxima vez que ese mismo jugador no puede seguir el palo, el triunfo se revela antes de que elija su carta. Desde esa carta está en vigor. El jugador puede seguir jugando cualquier carta.</translation>
    </message>
    <message>
        <source>Until then nobody can ruff: whoever else cannot follow suit only discards.</source>
        <translation>Hasta entonces nadie puede fallar: cualquier otro que no pueda seguir el palo solo descarta.</translation>
    </message>
    <message>
        <source>If it is never revealed, the deal had no trump; the report after the deal shows the note.</source>
        <translation>Si nunca se revela, la ronda no ha tenido triunfo; el informe de la ronda muestra después la nota.</translation>
    </message>
    <message>
        <source>When all cards are dealt, the next player of the dealer&apos;s side names the trump, before the first card is led.</source>
        <translation>Cuando se han repartido todas las cartas, el jugador siguiente del bando del repartidor nombra el triunfo, antes de que se abra la primera baza.</translation>
    </message>
    <message>
        <source>When all cards are dealt, the dealer&apos;s partner names the trump, before the first card is led.</source>
        <translation>Cuando se han repartido todas las cartas, el compañero del repartidor nombra el triunfo, antes de que se abra la primera baza.</translation>
    </message>
    <message>
        <source>Everybody knows it, and it has power from the first trick on.</source>
        <translation>Todos lo conocen, y está en vigor desde la primera baza.</translation>
    </message>
    <message>
        <source>The player after the dealer draws a card from another hand without seeing it and shows it to all. Its suit is trump.</source>
        <translation>El jugador que sigue al repartidor saca a ciegas una carta de otra mano y la muestra a todos. Su palo es el triunfo.</translation>
    </message>
    <message>
        <source>The card goes back to its owner. It stays marked on the table until it is played.</source>
        <translation>La carta vuelve a su dueño. Queda marcada en la mesa hasta que se juega.</translation>
    </message>
    <message>
        <source>The player after the dealer lays a card from his or her own hand face up on the table. Its suit is trump.</source>
        <translation>El jugador que sigue al repartidor pone una carta de su propia mano boca arriba en la mesa. Su palo es el triunfo.</translation>
    </message>
    <message>
        <source>The card still belongs to that hand and is played from the table like any other.</source>
        <translation>La carta sigue siendo de esa mano y se juega desde la mesa como cualquier otra.</translation>
    </message>
    <message>
        <source>The player after the dealer lays a card from his or her own hand face down on the table. Its suit is trump, but it sleeps: only its holder knows it.</source>
        <translation>El jugador que sigue al repartidor pone una carta de su propia mano boca abajo en la mesa. Su palo es el triunfo, pero duerme: solo lo conoce quien la puso.</translation>
    </message>
    <message>
        <source>The card still belongs to the holder&apos;s hand. It must be used for following suit, and the holder may play it whenever that is allowed: this reveals the trump, and the card is a trump at once.</source>
        <translation>La carta sigue siendo de la mano de quien la puso. Hay que usarla para seguir el palo, y su dueño puede jugarla siempre que esté permitido: eso revela el triunfo, y la carta es un triunfo en el acto.</translation>
    </message>
    <message>
        <source>If it is never revealed, the trump had no power in this deal.</source>
        <translation>Si nunca se revela, el triunfo no ha tenido efecto en esta ronda.</translation>
    </message>
    <message>
        <source>Nothing else reveals the trump: it is the holder&apos;s choice.</source>
        <translation>Nada más revela el triunfo: lo decide su dueño.</translation>
    </message>
    <message>
        <source>The first time that anybody cannot follow suit, the trump is revealed by itself, before that player&apos;s card. The card returns to the holder&apos;s hand. Nobody is obliged to play a trump.</source>
        <translation>La primera vez que alguien no puede seguir el palo, el triunfo se revela por sí solo, antes de la carta de ese jugador. La carta vuelve a la mano de su dueño. Nadie está obligado a jugar triunfo.</translation>
    </message>
    <message>
        <source>Any other player who cannot follow suit may ask for the trump before playing. It is revealed, it has power from then on, and the card returns openly to the holder&apos;s hand.</source>
        <translation>Cualquier otro jugador que no pueda seguir el palo puede preguntar por el triunfo antes de jugar. El triunfo se revela, entra en vigor, y la carta vuelve a la mano de su dueño a la vista de todos.</translation>
    </message>
    <message>
        <source>Whoever has asked must play a trump, if there is one to play.</source>
        <translation>Quien ha preguntado debe jugar un triunfo, si lo tiene.</translation>
    </message>
    <message>
        <source>Whoever has asked may still play any card.</source>
        <translation>Quien ha preguntado puede aun así jugar cualquier carta.</translation>
    </message>
    <message>
        <source>Whoever does not ask discards, even a trump.</source>
        <translation>Quien no pregunta descarta, aunque su carta sea del triunfo.</translation>
    </message>
    <message>
        <source>What the trump can do</source>
        <translation>Lo que puede el triunfo</translation>
    </message>
    <message>
        <source>Once it has power, a trump beats every card of the other suits, and a higher trump beats a lower one. The trump does not change any more in this deal, whatever is discarded later.</source>
        <translation>Una vez en vigor, un triunfo vence a cualquier carta de los otros palos, y un triunfo más alto vence a uno más bajo. El triunfo ya no cambia en esta ronda, se descarte después lo que se descarte.</translation>
    </message>
    <message>
        <source>It never works backwards: a card that was played before the trump had power stays an ordinary card, even in the same trick.</source>
        <translation>Nunca tiene efecto retroactivo: una carta jugada antes de que el triunfo esté en vigor sigue siendo una carta corriente, aun en la misma baza.</translation>
    </message>
    <message>
        <source>One way for the whole match</source>
        <translation>Una sola manera para toda la partida</translation>
    </message>
    <message>
        <source>The players agree before the match how the trump is chosen, and keep to it. The program does the same: rules change only between matches.</source>
        <translation>Los jugadores acuerdan antes de la partida cómo se elige el triunfo, y lo mantienen. El programa hace lo mismo: las reglas solo cambian entre una partida y otra.</translation>
    </message>
    <message>
        <source>For example</source>
        <translation>Por ejemplo</translation>
    </message>
</context>
<context>
    <name>HelpTable</name>
    <message>
        <source>At this table</source>
        <translation>En esta mesa</translation>
    </message>
    <message>
        <source>Playing a card</source>
        <translation>Jugar una carta</translation>
    </message>
    <message>
        <source>What is to be seen</source>
        <translation>Lo que se ve</translation>
    </message>
    <message>
        <source>Hints, undo, serious matches</source>
        <translation>Pistas, deshacer, partidas serias</translation>
    </message>
    <message>
        <source>Type the card: {typed} is the {card}.</source>
        <translation>Escribe la carta: {typed} es el {card}.</translation>
    </message>
    <message>
        <source>Click a card, or drag it onto the table.</source>
        <translation>Haz clic en una carta, o arrástrala a la mesa.</translation>
    </message>
    <message>
        <source>Choose it with the arrow keys and press Enter.</source>
        <translation>Elígela con las flechas y pulsa Intro.</translation>
    </message>
    <message>
        <source>Cards that may be played stand out. Another one goes back into the hand, and the status line says why.</source>
        <translation>Las cartas que se pueden jugar destacan. Cualquier otra vuelve a la mano, y la barra de estado dice por qué.</translation>
    </message>
    <message>
        <source>Every ten has a medallion: a broken ring for one that has not been seen, a small card for one in your hand, a golden flower for one of ours, a dark square for one of theirs.</source>
        <translation>Cada diez tiene un medallón: un anillo roto si no se ha visto, una carta pequeña si está en tu mano, una flor dorada si es nuestro, un cuadrado oscuro si es de ellos.</translation>
    </message>
    <message>
        <source>Beside them stand the tricks of both sides, the trump, and the streak or the points.</source>
        <translation>Al lado están las bazas de los dos bandos, el triunfo, y la racha o los puntos.</translation>
    </message>
    <message>
        <source>The round arrow shows the direction of play, a button the dealer, and a pointer whose turn it is.</source>
        <translation>La flecha redonda indica el sentido del juego, un botón el repartidor, y un puntero a quién le toca.</translation>
    </message>
    <message>
        <source>Each player has a plate with the name and, for a computer player, the level. It also says who your partners are.</source>
        <translation>Cada jugador tiene una placa con su nombre y, si juega el ordenador, su nivel. También dice quiénes son tus compañeros.</translation>
    </message>
    <message>
        <source>Words with a special meaning explain themselves under the mouse.</source>
        <translation>Pasa el ratón por una palabra del juego para leer qué significa.</translation>
    </message>
    <message>
        <source>In this game the medallions only tell where the tens are: tens count no more than other cards.</source>
        <translation>En este juego los medallones solo muestran dónde están los dieces: un diez no cuenta más que otra carta.</translation>
    </message>
    <message>
        <source>A hint names a card, the reason for it, the opponent who may still take the trick, and the risk, which is the chance to lose the deal. It knows no more than you do.</source>
        <translation>Una pista dice una carta, su razón, el rival que todavía puede llevarse la baza y el riesgo, que es la probabilidad de perder la ronda. No sabe más que tú.</translation>
    </message>
    <message>
        <source>Undo goes back to your own last decision, as often as you like. The same line played again gives the same deal.</source>
        <translation>Deshacer te devuelve a tu última decisión, tantas veces como quieras. Si vuelves a jugar lo mismo, la ronda transcurre igual.</translation>
    </message>
    <message>
        <source>Deals with hints or undo are marked as assisted in the statistics. A serious match has neither.</source>
        <translation>Las rondas con pistas o con deshacer se marcan como asistidas en las estadísticas. Una partida seria no tiene ni lo uno ni lo otro.</translation>
    </message>
</context>
<context>
    <name>HelpWindow</name>
    <message>
        <source>In force: {name}</source>
        <translation>En vigor: {name}</translation>
    </message>
    <message>
        <source>{page}: {section}</source>
        <translation>{page}: {section}</translation>
    </message>
    <message>
        <source>Nothing found.</source>
        <translation>Sin resultados.</translation>
    </message>
    <message>
        <source>Web page (*.html)</source>
        <translation>Página web (*.html)</translation>
    </message>
    <message>
        <source>PDF document (*.pdf)</source>
        <translation>Documento PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Save the help</source>
        <translation>Guardar la ayuda</translation>
    </message>
    <message>
        <source>Rules and help</source>
        <translation>Reglas y ayuda</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Search in the help</source>
        <translation>Buscar en la ayuda</translation>
    </message>
    <message>
        <source>Rules to explain</source>
        <translation>Reglas que explicar</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Contenido</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Página</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>&amp;Guardar como…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Imprimir…</translation>
    </message>
    <message>
        <source>This computer has no printer. “Save as” makes a PDF file that can be printed elsewhere.</source>
        <translation>Este ordenador no tiene impresora. «Guardar como» crea un archivo PDF que se puede imprimir en otro sitio.</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message>
        <source>you cannot follow suit, and this makes a strong suit of yours trump</source>
        <translation>no puedes seguir el palo, y así un palo fuerte tuyo es triunfo</translation>
    </message>
    <message>
        <source>your partner wins this trick, so give it a ten</source>
        <translation>tu compañero gana esta baza, así que dale un diez</translation>
    </message>
    <message>
        <source>the ten itself wins this trick</source>
        <translation>el propio diez gana esta baza</translation>
    </message>
    <message>
        <source>it captures the ten that lies in this trick</source>
        <translation>captura el diez que hay en esta baza</translation>
    </message>
    <message>
        <source>it keeps your partner&apos;s ten safe</source>
        <translation>pone a salvo el diez de tu compañero</translation>
    </message>
    <message>
        <source>your partner is winning, so save your high cards</source>
        <translation>tu compañero va ganando, así que guarda tus cartas altas</translation>
    </message>
    <message>
        <source>your partner still plays to this trick, so keep your strength</source>
        <translation>tu compañero todavía juega en esta baza, así que guarda tus fuerzas</translation>
    </message>
    <message>
        <source>your partner led low and hopes that you play high</source>
        <translation>tu compañero ha abierto con una carta baja y espera que juegues alto</translation>
    </message>
    <message>
        <source>it is the cheapest card that wins the trick</source>
        <translation>es la carta más barata que gana la baza</translation>
    </message>
    <message>
        <source>a small trump wins the trick</source>
        <translation>un triunfo bajo gana la baza</translation>
    </message>
    <message>
        <source>you will not win this trick, so lose little</source>
        <translation>no vas a ganar esta baza, así que pierde poco</translation>
    </message>
    <message>
        <source>nobody can beat this ten now</source>
        <translation>nadie puede vencer ahora a este diez</translation>
    </message>
    <message>
        <source>it is the highest card left in its suit, and the others can still follow</source>
        <translation>es la carta más alta que queda de su palo, y los demás todavía pueden seguir el palo</translation>
    </message>
    <message>
        <source>it draws the trumps that could ruff your tens</source>
        <translation>saca los triunfos que podrían fallar tus dieces</translation>
    </message>
    <message>
        <source>your partner has none of this suit and can ruff it</source>
        <translation>tu compañero no tiene de este palo y puede fallarlo</translation>
    </message>
    <message>
        <source>it shortens a suit, so that you may be the one who sets the trump</source>
        <translation>acorta un palo, para que quizá seas tú quien fije el triunfo</translation>
    </message>
    <message>
        <source>a low lead puts none of your tens at risk</source>
        <translation>abrir con una carta baja no pone en peligro ningún diez tuyo</translation>
    </message>
    <message>
        <source>you have no other choice</source>
        <translation>no tienes otra opción</translation>
    </message>
    <message>
        <source>it is your longest and strongest suit</source>
        <translation>es tu palo más largo y más fuerte</translation>
    </message>
    <message>
        <source>a trump could win this trick and its ten</source>
        <translation>un triunfo podría ganar esta baza y su diez</translation>
    </message>
    <message>
        <source>any card will do here</source>
        <translation>aquí sirve cualquier carta</translation>
    </message>
    <message>
        <source>you cannot follow suit, and this suit promises most as trump</source>
        <translation>no puedes seguir el palo, y este es el palo que más promete como triunfo</translation>
    </message>
    <message>
        <source>your partner may well win this trick, so give it a ten</source>
        <translation>es probable que tu compañero gane esta baza, así que dale un diez</translation>
    </message>
    <message>
        <source>your partner still plays to this trick and may win the ten</source>
        <translation>tu compañero todavía juega en esta baza y puede ganar el diez</translation>
    </message>
    <message>
        <source>the ten may win this trick itself</source>
        <translation>el propio diez puede ganar esta baza</translation>
    </message>
    <message>
        <source>it wins the trick in your partner&apos;s place</source>
        <translation>gana la baza en lugar de tu compañero</translation>
    </message>
    <message>
        <source>it may capture the ten that lies in this trick</source>
        <translation>puede capturar el diez que hay en esta baza</translation>
    </message>
    <message>
        <source>it wins the trick</source>
        <translation>gana la baza</translation>
    </message>
    <message>
        <source>it may win the trick</source>
        <translation>puede ganar la baza</translation>
    </message>
    <message>
        <source>it clears a suit, so that you can ruff it later</source>
        <translation>te deja sin un palo, que así podrás fallar más tarde</translation>
    </message>
    <message>
        <source>nothing in this trick is worth a high card yet</source>
        <translation>nada en esta baza vale todavía una carta alta</translation>
    </message>
    <message>
        <source>your partner may bring this ten home</source>
        <translation>tu compañero puede poner a salvo este diez</translation>
    </message>
    <message>
        <source>a low lead gives little away</source>
        <translation>abrir con una carta baja arriesga poco</translation>
    </message>
    <message>
        <source>it takes trumps out of the other hands</source>
        <translation>saca triunfos de las otras manos</translation>
    </message>
    <message>
        <source>it is the highest card left in its suit</source>
        <translation>es la carta más alta que queda de su palo</translation>
    </message>
    <message>
        <source>your partner led this suit before</source>
        <translation>tu compañero ya abrió con este palo</translation>
    </message>
    <message>
        <source>it makes the others spend their higher cards</source>
        <translation>obliga a los demás a gastar sus cartas más altas</translation>
    </message>
    <message>
        <source>it came out best in the deals that agree with what you have seen</source>
        <translation>dio el mejor resultado en los repartos que concuerdan con lo que has visto</translation>
    </message>
    <message>
        <source>{action}: {reason}.</source>
        <translation>{action}: {reason}.</translation>
    </message>
    <message>
        <source>Risk of losing the deal: {percent}.</source>
        <translation>Riesgo de perder la ronda: {percent}.</translation>
    </message>
    <message>
        <source>{seat} may hold a higher card of {suit}.</source>
        <translation>{seat} puede tener una carta más alta de {suit}.</translation>
    </message>
    <message>
        <source>{seat} may hold another ace of {suit}, and the later ace wins.</source>
        <translation>{seat} puede tener otro as de {suit}, y gana el que se juega después.</translation>
    </message>
    <message>
        <source>{seat} has no {suit} and may ruff.</source>
        <translation>{seat} no tiene {suit} y puede fallar.</translation>
    </message>
    <message>
        <source>{seat} may have no {suit} and ruff.</source>
        <translation>Puede que {seat} no tenga {suit} y pueda fallar.</translation>
    </message>
    <message numerus="yes">
        <source>{seat} may have no {suit} left and ruff; so far {seat} followed %n time(s).</source>
        <translation>
            <numerusform>Puede que a {seat} no le queden {suit} y pueda fallar; hasta ahora {seat} ha seguido el palo %n vez.</numerusform>
            <numerusform>Puede que a {seat} no le queden {suit} y pueda fallar; hasta ahora {seat} ha seguido el palo %n veces.</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat} has no {suit} and may set the trump.</source>
        <translation>{seat} no tiene {suit} y puede fijar el triunfo.</translation>
    </message>
    <message>
        <source>{seat} may have no {suit} and set the trump.</source>
        <translation>Puede que {seat} no tenga {suit} y fije el triunfo.</translation>
    </message>
    <message numerus="yes">
        <source>{seat} may have no {suit} left and set the trump; so far {seat} followed %n time(s).</source>
        <translation>
            <numerusform>Puede que a {seat} no le queden {suit} y fije el triunfo; hasta ahora {seat} ha seguido el palo %n vez.</numerusform>
            <numerusform>Puede que a {seat} no le queden {suit} y fije el triunfo; hasta ahora {seat} ha seguido el palo %n veces.</numerusform>
        </translation>
    </message>
    <message>
        <source>Ask for the trump</source>
        <translation>Pregunta por el triunfo</translation>
    </message>
    <message>
        <source>Lay down {card} as trump</source>
        <translation>Pon {card} como triunfo</translation>
    </message>
    <message>
        <source>Make {suit} trump</source>
        <translation>Elige {suit} como triunfo</translation>
    </message>
    <message>
        <source>Play {card}</source>
        <translation>Juega {card}</translation>
    </message>
</context>
<context>
    <name>Looks</name>
    <message>
        <source>Emerald</source>
        <translation>Esmeralda</translation>
    </message>
    <message>
        <source>Indigo</source>
        <translation>Índigo</translation>
    </message>
    <message>
        <source>Madder red</source>
        <translation>Rojo granza</translation>
    </message>
    <message>
        <source>Charcoal</source>
        <translation>Antracita</translation>
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
        <translation>Loto</translation>
    </message>
    <message>
        <source>Leheriya</source>
        <translation>Leheriya</translation>
    </message>
    <message>
        <source>slow</source>
        <translation>lento</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>normal</translation>
    </message>
    <message>
        <source>fast</source>
        <translation>rápido</translation>
    </message>
    <message>
        <source>instant</source>
        <translation>al instante</translation>
    </message>
    <message>
        <source>same as the system</source>
        <translation>como el sistema</translation>
    </message>
    <message>
        <source>light</source>
        <translation>claro</translation>
    </message>
    <message>
        <source>dark</source>
        <translation>oscuro</translation>
    </message>
    <message>
        <source>cards move</source>
        <translation>las cartas se mueven</translation>
    </message>
    <message>
        <source>cards do not move</source>
        <translation>las cartas no se mueven</translation>
    </message>
    <message>
        <source>of the language</source>
        <translation>del idioma</translation>
    </message>
    <message>
        <source>international (A K Q J)</source>
        <translation>internacionales (A K Q J)</translation>
    </message>
</context>
<context>
    <name>Menu</name>
    <message>
        <source>&amp;Match</source>
        <translation>&amp;Partida</translation>
    </message>
    <message>
        <source>&amp;New match…</source>
        <translation>&amp;Nueva partida…</translation>
    </message>
    <message>
        <source>Same deal a&amp;gain</source>
        <translation>Repetir el mis&amp;mo reparto</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Abrir…</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>&amp;Guardar como…</translation>
    </message>
    <message>
        <source>Saved &amp;matches…</source>
        <translation>&amp;Partidas guardadas…</translation>
    </message>
    <message>
        <source>&amp;Copy the last deal</source>
        <translation>&amp;Copiar el último reparto</translation>
    </message>
    <message>
        <source>&amp;Export the last deal…</source>
        <translation>E&amp;xportar el último reparto…</translation>
    </message>
    <message>
        <source>&amp;Paste a deal…</source>
        <translation>Pegar &amp;un reparto…</translation>
    </message>
    <message>
        <source>S&amp;tatistics…</source>
        <translation>&amp;Estadísticas…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Salir</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Juego</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rehacer</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Pista</translation>
    </message>
    <message>
        <source>&amp;Last trick</source>
        <translation>Última &amp;baza</translation>
    </message>
    <message>
        <source>Trump and &amp;tens</source>
        <translation>Triunfo &amp;y dieces</translation>
    </message>
    <message>
        <source>Report of the last &amp;deal…</source>
        <translation>&amp;Informe de la última ronda…</translation>
    </message>
    <message>
        <source>&amp;Claim the rest…</source>
        <translation>Reclamar el res&amp;to…</translation>
    </message>
    <message>
        <source>&amp;Give the deal up…</source>
        <translation>Abando&amp;nar la ronda…</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>Pa&amp;usa</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Pantalla completa</translation>
    </message>
    <message>
        <source>&amp;Course of the match</source>
        <translation>&amp;Curso de la partida</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>P&amp;referencias…</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;yuda</translation>
    </message>
    <message>
        <source>&amp;Rules and help</source>
        <translation>&amp;Reglas y ayuda</translation>
    </message>
    <message>
        <source>&amp;Tutorial…</source>
        <translation>&amp;Tutorial…</translation>
    </message>
    <message>
        <source>&amp;About Hukum</source>
        <translation>&amp;Acerca de Hukum</translation>
    </message>
</context>
<context>
    <name>NewMatch</name>
    <message numerus="yes">
        <source>A match has %n deal(s).</source>
        <translation>
            <numerusform>Una partida tiene %n ronda.</numerusform>
            <numerusform>Una partida tiene %n rondas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A match takes about %n deal(s).</source>
        <translation>
            <numerusform>Una partida dura alrededor de %n ronda.</numerusform>
            <numerusform>Una partida dura alrededor de %n rondas.</numerusform>
        </translation>
    </message>
    <message>
        <source>My own rules</source>
        <translation>Mis propias reglas</translation>
    </message>
    <message>
        <source>Your own rules, made from {preset}.</source>
        <translation>Tus propias reglas, hechas a partir de {preset}.</translation>
    </message>
    <message>
        <source>Delete the rules “{name}”? They cannot be brought back.</source>
        <translation>¿Borrar las reglas «{name}»? No se podrán recuperar.</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Nueva partida</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Table and rules</source>
        <translation>Mesa y reglas</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Mesa</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Reglas</translation>
    </message>
    <message>
        <source>&amp;Serious: no undo and no hints</source>
        <translation>&amp;Seria: sin deshacer y sin pistas</translation>
    </message>
    <message>
        <source>&amp;Begin with deal number</source>
        <translation>&amp;Empezar con el reparto número</translation>
    </message>
    <message>
        <source>Number of the deal</source>
        <translation>Número del reparto</translation>
    </message>
    <message>
        <source>for example 8123</source>
        <translation>por ejemplo 8123</translation>
    </message>
    <message>
        <source>Paste a dea&amp;l…</source>
        <translation>&amp;Pegar un reparto…</translation>
    </message>
    <message>
        <source>Several people share this screen: before each turn the cards are covered until the next player is ready.</source>
        <translation>Varias personas comparten esta pantalla: antes de cada turno oculta las cartas hasta que la siguiente esté lista.</translation>
    </message>
    <message>
        <source>The match begins with the pasted deal.</source>
        <translation>La partida empieza con el reparto pegado.</translation>
    </message>
    <message>
        <source>&amp;All rules…</source>
        <translation>&amp;Todas las reglas…</translation>
    </message>
    <message>
        <source>&amp;Delete these rules</source>
        <translation>&amp;Borrar estas reglas</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Jugar</translation>
    </message>
    <message>
        <source>A fixed number of deals</source>
        <translation>Un número fijo de rondas</translation>
    </message>
    <message>
        <source>Short deck of 32 cards</source>
        <translation>Mazo corto de 32 cartas</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Ordenador</translation>
    </message>
    <message>
        <source>Person here</source>
        <translation>Jugador humano</translation>
    </message>
    <message>
        <source>Player at the {place} seat</source>
        <translation>Jugador {place}</translation>
    </message>
    <message>
        <source>Name at the {place} seat</source>
        <translation>Nombre del jugador {place}</translation>
    </message>
    <message>
        <source>Level at the {place} seat</source>
        <translation>Nivel del jugador {place}</translation>
    </message>
    <message>
        <source>Style at the {place} seat</source>
        <translation>Estilo del jugador {place}</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Nivel</translation>
    </message>
    <message>
        <source>Style</source>
        <translation>Estilo</translation>
    </message>
</context>
<context>
    <name>PasteDeal</name>
    <message>
        <source>A deal for {rules}; dealer: the {place} seat.</source>
        <translation>Un reparto para {rules}; repartidor: {place}.</translation>
    </message>
    <message>
        <source>Paste a deal</source>
        <translation>Pegar un reparto</translation>
    </message>
    <message>
        <source>Paste a deal that was copied as text, or type the number of a deal. The match begins with it.</source>
        <translation>Pega un reparto copiado como texto, o escribe el número de un reparto. Con él empieza la partida.</translation>
    </message>
    <message>
        <source>&amp;Take this deal</source>
        <translation>&amp;Usar este reparto</translation>
    </message>
    <message>
        <source>Deal as text</source>
        <translation>Reparto como texto</translation>
    </message>
</context>
<context>
    <name>Preferences</name>
    <message>
        <source>Preview of the chosen look</source>
        <translation>Imagen del aspecto elegido</translation>
    </message>
    <message>
        <source>&amp;Cloth</source>
        <translation>&amp;Tapete</translation>
    </message>
    <message>
        <source>&amp;Back of the cards</source>
        <translation>&amp;Dorso de las cartas</translation>
    </message>
    <message>
        <source>&amp;Letters on the cards</source>
        <translation>&amp;Letras de las cartas</translation>
    </message>
    <message>
        <source>Cloth</source>
        <translation>Tapete</translation>
    </message>
    <message>
        <source>Back of the cards</source>
        <translation>Dorso de las cartas</translation>
    </message>
    <message>
        <source>Large &amp;figures in the corners</source>
        <translation>Í&amp;ndices grandes en las esquinas</translation>
    </message>
    <message>
        <source>F&amp;our colours, one for each suit</source>
        <translation>C&amp;uatro colores, uno por palo</translation>
    </message>
    <message>
        <source>&amp;Trumps at one end of the hand</source>
        <translation>Triunf&amp;os en un extremo de la mano</translation>
    </message>
    <message>
        <source>S&amp;how which cards can be played</source>
        <translation>&amp;Mostrar qué cartas se pueden jugar</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Idioma</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>C&amp;olores</translation>
    </message>
    <message>
        <source>&amp;Pace</source>
        <translation>&amp;Ritmo</translation>
    </message>
    <message>
        <source>&amp;Motion</source>
        <translation>&amp;Movimiento</translation>
    </message>
    <message>
        <source>same as the system</source>
        <translation>como el sistema</translation>
    </message>
    <message>
        <source>&amp;Wait for me after each trick</source>
        <translation>&amp;Esperarme después de cada baza</translation>
    </message>
    <message>
        <source>What you change here takes effect at once.</source>
        <translation>Lo que cambias aquí surte efecto al instante.</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Preferencias</translation>
    </message>
    <message>
        <source>Defaults</source>
        <translation>Predeterminado</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Juego</translation>
    </message>
    <message>
        <source>C&amp;ards and cloth</source>
        <translation>&amp;Cartas y tapete</translation>
    </message>
    <message>
        <source>&amp;Sound</source>
        <translation>&amp;Sonido</translation>
    </message>
    <message>
        <source>Sho&amp;rtcuts</source>
        <translation>&amp;Atajos</translation>
    </message>
    <message>
        <source>{keys} is already the shortcut for “{command}”.</source>
        <translation>{keys} ya es el atajo de «{command}».</translation>
    </message>
    <message>
        <source>{keys} begins a card that is typed.</source>
        <translation>{keys} es el comienzo de una carta tecleada.</translation>
    </message>
    <message>
        <source>{keys} turns pages.</source>
        <translation>{keys} cambia de página.</translation>
    </message>
    <message>
        <source>Commands and their shortcuts</source>
        <translation>Órdenes y sus atajos</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Orden</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>Atajo</translation>
    </message>
    <message>
        <source>New &amp;keys:</source>
        <translation>&amp;Teclas nuevas:</translation>
    </message>
    <message>
        <source>New keys for the command</source>
        <translation>Teclas nuevas para la orden</translation>
    </message>
    <message>
        <source>&amp;Default keys</source>
        <translation>Teclas &amp;habituales</translation>
    </message>
    <message>
        <source>&amp;No keys</source>
        <translation>Sin tec&amp;las</translation>
    </message>
    <message>
        <source>Cards are &amp;dealt</source>
        <translation>Se &amp;reparten las cartas</translation>
    </message>
    <message>
        <source>A card is p&amp;layed</source>
        <translation>Se jue&amp;ga una carta</translation>
    </message>
    <message>
        <source>A tric&amp;k is taken</source>
        <translation>Se gana una &amp;baza</translation>
    </message>
    <message>
        <source>A &amp;ten is captured</source>
        <translation>Se captura un &amp;diez</translation>
    </message>
    <message>
        <source>The tr&amp;ump is set or shown</source>
        <translation>El &amp;triunfo se fija o se muestra</translation>
    </message>
    <message>
        <source>A deal is &amp;won or lost</source>
        <translation>Se ga&amp;na o se pierde una ronda</translation>
    </message>
    <message>
        <source>&amp;Play sounds</source>
        <translation>R&amp;eproducir sonidos</translation>
    </message>
    <message>
        <source>&amp;Volume</source>
        <translation>&amp;Volumen</translation>
    </message>
    <message>
        <source>Without a sound device nothing is heard.</source>
        <translation>Si ningún aparato puede reproducirlos, no se oye nada.</translation>
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
        <translation>El primero que no puede seguir el palo fija el triunfo con su carta. Tres dieces ganan una ronda.
Siete rondas seguidas ganan la partida, o bien los cuatro dieces en una sola.</translation>
    </message>
    <message>
        <source>Dehla Pakad, spoken trump</source>
        <translation>Dehla Pakad, triunfo nombrado</translation>
    </message>
    <message>
        <source>Whoever cannot follow suit first names the trump aloud, then plays any card.
Otherwise Dehla Pakad: three tens a deal, seven deals in a row.</source>
        <translation>El primero que no puede seguir el palo nombra el triunfo y luego juega cualquier carta.
Por lo demás, Dehla Pakad: tres dieces por ronda, siete rondas seguidas.</translation>
    </message>
    <message>
        <source>Dehla Pakad, open trump</source>
        <translation>Dehla Pakad, triunfo abierto</translation>
    </message>
    <message>
        <source>The dealer&apos;s partner names the trump before the first card is played.
Otherwise Dehla Pakad: three tens a deal, seven deals in a row.</source>
        <translation>El compañero del repartidor nombra el triunfo antes de que se juegue la primera carta.
Por lo demás, Dehla Pakad: tres dieces por ronda, siete rondas seguidas.</translation>
    </message>
    <message>
        <source>Dehla Pakad, closed trump</source>
        <translation>Dehla Pakad, triunfo cerrado</translation>
    </message>
    <message>
        <source>Whoever cannot follow suit first notes the trump in secret.
It wakes when the same player cannot follow suit again.</source>
        <translation>El primero que no puede seguir el palo anota el triunfo en secreto.
Despierta cuando ese mismo jugador vuelve a no poder seguir el palo.</translation>
    </message>
    <message>
        <source>Double Sar</source>
        <translation>Doble Sar</translation>
    </message>
    <message>
        <source>Every card that you capture counts one, every ten two: 29 of 56 win the deal.
Trump and match as in Dehla Pakad.</source>
        <translation>Cada carta que capturas vale uno, cada diez dos: 29 de 56 ganan la ronda.
Triunfo y partida como en Dehla Pakad.</translation>
    </message>
    <message>
        <source>Coat, for points</source>
        <translation>Coat, a puntos</translation>
    </message>
    <message>
        <source>Dehla Pakad in which each won deal scores a point, and seven points win the match.
All four tens in one deal still win at once.</source>
        <translation>Dehla Pakad en el que cada ronda ganada vale un punto; siete puntos ganan la partida.
Los cuatro dieces en una sola ronda también ganan en el acto.</translation>
    </message>
    <message>
        <source>Three decks, six players</source>
        <translation>Tres mazos, seis jugadores</translation>
    </message>
    <message>
        <source>Three against three with 156 cards: seven of the twelve tens win a deal.
Of two identical cards the later one wins. Seven points win the match.</source>
        <translation>Tres contra tres con 156 cartas: siete de los doce dieces ganan una ronda.
De dos cartas idénticas gana la posterior. Siete puntos ganan la partida.</translation>
    </message>
    <message>
        <source>The old game behind the others: seven of the thirteen tricks win a deal.
The first seven tricks score double, all thirteen fourfold. Seven points win.</source>
        <translation>El viejo juego del que vienen los otros: siete de las trece bazas ganan una ronda.
Las siete primeras bazas valen el doble, las trece el cuádruple. Siete puntos ganan.</translation>
    </message>
    <message>
        <source>The first card off suit sets the trump. Three tens win a deal, and at two each tricks decide.
A deal scores one point, all tens two, all tens and tricks three. Seven points win.</source>
        <translation>El primer descarte fija el triunfo. Tres dieces ganan una ronda; con dos por bando deciden las bazas.
Una ronda vale un punto, todos los dieces dos, todos los dieces y bazas tres. Siete puntos ganan.</translation>
    </message>
    <message>
        <source>Mendikot, open method</source>
        <translation>Mendikot, método abierto</translation>
    </message>
    <message>
        <source>The trump is drawn before play: a card from another hand, shown to all.
Otherwise Mendikot to seven points.</source>
        <translation>El triunfo se saca antes de jugar: una carta de otra mano, mostrada a todos.
Por lo demás, Mendikot a siete puntos.</translation>
    </message>
    <message>
        <source>Mendikot, closed method</source>
        <translation>Mendikot, método cerrado</translation>
    </message>
    <message>
        <source>A card laid face down is the trump, and it sleeps until it is revealed.
Whoever cannot follow suit may ask for it, and must then trump.</source>
        <translation>Una carta puesta boca abajo es el triunfo, y duerme hasta que se revela.
Quien no puede seguir el palo puede preguntar por él, y entonces debe jugar triunfo.</translation>
    </message>
    <message>
        <source>Mendikot, trump face up</source>
        <translation>Mendikot, triunfo boca arriba</translation>
    </message>
    <message>
        <source>The player after the dealer lays the trump card open on the table.
Otherwise Mendikot to seven points.</source>
        <translation>El jugador que sigue al repartidor pone la carta de triunfo boca arriba en la mesa.
Por lo demás, Mendikot a siete puntos.</translation>
    </message>
    <message>
        <source>Mendikot without trump</source>
        <translation>Mendikot sin triunfo</translation>
    </message>
    <message>
        <source>Only the suit led counts: no card can ruff your tens, and none can save them.
Otherwise Mendikot to seven points.</source>
        <translation>Solo cuenta el palo abierto: nadie puede fallar tus dieces, y nadie puede salvarlos.
Por lo demás, Mendikot a siete puntos.</translation>
    </message>
    <message>
        <source>Short Mendikot</source>
        <translation>Mendikot corto</translation>
    </message>
    <message>
        <source>A quick game with the 32 cards from seven to ace, eight for each player.
At two tens each five of the eight tricks decide.</source>
        <translation>Un juego rápido con las 32 cartas del siete al as, ocho por jugador.
Con dos dieces por bando deciden cinco de las ocho bazas.</translation>
    </message>
    <message>
        <source>Mendikot, Dehla style</source>
        <translation>Mendikot, estilo Dehla</translation>
    </message>
    <message>
        <source>Every ten that a side captures scores one, deal after deal.
The first side to have twenty tens wins the match.</source>
        <translation>Cada diez que captura un bando vale uno, ronda tras ronda.
El primer bando con veinte dieces gana la partida.</translation>
    </message>
    <message>
        <source>Dehla Pakad, pile capture</source>
        <translation>Dehla Pakad, captura de montón</translation>
    </message>
    <message>
        <source>Tricks stay in the middle until one player wins two in a row and takes the pile.
A won deal scores a point, all four tens two. Seven points win.</source>
        <translation>Las bazas se quedan en el centro hasta que un jugador gana dos seguidas y se lleva el montón.
Una ronda ganada vale un punto, los cuatro dieces dos. Siete puntos ganan.</translation>
    </message>
    <message>
        <source>Mendikot, band hukum</source>
        <translation>Mendikot, band hukum</translation>
    </message>
    <message>
        <source>A card laid face down is the trump.
It is revealed by itself the first time that somebody cannot follow suit.</source>
        <translation>Una carta puesta boca abajo es el triunfo.
Se revela por sí sola la primera vez que alguien no puede seguir el palo.</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>&amp;Buscar en:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>&amp;Tipo de archivos:</translation>
    </message>
</context>
<context>
    <name>QFileSystemModel</name>
    <message>
        <source>&lt;b&gt;The name &quot;%1&quot; cannot be used.&lt;/b&gt;&lt;p&gt;Try using another name, with fewer characters or no punctuation marks.</source>
        <translation>&lt;b&gt;No se puede usar el nombre «%1».&lt;/b&gt;&lt;p&gt;Prueba con otro nombre, con menos caracteres o sin signos de puntuación.</translation>
    </message>
</context>
<context>
    <name>QPageSetupWidget</name>
    <message>
        <source>Page &amp;order:</source>
        <translation>&amp;Orden de las páginas:</translation>
    </message>
    <message>
        <source>Pages &amp;per sheet:</source>
        <translation>Páginas &amp;por hoja:</translation>
    </message>
</context>
<context>
    <name>QPrintDialog</name>
    <message>
        <source>Invalid Pages Definition</source>
        <translation>Páginas no válidas</translation>
    </message>
    <message>
        <source>%1 does not follow the correct syntax. Please use &apos;,&apos; to separate ranges and pages, &apos;-&apos; to define ranges and make sure ranges do not intersect with each other.</source>
        <translation>%1 no tiene la forma correcta. Separa las páginas y los intervalos con «,», indica un intervalo con «-» y procura que los intervalos no se solapen.</translation>
    </message>
    <message>
        <source>Duplex Settings Conflicts</source>
        <translation>Ajustes de doble cara contradictorios</translation>
    </message>
    <message>
        <source>There are conflicts in duplex settings. Do you want to fix them?</source>
        <translation>Los ajustes de doble cara se contradicen. ¿Quieres corregirlos?</translation>
    </message>
</context>
<context>
    <name>QPrintPropertiesWidget</name>
    <message>
        <source>Advanced</source>
        <translation>Avanzado</translation>
    </message>
    <message>
        <source>There are conflicts in some options. Please fix them.</source>
        <translation>Algunas opciones se contradicen. Corrígelas.</translation>
    </message>
</context>
<context>
    <name>QPrintSettingsOutput</name>
    <message>
        <source>Double Sided Printing</source>
        <translation>Impresión a doble cara</translation>
    </message>
    <message>
        <source>Long side binding</source>
        <translation>Encuadernar por el lado largo</translation>
    </message>
    <message>
        <source>Short side binding</source>
        <translation>Encuadernar por el lado corto</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Desactivada</translation>
    </message>
    <message>
        <source>Page &amp;Set:</source>
        <translation>Con&amp;junto de páginas:</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Páginas</translation>
    </message>
    <message>
        <source>Specify pages or ranges separated by commas. Ranges are specified by two numbers separated by a hyphen. E.g: 3,5-7,9 prints pages 3, 5, 6, 7 and 9.</source>
        <translation>Indica páginas o intervalos separados por comas. Un intervalo se da con dos números y un guion. Ejemplo: 3,5-7,9 imprime las páginas 3, 5, 6, 7 y 9.</translation>
    </message>
</context>
<context>
    <name>Refusals</name>
    <message>
        <source>That is not possible now.</source>
        <translation>Ahora no es posible.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>No es tu turno.</translation>
    </message>
    <message>
        <source>Every seat must cut a different card.</source>
        <translation>Cada jugador debe sacar una carta distinta.</translation>
    </message>
    <message>
        <source>The hands are not the whole deck, dealt evenly to every seat.</source>
        <translation>Las manos no son el mazo entero, repartido por igual.</translation>
    </message>
    <message>
        <source>You do not hold {card}.</source>
        <translation>No tienes {card}.</translation>
    </message>
    <message>
        <source>Follow suit: play {suit}.</source>
        <translation>Sigue el palo: juega {suit}.</translation>
    </message>
    <message>
        <source>You asked for the trump, so play a trump: {suit}.</source>
        <translation>Has preguntado por el triunfo, así que juega triunfo: {suit}.</translation>
    </message>
    <message>
        <source>Choose a card or a suit that you hold.</source>
        <translation>Elige una carta o un palo que tengas.</translation>
    </message>
    <message>
        <source>You may ask for the trump only while it is hidden, when you cannot follow suit, and not when you chose it.</source>
        <translation>Solo puedes preguntar por el triunfo mientras está oculto, cuando no puedes seguir el palo y si no lo elegiste tú.</translation>
    </message>
    <message>
        <source>A house rule throws this deal in.</source>
        <translation>Una regla de la casa anula este reparto.</translation>
    </message>
    <message>
        <source>You can claim the rest only when you are to lead.</source>
        <translation>Solo puedes reclamar el resto cuando te toca abrir.</translation>
    </message>
    <message>
        <source>That claim is not certain: {beater} may still be out.</source>
        <translation>Eso no es seguro: alguien puede tener todavía {beater}.</translation>
    </message>
    <message>
        <source>That claim is not certain: somebody may ruff {card}.</source>
        <translation>Eso no es seguro: alguien podría fallar {card}.</translation>
    </message>
</context>
<context>
    <name>Replay</name>
    <message>
        <source>One step back</source>
        <translation>Un paso atrás</translation>
    </message>
    <message>
        <source>One step forward</source>
        <translation>Un paso adelante</translation>
    </message>
    <message>
        <source>Point of the deal</source>
        <translation>Punto de la ronda</translation>
    </message>
    <message>
        <source>Hands at this point</source>
        <translation>Manos en este punto</translation>
    </message>
    <message>
        <source>Play on &amp;from here</source>
        <translation>&amp;Seguir jugando desde aquí</translation>
    </message>
</context>
<context>
    <name>Results</name>
    <message>
        <source>Draw</source>
        <translation>Empate</translation>
    </message>
    <message>
        <source>Win</source>
        <translation>Victoria</translation>
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
        <translation>Un sirr: dieces bastantes en una sola ronda para coronarla.</translation>
    </message>
    <message>
        <source>A mendikot: all tens in one deal.</source>
        <translation>Un mendikot: todos los dieces en una sola ronda.</translation>
    </message>
    <message>
        <source>A kot: all tens and all tricks in one deal.</source>
        <translation>Un kot: todos los dieces y todas las bazas de una ronda.</translation>
    </message>
    <message>
        <source>A court: the first seven tricks of the deal.</source>
        <translation>Un court: las siete primeras bazas de la ronda.</translation>
    </message>
    <message>
        <source>A bavney: all tricks of the deal.</source>
        <translation>Un bavney: todas las bazas de la ronda.</translation>
    </message>
    <message numerus="yes">
        <source>%n ten(s)</source>
        <translation>
            <numerusform>%n diez</numerusform>
            <numerusform>%n dieces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n baza</numerusform>
            <numerusform>%n bazas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n puntos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card point(s)</source>
        <translation>
            <numerusform>%n punto de cartas</numerusform>
            <numerusform>%n puntos de cartas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation>
            <numerusform>%n ronda</numerusform>
            <numerusform>%n rondas</numerusform>
        </translation>
    </message>
    <message>
        <source>{number}%</source>
        <translation>{number}&#xa0;%</translation>
    </message>
    <message>
        <source>The deal is drawn: {count} each.</source>
        <translation>La ronda queda empatada: {count} por bando.</translation>
    </message>
    <message>
        <source>{side} wins the deal with {count} against {other}.</source>
        <translation>{side} gana la ronda: {count} contra {other}.</translation>
    </message>
    <message>
        <source>{side} wins the deal: the tens are shared, and {count} beat {other}.</source>
        <translation>{side} gana la ronda: los dieces están repartidos, y {count} superan a {other}.</translation>
    </message>
    <message>
        <source>{side} wins the deal with {count} against {other}: even if the tens end up shared, its {tricks} decide.</source>
        <translation>{side} gana la ronda: {count} contra {other}; aunque los dieces acaben repartidos, deciden sus {tricks}.</translation>
    </message>
    <message>
        <source>A sirr: all tens in one deal.</source>
        <translation>Un sirr: todos los dieces en una sola ronda.</translation>
    </message>
    <message>
        <source>Each side scores the tens that it captured.</source>
        <translation>Cada bando suma los dieces que ha capturado.</translation>
    </message>
    <message>
        <source>That scores {points}.</source>
        <translation>Eso vale {points}.</translation>
    </message>
    <message numerus="yes">
        <source>{us}: {ours}, {them}: {theirs}; %n point(s) win.</source>
        <translation>
            <numerusform>{us}: {ours}, {them}: {theirs}; hace falta %n punto.</numerusform>
            <numerusform>{us}: {ours}, {them}: {theirs}; hacen falta %n puntos.</numerusform>
        </translation>
    </message>
    <message>
        <source>{us}: {ours}, {them}: {theirs}; {target} tens win.</source>
        <translation>{us}: {ours}, {them}: {theirs}; hacen falta {target} dieces.</translation>
    </message>
    <message>
        <source>{us}: {ours}, {them}: {theirs}; deal {deal} of {target}.</source>
        <translation>{us}: {ours}, {them}: {theirs}; ronda {deal} de {target}.</translation>
    </message>
    <message>
        <source>Neither side has a streak.</source>
        <translation>Ningún bando tiene una racha.</translation>
    </message>
    <message>
        <source>{side} has won {count} of {target} in a row.</source>
        <translation>{side} ha ganado {count} de {target} seguidas.</translation>
    </message>
    <message>
        <source>The match is drawn after {deals}.</source>
        <translation>La partida queda empatada después de {deals}.</translation>
    </message>
    <message numerus="yes">
        <source>{side} wins the match by %n point(s) to {theirs}.</source>
        <translation>
            <numerusform>{side} gana la partida por %n punto a {theirs}.</numerusform>
            <numerusform>{side} gana la partida por %n puntos a {theirs}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{side} wins the match with a sirr.</source>
        <translation>{side} gana la partida con un sirr.</translation>
    </message>
    <message>
        <source>{side} wins the match with {deals} in a row.</source>
        <translation>{side} gana la partida: {deals} seguidas.</translation>
    </message>
    <message>
        <source>{side} wins the match by {ours} tens to {theirs}.</source>
        <translation>{side} gana la partida por {ours} dieces a {theirs}.</translation>
    </message>
    <message>
        <source>You deal next.</source>
        <translation>Ahora repartes tú.</translation>
    </message>
    <message>
        <source>{name} deals next.</source>
        <translation>{name} reparte ahora.</translation>
    </message>
    <message>
        <source>The deal passes on after every deal.</source>
        <translation>Después de cada ronda reparte el siguiente.</translation>
    </message>
    <message>
        <source>The dealer&apos;s side won, so the deal passes on.</source>
        <translation>El bando del repartidor ha ganado, así que reparte el siguiente.</translation>
    </message>
    <message>
        <source>The dealer&apos;s side lost, so the same dealer deals again.</source>
        <translation>El bando del repartidor ha perdido, así que reparte otra vez el mismo repartidor.</translation>
    </message>
    <message>
        <source>The deal was drawn, so the same dealer deals again.</source>
        <translation>La ronda quedó empatada, así que reparte otra vez el mismo repartidor.</translation>
    </message>
    <message>
        <source>The deal was drawn, so the deal passes on.</source>
        <translation>La ronda quedó empatada, así que reparte el siguiente.</translation>
    </message>
    <message>
        <source>The deal was drawn, and the dealer&apos;s side had lost the deal before, so the same dealer deals again.</source>
        <translation>La ronda quedó empatada, y el bando del repartidor había perdido la ronda anterior, así que reparte otra vez el mismo repartidor.</translation>
    </message>
    <message>
        <source>The deal was drawn, and the dealer&apos;s side had lost none just before it, so the deal passes on.</source>
        <translation>La ronda quedó empatada, y el bando del repartidor no había perdido ninguna justo antes, así que reparte el siguiente.</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>whoever cuts the highest card</source>
        <translation>quien saca la carta más alta</translation>
    </message>
    <message>
        <source>a player drawn at random</source>
        <translation>un jugador elegido al azar</translation>
    </message>
    <message>
        <source>seat {number}</source>
        <translation>asiento {number}</translation>
    </message>
    <message>
        <source>the {place} seat</source>
        <translation>el jugador {place}</translation>
    </message>
    <message>
        <source>Packets of cards (1: one by one)</source>
        <translation>Paquetes de cartas (1: una a una)</translation>
    </message>
    <message>
        <source>Starts from</source>
        <translation>Parte de</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>Mazos</translation>
    </message>
    <message>
        <source>Lowest card</source>
        <translation>Carta más baja</translation>
    </message>
    <message>
        <source>Direction of play</source>
        <translation>Sentido del juego</translation>
    </message>
    <message>
        <source>First dealer</source>
        <translation>Primer repartidor</translation>
    </message>
    <message>
        <source>Cards are dealt</source>
        <translation>Las cartas se reparten</translation>
    </message>
    <message>
        <source>Deal again if</source>
        <translation>Se reparte otra vez si</translation>
    </message>
    <message>
        <source>How the trump is chosen</source>
        <translation>Cómo se elige el triunfo</translation>
    </message>
    <message>
        <source>The card that sets the trump is a trump</source>
        <translation>La carta que fija el triunfo es un triunfo</translation>
    </message>
    <message>
        <source>The hidden trump is revealed</source>
        <translation>El triunfo oculto se revela</translation>
    </message>
    <message>
        <source>Whoever asks must play a trump</source>
        <translation>Quien pregunta debe jugar triunfo</translation>
    </message>
    <message>
        <source>Of two identical cards</source>
        <translation>De dos cartas idénticas</translation>
    </message>
    <message>
        <source>Tricks are captured</source>
        <translation>Las bazas se capturan</translation>
    </message>
    <message>
        <source>A deal is won by</source>
        <translation>Una ronda se gana por</translation>
    </message>
    <message>
        <source>Tens that win a deal</source>
        <translation>Dieces que ganan una ronda</translation>
    </message>
    <message>
        <source>When the tens are shared</source>
        <translation>Cuando los dieces están repartidos</translation>
    </message>
    <message>
        <source>A match is won by</source>
        <translation>Una partida se gana por</translation>
    </message>
    <message>
        <source>Deals in a row</source>
        <translation>Rondas seguidas</translation>
    </message>
    <message>
        <source>Points to reach</source>
        <translation>Puntos por alcanzar</translation>
    </message>
    <message>
        <source>Number of deals</source>
        <translation>Número de rondas</translation>
    </message>
    <message>
        <source>Tens to reach</source>
        <translation>Dieces por alcanzar</translation>
    </message>
    <message>
        <source>A sirr wins the match at once</source>
        <translation>Un sirr gana la partida en el acto</translation>
    </message>
    <message>
        <source>Tens that make a sirr</source>
        <translation>Dieces que hacen un sirr</translation>
    </message>
    <message>
        <source>Points for a won deal</source>
        <translation>Puntos por una ronda ganada</translation>
    </message>
    <message>
        <source>Points for a sirr</source>
        <translation>Puntos por un sirr</translation>
    </message>
    <message>
        <source>Points for a mendikot</source>
        <translation>Puntos por un mendikot</translation>
    </message>
    <message>
        <source>Points for a kot</source>
        <translation>Puntos por un kot</translation>
    </message>
    <message>
        <source>Points for a court</source>
        <translation>Puntos por un court</translation>
    </message>
    <message>
        <source>Points for a bavney</source>
        <translation>Puntos por un bavney</translation>
    </message>
    <message>
        <source>A point more for all four aces</source>
        <translation>Un punto más por los cuatro ases</translation>
    </message>
    <message>
        <source>Next dealer</source>
        <translation>Siguiente repartidor</translation>
    </message>
    <message>
        <source>Next dealer after a draw</source>
        <translation>Repartidor tras un empate</translation>
    </message>
    <message>
        <source>When a deal is decided early</source>
        <translation>Cuando una ronda se decide antes de tiempo</translation>
    </message>
    <message>
        <source>anticlockwise</source>
        <translation>contrario a las agujas del reloj</translation>
    </message>
    <message>
        <source>clockwise</source>
        <translation>como las agujas del reloj</translation>
    </message>
    <message>
        <source>a hand has no card above a nine</source>
        <translation>una mano no tiene ninguna carta por encima del nueve</translation>
    </message>
    <message>
        <source>a hand has all four tens</source>
        <translation>una mano tiene los cuatro dieces</translation>
    </message>
    <message>
        <source>by the first card that does not follow</source>
        <translation>con la primera carta que no sigue el palo</translation>
    </message>
    <message>
        <source>aloud, by the first who cannot follow</source>
        <translation>en voz alta, por el primero que no puede seguir el palo</translation>
    </message>
    <message>
        <source>in secret, by the first who cannot follow</source>
        <translation>en secreto, por el primero que no puede seguir el palo</translation>
    </message>
    <message>
        <source>by the dealer&apos;s partner, before play</source>
        <translation>por el compañero del repartidor, antes de jugar</translation>
    </message>
    <message>
        <source>by a card drawn from another hand</source>
        <translation>con una carta sacada de otra mano</translation>
    </message>
    <message>
        <source>by a card laid face up</source>
        <translation>con una carta puesta boca arriba</translation>
    </message>
    <message>
        <source>by a card laid face down</source>
        <translation>con una carta puesta boca abajo</translation>
    </message>
    <message>
        <source>there is no trump</source>
        <translation>no hay triunfo</translation>
    </message>
    <message>
        <source>when a player who cannot follow asks</source>
        <translation>cuando pregunta un jugador que no puede seguir el palo</translation>
    </message>
    <message>
        <source>as soon as a player cannot follow</source>
        <translation>en cuanto un jugador no puede seguir el palo</translation>
    </message>
    <message>
        <source>only when its holder plays it</source>
        <translation>solo cuando su dueño la juega</translation>
    </message>
    <message>
        <source>the later one wins</source>
        <translation>gana la posterior</translation>
    </message>
    <message>
        <source>the first one wins</source>
        <translation>gana la primera</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>en el acto</translation>
    </message>
    <message>
        <source>as a pile, by two tricks in a row</source>
        <translation>en un montón, con dos bazas seguidas</translation>
    </message>
    <message>
        <source>tens</source>
        <translation>los dieces</translation>
    </message>
    <message>
        <source>tricks</source>
        <translation>las bazas</translation>
    </message>
    <message>
        <source>card points</source>
        <translation>los puntos de cartas</translation>
    </message>
    <message>
        <source>the deal is drawn</source>
        <translation>la ronda queda empatada</translation>
    </message>
    <message>
        <source>the tricks decide</source>
        <translation>deciden las bazas</translation>
    </message>
    <message>
        <source>deals in a row</source>
        <translation>rondas seguidas</translation>
    </message>
    <message>
        <source>points</source>
        <translation>puntos</translation>
    </message>
    <message>
        <source>most points after a number of deals</source>
        <translation>más puntos tras un número de rondas</translation>
    </message>
    <message>
        <source>a total of tens</source>
        <translation>un total de dieces</translation>
    </message>
    <message>
        <source>the losing side, as in Dehla Pakad</source>
        <translation>el bando perdedor, como en Dehla Pakad</translation>
    </message>
    <message>
        <source>the losing side, as in Mendikot</source>
        <translation>el bando perdedor, como en Mendikot</translation>
    </message>
    <message>
        <source>each player in turn</source>
        <translation>cada jugador por turno</translation>
    </message>
    <message>
        <source>as the deal before decides</source>
        <translation>según la ronda anterior</translation>
    </message>
    <message>
        <source>the same dealer</source>
        <translation>el mismo repartidor</translation>
    </message>
    <message>
        <source>the next player</source>
        <translation>el jugador siguiente</translation>
    </message>
    <message>
        <source>offer to finish it</source>
        <translation>ofrecer terminarla</translation>
    </message>
    <message>
        <source>finish it at once</source>
        <translation>terminarla en el acto</translation>
    </message>
    <message>
        <source>play it out</source>
        <translation>jugarla hasta el final</translation>
    </message>
    <message>
        <source>one deck</source>
        <translation>un mazo</translation>
    </message>
    <message>
        <source>three decks</source>
        <translation>tres mazos</translation>
    </message>
    <message>
        <source>two (52 cards)</source>
        <translation>dos (52 cartas)</translation>
    </message>
    <message>
        <source>seven (32 cards)</source>
        <translation>siete (32 cartas)</translation>
    </message>
    <message>
        <source>Six players need three decks, and three decks need six players.</source>
        <translation>Seis jugadores necesitan tres mazos, y tres mazos seis jugadores.</translation>
    </message>
    <message>
        <source>The short deck is for four players with one deck.</source>
        <translation>El mazo corto es para cuatro jugadores con un solo mazo.</translation>
    </message>
    <message>
        <source>There is no such seat at this table.</source>
        <translation>Ese asiento no existe en esta mesa.</translation>
    </message>
    <message>
        <source>The packets must be single cards or add up to {cards}.</source>
        <translation>Los paquetes deben ser de una carta o sumar {cards}.</translation>
    </message>
    <message>
        <source>With three decks no hand can be thrown in for holding all tens.</source>
        <translation>Con tres mazos no se puede anular un reparto porque una mano tenga todos los dieces.</translation>
    </message>
    <message>
        <source>This can be switched off only where the first card that does not follow sets it.</source>
        <translation>Esto solo se puede desactivar donde la primera carta que no sigue el palo fija el triunfo.</translation>
    </message>
    <message>
        <source>Only a card laid face down has to be revealed.</source>
        <translation>Solo hay que revelar una carta puesta boca abajo.</translation>
    </message>
    <message>
        <source>Nobody asks where the trump is not revealed on request.</source>
        <translation>Nadie pregunta donde el triunfo no se revela al preguntar.</translation>
    </message>
    <message>
        <source>A face-down trump and three decks do not go together: the card has two doubles.</source>
        <translation>Un triunfo boca abajo y tres mazos no van juntos: esa carta está tres veces.</translation>
    </message>
    <message>
        <source>A face-down trump and pile capture do not go together.</source>
        <translation>Un triunfo boca abajo y la captura de montón no van juntos.</translation>
    </message>
    <message>
        <source>Identical cards exist only with three decks.</source>
        <translation>Solo hay cartas idénticas con tres mazos.</translation>
    </message>
    <message>
        <source>Where tricks win the deal they count as they are won, not as a pile.</source>
        <translation>Donde las bazas ganan la ronda, cuentan según se ganan, no en un montón.</translation>
    </message>
    <message>
        <source>Card points need the deck of 52 cards.</source>
        <translation>Los puntos de cartas requieren el mazo de 52 cartas.</translation>
    </message>
    <message>
        <source>A deal for tricks needs the 13 tricks of the deck of 52 cards.</source>
        <translation>Una ronda a bazas requiere las 13 bazas del mazo de 52 cartas.</translation>
    </message>
    <message>
        <source>Of four tens three win the deal.</source>
        <translation>De cuatro dieces, tres ganan la ronda.</translation>
    </message>
    <message>
        <source>Of twelve tens seven or nine win the deal.</source>
        <translation>De doce dieces, siete o nueve ganan la ronda.</translation>
    </message>
    <message>
        <source>With one deck a sirr is all four tens.</source>
        <translation>Con un mazo, un sirr son los cuatro dieces.</translation>
    </message>
    <message>
        <source>With three decks a sirr is nine, ten or twelve tens.</source>
        <translation>Con tres mazos, un sirr son nueve, diez o doce dieces.</translation>
    </message>
    <message>
        <source>Tricks can break a tie only where tens win the deal.</source>
        <translation>Las bazas solo pueden desempatar donde los dieces ganan la ronda.</translation>
    </message>
    <message>
        <source>A match for a total of tens needs deals that tens win.</source>
        <translation>Una partida a un total de dieces requiere rondas que se ganen por dieces.</translation>
    </message>
    <message>
        <source>Where tricks win the deal there is no sirr.</source>
        <translation>Donde las bazas ganan la ronda no hay sirr.</translation>
    </message>
    <message>
        <source>Where tricks break ties all tens are a mendikot, not a sirr.</source>
        <translation>Donde las bazas desempatan, todos los dieces son un mendikot, no un sirr.</translation>
    </message>
    <message>
        <source>A sirr does not end a match for a total of tens.</source>
        <translation>Un sirr no termina una partida a un total de dieces.</translation>
    </message>
    <message>
        <source>The point for the aces belongs to mendikots.</source>
        <translation>El punto de los ases es solo para los mendikots.</translation>
    </message>
    <message>
        <source>The point for the aces needs a match for points.</source>
        <translation>El punto de los ases requiere una partida a puntos.</translation>
    </message>
    <message>
        <source>A better result must not score less than a lesser one.</source>
        <translation>Un resultado mejor no puede valer menos que uno inferior.</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
</context>
<context>
    <name>RulesEditor</name>
    <message>
        <source>Table and cards</source>
        <translation>Mesa y cartas</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>Triunfo</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Ronda</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partida</translation>
    </message>
    <message>
        <source>Next dealer</source>
        <translation>Siguiente repartidor</translation>
    </message>
    <message>
        <source>Start anew from {preset}? What you have changed is lost.</source>
        <translation>¿Volver a empezar desde «{preset}»? Se perderán tus cambios.</translation>
    </message>
    <message>
        <source>These rules make sense.</source>
        <translation>Estas reglas van bien juntas.</translation>
    </message>
    <message>
        <source>{field}: {problem}</source>
        <translation>{field}: {problem}</translation>
    </message>
    <message>
        <source>You have rules named “{name}” already. Replace them?</source>
        <translation>Ya tienes unas reglas llamadas «{name}». ¿Reemplazarlas?</translation>
    </message>
    <message>
        <source>All rules</source>
        <translation>Todas las reglas</translation>
    </message>
    <message>
        <source>&amp;Show it</source>
        <translation>&amp;Mostrar</translation>
    </message>
    <message>
        <source>Keep under the name</source>
        <translation>Guardar con el nombre</translation>
    </message>
    <message>
        <source>without a name: for this match only</source>
        <translation>sin nombre: solo para esta partida</translation>
    </message>
</context>
<context>
    <name>Saves</name>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Abrir</translation>
    </message>
    <message>
        <source>&amp;Open the good part</source>
        <translation>&amp;Abrir la parte válida</translation>
    </message>
    <message>
        <source>No match has been saved yet.</source>
        <translation>Todavía no se ha guardado ninguna partida.</translation>
    </message>
    <message>
        <source>Rename a match</source>
        <translation>Cambiar el nombre de una partida</translation>
    </message>
    <message>
        <source>Name:</source>
        <translation>Nombre:</translation>
    </message>
    <message>
        <source>Delete the match “{name}”? It cannot be brought back.</source>
        <translation>¿Borrar la partida «{name}»? No se podrá recuperar.</translation>
    </message>
    <message>
        <source>Export a match</source>
        <translation>Exportar una partida</translation>
    </message>
    <message>
        <source>Import a match</source>
        <translation>Importar una partida</translation>
    </message>
    <message>
        <source>Saved matches</source>
        <translation>Partidas guardadas</translation>
    </message>
    <message>
        <source>Picture of the table</source>
        <translation>Imagen de la mesa</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportar…</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation>Cambiar &amp;nombre…</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Borrar</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importar…</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>unreadable</source>
        <translation>ilegible</translation>
    </message>
    <message>
        <source>{ours}–{theirs}</source>
        <translation>{ours} a {theirs}</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Standing</source>
        <translation>Puntuación</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Guardada</translation>
    </message>
</context>
<context>
    <name>Seats</name>
    <message>
        <source>You</source>
        <translation>Tú</translation>
    </message>
    <message>
        <source>random</source>
        <translation>aleatorio</translation>
    </message>
    <message>
        <source>beginner</source>
        <translation>principiante</translation>
    </message>
    <message>
        <source>casual</source>
        <translation>ocasional</translation>
    </message>
    <message>
        <source>club player</source>
        <translation>de club</translation>
    </message>
    <message>
        <source>expert</source>
        <translation>experto</translation>
    </message>
    <message>
        <source>master</source>
        <translation>maestro</translation>
    </message>
    <message>
        <source>steady</source>
        <translation>equilibrado</translation>
    </message>
    <message>
        <source>cautious</source>
        <translation>prudente</translation>
    </message>
    <message>
        <source>bold</source>
        <translation>audaz</translation>
    </message>
    <message>
        <source>keeps trumps</source>
        <translation>guarda sus triunfos</translation>
    </message>
    <message>
        <source>chases the sirr</source>
        <translation>busca el sirr</translation>
    </message>
    <message>
        <source>{names} and {last}</source>
        <comment>the last name begins as Inés does</comment>
        <translation>{names} e {last}</translation>
    </message>
    <message>
        <source>{names} and {last}</source>
        <translation>{names} y {last}</translation>
    </message>
    <message>
        <source>The side of {names}</source>
        <translation>El bando de {names}</translation>
    </message>
    <message>
        <source>Your side</source>
        <translation>Tu bando</translation>
    </message>
    <message>
        <source>The other side</source>
        <translation>El otro bando</translation>
    </message>
    <message>
        <source>We</source>
        <translation>Nosotros</translation>
    </message>
    <message>
        <source>They</source>
        <translation>Ellos</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Jugador {number}</translation>
    </message>
    <message>
        <source>person</source>
        <translation>jugador humano</translation>
    </message>
    <message>
        <source>{level}, {style}</source>
        <translation>{level}, {style}</translation>
    </message>
    <message>
        <source>bottom</source>
        <translation>abajo</translation>
    </message>
    <message>
        <source>right</source>
        <translation>a la derecha</translation>
    </message>
    <message>
        <source>opposite</source>
        <translation>enfrente</translation>
    </message>
    <message>
        <source>left</source>
        <translation>a la izquierda</translation>
    </message>
    <message>
        <source>bottom right</source>
        <translation>abajo a la derecha</translation>
    </message>
    <message>
        <source>top right</source>
        <translation>arriba a la derecha</translation>
    </message>
    <message>
        <source>top left</source>
        <translation>arriba a la izquierda</translation>
    </message>
    <message>
        <source>bottom left</source>
        <translation>abajo a la izquierda</translation>
    </message>
</context>
<context>
    <name>Spoken</name>
    <message>
        <source>On the table: {cards}.</source>
        <translation>Sobre la mesa: {cards}.</translation>
    </message>
    <message>
        <source>{name} is winning.</source>
        <translation>{name} va ganando.</translation>
    </message>
    <message>
        <source>You are winning.</source>
        <translation>Tú vas ganando.</translation>
    </message>
    <message>
        <source>Enter goes on.</source>
        <translation>Intro para seguir.</translation>
    </message>
    <message>
        <source>Selected: {card}.</source>
        <translation>Seleccionada: {card}.</translation>
    </message>
    <message>
        <source>Reached with Tab: {choices}.</source>
        <translation>Se llega con el tabulador: {choices}.</translation>
    </message>
    <message>
        <source>You have picked {card}. Enter once more lays it down.</source>
        <translation>Has elegido {card}. Pulsa Intro otra vez para poner la carta.</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>Statistics</source>
        <translation>Estadísticas</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Reglas</translation>
    </message>
    <message>
        <source>&amp;Opponents</source>
        <translation>Ri&amp;vales</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Ayuda</translation>
    </message>
    <message>
        <source>Re&amp;sults</source>
        <translation>Re&amp;sultados</translation>
    </message>
    <message>
        <source>Over &amp;time</source>
        <translation>En el &amp;tiempo</translation>
    </message>
    <message>
        <source>&amp;Fairness</source>
        <translation>&amp;Equidad</translation>
    </message>
    <message>
        <source>all</source>
        <translation>todos</translation>
    </message>
    <message>
        <source>without undo and hints</source>
        <translation>sin deshacer ni pistas</translation>
    </message>
    <message>
        <source>with undo or hints</source>
        <translation>con deshacer o pistas</translation>
    </message>
    <message>
        <source>mixed</source>
        <translation>mezclados</translation>
    </message>
    <message>
        <source>There are no finished deals to show here yet.</source>
        <translation>Todavía no hay rondas terminadas que mostrar aquí.</translation>
    </message>
    <message>
        <source>Results of the deals</source>
        <translation>Resultados de las rondas</translation>
    </message>
    <message>
        <source>Special results, ours and theirs</source>
        <translation>Resultados especiales, nuestros y de ellos</translation>
    </message>
    <message>
        <source>deals played</source>
        <translation>rondas jugadas</translation>
    </message>
    <message>
        <source>of which won</source>
        <translation>de ellas ganadas</translation>
    </message>
    <message>
        <source>matches finished</source>
        <translation>partidas terminadas</translation>
    </message>
    <message>
        <source>tens per deal</source>
        <translation>dieces por ronda</translation>
    </message>
    <message>
        <source>longest run of deals won</source>
        <translation>rondas seguidas ganadas, como máximo</translation>
    </message>
    <message>
        <source>won</source>
        <translation>ganadas</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>empatadas</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>perdidas</translation>
    </message>
    <message>
        <source>we {ours}
they {theirs}</source>
        <translation>nosotros {ours}
ellos {theirs}</translation>
    </message>
    <message>
        <source>Share of deals won, over the last {deals}</source>
        <translation>Porcentaje de rondas ganadas en las últimas {deals}</translation>
    </message>
    <message>
        <source>Share of tens captured, over the last {deals}</source>
        <translation>Porcentaje de dieces capturados en las últimas {deals}</translation>
    </message>
    <message>
        <source>Now {last}; lowest {low}, highest {high}.</source>
        <translation>Ahora {last}; mínimo {low}, máximo {high}.</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) with different numbers</source>
        <translation>
            <numerusform>%n ronda</numerusform>
            <numerusform>%n rondas con números distintos</numerusform>
        </translation>
    </message>
    <message>
        <source>Tens dealt to your side</source>
        <translation>Dieces repartidos a tu bando</translation>
    </message>
    <message>
        <source>we</source>
        <translation>nosotros</translation>
    </message>
    <message>
        <source>they</source>
        <translation>ellos</translation>
    </message>
    <message>
        <source>Suits missing from a hand</source>
        <translation>Palos que faltan en una mano</translation>
    </message>
    <message>
        <source>&amp;Deck</source>
        <translation>&amp;Mazo</translation>
    </message>
    <message>
        <source>{cards} cards, {players} players</source>
        <translation>{cards} cartas, {players} jugadores</translation>
    </message>
    <message>
        <source>Left: tens dealt to your side. Right: suits missing from a hand. Solid bars are what was dealt to you, hatched bars what chance deals in the long run.</source>
        <translation>A la izquierda: dieces repartidos a tu bando. A la derecha: palos que faltan en una mano. Las barras llenas son lo que se te repartió, las rayadas lo que reparte el azar a la larga.</translation>
    </message>
    <message>
        <source>Each picture has its own scale: on the left shares of the deals, on the right suits.</source>
        <translation>Cada gráfico tiene su propia escala: a la izquierda partes de las rondas, a la derecha palos.</translation>
    </message>
    <message>
        <source>The number of a deal alone decides the cards, whoever sits where and however strong. A computer player sees what you would see in its seat: its own cards, the cards played, and who could not follow suit. It never sees another hand.</source>
        <translation>Solo el número de un reparto decide las cartas, sin que importe quién se sienta dónde ni lo fuerte que sea. Un jugador que maneja el ordenador ve lo que verías tú en su asiento: sus propias cartas, las cartas jugadas y quién no pudo seguir el palo. Nunca ve otra mano.</translation>
    </message>
    <message>
        <source>{label}: {dealt}, by chance {chance}</source>
        <translation>{label}: {dealt}, según el azar {chance}</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>Pass the screen to {name}</source>
        <translation>Pasa la pantalla a {name}</translation>
    </message>
    <message>
        <source>&amp;I am {name}</source>
        <translation>&amp;Soy {name}</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>&amp;Seguir</translation>
    </message>
    <message>
        <source>&amp;Next deal</source>
        <translation>Ronda &amp;siguiente</translation>
    </message>
    <message>
        <source>&amp;Report</source>
        <translation>&amp;Informe</translation>
    </message>
    <message>
        <source>Play &amp;again</source>
        <translation>Jugar &amp;otra vez</translation>
    </message>
    <message>
        <source>&amp;New match…</source>
        <translation>&amp;Nueva partida…</translation>
    </message>
    <message>
        <source>Ask for the &amp;trump</source>
        <translation>Preguntar por el &amp;triunfo</translation>
    </message>
    <message>
        <source>You deal the cards</source>
        <translation>Repartes las cartas</translation>
    </message>
    <message>
        <source>{name} deals the cards</source>
        <translation>{name} reparte las cartas</translation>
    </message>
    <message>
        <source>{name} wins the trick</source>
        <translation>{name} gana la baza</translation>
    </message>
    <message>
        <source>You win the trick</source>
        <translation>Ganas la baza</translation>
    </message>
    <message>
        <source>&amp;Lay {card} face down</source>
        <translation>Poner {card} &amp;boca abajo</translation>
    </message>
    <message>
        <source>&amp;Lay {card} face up</source>
        <translation>Poner {card} &amp;boca arriba</translation>
    </message>
    <message>
        <source>This deal is a draw already</source>
        <translation>Esta ronda ya es un empate</translation>
    </message>
    <message>
        <source>{side} has won this deal already</source>
        <translation>{side} ya ha ganado esta ronda</translation>
    </message>
    <message>
        <source>&amp;Finish the deal</source>
        <translation>&amp;Terminar la ronda</translation>
    </message>
    <message>
        <source>Play it &amp;out</source>
        <translation>Jugar &amp;hasta el final</translation>
    </message>
    <message>
        <source>The last trick</source>
        <translation>La última baza</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Tu mano</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>Course of the match</source>
        <translation>Curso de la partida</translation>
    </message>
    <message>
        <source>Stake</source>
        <translation>En juego</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Ronda {number}</translation>
    </message>
    <message>
        <source>Tens</source>
        <translation>Dieces</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Bazas</translation>
    </message>
    <message>
        <source>Tens in all</source>
        <translation>Dieces en total</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>can be played</source>
        <translation>se puede jugar</translation>
    </message>
    <message>
        <source>not now</source>
        <translation>ahora no</translation>
    </message>
    <message>
        <source>can be laid as trump</source>
        <translation>se puede poner como triunfo</translation>
    </message>
    <message>
        <source>trump card</source>
        <translation>carta de triunfo</translation>
    </message>
    <message>
        <source>{name}: {card}</source>
        <translation>{name}: {card}</translation>
    </message>
    <message>
        <source>trump, is winning</source>
        <translation>triunfo, va ganando</translation>
    </message>
    <message>
        <source>is winning</source>
        <translation>va ganando</translation>
    </message>
    <message>
        <source>Ten of {suit}</source>
        <translation>Diez de {suit}</translation>
    </message>
    <message>
        <source>ours</source>
        <translation>nuestro</translation>
    </message>
    <message>
        <source>theirs</source>
        <translation>de ellos</translation>
    </message>
    <message>
        <source>in my hand</source>
        <translation>en mi mano</translation>
    </message>
    <message>
        <source>on the table</source>
        <translation>en la mesa</translation>
    </message>
    <message>
        <source>not seen yet</source>
        <translation>aún no visto</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>partner</source>
        <translation>compañero</translation>
    </message>
    <message>
        <source>partner · {level}</source>
        <translation>compañero · {level}</translation>
    </message>
    <message>
        <source>opponent</source>
        <translation>rival</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>repartidor</translation>
    </message>
    <message>
        <source>to act</source>
        <translation>le toca</translation>
    </message>
    <message>
        <source>the trump card lies face down</source>
        <translation>la carta de triunfo está boca abajo</translation>
    </message>
    <message>
        <source>shows {cards}</source>
        <translation>muestra {cards}</translation>
    </message>
    <message>
        <source>Deal {number}, in the pile: {tricks}. Whoever wins the last trick takes it.</source>
        <translation>Ronda {number}, en el montón: {tricks}. Quien gane la última baza se lo lleva.</translation>
    </message>
    <message>
        <source>Deal {number}, in the pile: {tricks}. {name} takes it with one more trick in a row.</source>
        <translation>Ronda {number}, en el montón: {tricks}. {name} se lo lleva con otra baza seguida.</translation>
    </message>
    <message>
        <source>Deal {number}, in the pile: {tricks}. You take it with one more trick in a row.</source>
        <translation>Ronda {number}, en el montón: {tricks}. Te lo llevas con otra baza seguida.</translation>
    </message>
    <message>
        <source>Card points</source>
        <translation>Puntos de cartas</translation>
    </message>
    <message>
        <source>{what}: we {ours}, they {theirs}.</source>
        <translation>{what}: nosotros {ours}, ellos {theirs}.</translation>
    </message>
    <message>
        <source>Everybody cuts a card: the highest deals</source>
        <translation>Cada uno saca una carta: reparte la más alta</translation>
    </message>
    <message>
        <source>{name} chooses the trump</source>
        <translation>{name} elige el triunfo</translation>
    </message>
    <message>
        <source>{name} draws the trump card</source>
        <translation>{name} saca la carta de triunfo</translation>
    </message>
    <message>
        <source>{name} is thinking</source>
        <translation>{name} está pensando</translation>
    </message>
    <message>
        <source>Choose the trump for this deal</source>
        <translation>Elige el triunfo de esta ronda</translation>
    </message>
    <message>
        <source>You cannot follow suit: name the trump</source>
        <translation>No puedes seguir el palo: nombra el triunfo</translation>
    </message>
    <message>
        <source>Note a trump secretly</source>
        <translation>Anota un triunfo en secreto</translation>
    </message>
    <message>
        <source>Choose a card to lay face up: its suit is trump</source>
        <translation>Elige una carta para ponerla boca arriba: su palo es el triunfo</translation>
    </message>
    <message>
        <source>Choose a card to lay face down: its suit is trump</source>
        <translation>Elige una carta para ponerla boca abajo: su palo es el triunfo</translation>
    </message>
    <message>
        <source>Your turn: lead any card</source>
        <translation>Te toca: abre con cualquier carta</translation>
    </message>
    <message>
        <source>Your turn: follow {suit}</source>
        <translation>Te toca: sigue el palo de {suit}</translation>
    </message>
    <message>
        <source>You asked for the trump: play one</source>
        <translation>Has preguntado por el triunfo: juega uno</translation>
    </message>
    <message>
        <source>Your turn: you are void, and your card sets the trump</source>
        <translation>Te toca: no tienes del palo, y tu carta fija el triunfo</translation>
    </message>
    <message>
        <source>Your turn: you are void, play any card</source>
        <translation>Te toca: no tienes del palo, juega cualquier carta</translation>
    </message>
</context>
<context>
    <name>Tips</name>
    <message>
        <source>Tips</source>
        <translation>Consejos</translation>
    </message>
    <message>
        <source>The trump</source>
        <translation>El triunfo</translation>
    </message>
    <message>
        <source>Do not lead a ten before your side controls its suit or the trump: a ten that is led early is easy prey.</source>
        <translation>No abras con un diez antes de que tu bando controle su palo o el triunfo: un diez que sale pronto es presa fácil.</translation>
    </message>
    <message>
        <source>If you hold the ace and the ten of a suit, lead the ace first. The others must follow with lower cards, and your ten has a safer way home.</source>
        <translation>Si tienes el as y el diez de un palo, abre primero con el as. Los demás deben seguir el palo con cartas más bajas, y tu diez tiene un camino más seguro.</translation>
    </message>
    <message>
        <source>Give your ten to a trick that your partner is sure to win. Never give it to a trick that the opponents are winning, if you can help it.</source>
        <translation>Da tu diez a una baza que tu compañero va a ganar con seguridad. No lo des nunca a una baza que van ganando los rivales, si puedes evitarlo.</translation>
    </message>
    <message>
        <source>When you cannot follow suit and cannot win, discard a low card of a long suit, so that no ten of yours falls to the opponents.</source>
        <translation>Cuando no puedes seguir el palo ni ganar, descarta una carta baja de un palo largo, para que ningún diez tuyo caiga en manos de los rivales.</translation>
    </message>
    <message>
        <source>The tens</source>
        <translation>Los dieces</translation>
    </message>
    <message>
        <source>Lead high cards of the side suits early. They draw the opponents&apos; high cards before the tens come into play.</source>
        <translation>Abre pronto con cartas altas de los palos secundarios. Sacan las cartas altas de los rivales antes de que entren en juego los dieces.</translation>
    </message>
    <message>
        <source>Lead high cards of the side suits early, while everybody can still follow suit.</source>
        <translation>Abre pronto con cartas altas de los palos secundarios, mientras todos pueden seguir el palo.</translation>
    </message>
    <message>
        <source>A low card led from a strong suit is a message to your partner: play your high card if you can.</source>
        <translation>Una carta baja con la que abres un palo fuerte es un mensaje a tu compañero: juega tu carta alta si puedes.</translation>
    </message>
    <message>
        <source>Early in a trick you may play low: your partners still come after you. If you are the last of your side, you should try to win.</source>
        <translation>Al principio de una baza puedes jugar bajo: tus compañeros todavía juegan después. Si eres el último de tu bando, conviene intentar ganar.</translation>
    </message>
    <message>
        <source>As the second to play you may play low: your partner still comes after you. As the third you should try to win.</source>
        <translation>Si juegas en segundo lugar puedes jugar bajo: tu compañero todavía juega después. En tercer lugar conviene intentar ganar.</translation>
    </message>
    <message>
        <source>Leads and partners</source>
        <translation>Aperturas y compañeros</translation>
    </message>
    <message>
        <source>Do not let the first idle discard decide the trump. If your side may be the first to be void, prepare for it: shorten a weak suit, and make your strongest suit the trump.</source>
        <translation>No dejes que el primer descarte al azar decida el triunfo. Si tu bando puede ser el primero en quedarse sin un palo, prepáralo: acorta un palo débil y convierte en triunfo tu palo más fuerte.</translation>
    </message>
    <message>
        <source>Do not reveal a hidden trump too early. Keep it for a trick that decides something, best of all one with a ten in it.</source>
        <translation>No reveles demasiado pronto un triunfo oculto. Guárdalo para una baza que decida algo, mejor aún si hay un diez en ella.</translation>
    </message>
    <message>
        <source>Keep a trump for the last tricks: even a small one wins when the others have none left.</source>
        <translation>Guarda un triunfo para las últimas bazas: hasta uno bajo gana cuando a los demás no les queda ninguno.</translation>
    </message>
    <message>
        <source>Count the trumps. When they are all gone, the aces of the side suits are the masters.</source>
        <translation>Cuenta los triunfos. Cuando no queda ninguno, mandan los ases de los palos secundarios.</translation>
    </message>
    <message>
        <source>Keep a trump for the last tricks. The last ten is often caught by a small trump when the high ones are gone.</source>
        <translation>Guarda un triunfo para las últimas bazas. El último diez se atrapa a menudo con un triunfo bajo cuando los altos ya no están.</translation>
    </message>
    <message>
        <source>Count the trumps. When they are all gone, the aces of the side suits are the masters; while they are not, keep a high one with which to ruff a ten of the opponents.</source>
        <translation>Cuenta los triunfos. Cuando no queda ninguno, mandan los ases de los palos secundarios; mientras queden, guarda uno alto con el que fallar un diez de los rivales.</translation>
    </message>
    <message>
        <source>With a long streak play with care, above all one or two deals before its end. A draw costs nothing, but one lost deal takes you back to zero.</source>
        <translation>Con una racha larga juega con cuidado, sobre todo a una o dos rondas de su final. Un empate no cuesta nada, pero una sola ronda perdida te devuelve a cero.</translation>
    </message>
    <message>
        <source>Every ten counts for the match, whoever wins the deal: fight for the last ten of a lost deal too.</source>
        <translation>Cada diez cuenta para la partida, gane quien gane la ronda: lucha por el último diez también en una ronda perdida.</translation>
    </message>
    <message>
        <source>When the tens are shared early, every trick matters. Count them from the middle of the deal on: {tricks} of {all} decide.</source>
        <translation>Cuando los dieces se reparten pronto, cada baza importa. Cuéntalas desde la mitad de la ronda: deciden {tricks} de {all}.</translation>
    </message>
    <message>
        <source>Seven tricks are enough. Once you have them, try for all thirteen only if little is missing.</source>
        <translation>Bastan siete bazas. Cuando las tengas, intenta las trece solo si falta poco.</translation>
    </message>
    <message>
        <source>The score</source>
        <translation>La puntuación</translation>
    </message>
</context>
<context>
    <name>Trump</name>
    <message>
        <source>No trump in this game</source>
        <translation>Sin triunfo en este juego</translation>
    </message>
    <message>
        <source>No trump yet</source>
        <translation>Todavía sin triunfo</translation>
    </message>
    <message>
        <source>Hidden trump, chosen by you</source>
        <translation>Triunfo oculto, elegido por ti</translation>
    </message>
    <message>
        <source>Hidden trump, chosen by {name}</source>
        <translation>Triunfo oculto, elegido por {name}</translation>
    </message>
    <message>
        <source>{suit}, still hidden, chosen by you</source>
        <translation>{suit}, triunfo todavía oculto, elegido por ti</translation>
    </message>
    <message>
        <source>{suit}, still hidden, chosen by {name}</source>
        <translation>{suit}, triunfo todavía oculto, elegido por {name}</translation>
    </message>
    <message>
        <source>{suit}, chosen by you, revealed in trick {trick}</source>
        <translation>{suit}, triunfo elegido por ti, revelado en la baza {trick}</translation>
    </message>
    <message>
        <source>{suit}, chosen by {name}, revealed in trick {trick}</source>
        <translation>{suit}, triunfo elegido por {name}, revelado en la baza {trick}</translation>
    </message>
    <message>
        <source>{suit}, drawn by you</source>
        <translation>{suit}, triunfo sacado por ti</translation>
    </message>
    <message>
        <source>{suit}, drawn by {name}</source>
        <translation>{suit}, triunfo sacado por {name}</translation>
    </message>
    <message>
        <source>{suit}, chosen by you</source>
        <translation>{suit}, triunfo elegido por ti</translation>
    </message>
    <message>
        <source>{suit}, chosen by {name}</source>
        <translation>{suit}, triunfo elegido por {name}</translation>
    </message>
    <message>
        <source>{suit}, set by you in trick {trick}</source>
        <translation>{suit}, triunfo fijado por ti en la baza {trick}</translation>
    </message>
    <message>
        <source>{suit}, set by {name} in trick {trick}</source>
        <translation>{suit}, triunfo fijado por {name} en la baza {trick}</translation>
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
        <translation>Tú y el jugador de enfrente formáis un bando. Cada jugador pone una carta: eso es una baza. Todos deben seguir el palo abierto, y gana su carta más alta. Abres tú. Juega el as de picas: nada lo vence.</translation>
    </message>
    <message>
        <source>Take the ace of spades: it is sure to win.</source>
        <translation>Juega el as de picas: es seguro que gana.</translation>
    </message>
    <message>
        <source>The trick is yours, and whoever wins a trick leads the next. But no ten was in it: in this game only the four tens count. They are shown in the panel at the side.</source>
        <translation>La baza es tuya, y quien gana una baza abre la siguiente. Pero no había ningún diez en ella: en este juego solo cuentan los cuatro dieces. Se ven en el panel lateral.</translation>
    </message>
    <message>
        <source>The ace of spades is gone, so your king is the highest spade now. Lead it: somebody may have to put the ten on it.</source>
        <translation>El as de picas ya no está, así que tu rey es ahora la pica más alta. Abre con él: puede que alguien tenga que echar el diez.</translation>
    </message>
    <message>
        <source>Lead the king of spades: it cannot be beaten any more.</source>
        <translation>Abre con el rey de picas: ya nada puede vencerlo.</translation>
    </message>
    <message>
        <source>The player on your left had no other spade and had to give the ten. Your side has captured its first ten; three of four win the deal.</source>
        <translation>El jugador de tu izquierda no tenía otra pica y ha tenido que dar el diez. Tu bando ha capturado su primer diez; tres de cuatro ganan la ronda.</translation>
    </message>
    <message>
        <source>You hold the ten of hearts, but neither ace nor king: if you lead it you may lose it. Lead the two of hearts and see what your partner has.</source>
        <translation>Tienes el diez de corazones, pero ni el as ni el rey: si abres con él, puedes perderlo. Abre con el dos de corazones y mira qué tiene tu compañero.</translation>
    </message>
    <message>
        <source>Lead the two of hearts: keep the ten, and give nothing away.</source>
        <translation>Abre con el dos de corazones: guarda el diez y no regales nada.</translation>
    </message>
    <message>
        <source>Your partner had the ace. A trick of your partner counts for your side just as your own.</source>
        <translation>Tu compañero tenía el as. Una baza de tu compañero cuenta para tu bando igual que una tuya.</translation>
    </message>
    <message>
        <source>Your partner leads the king of hearts, and the ace is gone: this trick is your side&apos;s. Now is the time to put your ten on it.</source>
        <translation>Tu compañero abre con el rey de corazones, y el as ya no está: esta baza es de tu bando. Es el momento de echar tu diez.</translation>
    </message>
    <message>
        <source>Give the ten of hearts: this trick is your partner&apos;s for certain.</source>
        <translation>Da el diez de corazones: esta baza es de tu compañero con seguridad.</translation>
    </message>
    <message>
        <source>The second ten. A ten is safe in a trick that your side is sure to win; everywhere else it is in danger.</source>
        <translation>El segundo diez. Un diez está a salvo en una baza que tu bando va a ganar con seguridad; en cualquier otra parte está en peligro.</translation>
    </message>
    <message>
        <source>Clubs are led, and you have none: you are the first who cannot follow suit. Any card may be played, and its suit becomes trump for the whole deal. Diamonds are your longest suit: play the three of diamonds.</source>
        <translation>Se abre con tréboles, y no tienes ninguno: eres el primero que no puede seguir el palo. Puedes jugar cualquier carta, y su palo pasa a ser triunfo para toda la ronda. Diamantes es tu palo más largo: juega el tres de diamantes.</translation>
    </message>
    <message>
        <source>Its suit becomes trump: choose diamonds, your longest suit. The three is enough, for the smallest trump beats every other suit.</source>
        <translation>Su palo pasa a ser triunfo: elige diamantes, tu palo más largo. Basta el tres, porque el triunfo más bajo vence a cualquier otro palo.</translation>
    </message>
    <message>
        <source>Diamonds are trump now, and your three has beaten even the ace of clubs. The ten of clubs is your third: the deal is won. One ten is still out.</source>
        <translation>Ahora el triunfo es diamantes, y tu tres ha vencido incluso al as de tréboles. El diez de tréboles es tu tercero: la ronda está ganada. Queda un diez.</translation>
    </message>
    <message>
        <source>All four tens in one deal would be a sirr, which wins the whole match at once. The ten of diamonds is still out, and so is the ace. Lead the four of diamonds and see who has them; it costs you little.</source>
        <translation>Los cuatro dieces en una sola ronda serían un sirr, que gana en el acto toda la partida. El diez de diamantes aún no ha salido, y el as tampoco. Abre con el cuatro de diamantes y mira quién los tiene; te cuesta poco.</translation>
    </message>
    <message>
        <source>Lead the four of diamonds: keep the high ones while the ace is out.</source>
        <translation>Abre con el cuatro de diamantes: guarda los altos mientras el as no haya salido.</translation>
    </message>
    <message>
        <source>The other side held both and saves the last ten. Nothing can change the deal any more.</source>
        <translation>El otro bando tenía los dos y salva el último diez. Ya nada puede cambiar la ronda.</translation>
    </message>
    <message>
        <source>Each deal that you win adds one to your streak, the row of beads at the side, and a lost deal clears it. Seven deals in a row win the match.</source>
        <translation>Cada ronda que ganas alarga tu racha, la fila de cuentas del lado, y una ronda perdida la borra. Siete rondas seguidas ganan la partida.</translation>
    </message>
    <message>
        <source>Mendikot</source>
        <translation>Mendikot</translation>
    </message>
    <message>
        <source>Mendikot is played for tens too, and if each side has two, the tricks decide. The other side leads the ace of spades, which you cannot beat. Play the five of spades and keep your ten.</source>
        <translation>En Mendikot también se juega por los dieces, y si cada bando tiene dos, deciden las bazas. El otro bando abre con el as de picas, que no puedes vencer. Juega el cinco de picas y guarda tu diez.</translation>
    </message>
    <message>
        <source>Play the five of spades: lose as little as you can, and no ten.</source>
        <translation>Juega el cinco de picas: pierde lo menos posible, y ningún diez.</translation>
    </message>
    <message>
        <source>A lost trick, but without a ten: that is cheap.</source>
        <translation>Una baza perdida, pero sin diez: sale barata.</translation>
    </message>
    <message>
        <source>Your partner had no spade left, and the two of hearts has made hearts trump. You play last, so nothing can happen to this trick: give it your ten of spades.</source>
        <translation>A tu compañero no le quedaban picas, y con el dos de corazones ha convertido los corazones en triunfo. Juegas en último lugar, así que nada puede pasarle a esta baza: dale tu diez de picas.</translation>
    </message>
    <message>
        <source>Give the ten of spades: your partner&apos;s trump wins this trick, and nobody plays after you.</source>
        <translation>Da el diez de picas: el triunfo de tu compañero gana esta baza, y nadie juega después de ti.</translation>
    </message>
    <message>
        <source>The first ten is yours. Who plays last knows everything: keep your tens for such moments.</source>
        <translation>El primer diez es tuyo. Quien juega en último lugar lo sabe todo: guarda tus dieces para momentos así.</translation>
    </message>
    <message>
        <source>Your partner leads a small diamond and hopes for you. Win it with the ace of diamonds: one player still has to play.</source>
        <translation>Tu compañero abre con un diamante bajo y confía en ti. Gana la baza con el as de diamantes: todavía falta un jugador.</translation>
    </message>
    <message>
        <source>Play the ace of diamonds: a smaller one loses to the jack.</source>
        <translation>Juega el as de diamantes: una carta más baja pierde contra la jota.</translation>
    </message>
    <message>
        <source>The ten of diamonds was alone and fell under your ace. Two tens are yours, and you lead.</source>
        <translation>El diez de diamantes estaba solo y ha caído bajo tu as. Dos dieces son tuyos, y abres tú.</translation>
    </message>
    <message>
        <source>Your aces are in danger as long as the others can trump them. So draw their trumps: lead the ace of hearts, the highest trump of all.</source>
        <translation>Tus ases están en peligro mientras los demás puedan fallarlos. Así que saca sus triunfos: abre con el as de corazones, el triunfo más alto de todos.</translation>
    </message>
    <message>
        <source>Lead the ace of hearts: everybody must follow with a trump.</source>
        <translation>Abre con el as de corazones: todos deben seguir con un triunfo.</translation>
    </message>
    <message>
        <source>The ten of trumps itself was alone on your left. Three tens: the deal is yours, but four are worth more.</source>
        <translation>El propio diez del triunfo estaba solo a tu izquierda. Tres dieces: la ronda es tuya, pero cuatro valen más.</translation>
    </message>
    <message>
        <source>Only the ten of clubs is missing, and you hold ace and king of clubs. Lead the ace first.</source>
        <translation>Solo falta el diez de tréboles, y tienes el as y el rey de tréboles. Abre primero con el as.</translation>
    </message>
    <message>
        <source>Lead the ace of clubs: the missing ten is a club.</source>
        <translation>Abre con el as de tréboles: el diez que falta es un trébol.</translation>
    </message>
    <message>
        <source>The ten has not come yet: somebody had a smaller club to give.</source>
        <translation>El diez no ha salido todavía: alguien tenía un trébol más bajo que dar.</translation>
    </message>
    <message>
        <source>Your king is the highest club now. Lead it, and whoever has the ten alone must give it.</source>
        <translation>Tu rey es ahora el trébol más alto. Abre con él, y quien tenga solo el diez tendrá que darlo.</translation>
    </message>
    <message>
        <source>Lead the king of clubs: it cannot be beaten in clubs.</source>
        <translation>Abre con el rey de tréboles: en tréboles nada puede vencerlo.</translation>
    </message>
    <message>
        <source>The fourth ten! All four tens in one deal are a mendikot. You have lost a trick, so it cannot become more, and the deal ends here.</source>
        <translation>¡El cuarto diez! Los cuatro dieces en una sola ronda son un mendikot. Has perdido una baza, así que no puede llegar a más, y la ronda acaba aquí.</translation>
    </message>
    <message>
        <source>A deal that is won scores one point, a mendikot two, and all thirteen tricks as well would be a kot for three. Who has seven points first wins the match.</source>
        <translation>Una ronda ganada vale un punto y un mendikot, dos; si además se ganan las trece bazas, es un kot y vale tres. Quien llega primero a siete puntos gana la partida.</translation>
    </message>
    <message>
        <source>Tutorial</source>
        <translation>Tutorial</translation>
    </message>
    <message>
        <source>What to do now</source>
        <translation>Qué hacer ahora</translation>
    </message>
    <message>
        <source>Your turn: play the card named above</source>
        <translation>Te toca: juega la carta que se nombra arriba</translation>
    </message>
    <message>
        <source>&amp;Leave the tutorial</source>
        <translation>&amp;Salir del tutorial</translation>
    </message>
    <message>
        <source>Tutorial: {game}</source>
        <translation>Tutorial: {game}</translation>
    </message>
    <message>
        <source>Learn the game by playing it</source>
        <translation>Aprende el juego jugando</translation>
    </message>
    <message>
        <source>Two short deals are played step by step. Above the table it says what to do and why; play a card by a click, by dragging it to the middle, or with the arrow keys and Enter. Your own match waits meanwhile.</source>
        <translation>Se juegan dos rondas cortas paso a paso. Encima de la mesa un texto dice qué hacer y por qué; juega una carta con un clic, arrastrándola al centro, o con las flechas e Intro. Mientras tanto, tu propia partida espera.</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Cerrar</translation>
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
        <translation>Con un triunfo abierto nadie espera el primer descarte: el juego pierde una sorpresa y se planea con más facilidad.</translation>
    </message>
    <message>
        <source>The closed trump is much played in Delhi and in the Punjab.</source>
        <translation>El triunfo cerrado se juega mucho en Delhi y en el Punyab.</translation>
    </message>
    <message>
        <source>In some clubs the trump is spoken instead of set by the card played.</source>
        <translation>En algunos clubes el triunfo se anuncia de viva voz en lugar de fijarse con la carta jugada.</translation>
    </message>
    <message>
        <source>Double Sar has become rare.</source>
        <translation>El Doble Sar se juega ya poco.</translation>
    </message>
    <message>
        <source>Pile capture is the wildest form: one trick can turn a whole deal.</source>
        <translation>La captura de montón es la forma más salvaje: una sola baza puede dar la vuelta a una ronda entera.</translation>
    </message>
    <message>
        <source>With three decks the tens are still the only cards that count.</source>
        <translation>Con tres mazos, los dieces siguen siendo las únicas cartas que cuentan.</translation>
    </message>
    <message>
        <source>Three ways of choosing the trump are usual: the open method, the closed method, and the first discard.</source>
        <translation>Hay tres maneras habituales de elegir el triunfo: el método abierto, el método cerrado y el primer descarte.</translation>
    </message>
    <message>
        <source>Without trump the end of a deal is tense, above all in short suits.</source>
        <translation>Sin triunfo, el final de una ronda es tenso, sobre todo en los palos cortos.</translation>
    </message>
    <message>
        <source>In the Dehla style the tens of all deals are added up to a total.</source>
        <translation>En el estilo Dehla, los dieces de todas las rondas se suman.</translation>
    </message>
    <message>
        <source>With the short deck a deal has only eight tricks.</source>
        <translation>Con el mazo corto, una ronda tiene solo ocho bazas.</translation>
    </message>
    <message>
        <source>Court Piece has the same play without the tens: tricks are what counts.</source>
        <translation>Court Piece se juega igual, pero sin los dieces: lo que cuenta son las bazas.</translation>
    </message>
    <message>
        <source>A streak of three or five deals instead of seven, for a shorter match of Dehla Pakad.</source>
        <translation>Una racha de tres o cinco rondas en lugar de siete, para una partida más corta de Dehla Pakad.</translation>
    </message>
    <message>
        <source>A sirr that is an ordinary won deal instead of the whole match.</source>
        <translation>Un sirr que es una ronda ganada corriente en lugar de toda la partida.</translation>
    </message>
    <message>
        <source>A fixed number of deals instead of a number of points.</source>
        <translation>Un número fijo de rondas en lugar de un número de puntos.</translation>
    </message>
    <message>
        <source>A point more for a mendikot with all four aces (ultra-mendikot).</source>
        <translation>Un punto más por un mendikot con los cuatro ases (ultra-mendikot).</translation>
    </message>
    <message>
        <source>New cards for a hand without a high card, or with all the tens.</source>
        <translation>Cartas nuevas para una mano sin cartas altas, o con todos los dieces.</translation>
    </message>
    <message>
        <source>Another way of choosing the trump, the short deck, other points for results.</source>
        <translation>Otra manera de elegir el triunfo, el mazo corto, otros puntos por los resultados.</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Reglas de la casa</translation>
    </message>
    <message>
        <source>Before a match all this can be agreed, and kept under a name:</source>
        <translation>Antes de una partida se puede acordar todo esto y guardarlo con un nombre:</translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>The preferences cannot be kept.</source>
        <translation>No se pueden guardar las preferencias.</translation>
    </message>
    <message>
        <source>The last match could not be read. It is kept under the name {name}.</source>
        <translation>No se ha podido leer la última partida. Se conserva con el nombre {name}.</translation>
    </message>
    <message>
        <source>The last match cannot be taken up.</source>
        <translation>No se puede retomar la última partida.</translation>
    </message>
    <message>
        <source>The program ended unexpectedly while it was taking up the last match. Try it again? Otherwise the match is kept in a file and a new one begins.</source>
        <translation>El programa terminó de forma inesperada mientras retomaba la última partida. ¿Intentarlo otra vez? Si no, la partida se conserva en un archivo y empieza una nueva.</translation>
    </message>
    <message>
        <source>Hukum is already running. Please use its window.</source>
        <translation>Hukum ya está abierto. Usa su ventana, por favor.</translation>
    </message>
    <message>
        <source>Something went wrong inside the program. Your match is saved; if the table does not go on, close the window and start again.</source>
        <translation>Algo ha fallado dentro del programa. Tu partida está guardada; si la mesa no sigue, cierra la ventana y empieza de nuevo.</translation>
    </message>
    <message>
        <source>A report that contains the match helps to find out what. Nothing is sent by itself.</source>
        <translation>Un informe que contiene la partida ayuda a averiguar qué. No se envía solo a ninguna parte.</translation>
    </message>
    <message>
        <source>&amp;Copy the report</source>
        <translation>&amp;Copiar el informe</translation>
    </message>
    <message>
        <source>In a serious match nothing is taken back.</source>
        <translation>En una partida seria no se deshace nada.</translation>
    </message>
    <message>
        <source>In a serious match there are no hints.</source>
        <translation>En una partida seria no hay pistas.</translation>
    </message>
    <message>
        <source>Thinking about a hint…</source>
        <translation>Pensando una pista…</translation>
    </message>
    <message>
        <source>In a serious match no deal is played again.</source>
        <translation>En una partida seria no se repite ningún reparto.</translation>
    </message>
    <message>
        <source>Claim all the tricks that are left?</source>
        <translation>¿Reclamar todas las bazas que quedan?</translation>
    </message>
    <message>
        <source>Give this deal up? It is scored as if the others took all that is left.</source>
        <translation>¿Abandonar esta ronda? Cuenta como si los otros se llevaran todo lo que queda.</translation>
    </message>
    <message>
        <source>The match cannot be saved: {reason}</source>
        <translation>No se puede guardar la partida: {reason}</translation>
    </message>
    <message>
        <source>New here? Learn it by &amp;doing</source>
        <translation>¿Nuevo aquí? Apren&amp;de jugando</translation>
    </message>
    <message>
        <source>Plays two deals with you, step by step.</source>
        <translation>Juega dos rondas contigo, paso a paso.</translation>
    </message>
    <message>
        <source>Open a match</source>
        <translation>Abrir una partida</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>This file cannot be opened.</source>
        <translation>Este archivo no se puede abrir.</translation>
    </message>
    <message>
        <source>Open the deals before it?</source>
        <translation>¿Abrir las rondas anteriores?</translation>
    </message>
    <message>
        <source>Save the match</source>
        <translation>Guardar la partida</translation>
    </message>
    <message>
        <source>Name:</source>
        <translation>Nombre:</translation>
    </message>
    <message>
        <source>The match was not saved.</source>
        <translation>La partida no se ha guardado.</translation>
    </message>
    <message>
        <source>Saved as {name}</source>
        <translation>Guardada como {name}</translation>
    </message>
    <message>
        <source>The deal was copied as text</source>
        <translation>El reparto se ha copiado como texto</translation>
    </message>
    <message>
        <source>Export a deal</source>
        <translation>Exportar un reparto</translation>
    </message>
    <message>
        <source>The deal was not saved.</source>
        <translation>El reparto no se ha guardado.</translation>
    </message>
    <message>
        <source>Your earlier match was kept among the saved matches as {name}</source>
        <translation>La partida anterior queda entre las guardadas como {name}</translation>
    </message>
    <message>
        <source>Quit all the same? It cannot be brought back.</source>
        <translation>¿Salir de todos modos? No se podrá recuperar.</translation>
    </message>
    <message>
        <source>The match at the table cannot be kept.</source>
        <translation>No se puede guardar la partida que está en la mesa.</translation>
    </message>
    <message>
        <source>Leave it all the same? It cannot be brought back.</source>
        <translation>¿Dejarla de todos modos? No se podrá recuperar.</translation>
    </message>
    <message>
        <source>Hukum {version}: Dehla Pakad and Mendikot on your desktop.</source>
        <translation>Hukum {version}: Dehla Pakad y Mendikot en tu escritorio.</translation>
    </message>
    <message>
        <source>Free software under the GNU GPL, version 3 or later.</source>
        <translation>Software libre bajo la GNU GPL, versión 3 o posterior.</translation>
    </message>
</context>
</TS>
