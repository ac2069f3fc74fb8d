game-sardines = Sardines de Marseille
about = Rangez vos sardines tête-bêche, fermez vos boîtes avant les autres, et gare au chat.

effect-again = encore
effect-draw = pioche
effect-steal = vol
effect-feed = festin
effect-uncover = ouverture
effect-two-way = double
effect-bone = arête
sardine-again-left = encore ←
sardine-again-right = encore →
sardine-draw-left = pioche ←
sardine-draw-right = pioche →
sardine-steal-left = vol ←
sardine-steal-right = vol →
sardine-feed-left = festin ←
sardine-feed-right = festin →
sardine-uncover-left = ouverture ←
sardine-uncover-right = ouverture →
sardine-two-way = double ↔
sardine-bone = arête
assortment-lemon = citron
assortment-tomato = tomate
assortment-garlic = ail
assortment-pepper = poivre
phase-turn = jouer une carte ou défausser
phase-again = jouer une carte de plus
phase-steal = voler une carte
phase-feed = donner une carte au chat
phase-uncover = prendre un couvercle
phase-draw = prendre dans la pioche ou dans la défausse
phase-limit = défausser jusqu’à la limite de main
ending-boxes = Toutes les boîtes d’un joueur sont fermées.
ending-pile = La pioche est épuisée pour la deuxième fois.
ending-cat = La pioche est épuisée pour la deuxième fois : le chat gagne.
ending-stalled = Aucune carte n’a été piochée depuis 60 tours.

preset-basic = Partie de base : boîtes vides
preset-assortments = Assortiments : une boîte de chaque sorte, et le chat peut gagner
preset-pantry = Garde-manger : assortiments au hasard, et le chat peut gagner
preset-hungry-cat = Chat affamé : boîtes vides, et le chat peut gagner

option-boxes = Boîtes
option-boxes-help = Trois boîtes sans effet chacun, ou quatre assortiments avec un bonus. Les assortiments se jouent à quatre au plus.
option-boxes-plain = sans effet
option-boxes-assorted = assortiments
option-deal = Distribution des assortiments
option-deal-help = Une boîte de chaque sorte pour chacun, ou quatre au hasard.
option-deal-each = une de chaque sorte
option-deal-random = au hasard
option-cat = Le chat gagne
option-cat-help = Le chat gagne-t-il, et tout le monde perd-il, quand la pioche est épuisée pour la deuxième fois ?
option-cat-auto = avec les assortiments seulement
option-cat-yes = oui
option-cat-no = non

move-play = poser « { $sardine } » ({ $card }) dans la boîte { $box }
move-lid = fermer la boîte { $box } avec « { $sardine } » ({ $card })
move-discard =
    { $number ->
        [one] défausser une carte : { $sardines }
       *[other] défausser { $number } cartes : { $sardines }
    }
move-steal = voler une carte dans la main de { $other }
move-steal-box = voler « { $sardine } » ({ $other }, boîte { $box }, place { $place })
move-feed = donner « { $sardine } » ({ $card }) de votre main
move-feed-box = donner « { $sardine } » (boîte { $box }, place { $place })
move-uncover = prendre le couvercle ({ $other }, boîte { $box })
move-draw-pile = piocher
move-draw-discard = prendre « { $sardine } » ({ $card }) dans la défausse

log-played = { $seat } : « { $sardine } » posée dans la boîte { $box }, place { $place }.
log-closed = { $seat } : boîte { $box } fermée.
log-closed-known = { $seat } : boîte { $box } fermée avec « { $sardine } ».
log-stole = { $seat } : une carte volée dans une main. Victime : { $other }.
log-stole-known = { $seat } : « { $sardine } » volée dans une main. Victime : { $other }.
log-took = { $seat } : « { $sardine } » volée dans la boîte { $box }, place { $place }. Victime : { $other }.
log-fed = { $seat } : « { $sardine } » donnée au chat, de la main.
log-fed-box = { $seat } : « { $sardine } » donnée au chat, de la boîte { $box }.
log-uncovered = { $seat } : couvercle de la boîte { $box } volé. Victime : { $other }.
log-uncovered-known = { $seat } : couvercle de la boîte { $box } volé, c’est « { $sardine } ». Victime : { $other }.
log-discarded =
    { $number ->
        [one] { $seat } : une carte défaussée : { $sardines }.
       *[other] { $seat } : { $number } cartes défaussées : { $sardines }.
    }
