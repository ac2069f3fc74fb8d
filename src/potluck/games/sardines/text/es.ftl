game-sardines = Sardines de Marseille
about = Coloca tus sardinas cabeza con cola, cierra tus latas antes que los demás y cuidado con el gato.

effect-again = otra vez
effect-draw = robar
effect-steal = hurto
effect-feed = festín
effect-uncover = abrelatas
effect-two-way = doble
effect-bone = raspa
sardine-again-left = otra vez ←
sardine-again-right = otra vez →
sardine-draw-left = robar ←
sardine-draw-right = robar →
sardine-steal-left = hurto ←
sardine-steal-right = hurto →
sardine-feed-left = festín ←
sardine-feed-right = festín →
sardine-uncover-left = abrelatas ←
sardine-uncover-right = abrelatas →
sardine-two-way = doble ↔
sardine-bone = raspa
assortment-lemon = limón
assortment-tomato = tomate
assortment-garlic = ajo
assortment-pepper = pimienta
phase-turn = jugar una carta o descartar
phase-again = jugar una carta más
phase-steal = hurtar una carta
phase-feed = dar una carta al gato
phase-uncover = quitar una tapa
phase-draw = robar del mazo o del descarte
phase-limit = descartar hasta el límite de mano
ending-boxes = Alguien ha cerrado todas sus latas.
ending-pile = El mazo se ha agotado por segunda vez.
ending-cat = El mazo se ha agotado por segunda vez: gana el gato.
ending-stalled = Nadie ha robado una carta en 60 turnos.

preset-basic = Partida básica: latas sin efecto
preset-assortments = Surtidos: una lata de cada clase, y el gato puede ganar
preset-pantry = Despensa: surtidos al azar, y el gato puede ganar
preset-hungry-cat = Gato hambriento: latas sin efecto, y el gato puede ganar

option-boxes = Latas
option-boxes-help = Tres latas sin efecto por persona, o cuatro surtidos con ventaja. Los surtidos son para cuatro personas como máximo.
option-boxes-plain = sin efecto
option-boxes-assorted = surtidos
option-deal = Reparto de los surtidos
option-deal-help = Si cada cual recibe una lata de cada clase o cuatro cualesquiera.
option-deal-each = una de cada clase
option-deal-random = al azar
option-cat = Gana el gato
option-cat-help = Si el gato gana y todos pierden cuando el mazo se agota por segunda vez.
option-cat-auto = solo con surtidos
option-cat-yes = sí
option-cat-no = no

move-play = poner «{ $sardine }» ({ $card }) en la lata { $box }
move-lid = cerrar la lata { $box } con «{ $sardine }» ({ $card })
move-discard =
    { $number ->
        [one] descartar una carta: { $sardines }
       *[other] descartar { $number } cartas: { $sardines }
    }
move-steal = hurtar una carta de la mano ({ $other })
move-steal-box = hurtar «{ $sardine }» ({ $other }, lata { $box }, puesto { $place })
move-feed = dar «{ $sardine }» ({ $card }) de tu mano
move-feed-box = dar «{ $sardine }» (lata { $box }, puesto { $place })
move-uncover = quitar la tapa ({ $other }, lata { $box })
move-draw-pile = robar del mazo
move-draw-discard = tomar «{ $sardine }» ({ $card }) del descarte

log-played = { $seat }: «{ $sardine }» en la lata { $box }, puesto { $place }.
log-closed = { $seat }: lata { $box } cerrada.
log-closed-known = { $seat }: lata { $box } cerrada con «{ $sardine }».
log-stole = { $seat }: una carta hurtada de una mano. Víctima: { $other }.
log-stole-known = { $seat }: «{ $sardine }» hurtada de una mano. Víctima: { $other }.
log-took = { $seat }: «{ $sardine }» hurtada de la lata { $box }, puesto { $place }. Víctima: { $other }.
log-fed = { $seat }: «{ $sardine }» de la mano para el gato.
log-fed-box = { $seat }: «{ $sardine }» de la lata { $box } para el gato.
log-uncovered = { $seat }: tapa quitada de la lata { $box }. Víctima: { $other }.
log-uncovered-known = { $seat }: tapa quitada de la lata { $box }; es «{ $sardine }». Víctima: { $other }.
log-discarded =
    { $number ->
        [one] { $seat }: una carta descartada: { $sardines }.
       *[other] { $seat }: { $number } cartas descartadas: { $sardines }.
    }
log-drew =
    { $number ->
        [one] { $seat }: una carta robada del mazo.
       *[other] { $seat }: { $number } cartas robadas del mazo.
    }
log-drew-known =
    { $number ->
        [one] { $seat }: una carta robada del mazo: { $sardines }.
       *[other] { $seat }: { $number } cartas robadas del mazo: { $sardines }.
    }
log-picked = { $seat }: «{ $sardine }» tomada del descarte.
log-empty = { $seat }: sin cartas, mano nueva.
log-nothing = { $seat }: el efecto «{ $effect }» no tiene consecuencias.
log-night =
    { $number ->
        [one] Cae la noche. La única carta descartada forma el nuevo mazo.
       *[other] Cae la noche. Las { $number } cartas descartadas se barajan y forman el nuevo mazo.
    }
