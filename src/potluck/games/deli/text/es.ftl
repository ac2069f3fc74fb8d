game-deli = Clash at the Deli
about = En un deli de Nueva York, los cocineros toman ingredientes de un mercado común y los apilan en sándwiches: clásicos del menú, jugosos pero no empapados, y cerrados a tiempo. Diez personajes tuercen las reglas.

option-character-1 = Personaje del puesto 1
option-character-1-help = Por sorteo o elegido.
option-character-1-random = por sorteo
option-character-1-tricia = { character-tricia }
option-character-1-nikki = { character-nikki }
option-character-1-michael = { character-michael }
option-character-1-pete = { character-pete }
option-character-1-drew = { character-drew }
option-character-1-gregg = { character-gregg }
option-character-1-jackson = { character-jackson }
option-character-1-debbie = { character-debbie }
option-character-1-isaac = { character-isaac }
option-character-1-kath = { character-kath }
option-character-2 = Personaje del puesto 2
option-character-2-help = { option-character-1-help }
option-character-2-random = { option-character-1-random }
option-character-2-tricia = { character-tricia }
option-character-2-nikki = { character-nikki }
option-character-2-michael = { character-michael }
option-character-2-pete = { character-pete }
option-character-2-drew = { character-drew }
option-character-2-gregg = { character-gregg }
option-character-2-jackson = { character-jackson }
option-character-2-debbie = { character-debbie }
option-character-2-isaac = { character-isaac }
option-character-2-kath = { character-kath }
option-character-3 = Personaje del puesto 3
option-character-3-help = { option-character-1-help }
option-character-3-random = { option-character-1-random }
option-character-3-tricia = { character-tricia }
option-character-3-nikki = { character-nikki }
option-character-3-michael = { character-michael }
option-character-3-pete = { character-pete }
option-character-3-drew = { character-drew }
option-character-3-gregg = { character-gregg }
option-character-3-jackson = { character-jackson }
option-character-3-debbie = { character-debbie }
option-character-3-isaac = { character-isaac }
option-character-3-kath = { character-kath }
option-character-4 = Personaje del puesto 4
option-character-4-help = { option-character-1-help }
option-character-4-random = { option-character-1-random }
option-character-4-tricia = { character-tricia }
option-character-4-nikki = { character-nikki }
option-character-4-michael = { character-michael }
option-character-4-pete = { character-pete }
option-character-4-drew = { character-drew }
option-character-4-gregg = { character-gregg }
option-character-4-jackson = { character-jackson }
option-character-4-debbie = { character-debbie }
option-character-4-isaac = { character-isaac }
option-character-4-kath = { character-kath }
option-smaller-market = Mercado menor
option-smaller-market-help = Tantas cartas menos de cada clase.
option-closing-bonus = Bonificación por cerrar
option-closing-bonus-help = Puntos por cada sándwich cerrado con pan.
option-double-least = Doblar el menor
option-double-least-help = El sándwich terminado de menos valor de cada cual cuenta doble.
option-rounds = Rondas
option-rounds-help = El reglamento juega 5.
option-team = Batalla de equipos
option-team-help = Cuántos personajes tiene cada cual.
option-kath-mania = Copy Kath manía
option-kath-mania-help = Todos son Copy Kath.

preset-basic = Como en el reglamento
preset-small-market = Mercado pequeño
preset-big-closing = Gran bonificación por cerrar
preset-doubling = Doblar
preset-short = Partida corta
preset-long = Partida larga
preset-team-battle = Batalla de equipos
preset-kath-mania = Copy Kath manía