log-drew =
    { $number ->
        [one] { $seat } : une carte piochée.
       *[other] { $seat } : { $number } cartes piochées.
    }
log-drew-known =
    { $number ->
        [one] { $seat } : une carte piochée : { $sardines }.
       *[other] { $seat } : { $number } cartes piochées : { $sardines }.
    }
log-picked = { $seat } : « { $sardine } » prise dans la défausse.
log-empty = { $seat } : plus de carte, nouvelle main.
log-nothing = { $seat } : l’effet « { $effect } » reste sans suite.
log-night =
    { $number ->
        [one] La nuit tombe. La seule carte défaussée forme la nouvelle pioche.
       *[other] La nuit tombe. Les { $number } cartes défaussées sont mélangées et forment la nouvelle pioche.
    }
log-over =
    { $number ->
        [0] { $ending } Tout le monde perd.
        [one] { $ending } Victoire : { $winners }.
       *[other] { $ending } Victoire partagée : { $winners }.
    }

refusal-random-plain = Les boîtes sans effet sont toutes pareilles ; seuls les assortiments se distribuent au hasard.
refusal-again-plays = « Encore » oblige à jouer une carte ; vous ne pouvez pas défausser à la place.
refusal-wrong-kind = Ce n’est pas ce qu’il faut décider maintenant : { $phase }.
refusal-no-such-thing = Ce coup nomme une carte, une boîte, une place ou un joueur qui n’existe pas.
refusal-not-in-hand = « { $sardine } » ({ $card }) n’est pas dans votre main.
refusal-bone-in-box = Une arête ne se pose pas dans une boîte ; elle ne peut servir que de couvercle.
refusal-box-closed = La boîte { $box } est fermée.
refusal-box-full = La boîte { $box } est pleine ; il lui faut un couvercle.
refusal-wrong-direction = « { $sardine } » ne va pas dans la boîte { $box } : les sardines doivent être tête-bêche.
refusal-box-not-full = La boîte { $box } ne se ferme pas avant d’avoir trois sardines.
refusal-discard-twice = Une carte est nommée deux fois.
refusal-discard-none = Vous devez défausser au moins une carte.
refusal-discard-number =
    { $number ->
        [one] Vous avez { $held } cartes en main pour { $limit } permises : défaussez-en exactement une.
       *[other] Vous avez { $held } cartes en main pour { $limit } permises : défaussez-en exactement { $number }.
    }
refusal-own-card = On ne vole que les autres.
refusal-steal-form = Volez soit dans une main, soit à une place d’une boîte.
refusal-hand-empty = { $other } : cette main est vide.
refusal-garlic = { $other } : ail et persil protège cette main.
refusal-their-box-closed = { $other } : la boîte { $box } est fermée ; on ne vole que dans les boîtes ouvertes.
refusal-place-empty = Il n’y a pas de sardine dans la boîte { $box }, place { $place }.
refusal-feed-form = Donnez soit une carte de votre main, soit celle d’une place d’une boîte.
refusal-gift-box-closed = Votre boîte { $box } est fermée ; donnez d’une boîte ouverte.
refusal-own-box = On ne prend que les couvercles des autres.
refusal-not-closed = { $other } : la boîte { $box } n’a pas de couvercle.
refusal-draw-form = Piochez, ou nommez une carte de la défausse.
refusal-not-discarded = « { $sardine } » ({ $card }) n’est pas dans la défausse.
refusal-cards-file = Le fichier { $file } est illisible : { $detail }
refusal-cards-boxes = Le fichier { $file } doit dire combien il y a de boîtes de chaque sorte : { $known }.
refusal-cards-too-few = { $number } cartes sardine et { $boxes } boîtes ne suffisent pas à deux joueurs.
refusal-cards-hand = Une main compte de { $low } à { $high } cartes, pas { $number }.
refusal-cards-sardines = Le fichier { $file } n’a pas de liste de sardines.
refusal-cards-kind = « { $value } » ne nomme pas une sorte de sardine. Les sortes sont : { $known }.
refusal-cards-too-many = Il peut y avoir au plus { $high } cartes sardine, pas { $number }.
refusal-cards-number = « { $value } » doit être un nombre entier de 0 à { $high }.

