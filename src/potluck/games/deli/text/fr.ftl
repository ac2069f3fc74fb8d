game-deli = Clash at the Deli
about = Dans un deli new-yorkais, les cuisiniers prennent des ingrédients sur un marché commun et les empilent en sandwichs : des classiques du menu, juteux mais pas détrempés, et fermés à temps. Dix personnages tordent les règles.

option-character-1 = Personnage de la place 1
option-character-1-help = Tiré au sort ou choisi.
option-character-1-random = tiré au sort
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
option-character-2 = Personnage de la place 2
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
option-character-3 = Personnage de la place 3
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
option-character-4 = Personnage de la place 4
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
option-smaller-market = Marché réduit
option-smaller-market-help = Autant de cartes de moins pour chaque sorte.
option-closing-bonus = Bonus de fermeture
option-closing-bonus-help = Points pour chaque sandwich fermé avec du pain.
option-double-least = Doubler le moindre
option-double-least-help = Le sandwich terminé qui vaut le moins compte double pour chacun.
option-rounds = Manches
option-rounds-help = La règle en prévoit 5.
option-team = Combat d’équipes
option-team-help = Nombre de personnages par joueur.
option-kath-mania = Copy Kath mania
option-kath-mania-help = Tout le monde est Copy Kath.

preset-basic = Comme dans la règle
preset-small-market = Petit marché
preset-big-closing = Gros bonus de fermeture
preset-doubling = Doublement
preset-short = Partie courte
preset-long = Partie longue
preset-team-battle = Combat d’équipes
preset-kath-mania = Copy Kath mania

ingredient-white-toast = Pain de mie
ingredient-half-roll = Demi petit pain
ingredient-half-bagel = Demi-bagel
ingredient-rye-bread = Pain de seigle
ingredient-wrap-tortilla = Tortilla de wrap
ingredient-bacon = Bacon
ingredient-fried-egg = Œuf au plat
ingredient-corned-beef = Corned-beef
ingredient-roasted-pork = Porc rôti
ingredient-wiener = Saucisse de Vienne
ingredient-tuna = Thon
ingredient-american = Fromage américain
ingredient-cheddar = Cheddar
ingredient-swiss = Fromage suisse
ingredient-cream-cheese = Fromage frais
ingredient-tomato = Tomate
ingredient-lettuce = Laitue
ingredient-avocado = Avocat
ingredient-sauerkraut = Choucroute
ingredient-pickles = Cornichons
ingredient-butter = Beurre
ingredient-trinity = La Trinité
ingredient-hot-sauce = Sauce piquante
ingredient-ranch = Ranch
sort-bread = Pain
sort-protein = Protéines
sort-cheese = Fromage
sort-vegetable = Légumes
sort-sauce = Sauce
action-joker-bread = Joker pain
action-joker-protein = Joker protéines
action-joker-cheese = Joker fromage
action-joker-vegetable = Joker légumes
action-joker-sauce = Joker sauce
action-picky-eater = Fine bouche
action-ill-take-that = Je le prends
action-lucky-day = Jour de chance
action-breadhead = Tête de pain
action-fresh-delivery = Livraison fraîche
action-doggy-bag = Doggy bag
event-tip-jar = Bocal à pourboires
event-free-refill = Sauce à volonté
event-lunch-rush = Coup de feu de midi
event-staff-meal = Repas du personnel
event-health-inspector = Inspection sanitaire
event-mouse-in-the-pantry = Souris dans le garde-manger
event-power-cut = Panne de courant
event-grumpy-customer = Client grincheux
classic-reuben = Reuben
classic-cubano = Cubano
classic-cheesy-dog = Cheesy dog
classic-classic-wrap = Wrap classique
classic-veggie-wrap = Wrap végétarien
classic-bacon-egg-cheese = Bacon, œuf et fromage
classic-cream-cheese-bagel = Bagel au fromage frais
classic-tuna-melt = Tuna melt
classic-blt = BLT
classic-butter-toast = Tartine au beurre
classic-avocado-toast = Tartine à l’avocat
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