ingredient-white-toast = Pan de molde
ingredient-half-roll = Medio panecillo
ingredient-half-bagel = Medio bagel
ingredient-rye-bread = Pan de centeno
ingredient-wrap-tortilla = Tortilla de wrap
ingredient-bacon = Beicon
ingredient-fried-egg = Huevo frito
ingredient-corned-beef = Carne en conserva
ingredient-roasted-pork = Cerdo asado
ingredient-wiener = Salchicha vienesa
ingredient-tuna = Atún
ingredient-american = Queso americano
ingredient-cheddar = Cheddar
ingredient-swiss = Queso suizo
ingredient-cream-cheese = Queso crema
ingredient-tomato = Tomate
ingredient-lettuce = Lechuga
ingredient-avocado = Aguacate
ingredient-sauerkraut = Chucrut
ingredient-pickles = Pepinillos
ingredient-butter = Mantequilla
ingredient-trinity = La Trinidad
ingredient-hot-sauce = Salsa picante
ingredient-ranch = Ranch
sort-bread = Pan
sort-protein = Proteína
sort-cheese = Queso
sort-vegetable = Verdura
sort-sauce = Salsa
action-joker-bread = Comodín de pan
action-joker-protein = Comodín de proteína
action-joker-cheese = Comodín de queso
action-joker-vegetable = Comodín de verdura
action-joker-sauce = Comodín de salsa
action-picky-eater = Paladar exigente
action-ill-take-that = Me lo quedo
action-lucky-day = Día de suerte
action-breadhead = Cabeza de pan
action-fresh-delivery = Entrega fresca
action-doggy-bag = Para llevar
event-tip-jar = Bote de propinas
event-free-refill = Salsa gratis
event-lunch-rush = Hora punta
event-staff-meal = Comida del personal
event-health-inspector = Inspección de sanidad
event-mouse-in-the-pantry = Ratón en la despensa
event-power-cut = Apagón
event-grumpy-customer = Cliente gruñón
classic-reuben = Reuben
classic-cubano = Cubano
classic-cheesy-dog = Cheesy dog
classic-classic-wrap = Wrap clásico
classic-veggie-wrap = Wrap vegetal
classic-bacon-egg-cheese = Beicon, huevo y queso
classic-cream-cheese-bagel = Bagel de queso crema
classic-tuna-melt = Tuna melt
classic-blt = BLT
classic-butter-toast = Tostada con mantequilla
classic-avocado-toast = Tostada de aguacate
character-tricia = Malicious Tricia
character-nikki = Picky Nikki
character-michael = Recycle Michael
character-pete = Repeat Pete
character-drew = Switcheroo Drew
character-gregg = Gregg Benedict
character-jackson = Action Jackson
character-debbie = Debbie Dibs
character-isaac = Psychic Isaac
character-kath = Copy Kath

board-round = Ronda { $round } de { $rounds }
board-phase-exchange = Pete cambia acciones
board-phase-reserve = Debbie reserva una carta
board-phase-pick = Selección
board-phase-react = ¿Alguien quiere esta carta?
board-phase-lay = Se coloca una carta
board-phase-after = Fin del turno
board-phase-swap = Drew puede cambiar
board-phase-end = Fin de la ronda
board-phase-look = Se elige el evento
board-phase-event = Evento
board-phase-over = Fin de la partida
board-event = Evento: { $event }
board-announced = { $seat }: { $ingredient }
board-market = Mercado
board-deck = mazo { $number }
board-reserved = Reservada
board-last-trash = Basura de la ronda anterior
board-points = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
board-hand-size = { $number ->
    [one] 1 carta de acción
   *[other] { $number } cartas de acción
}
board-aside = otra vez: { $cards }
board-sandwich = Sándwich
board-cards = Cartas
board-position = Posición
board-closing = Cierre
board-classic = Clásico
board-moisture = Humedad
board-total = Total
board-declared = declarado terminado
board-sum = sándwiches { $points }
board-most = { $ingredient } ×{ $number }: { $points }
board-from-eggs = huevos de Gregg { $points }
board-from-least = el menor otra vez { $points }
board-from-actions = acciones { $points }
board-from-events = eventos { $points }
board-from-characters = personajes { $points }
board-hand = Tus cartas de acción
board-looking = Estás mirando: { $cards }
pad-winners = { $number ->
    [one] Gana: { $value }
   *[other] Ganan: { $value }
}