log-over =
    { $number ->
        [0] { $ending } Todos pierden.
        [one] { $ending } Victoria: { $winners }.
       *[other] { $ending } Victoria compartida: { $winners }.
    }

refusal-random-plain = Las latas sin efecto son todas iguales; solo los surtidos se reparten al azar.
refusal-again-plays = «Otra vez» obliga a jugar una carta; no puedes descartar en su lugar.
refusal-wrong-kind = No es eso lo que hay que decidir ahora, sino: { $phase }.
refusal-no-such-thing = La jugada nombra una carta, una lata, un puesto o una persona que no existe.
refusal-not-in-hand = «{ $sardine }» ({ $card }) no está en tu mano.
refusal-bone-in-box = Una raspa no se pone en una lata; solo puede ser tapa.
refusal-box-closed = La lata { $box } está cerrada.
refusal-box-full = La lata { $box } está llena; necesita una tapa.
refusal-wrong-direction = «{ $sardine }» no cabe en la lata { $box }: las sardinas van cabeza con cola.
refusal-box-not-full = La lata { $box } no se puede cerrar antes de tener tres sardinas.
refusal-discard-twice = Una carta se nombra dos veces.
refusal-discard-none = Debes descartar al menos una carta.
refusal-discard-number =
    { $number ->
        [one] Tienes { $held } cartas y se permiten { $limit }: descarta exactamente una.
       *[other] Tienes { $held } cartas y se permiten { $limit }: descarta exactamente { $number }.
    }
refusal-own-card = Solo se hurta a los demás.
refusal-steal-form = Hurta de una mano o de un puesto de una lata.
refusal-hand-empty = { $other }: no hay cartas en esta mano.
refusal-garlic = { $other }: el ajo y perejil protege esta mano.
refusal-their-box-closed = { $other }: la lata { $box } está cerrada; solo se hurta de latas abiertas.
refusal-place-empty = No hay sardina en la lata { $box }, puesto { $place }.
refusal-feed-form = Da una carta de tu mano o la de un puesto de una lata.
refusal-gift-box-closed = Tu lata { $box } está cerrada; da de una abierta.
refusal-own-box = Solo se quitan tapas a los demás.
refusal-not-closed = { $other }: la lata { $box } no tiene tapa.
refusal-draw-form = Roba del mazo o nombra una carta del descarte.
refusal-not-discarded = «{ $sardine }» ({ $card }) no está en el descarte.
refusal-cards-file = No se puede leer el archivo { $file }: { $detail }
refusal-cards-boxes = El archivo { $file } debe decir cuántas latas hay de cada clase: { $known }.
refusal-cards-too-few = { $number } cartas de sardina y { $boxes } latas no bastan para dos personas.
refusal-cards-hand = Una mano tiene de { $low } a { $high } cartas, no { $number }.
refusal-cards-sardines = El archivo { $file } no tiene una lista de sardinas.
refusal-cards-kind = «{ $value }» no nombra una clase de sardina. Las clases son: { $known }.
refusal-cards-too-many = Puede haber como máximo { $high } cartas de sardina, no { $number }.
refusal-cards-number = «{ $value }» debe ser un número entero de 0 a { $high }.

board-decides = { $seat }: { $what }
board-over = La partida ha terminado.
board-day = ☀ día
board-night = ☾ noche
board-pile = mazo: { $number }
board-discards = descarte: { $number }
board-cat-wins = el gato puede ganar
board-draws = quedan por robar: { $number }
board-idle = turnos sin robar del mazo: { $number } de { $high }
board-player = { $seat }: latas cerradas { $closed }/{ $boxes }, en la mano { $held } (límite { $limit })
board-known = Se conoce de esta mano:
board-hand = Tu mano
board-box = Lata { $number }
board-closed = tapada
board-full = llena, sin tapa
board-bonus = ✓
board-covered = –