board-round = Manche { $round } sur { $rounds }
board-phase-exchange = Pete échange des actions
board-phase-reserve = Debbie réserve une carte
board-phase-pick = Choix
board-phase-react = Quelqu’un veut-il cette carte ?
board-phase-lay = Une carte est posée
board-phase-after = Fin du tour
board-phase-swap = Drew peut échanger
board-phase-end = Fin de la manche
board-phase-look = Choix de l’événement
board-phase-event = Événement
board-phase-over = Partie terminée
board-event = Événement : { $event }
board-announced = { $seat } : { $ingredient }
board-market = Marché
board-deck = pioche { $number }
board-reserved = Réservé
board-last-trash = Poubelle de la manche précédente
board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-hand-size = { $number ->
    [one] { $number } carte action
   *[other] { $number } cartes action
}
board-aside = encore une fois : { $cards }
board-sandwich = Sandwich
board-cards = Cartes
board-position = Place
board-closing = Fermé
board-classic = Classique
board-moisture = Humidité
board-total = Total
board-declared = déclaré terminé
board-sum = sandwichs { $points }
board-most = { $ingredient } ×{ $number } : { $points }
board-from-eggs = œufs de Gregg { $points }
board-from-least = moindre sandwich doublé { $points }
board-from-actions = actions { $points }
board-from-events = événements { $points }
board-from-characters = personnages { $points }
board-hand = Vos cartes action
board-looking = Vous regardez : { $cards }
pad-winners = { $number ->
    [one] Victoire : { $value }
   *[other] Victoire partagée : { $value }
}

move-take = prendre : { $ingredient }
move-take-reserved = prendre la carte réservée
move-take-trash = prendre dans la poubelle de la manche précédente : { $ingredient }
move-joker = poser { $action } comme { $ingredient }
move-lay = poser sur la place { $place }
move-close = fermer le sandwich { $place } avec le pain de la place { $bread }
move-declare = déclarer terminé le sandwich { $place }
move-play = { $again ->
    [yes] rejouer { $action }
   *[no] jouer { $action }
}
move-play-sort = { $again ->
    [yes] rejouer { $action } : { $sort }
   *[no] jouer { $action } : { $sort }
}
move-play-ingredient = { $again ->
    [yes] rejouer { $action } : { $ingredient }
   *[no] jouer { $action } : { $ingredient }
}
move-redeal = faire redistribuer cette sorte : { $sort }
move-steal = { $again ->
    [yes] rejouer { $action }
   *[no] jouer { $action }
}
move-snatch = défausser { $action } et prendre la carte
move-trash = jeter : { $ingredient }
move-reserve = réserver : { $ingredient }
move-swap = échanger le dessus du sandwich { $place } avec le sandwich { $other-place } de : { $other }
move-choose = choisir { $event }
move-exchange = { $number ->
    [0] garder toutes les cartes
   *[other] échanger : { $actions }
}
move-choose-place = choisir le sandwich { $place }
move-pass = rien

log-round = Manche { $round } sur { $rounds }. En premier : { $seat }.
log-exchanged = { $number ->
    [0] { $seat } : aucune carte action échangée.
    [one] { $seat } : { $number } carte action échangée.
   *[other] { $seat } : { $number } cartes action échangées.
}
log-exchanged-known = { $number ->
    [0] { $seat } : aucune carte action échangée.
   *[other] { $seat } : mis de côté { $actions } ; pioché { $other-actions }.
}
log-copied = { $seat } : copie de { $character }.
log-reserved = { $seat } : réservation, { $ingredient }.
log-redealt = { $seat } : nouvelle distribution, { $sort }.
log-announced = { $seat } : prise, { $ingredient }.
log-stolen = { $seat } : { $ingredient }, enlevé à : { $other }.
log-snatched = { $seat } : défausse, { $action }.
log-salvaged = { $seat } : { $ingredient }, pris dans la poubelle de la manche précédente.
log-joker = { $seat } : un joker devient { $ingredient }.
log-missed = { $seat } : rien à poser, un choix perdu.
log-played = { $seat } : { $action }.
log-again = { $seat } : { $action }, encore une fois.
log-laid = { $seat } : { $ingredient } en place.
log-trashed = { $seat } : { $ingredient } à la poubelle.
log-closed = { $points ->
    [one] { $seat } : sandwich fermé, { $points } point.
   *[other] { $seat } : sandwich fermé, { $points } points.
}
log-declared = { $points ->
    [one] { $seat } : sandwich terminé, { $points } point.
   *[other] { $seat } : sandwich terminé, { $points } points.
}
log-noted = { $points ->
    [one] { $seat } : { $points } point noté.
   *[other] { $seat } : { $points } points notés.
}
log-discarded = { $seat } : perte, { $ingredient }.
log-swapped = { $seat } : { $ingredient } contre { $other-ingredient }, échange avec : { $other }.
log-cancelled = Les jours de chance s’annulent.
log-looked = { $number ->
    [one] { $seat } : { $number } événement regardé.
   *[other] { $seat } : { $number } événements regardés.
}
log-looked-known = { $seat } : regardé, { $events }.
log-event = L’événement : { $event }.
log-refilled = { $seat } : pioche, { $ingredient }.
log-fed = { $seat } : une carte action piochée.
log-fed-known = { $seat } : pioche, { $action }.
log-passed = { $seat } → { $other } : { $ingredient }.
log-over = { $number ->
    [one] La partie est terminée. Victoire : { $winners }.
   *[other] La partie est terminée. Victoire partagée : { $winners }.
}