move-take = tomar { $ingredient }
move-take-reserved = tomar la carta reservada
move-take-trash = tomar { $ingredient } de la basura de la ronda anterior
move-joker = colocar { $action } como { $ingredient }
move-lay = colocar en el puesto { $place }
move-close = cerrar el sándwich { $place } con el pan del puesto { $bread }
move-declare = declarar terminado el sándwich { $place }
move-play = { $again ->
    [yes] jugar otra vez { $action }
   *[no] jugar { $action }
}
move-play-sort = { $again ->
    [yes] jugar otra vez { $action }: { $sort }
   *[no] jugar { $action }: { $sort }
}
move-play-ingredient = { $again ->
    [yes] jugar otra vez { $action }: { $ingredient }
   *[no] jugar { $action }: { $ingredient }
}
move-redeal = hacer repartir de nuevo esta clase: { $sort }
move-steal = { $again ->
    [yes] jugar otra vez { $action }
   *[no] jugar { $action }
}
move-snatch = descartar { $action } y quedarse la carta
move-trash = tirar { $ingredient }
move-reserve = reservar { $ingredient }
move-swap = cambiar lo de arriba del sándwich { $place } con el sándwich { $other-place } de: { $other }
move-choose = elegir { $event }
move-exchange = { $number ->
    [0] conservar todas las cartas
   *[other] cambiar: { $actions }
}
move-choose-place = elegir el sándwich { $place }
move-pass = nada

log-round = Ronda { $round } de { $rounds }. Empieza: { $seat }.
log-exchanged = { $number ->
    [0] { $seat }: ninguna carta de acción cambiada.
    [one] { $seat }: 1 carta de acción cambiada.
   *[other] { $seat }: { $number } cartas de acción cambiadas.
}
log-exchanged-known = { $number ->
    [0] { $seat }: ninguna carta de acción cambiada.
   *[other] { $seat }: apartadas { $actions }; robadas { $other-actions }.
}
log-copied = { $seat }: copia de { $character }.
log-reserved = { $seat }: reserva, { $ingredient }.
log-redealt = { $seat }: nuevo reparto, { $sort }.
log-announced = { $seat }: toma, { $ingredient }.
log-stolen = { $seat }: { $ingredient }, a costa de: { $other }.
log-snatched = { $seat }: descarte, { $action }.
log-salvaged = { $seat }: { $ingredient }, de la basura de la ronda anterior.
log-joker = { $seat }: un comodín como { $ingredient }.
log-missed = { $seat }: nada que colocar, una selección perdida.
log-played = { $seat }: { $action }.
log-again = { $seat }: { $action }, otra vez.
log-laid = { $seat }: { $ingredient } en su sitio.
log-trashed = { $seat }: { $ingredient } a la basura.
log-closed = { $points ->
    [one] { $seat }: sándwich cerrado, 1 punto.
   *[other] { $seat }: sándwich cerrado, { $points } puntos.
}
log-declared = { $points ->
    [one] { $seat }: sándwich terminado, 1 punto.
   *[other] { $seat }: sándwich terminado, { $points } puntos.
}
log-noted = { $points ->
    [one] { $seat }: 1 punto anotado.
   *[other] { $seat }: { $points } puntos anotados.
}
log-discarded = { $seat }: pérdida, { $ingredient }.
log-swapped = { $seat }: { $ingredient } por { $other-ingredient }, cambio con: { $other }.
log-cancelled = Los días de suerte se anulan entre sí.
log-looked = { $number ->
    [one] { $seat }: 1 evento mirado.
   *[other] { $seat }: { $number } eventos mirados.
}
log-looked-known = { $seat }: mirados, { $events }.
log-event = El evento: { $event }.
log-refilled = { $seat }: robo, { $ingredient }.
log-fed = { $seat }: una carta de acción robada.
log-fed-known = { $seat }: robo, { $action }.
log-passed = { $seat } → { $other }: { $ingredient }.
log-over = { $number ->
    [one] La partida ha terminado. Gana: { $winners }.
   *[other] La partida ha terminado. Comparten la victoria: { $winners }.
}