rule-SA-C1 = Hay 59 cartas de sardina, y el dorso de cada una es una tapa: 14 «otra vez» (juega una carta más), 12 «robar» (roba dos cartas), 8 «hurto» (toma una carta ajena de una lata abierta o de la mano), 8 «festín» (los demás dan una sardina al gato), 8 «abrelatas» (quita la tapa de una lata cerrada ajena), 4 sardinas dobles sin efecto y 5 raspas, que nunca se ponen en una lata.
rule-SA-C2 = Una sardina mira a la izquierda o a la derecha. No se puede girar, porque su dibujo debe quedar arriba. De cada clase con efecto, la mitad mira a la izquierda y la mitad a la derecha.
rule-SA-C3 = Hay 16 cartas de lata, cuatro de cada una: limón, tomate, ajo y perejil, pimienta y albahaca. Sus dorsos son latas sin efecto.
rule-SA-C4 = La carta del gato tiene una cara de día y otra de noche. Señala el descarte.
rule-SA-C5 = Juegan de dos a cinco con tres latas sin efecto cada cual, o de dos a cuatro con cuatro surtidos cada cual.
rule-SA-B1 = Una lata está completa con tres sardinas y una tapa. Quien primero tenga todas sus latas cerradas a la vez gana al instante, antes del efecto de esa tapa.
rule-SA-B2 = Las tres sardinas van cabeza con cola: la primera y la tercera en un sentido, la segunda en el otro. Una sardina doble cabe en cualquier puesto.
rule-SA-B3 = Una sardina va al primer puesto libre de la lata. Sin contar las dobles, los puestos 1 y 3 no deben diferir, y el puesto 2 debe diferir de ambos. Si se saca una sardina, su puesto queda vacío y las demás no se mueven.
rule-SA-B4 = Cualquier carta de la mano, también una raspa, puede girarse como tapa de una lata tuya con tres sardinas.
rule-SA-B5 = La tapa activa el efecto de la última sardina puesta en la lata. Si la lata se abre y se vuelve a cerrar, el efecto se repite.
rule-SA-B6 = Una lata con tapa está cerrada. Cualquier otra está abierta, aunque esté llena.
rule-SA-T1 = Cada cual empieza con cinco cartas y tres latas sin efecto; el gato muestra el día. Empieza alguien al azar y se juega en el sentido de las agujas del reloj.
rule-SA-T2 = En tu turno, juega una carta de tu mano en una de tus latas y aplica su efecto, o descarta una o más cartas y roba otras tantas.
rule-SA-T3 = Un efecto se cumple hasta donde se pueda, te guste o no, y los efectos pueden encadenarse. Sin objetivo o sin carta jugable no pasa nada. «Otra vez» obliga a jugar una carta si se puede; no vale descartar en su lugar.
rule-SA-T4 = Para hurtar, elige a quién y de dónde: una carta al azar de la mano o cualquier sardina de una lata abierta.
rule-SA-T5 = En el festín, los demás, por orden de turno y a la vista, dan una carta de la mano a su elección, también una raspa, o una sardina de una de sus latas abiertas. Va al descarte.
rule-SA-T6 = Si quitas una tapa, la ves y te la llevas a la mano. La lata vuelve a estar abierta con sus tres sardinas y no se activa ningún efecto.
rule-SA-T7 = Al final de tu turno, descarta hasta quedarte con cinco cartas. Las cartas que recibes en turnos ajenos se quedan hasta entonces.
rule-SA-T8 = Quien se queda sin cartas roba cinco. Se comprueba tras cada carta jugada y su efecto, y antes de la carta adicional de «otra vez», empezando por quien tiene el turno; nunca entre un descarte y su robo, ni durante un festín.
rule-SA-T9 = Si no puedes jugar nada, debes descartar al menos una carta.
rule-SA-P1 = Al robarse la última carta del mazo, el descarte se baraja y forma un nuevo mazo, y el gato pasa a la noche. Si estabas robando, sigues del nuevo mazo.
rule-SA-P2 = Cuando el mazo se agota otra vez, la partida termina al instante. Gana quien tenga más latas cerradas; después, más sardinas y tapas en las latas; si no, se comparte la victoria.
rule-SA-P3 = Con la opción «gana el gato», entonces gana el gato y todos pierden. Es lo habitual con surtidos.
rule-SA-P4 = Si no hay descarte que barajar, la partida termina al instante.
rule-SA-P5 = Si en 60 turnos seguidos nadie roba una carta del mazo, la partida termina y se cuentan las latas, aunque el gato pueda ganar.
rule-SA-V1 = Con surtidos, cada cual tiene cuatro latas, una de cada clase o cuatro cualesquiera, y debe cerrar las cuatro.
rule-SA-V2 = La ventaja de una lata vale mientras está vacía. Se pierde antes del efecto de la primera carta puesta y vuelve si la lata se vacía.
rule-SA-V3 = Limón: roba una carta más cada vez. Tomate: seis cartas en vez de cinco, como límite y como mano nueva. Ajo y perejil: nadie puede hurtar de tu mano. Pimienta y albahaca: cada carta que robas puede ser cualquiera del descarte. Las ventajas iguales se suman.
rule-SA-V4 = El limón cuenta una vez cada vez que robas tras descartar, con «robar» o para una mano nueva, pero no en el primer reparto.
rule-SA-H1 = Las manos y el mazo son secretos, pero no su número de cartas. El descarte, las sardinas de las latas y cuál fue la última están a la vista.
rule-SA-H2 = Conoce una tapa quien la puso, y quien conocía la única carta de la mano de la que salió.
rule-SA-H3 = Una carta tomada de una lata abierta o del descarte la conocen todos; una tapa o una carta quitada de la mano, quien la toma y quien la pierde.
rule-SA-H4 = Lo que sabes de una mano vale hasta que una tapa salida de ella, o un hurto que no ves, haya podido mover la carta.
rule-SA-H5 = Todos recuerdan qué cartas se barajaron en el mazo de la noche.
rule-SA-H6 = Mientras «otra vez» espera su carta adicional, todos saben que en la mano hay una que se puede jugar.