refusal-not-now = Ce n’est pas le moment.
refusal-not-your-turn = Seulement à votre tour.
refusal-no-such-card = Aucune carte ne s’appelle « { $value } ».
refusal-no-such-place = Il n’y a pas de place { $number } ; les places vont de 1 à { $high }.
refusal-not-in-market = Pas au marché : { $ingredient }.
refusal-not-in-trash = Pas dans la poubelle de la manche précédente : { $ingredient }.
refusal-no-place = Aucune place pour : { $ingredient }.
refusal-must-take = Une carte du marché peut être posée, il faut donc en prendre une.
refusal-must-lay = La carte doit être posée.
refusal-event-place = Ce sandwich n’est pas touché. L’événement : { $event }.
refusal-first-place = Un nouveau pain va sur la première place vide.
refusal-bread-first = Un sandwich commence par un pain, pas par : { $ingredient }.
refusal-finished = Ce sandwich est terminé.
refusal-full = Un pain porte au plus { $high } ingrédients.
refusal-other-bread = Ce sandwich repose sur un autre pain et ne se ferme pas avec : { $ingredient }.
refusal-nothing-on-it = Il faut un ingrédient avant de fermer un sandwich.
refusal-wrap-lid = Un wrap ne reçoit pas de second wrap ; on le déclare terminé.
refusal-bread-only = Seulement directement sur le pain : { $ingredient }.
refusal-one-each = Déjà dans ce sandwich : { $ingredient }. Une seule carte de chaque sauce.
refusal-not-unfinished = Il n’y a pas de sandwich inachevé à cette place.
refusal-not-declarable = Seuls les wraps, les tartines au beurre et à l’avocat peuvent être déclarés terminés.
refusal-no-lone-bread = Il n’y a pas de pain seul à cette place.
refusal-not-in-hand = Pas dans votre main : { $action }.
refusal-once-a-round = Déjà jouée dans cette manche : { $action }.
refusal-not-aside = Pas de côté pour être rejouée : { $action }.
refusal-action-time = Ne se joue pas maintenant : { $action }.
refusal-action-needs = Avec { $action }, indiquez la sorte ou la carte s’il en faut une, sinon rien.
refusal-before-taking = À jouer avant de prendre une carte : { $action }.
refusal-not-two = La Fine bouche demande une carte qui convient et la place de deux choix dans cette manche.
refusal-none-of-sort = Rien de tel au marché : { $sort }.
refusal-no-joker = Ce n’est pas un joker : { $action }.
refusal-joker-kind = { $action } ne peut pas devenir { $ingredient }.
refusal-joker-instead = Un joker se pose au lieu de prendre une carte et n’est pas une des deux de la Fine bouche.
refusal-not-michael = Seul Recycle Michael prend dans la poubelle.
refusal-michael-once = Une seule carte de la poubelle par manche.
refusal-not-reserved = Aucune carte ne vous est réservée.
refusal-not-nikki = Seule Picky Nikki fait redistribuer des cartes.
refusal-nikki-twice = Ce pouvoir est épuisé : { $high } fois par manche.
refusal-not-tricia = Seule Malicious Tricia jette des cartes, une fois après chaque prise.
refusal-debbies-card = Seul le pouvoir d’Action Jackson peut prendre la carte réservée.
refusal-not-jackson = Seul Action Jackson défausse des cartes pour cela.
refusal-swap-opponent = L’autre sandwich doit être celui d’un adversaire.
refusal-swap-like = Seulement dessus contre dessus, ou pain seul contre pain seul.
refusal-swap-same = Les deux sont pareils.
refusal-swap-fixed = Ne se déplace pas ainsi : { $ingredient }.
refusal-swap-rules = Une des cartes n’a pas le droit d’être là.
refusal-not-looked-at = Ne fait pas partie des événements regardés : { $event }.
refusal-exchange-three = On échange au plus 3 cartes.
refusal-exchange-hand = Ces cartes ne sont pas dans votre main.
refusal-character-nobody = La place { $number } est vide : on joue à { $seats }.
refusal-character-twice = Ce personnage n’existe qu’une fois : { $character }.
refusal-mania-character = Dans la mania, tout le monde est Copy Kath ; la place { $number } ne peut être personne d’autre.
refusal-mania-team = La mania ne permet pas d’équipes de { $number }.
refusal-cards-file = { $file } est illisible : { $detail }
refusal-cards-missing = « { $where } » manque ou n’a pas la bonne forme.
refusal-cards-number = « { $where } » vaut { $value } ; il faut un nombre entier de { $low } à { $high }.
refusal-cards-name = « { $where } » indique { $value } ; sont connus : { $known }.
refusal-cards-twice = « { $where } » contient { $value } deux fois.
refusal-cards-effect = « { $where } » a l’effet { $value } ; les règles connaissent : { $known }.
refusal-pad-nothing = Rien à compter. Une ligne ressemble à ceci : « Anna : seigle, beurre, corned-beef, suisse, choucroute, seigle ».
refusal-pad-no-player = À qui est-ce ? Commencez par un nom et deux-points, pas par « { $value } ».
refusal-pad-noted = On note au plus { $high } points à la fois.
refusal-pad-seven = Chacun a de la place pour { $high } sandwichs.
refusal-pad-gap = Il manque un ingrédient entre deux virgules.
refusal-pad-unknown = Aucun ingrédient ne s’appelle « { $value } ».
refusal-pad-ambiguous = « { $value } » peut être : { $ingredient }.
refusal-pad-bread-first = Un sandwich commence par un pain, pas par : { $ingredient }.
refusal-pad-closed = Ce sandwich est fermé ; rien ne vient après le second pain : { $ingredient }.
refusal-pad-declared = Un sandwich déclaré terminé a un ingrédient et pas de second pain.
refusal-pad-too-many = { $number } × { $ingredient }, mais il n’y en a que { $high }, jokers compris.

