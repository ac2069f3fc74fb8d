game-snack-match = Snack Match
about = Entrelaza tus cartas por encima y por debajo para juntar alimentos iguales y manteles iguales.

element-sandwich = sándwich
element-donut = dónut
element-soda = refresco
element-sausage = salchicha
element-orange = mantel naranja
element-green = mantel verde
element-blue = mantel azul
element-red = mantel rojo
modifier-fewest = menos: +3 para quien muestre menos
modifier-corners = esquinas: +1 por cada casilla en una esquina
modifier-groups = grupos: +1 por cada grupo
modifier-lines = líneas: +2 por cada fila o columna completa
modifier-most = más: −3 para quien muestre más
modifier-centre = centro: −2 por cada casilla central
modifier-isolated = aislados: −2 por cada casilla aislada
modifier-pairs = parejas: −2 por cada grupo de dos exactamente
face-sandwich = sándwich
face-donut = dónut
face-soda = refresco
face-sausage = salchicha
face-orange = naranja
face-green = verde
face-blue = azul
face-red = rojo
face-fewest = menos
face-corners = esquinas
face-groups = grupos
face-lines = líneas
face-most = más
face-centre = centro
face-isolated = aislados
face-pairs = parejas

preset-basic = Juego básico
preset-quiet = Pícnic tranquilo: dos modificadores verdes
preset-balanced = Pícnic equilibrado: uno verde, uno rojo
preset-cerebral = Pícnic cerebral: dos modificadores rojos
preset-children = Para niños pequeños: un marco fijo, las cartas solo van encima

option-diet = Dieta
option-diet-help = Dos combinaciones de un elemento y un modificador dan o cuestan puntos. A partir de dos jugadores.
option-diet-none = ninguna
option-diet-quiet = tranquila: dos modificadores verdes
option-diet-balanced = equilibrada: uno verde, uno rojo
option-diet-cerebral = cerebral: dos modificadores rojos
option-difficulty = Dificultad
option-difficulty-help = Lo difícil que es la partida en solitario contra el autómata. Para un solo jugador.
option-difficulty-none = sin combinaciones
option-difficulty-easy = fácil: dos modificadores verdes
option-difficulty-medium = media: uno verde, uno rojo
option-difficulty-hard = difícil: dos modificadores rojos
option-element-1 = Primer elemento
option-element-1-help = El elemento de la primera combinación, si el anfitrión quiere elegirlo.
option-element-1-random = al azar
option-element-1-sandwich = sándwich
option-element-1-donut = dónut
option-element-1-soda = refresco
option-element-1-sausage = salchicha
option-element-1-orange = naranja
option-element-1-green = verde
option-element-1-blue = azul
option-element-1-red = rojo
option-modifier-1 = Primer modificador
option-modifier-1-help = El modificador de la primera combinación, si el anfitrión quiere elegirlo.
option-modifier-1-random = al azar
option-modifier-1-fewest = menos
option-modifier-1-corners = esquinas
option-modifier-1-groups = grupos
option-modifier-1-lines = líneas
option-modifier-1-most = más
option-modifier-1-centre = centro
option-modifier-1-isolated = aislados
option-modifier-1-pairs = parejas
option-element-2 = Segundo elemento
option-element-2-help = El elemento de la segunda combinación, si el anfitrión quiere elegirlo.
option-element-2-random = { option-element-1-random }
option-element-2-sandwich = { option-element-1-sandwich }
option-element-2-donut = { option-element-1-donut }
option-element-2-soda = { option-element-1-soda }
option-element-2-sausage = { option-element-1-sausage }
option-element-2-orange = { option-element-1-orange }
option-element-2-green = { option-element-1-green }
option-element-2-blue = { option-element-1-blue }
option-element-2-red = { option-element-1-red }
option-modifier-2 = Segundo modificador
option-modifier-2-help = El modificador de la segunda combinación, si el anfitrión quiere elegirlo.
option-modifier-2-random = { option-modifier-1-random }
option-modifier-2-fewest = { option-modifier-1-fewest }
option-modifier-2-corners = { option-modifier-1-corners }
option-modifier-2-groups = { option-modifier-1-groups }
option-modifier-2-lines = { option-modifier-1-lines }
option-modifier-2-most = { option-modifier-1-most }
option-modifier-2-centre = { option-modifier-1-centre }
option-modifier-2-isolated = { option-modifier-1-isolated }
option-modifier-2-pairs = { option-modifier-1-pairs }
option-layering = Superposición
option-layering-help = Si las cartas pueden deslizarse por debajo de otras o solo van encima.
option-layering-full = por encima y por debajo
option-layering-top = solo por encima
option-frame = Marco
option-frame-help = Si el marco de 4×4 crece con tus cartas o está fijado de antemano.
option-frame-floating = flotante
option-frame-fixed = fijo