refusal-not-now = No es el momento.
refusal-not-your-turn = Solo en tu propio turno.
refusal-no-such-card = Ninguna carta se llama «{ $value }».
refusal-no-such-place = No hay puesto { $number }; los puestos van del 1 al { $high }.
refusal-not-in-market = No está en el mercado: { $ingredient }.
refusal-not-in-trash = No está en la basura de la ronda anterior: { $ingredient }.
refusal-no-place = No tienes sitio para: { $ingredient }.
refusal-must-take = Puedes colocar alguna carta del mercado, así que debes tomar una.
refusal-must-lay = La carta debe colocarse.
refusal-event-place = Ese sándwich no queda afectado. El evento: { $event }.
refusal-first-place = Un pan nuevo va al primer puesto vacío.
refusal-bread-first = Un sándwich empieza con pan, no con: { $ingredient }.
refusal-finished = Ese sándwich está terminado.
refusal-full = Sobre un pan van como máximo { $high } ingredientes.
refusal-other-bread = Ese sándwich está sobre otro pan y no se cierra con: { $ingredient }.
refusal-nothing-on-it = Un sándwich necesita un ingrediente antes de cerrarse.
refusal-wrap-lid = Un wrap no lleva segundo wrap; se declara terminado.
refusal-bread-only = Solo directamente sobre el pan: { $ingredient }.
refusal-one-each = Ya está en ese sándwich: { $ingredient }. Basta una carta de cada salsa.
refusal-not-unfinished = En ese puesto no hay un sándwich sin terminar.
refusal-not-declarable = Solo los wraps y las tostadas con mantequilla o de aguacate se declaran terminados.
refusal-no-lone-bread = En ese puesto no hay un pan solo.
refusal-not-in-hand = No la tienes en la mano: { $action }.
refusal-once-a-round = Ya jugada en esta ronda: { $action }.
refusal-not-aside = No está apartada para jugarse otra vez: { $action }.
refusal-action-time = No se puede jugar ahora: { $action }.
refusal-action-needs = Con { $action } indica la clase o la carta si hace falta, y si no, nada.
refusal-before-taking = Se juega antes de tomar una carta: { $action }.
refusal-not-two = El Paladar exigente necesita una carta que encaje y sitio para dos cartas en esta ronda.
refusal-none-of-sort = No hay nada de eso en el mercado: { $sort }.
refusal-no-joker = No es un comodín: { $action }.
refusal-joker-kind = { $action } no puede ser { $ingredient }.
refusal-joker-instead = Un comodín se coloca en vez de tomar una carta y no es una de las dos del Paladar exigente.
refusal-not-michael = Solo Recycle Michael toma de la basura.
refusal-michael-once = Solo una carta de la basura por ronda.
refusal-not-reserved = No tienes ninguna carta reservada.
refusal-not-nikki = Solo Picky Nikki hace repartir de nuevo.
refusal-nikki-twice = Ese poder está agotado: { $high } veces por ronda.
refusal-not-tricia = Solo Malicious Tricia tira cartas, una vez después de tomar.
refusal-debbies-card = La carta reservada solo la consigue Action Jackson con su propio poder.
refusal-not-jackson = Solo Action Jackson descarta cartas para eso.
refusal-swap-opponent = El otro sándwich debe ser de un rival.
refusal-swap-like = Solo lo de arriba por lo de arriba, o pan solo por pan solo.
refusal-swap-same = Las dos son iguales.
refusal-swap-fixed = No se puede mover así: { $ingredient }.
refusal-swap-rules = Una de las cartas no puede estar ahí.
refusal-not-looked-at = No está entre los eventos que miras: { $event }.
refusal-exchange-three = Se cambian como máximo 3 cartas.
refusal-exchange-hand = No tienes esas cartas en la mano.
refusal-character-nobody = El puesto { $number } está vacío: juegan { $seats }.
refusal-character-twice = Ese personaje solo existe una vez: { $character }.
refusal-mania-character = En la manía todos son Copy Kath; el puesto { $number } no puede ser nadie más.
refusal-mania-team = La manía no permite equipos de { $number }.
refusal-cards-file = No se puede leer { $file }: { $detail }
refusal-cards-missing = «{ $where }» falta o no tiene la forma debida.
refusal-cards-number = «{ $where }» es { $value }; debe ser un número entero de { $low } a { $high }.
refusal-cards-name = «{ $where }» dice { $value }; se conocen: { $known }.
refusal-cards-twice = «{ $where }» tiene { $value } dos veces.
refusal-cards-effect = «{ $where }» tiene el efecto { $value }; las reglas conocen: { $known }.
refusal-pad-nothing = No hay nada que contar. Una línea es así: «Ana: centeno, mantequilla, carne, suizo, chucrut, centeno».
refusal-pad-no-player = ¿De quién es? Empieza con un nombre y dos puntos, no con «{ $value }».
refusal-pad-noted = Se anotan como máximo { $high } puntos de una vez.
refusal-pad-seven = Cada cual tiene sitio para { $high } sándwiches.
refusal-pad-gap = Falta un ingrediente entre dos comas.
refusal-pad-unknown = Ningún ingrediente se llama «{ $value }».
refusal-pad-ambiguous = «{ $value }» puede ser: { $ingredient }.
refusal-pad-bread-first = Un sándwich empieza con pan, no con: { $ingredient }.
refusal-pad-closed = Ese sándwich está cerrado; nada va después del segundo pan: { $ingredient }.
refusal-pad-declared = Un sándwich declarado terminado tiene un ingrediente y ningún segundo pan.
refusal-pad-too-many = { $number } × { $ingredient }, pero solo hay { $high }, comodines incluidos.