rule-DE-C1 = Il y a cinq paquets de 40 ingrédients : pain, protéines, fromage, légumes et sauces.
rule-DE-C2 = Il y a aussi 20 cartes action, 16 événements, 10 personnages et un menu pour chacun.
rule-DE-C3 = On joue de 2 à 4.
rule-DE-S1 = On mélange les cinq paquets d’ingrédients, les actions, les événements et les personnages.
rule-DE-S2 = Chacun reçoit un personnage, tiré au sort ou choisi, visible toute la partie.
rule-DE-S3 = Chacun pioche 5 cartes action secrètes. Repeat Pete pioche le premier et peut aussitôt en échanger jusqu’à 3.
rule-DE-S4 = Le sort désigne qui commence ; on joue ensuite dans le sens horaire.
rule-DE-R1 = Le marché reçoit 6 pains et 5 cartes de chaque autre sorte à 2, 7 et 6 à 3, 8 et 7 à 4.
rule-DE-R2 = Tour à tour, chacun prend une carte du marché et la pose aussitôt, jusqu’à ce que tous en aient 6. Qui en a 6 est sauté.
rule-DE-R3 = Puis on peut jouer tour à tour des actions de fin de manche, jusqu’à ce que personne ne veuille plus. Qui a une carte action en main est interrogé.
rule-DE-R4 = Une manche se termine par l’échange de Drew, les actions, les restes à la poubelle, les autres pouvoirs et l’événement.
rule-DE-R5 = Ce qui reste au marché va à la poubelle, comme une carte réservée que personne n’a prise.
rule-DE-R6 = On tire un événement, on l’applique tour à tour et on le retire, après la dernière manche aussi.
rule-DE-R7 = Dès la manche 2 commence qui a le plus haut sandwich inachevé ; puis le deuxième plus haut décide, puis le sort. Les pains comptent, les sandwichs terminés non.
rule-DE-R8 = Si une pioche ne suffit pas, on y mélange la vieille poubelle de sa sorte. Ce que Michael peut encore prendre reste.
rule-DE-L1 = Tout sandwich commence par un pain. Il y a place pour 7 sandwichs, pains seuls et sandwichs terminés compris.
rule-DE-L2 = Un pain porte au plus 4 autres ingrédients, chacun sur le précédent.
rule-DE-L3 = Un sandwich avec au moins un ingrédient se ferme avec la sorte de pain du début.
rule-DE-L4 = Le beurre et le fromage frais ne vont que directement sur le pain.
rule-DE-L5 = Un sandwich prend au plus une carte de chaque sauce ; des sauces différentes vont ensemble.
rule-DE-L6 = On ne perd un choix que si aucune carte du marché ne convient. Il compte parmi les 6.
rule-DE-L7 = À votre tour, vous pouvez gratuitement fermer des sandwichs avec vos pains seuls et déclarer terminés des wraps et des tartines au beurre ou à l’avocat.
rule-DE-L8 = Un wrap ne demande ni ne reçoit de second wrap. Un wrap ou une tartine déclarés comptent comme fermés, sans bonus de fermeture.
rule-DE-L9 = Un sandwich terminé ne reçoit plus de cartes et ne craint ni les événements ni les autres personnages.
rule-DE-P1 = Chaque carte devant vous vaut 1 point, pains et sandwichs inachevés compris.
rule-DE-P2 = Chaque sandwich fermé avec du pain rapporte 1 point de plus.
rule-DE-P3 = Une carte à sa place favorite rapporte 1 point. L’étoile montre où c’est le cas.
rule-DE-P4 = Chaque pain compte 2 sec, chaque autre ingrédient 1 juteux ; la différence coûte des points. Classiques et pains seuls sont épargnés.
rule-DE-P5 = Un classique du menu rapporte son bonus en plus. L’ordre est libre, les cartes doivent être exactement celles-là.
rule-DE-P6 = À la fin, le plus de sauce piquante rapporte 4 points, le plus de fromage américain et le plus de cheddar 2 chacun ; la moitié en cas d’égalité.
rule-DE-P7 = Tous les points décident, ceux notés en cours de partie compris. En cas d’égalité, la victoire est partagée.
rule-DE-A1 = Chaque carte action dit quand elle se joue. Personne ne joue deux fois la même action dans une manche.
rule-DE-A2 = Un joker se pose au lieu de prendre une carte, comme un ingrédient de sa sorte, et le reste. Il compte parmi les 6.
rule-DE-A3 = Il y a 5 jokers, 3 Fine bouche (prendre deux cartes), 3 Je le prends (la carte prise par un autre est pour vous), 3 Jour de chance (choisir entre deux événements), 2 Tête de pain (1 point par sandwich fermé avec du pain), 2 Livraison fraîche (une sorte est redistribuée) et 2 Doggy bag (un reste pour vous).
rule-DE-A4 = Une prise est annoncée ; les adversaires avec des cartes action et moins de 6 cartes peuvent la vouloir, tour à tour ; puis elle est posée. Une carte enlevée est à l’abri, le nouveau choix non. Deux jours de chance s’annulent.
rule-DE-E1 = Les événements ne touchent que les sandwichs inachevés. Les bons apportent un point, une sauce, une fin anticipée ou une carte action ; les mauvais coûtent un dessus, un pain seul ou un fromage, ou passent une carte à gauche.
rule-DE-E2 = Qui perd choisit quoi. Une carte passée doit être posée si elle convient, sinon elle est jetée. Un sandwich terminé dans le coup de feu compte comme déclaré.
rule-DE-H1 = Malicious Tricia peut jeter une carte du marché après en avoir pris une ; une seule en tout avec la Fine bouche.
rule-DE-H2 = Picky Nikki peut faire redistribuer une sorte du marché, deux fois par manche, à tout moment entre deux choix.
rule-DE-H3 = Recycle Michael peut, une fois par manche, prendre une carte de la poubelle de la manche précédente au lieu du marché.
rule-DE-H4 = Repeat Pete met de côté les actions jouées, sauf les jokers, et peut rejouer chacune une fois dans une manche suivante.
rule-DE-H5 = Switcheroo Drew peut, en fin de manche, échanger le dessus d’un sandwich inachevé avec celui d’un adversaire, ou deux pains seuls. Sauces et fromage frais restent.
rule-DE-H6 = Gregg Benedict reçoit 1 point pour chaque sandwich terminé avec œuf qui n’est pas au menu.
rule-DE-H7 = Action Jackson peut, aussi souvent qu’il veut, défausser une carte action pour obtenir la carte que prend un adversaire.
rule-DE-H8 = Debbie Dibs réserve une carte du marché qu’elle seule peut prendre, à moins que Jackson ne la lui souffle à cet instant.
rule-DE-H9 = Psychic Isaac regarde les 3 premiers événements et choisit lequel se produit.
rule-DE-H10 = Copy Kath a le pouvoir d’un personnage hors jeu, un autre à chaque manche.
rule-DE-H11 = Sont secrets les cartes action en main, l’ordre des pioches et les événements à venir ; tout le reste est visible.
rule-DE-V1 = Marché réduit : 1 ou 2 cartes de moins par sorte.
rule-DE-V2 = Plus gros bonus de fermeture : 2 points ou plus par sandwich fermé avec du pain.
rule-DE-V3 = Doublement : votre sandwich terminé qui vaut le moins compte double.
rule-DE-V4 = Moins ou plus de 5 manches.
rule-DE-V5 = Combat d’équipes : chacun a plusieurs personnages.
rule-DE-V6 = Copy Kath mania : tout le monde est Copy Kath et tire un autre pouvoir à chaque manche.