move-keep = quedarse la carta { $card }, dar la otra a la izquierda
move-place =
    { $number ->
        [0] colocar la carta { $card } en { $cells }
        [one] colocar la carta { $card } en { $cells }, bajo la carta { $under }
       *[other] colocar la carta { $card } en { $cells }, bajo las cartas { $under }
    }

log-round = Ronda { $round } de { $rounds }.
log-turn = Turno { $round } de { $rounds }.
log-dealt = { $seat }: dos cartas robadas.
log-dealt-known = { $seat }: cartas { $cards } robadas.
log-chose = { $seat }: una carta elegida.
log-chose-known = { $seat }: carta { $card } guardada; se pasará la carta { $given }.
log-gave = { $seat } → { $other }: una carta.
log-gave-known = { $seat } → { $other }: carta { $card }.
log-laid = { $seat }: carta { $card } colocada.
log-revealed = { $seat }: cartas { $cards } colocadas.
log-automaton = La carta { $card } va al autómata.
log-over =
    { $number ->
        [0] La partida ha terminado. Gana el autómata.
        [one] La partida ha terminado. Victoria: { $winners }.
       *[other] La partida ha terminado. Victoria compartida: { $winners }.
    }

refusal-draft-first = Primero cada cual se queda una de las dos cartas robadas; durante la selección no se coloca nada.
refusal-draft-over = La selección ha terminado; ahora coloca una carta.
refusal-not-in-hand = La carta { $card } no está en tu mano. Tienes: { $hand }.
refusal-not-a-strip = Una carta ocupa tres casillas en línea recta; estas no lo están.
refusal-first-card-origin = Tu primera carta empieza en la casilla (0,0); solo eliges hacia dónde apunta.
refusal-too-large = Tu pícnic ocuparía más de 4×4 casillas.
refusal-outside-fixed-frame = El marco es fijo: cada casilla debe estar en las filas 0 a 3 y en las columnas 0 a 3.
refusal-touches-nothing = La carta debe compartir un lado con tu pícnic o solaparse con él; una esquina no basta.
refusal-under-twice = Una carta aparece dos veces entre aquellas bajo las que va esta.
refusal-only-on-top = En esta mesa las cartas solo van encima de otras.
refusal-under-not-overlapped = La carta { $card } no puede ir debajo de la carta { $other-card }: no se solaparían.
refusal-cycle = La carta { $card } no puede ir debajo de la carta { $lower } y encima de la carta { $upper }, porque { $upper } está encima de { $lower }.
refusal-diet-alone = La dieta es para dos jugadores o más. En solitario, usa la opción difficulty.
refusal-difficulty-together = La dificultad es para un solo jugador. Con más jugadores, usa la opción diet.
refusal-pick-without-diet = { $option }: has elegido esta opción, pero sin dieta ni dificultad no tendría ningún efecto.
refusal-same-card = No se pueden elegir a la vez las dos caras de una misma carta: { $first-face } y { $second-face }.
refusal-modifier-colours = Modificadores de este modo: { $red } en rojo, { $green } en verde. Lo elegido no encaja.
refusal-cards-file = No se puede leer el archivo { $file }: { $detail }
refusal-cards-list = El archivo { $file } no tiene ninguna lista llamada { $value }.
refusal-cards-number = Un mazo tiene de { $low } a { $high } cartas de pícnic; este tiene { $number }.
refusal-cards-strip = La carta { $card-number } no es una lista de tres casillas.
refusal-cards-cell = La carta { $card-number } tiene una casilla «{ $value }». Una casilla es un alimento y un mantel, como "donut/red". Alimentos: { $foods }. Manteles: { $cloths }.
refusal-cards-faces = La carta { $card-number } de la lista { $list } no tiene las dos caras que necesita.
refusal-cards-missing-face = En la lista { $list }, cada cara debe aparecer exactamente una vez.