board-decides = { $seat } : { $what }
board-over = La partie est finie.
board-day = ☀ jour
board-night = ☾ nuit
board-pile = pioche : { $number }
board-discards = défausse : { $number }
board-cat-wins = le chat peut gagner
board-draws = encore à piocher : { $number }
board-idle = tours sans carte piochée : { $number } sur { $high }
board-player = { $seat } : boîtes fermées { $closed }/{ $boxes }, en main { $held } (limite { $limit })
board-known = Connues dans cette main :
board-hand = Votre main
board-box = Boîte { $number }
board-closed = fermée
board-full = pleine, à fermer
board-bonus = ✓
board-covered = –

rule-SA-C1 = Il y a 59 cartes sardine, dont le dos est un couvercle : 14 « encore » (jouez une carte de plus), 12 « pioche » (piochez deux cartes), 8 « vol » (prenez une carte adverse dans une boîte ouverte ou dans la main), 8 « festin » (chaque autre joueur donne une sardine au chat), 8 « ouverture » (prenez le couvercle d’une boîte fermée adverse), 4 sardines à double sens, sans effet, et 5 arêtes, qui ne se posent jamais dans une boîte.
rule-SA-C2 = Une sardine regarde à gauche ou à droite. On ne peut pas la retourner, car son dessin doit rester en haut. Pour chaque sorte à effet, la moitié regarde à gauche, la moitié à droite.
rule-SA-C3 = Il y a 16 cartes boîte, quatre de chaque : citron, tomate, ail et persil, poivre et basilic. Leur dos est une boîte sans effet.
rule-SA-C4 = La carte chat a un côté jour et un côté nuit. Elle marque la défausse.
rule-SA-C5 = On joue de deux à cinq avec trois boîtes sans effet chacun, de deux à quatre avec quatre assortiments chacun.
rule-SA-B1 = Une boîte est complète avec trois sardines et un couvercle. Qui a le premier toutes ses boîtes fermées en même temps gagne aussitôt, avant l’effet de ce couvercle.
rule-SA-B2 = Les trois sardines sont tête-bêche : la première et la troisième dans un sens, la deuxième dans l’autre. Une sardine à double sens va partout.
rule-SA-B3 = Une sardine se pose à la première place libre de la boîte. Sans compter les doubles sens, les places 1 et 3 ne doivent pas différer, et la place 2 doit différer des deux. Si une sardine est retirée, sa place reste vide et les autres ne bougent pas.
rule-SA-B4 = Toute carte de la main, même une arête, peut être retournée pour fermer une de vos boîtes qui contient trois sardines.
rule-SA-B5 = Le couvercle déclenche l’effet de la dernière sardine posée dans la boîte. Si la boîte est rouverte puis refermée, l’effet se reproduit.
rule-SA-B6 = Une boîte avec un couvercle est fermée. Toute autre boîte est ouverte, même pleine.
rule-SA-T1 = Chacun commence avec cinq cartes et trois boîtes sans effet ; le chat est côté jour. Un joueur au hasard commence, et l’on joue dans le sens des aiguilles d’une montre.
rule-SA-T2 = À votre tour, soit vous jouez une carte de votre main sur une de vos boîtes et appliquez son effet, soit vous défaussez une ou plusieurs cartes et en piochez autant.
rule-SA-T3 = Un effet s’applique autant que possible, qu’il vous plaise ou non, et les effets peuvent s’enchaîner. Sans cible ni carte jouable, il ne se passe rien. « Encore » oblige à jouer une carte si c’est possible ; on ne peut pas défausser à la place.
rule-SA-T4 = Pour voler, choisissez un adversaire et la source : une carte au hasard de sa main, ou n’importe quelle sardine d’une boîte ouverte.
rule-SA-T5 = Pour le festin, chaque autre joueur, dans l’ordre du tour et à la vue de tous, donne une carte de sa main, au choix, même une arête, ou une sardine d’une de ses boîtes ouvertes. Elle va à la défausse.
rule-SA-T6 = Si vous prenez un couvercle, vous le voyez et le gardez en main. La boîte est rouverte avec ses trois sardines, et aucun effet ne se déclenche.
rule-SA-T7 = À la fin de votre tour, défaussez jusqu’à n’avoir que cinq cartes. Les cartes reçues pendant le tour des autres restent jusque-là.
rule-SA-T8 = Qui n’a plus de carte en pioche cinq. On le vérifie après chaque carte jouée et son effet, et avant la carte de plus d’un « encore », en commençant par le joueur actif ; jamais entre une défausse et sa pioche, ni pendant un festin.
rule-SA-T9 = Si vous ne pouvez rien jouer, vous devez défausser au moins une carte.
rule-SA-P1 = Quand la dernière carte de la pioche est prise, la défausse est mélangée et forme une nouvelle pioche ; le chat passe côté nuit. Une pioche en cours continue.
rule-SA-P2 = Quand la pioche est de nouveau épuisée, la partie s’arrête aussitôt. Le plus de boîtes fermées gagne ; puis le plus de sardines et de couvercles dans les boîtes ; puis la victoire est partagée.
rule-SA-P3 = Avec l’option « le chat gagne », c’est alors le chat qui gagne et tout le monde perd. C’est l’usage avec les assortiments.
rule-SA-P4 = S’il n’y a pas de défausse à mélanger, la partie s’arrête aussitôt.
rule-SA-P5 = Si aucune carte n’est piochée pendant 60 tours de suite, la partie s’arrête et l’on compte les boîtes, même si le chat peut gagner.
rule-SA-V1 = Avec les assortiments, chacun a quatre boîtes, une de chaque sorte ou quatre au hasard, et doit fermer les quatre.
rule-SA-V2 = Le bonus d’une boîte agit tant qu’elle est vide. Il est perdu avant l’effet de la première carte posée, et revient si la boîte est vidée.
rule-SA-V3 = Citron : une carte de plus chaque fois que vous piochez. Tomate : six cartes au lieu de cinq, comme limite et comme nouvelle main. Ail et persil : personne ne peut voler dans votre main. Poivre et basilic : chaque carte piochée peut être n’importe quelle carte de la défausse. Les bonus de même sorte s’ajoutent.
rule-SA-V4 = Le citron compte une fois chaque fois que vous piochez après une défausse, par une « pioche » ou pour une nouvelle main, mais pas à la première distribution.
rule-SA-H1 = Les mains et la pioche sont secrètes, mais pas leur nombre de cartes. La défausse, les sardines dans les boîtes et la dernière posée sont visibles de tous.
rule-SA-H2 = Un couvercle est connu de qui l’a posé, et de qui connaissait la seule carte de la main d’où il vient.
rule-SA-H3 = Une carte prise dans une boîte ouverte ou dans la défausse est connue de tous ; un couvercle ou une carte pris à quelqu’un, du voleur et de la victime.
rule-SA-H4 = Ce que vous savez d’une main reste vrai jusqu’à ce qu’un couvercle posé, ou un vol que vous ne voyez pas, ait pu déplacer la carte.
rule-SA-H5 = Tout le monde se souvient des cartes qui ont été mélangées dans la pioche de la nuit.
rule-SA-H6 = Tant qu’un « encore » attend sa carte de plus, tout le monde sait que la main en contient une jouable.