rule-DE-C1 = Hay cinco mazos de 40 ingredientes: pan, proteína, queso, verdura y salsas.
rule-DE-C2 = Además hay 20 cartas de acción, 16 eventos, 10 personajes y un menú para cada cual.
rule-DE-C3 = Se juega de 2 a 4.
rule-DE-S1 = Se barajan los cinco mazos de ingredientes, las acciones, los eventos y los personajes.
rule-DE-S2 = Cada cual recibe un personaje, por sorteo o elegido, a la vista toda la partida.
rule-DE-S3 = Cada cual roba 5 cartas de acción secretas. Repeat Pete roba primero y puede cambiar enseguida hasta 3.
rule-DE-S4 = El sorteo decide quién empieza; después se juega en sentido horario.
rule-DE-R1 = El mercado recibe 6 panes y 5 cartas de cada otra clase con 2 jugadores, 7 y 6 con 3, 8 y 7 con 4.
rule-DE-R2 = Por turnos, cada cual toma una carta del mercado y la coloca enseguida, hasta que todos tengan 6. A quien tiene 6 se le salta.
rule-DE-R3 = Luego se pueden jugar por turnos acciones de fin de ronda, hasta que nadie quiera más. Se pregunta a quien tenga alguna carta de acción.
rule-DE-R4 = Una ronda acaba con el cambio de Drew, las acciones, los restos a la basura, otros poderes y el evento.
rule-DE-R5 = Lo que queda en el mercado va a la basura, también una carta reservada que nadie tomó.
rule-DE-R6 = Se saca un evento, se cumple por turnos y se retira, también tras la última ronda.
rule-DE-R7 = Desde la ronda 2 empieza quien tiene el sándwich sin terminar más alto; luego decide el segundo más alto, luego el sorteo. Los panes cuentan, los sándwiches terminados no.
rule-DE-R8 = Si un mazo no alcanza, se le mezcla la basura antigua de su clase. Lo que Michael aún puede tomar se queda.
rule-DE-L1 = Todo sándwich empieza con pan. Hay sitio para 7 sándwiches, contando panes solos y sándwiches terminados.
rule-DE-L2 = Sobre un pan van como máximo otros 4 ingredientes, cada uno sobre el anterior.
rule-DE-L3 = Un sándwich con al menos un ingrediente se cierra con la clase de pan con que empezó.
rule-DE-L4 = La mantequilla y el queso crema solo van directamente sobre el pan.
rule-DE-L5 = Un sándwich admite como máximo una carta de cada salsa; salsas distintas pueden juntarse.
rule-DE-L6 = Solo pierdes una selección si ninguna carta del mercado encaja. Cuenta entre las 6.
rule-DE-L7 = En tu turno puedes, gratis, cerrar sándwiches con panes solos tuyos y declarar terminados wraps y tostadas con mantequilla o de aguacate.
rule-DE-L8 = Un wrap no necesita ni admite segundo wrap. Un wrap o una tostada declarados cuentan como cerrados, sin bonificación por cerrar.
rule-DE-L9 = Un sándwich terminado no admite más cartas y está a salvo de eventos y de otros personajes.
rule-DE-P1 = Cada carta ante ti vale 1 punto, también panes y sándwiches sin terminar.
rule-DE-P2 = Cada sándwich cerrado con pan da 1 punto más.
rule-DE-P3 = Una carta en su posición favorita da 1 punto. La estrella muestra dónde.
rule-DE-P4 = Cada pan es 2 seco, cada otro ingrediente 1 jugoso; la diferencia cuesta puntos. Se libran los clásicos y los panes solos.
rule-DE-P5 = Un clásico del menú da su bonificación además. El orden es libre, las cartas deben ser exactamente esas.
rule-DE-P6 = Al final, quien tiene más salsa picante gana 4 puntos, más queso americano 2 y más cheddar 2; la mitad si hay empate.
rule-DE-P7 = Deciden todos los puntos juntos, también los anotados durante la partida. Los empates se comparten.
rule-DE-A1 = Cada carta de acción dice cuándo se juega. Nadie juega la misma acción dos veces en una ronda.
rule-DE-A2 = Un comodín se coloca en vez de tomar una carta, como cualquier ingrediente de su clase, y así se queda. Cuenta entre las 6.
rule-DE-A3 = Hay 5 comodines, 3 Paladar exigente (tomar dos cartas), 3 Me lo quedo (la carta que toma otro es para ti), 3 Día de suerte (elegir entre dos eventos), 2 Cabeza de pan (1 punto por cada sándwich cerrado con pan), 2 Entrega fresca (una clase se reparte de nuevo) y 2 Para llevar (un resto para ti).
rule-DE-A4 = Una carta tomada se anuncia; los rivales con cartas de acción y menos de 6 cartas pueden quererla, por turnos; luego se coloca. Una carta quitada está a salvo, la nueva selección no. Dos días de suerte se anulan.
rule-DE-E1 = Los eventos solo afectan a sándwiches sin terminar. Los buenos dan un punto, una salsa, un final anticipado o una carta de acción; los malos cuestan lo de arriba, un pan solo o un queso, o pasan una carta a la izquierda.
rule-DE-E2 = Quien pierde elige qué. Una carta pasada debe colocarse si encaja; si no, va a la basura. Lo terminado en la hora punta cuenta como declarado.
rule-DE-H1 = Malicious Tricia puede tirar una carta del mercado después de tomar una; con el Paladar exigente solo una en total.
rule-DE-H2 = Picky Nikki puede hacer repartir de nuevo una clase del mercado, dos veces por ronda, en cualquier momento entre dos selecciones.
rule-DE-H3 = Recycle Michael puede, una vez por ronda, tomar una carta de la basura de la ronda anterior en vez de una del mercado.
rule-DE-H4 = Repeat Pete aparta las acciones que juega, salvo comodines, y puede jugar cada una otra vez en una ronda posterior.
rule-DE-H5 = Switcheroo Drew puede, al final de la ronda, cambiar lo de arriba de un sándwich sin terminar con el de un rival, o dos panes solos. Las salsas y el queso crema se quedan.
rule-DE-H6 = Gregg Benedict recibe 1 punto por cada sándwich terminado con huevo que no esté en el menú.
rule-DE-H7 = Action Jackson puede descartar cualquier carta de acción para quedarse una carta que toma un rival, tantas veces como quiera.
rule-DE-H8 = Debbie Dibs reserva una carta del mercado que solo ella puede tomar, salvo que Jackson se la arrebate en ese momento.
rule-DE-H9 = Psychic Isaac mira los 3 primeros eventos y elige cuál ocurre.
rule-DE-H10 = Copy Kath tiene el poder de un personaje que no está en juego, uno distinto cada ronda.
rule-DE-H11 = Son secretas las cartas de acción en mano, el orden de los mazos y los eventos por venir; todo lo demás está a la vista.
rule-DE-V1 = Mercado menor: 1 o 2 cartas menos de cada clase.
rule-DE-V2 = Mayor bonificación por cerrar: 2 puntos o más por cada sándwich cerrado con pan.
rule-DE-V3 = Doblar: tu sándwich terminado de menos valor cuenta dos veces.
rule-DE-V4 = Menos o más de 5 rondas.
rule-DE-V5 = Batalla de equipos: cada cual tiene varios personajes.
rule-DE-V6 = Copy Kath manía: todos son Copy Kath y sacan otro poder cada ronda.