board-round = Ronda { $round } de { $rounds }
board-turn = Turno { $round } de { $rounds }
board-over = La partida ha terminado
board-pile = Mazo: { $number }
board-picnic = { $seat }: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
board-hand = Tus cartas
board-automaton = Autómata: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
board-empty = aún no hay cartas
board-combination = { $element } · { $modifier }
board-after = → { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
board-bonus = { $combination } → { $value }

rule-SM-C1 = Hay 72 cartas de pícnic. Una carta es una tira de tres casillas seguidas; cada casilla muestra un alimento y un mantel.
rule-SM-C2 = Los alimentos son sándwich, dónut, refresco y salchicha; los manteles son naranja, verde, azul y rojo.
rule-SM-C3 = Las cartas forman una lista fija en la que todos los alimentos son igual de frecuentes, y todos los manteles también. No hay dos cartas iguales, y ninguna muestra tres veces el mismo alimento o el mismo mantel.
rule-SM-C4 = Hay cuatro cartas de elemento, con un alimento en una cara y un mantel en la otra, y cuatro cartas de modificador, con una cara verde y otra roja.
rule-SM-C5 = Se juega de dos a nueve personas, o en solitario contra el autómata.
rule-SM-C6 = Para hacerte una idea: los dos pícnics que muestra el reglamento valen 11 y 13 puntos.
rule-SM-F1 = Todas las cartas de pícnic se barajan y forman un mazo boca abajo. Las cartas de bonificación solo se usan en la variante de la dieta.
rule-SM-F2 = Hay cuatro rondas. En cada una juegan todos a la vez: primero la selección, después la colocación.
rule-SM-F3 = Selección: roba dos cartas, quédate una y da la otra a quien tengas a tu izquierda. Así tienes en la mano la carta que te has quedado y la que has recibido.
rule-SM-F4 = Colocación: coloca ambas cartas en tu pícnic, una tras otra, en el orden que quieras. Una carta colocada ahí se queda; puedes decidir la segunda después de colocar la primera.
rule-SM-F5 = Eliges antes de ver la carta que vas a recibir. Los demás ven tus cartas cuando todos han terminado la ronda.
rule-SM-F6 = Tras cuatro rondas, cada pícnic tiene ocho cartas y se puntúa.
rule-SM-P1 = Tu pícnic nunca ocupa más de 4×4 casillas, pero el marco no está fijado: puede crecer en cualquier dirección mientras todo quepa en algún cuadrado de 4×4. No hace falta llenarlo.
rule-SM-P2 = Una carta se coloca en horizontal o en vertical, en un sentido o en el otro. De la primera carta solo eliges la dirección.
rule-SM-P3 = Una carta nueva se coloca junto a tus otras cartas, compartiendo al menos un lado de una casilla, o se solapa con una o varias de ellas.
rule-SM-P4 = Donde se solapa, se desliza por encima o por debajo: lo decides para cada carta con la que se solapa. Las cartas no pueden taparse en círculo, y dos cartas mantienen el mismo orden en todas las casillas que comparten.
rule-SM-P5 = Una carta colocada no vuelve a moverse. De cada casilla se ve la carta que está más arriba.
rule-SM-S1 = Los alimentos iguales que se tocan por un lado forman un grupo, y los manteles iguales también. Cada casilla visible pertenece a un grupo de su alimento y a uno de su mantel.
rule-SM-S2 = Un grupo de tres vale 1 punto; de cuatro, 2; de cinco, 3; y así sucesivamente. Los grupos más pequeños no valen nada.
rule-SM-S3 = Gana quien tenga más puntos. En caso de empate, gana quien tenga el grupo más grande; si también coincide, se comparte la victoria.
rule-SM-B1 = En la variante de la dieta, dos elementos se combinan con dos modificadores, y estas combinaciones cuentan para todos. El modo tranquilo tiene dos modificadores verdes; el equilibrado, uno verde y uno rojo; el cerebral, dos rojos.
rule-SM-B2 = Modificadores verdes. Menos: 3 puntos si nadie muestra menos del elemento. Esquinas: 1 punto por cada casilla del elemento en una esquina. Grupos: 1 punto por cada grupo del elemento, también los de una sola casilla. Líneas: 2 puntos por cada fila o columna completa del elemento.
rule-SM-B3 = Modificadores rojos. Más: pierdes 3 puntos si nadie muestra más del elemento. Aislados: pierdes 2 puntos por cada casilla aislada. Centro: pierdes 2 puntos por cada casilla del elemento en el centro. Parejas: pierdes 2 puntos por cada grupo de dos exactamente.
rule-SM-B4 = Las esquinas son las del rectángulo que abarca tu pícnic; el centro son todas las casillas que no están en su borde. Una fila o columna completa tiene cuatro casillas.
rule-SM-B5 = Estos puntos se suman antes de resolver los empates. Un total puede ser negativo.
rule-SM-1P1 = En solitario juegas ocho turnos: roba dos cartas, coloca una y da la otra al autómata, cuyas cartas se ponen una al lado de otra.
rule-SM-1P2 = El autómata suma tantos puntos como casillas tenga su alimento más frecuente, más tantos como casillas tenga su mantel más frecuente. Ganas si tienes más puntos que él.
rule-SM-1P3 = Las combinaciones regulan la dificultad: fácil tiene dos modificadores verdes; media, uno verde y uno rojo; difícil, dos rojos. Solo cuentan para ti; «menos» y «más» te comparan con el autómata.
rule-SM-O1 = En una mesa para niños pequeños, las cartas solo van encima de otras.
rule-SM-O2 = En una mesa con marco fijo, la primera carta puede ir en cualquier lugar del marco de 4×4, y ninguna carta puede salirse de él.
