game-snack-match = Snack Match
about = Glissez vos cartes les unes sur et sous les autres pour réunir les mêmes aliments et les mêmes nappes.

element-sandwich = sandwich
element-donut = donut
element-soda = soda
element-sausage = saucisse
element-orange = nappe orange
element-green = nappe verte
element-blue = nappe bleue
element-red = nappe rouge
modifier-fewest = le moins : +3 pour qui en montre le moins
modifier-corners = coins : +1 par case dans un coin
modifier-groups = groupes : +1 par groupe
modifier-lines = lignes : +2 par ligne ou colonne complète
modifier-most = le plus : −3 pour qui en montre le plus
modifier-centre = centre : −2 par case centrale
modifier-isolated = isolés : −2 par case isolée
modifier-pairs = paires : −2 par groupe de deux exactement
face-sandwich = sandwich
face-donut = donut
face-soda = soda
face-sausage = saucisse
face-orange = orange
face-green = vert
face-blue = bleu
face-red = rouge
face-fewest = le moins
face-corners = coins
face-groups = groupes
face-lines = lignes
face-most = le plus
face-centre = centre
face-isolated = isolés
face-pairs = paires

preset-basic = Jeu de base
preset-quiet = Pique-nique tranquille : deux modificateurs verts
preset-balanced = Pique-nique équilibré : un vert, un rouge
preset-cerebral = Pique-nique cérébral : deux modificateurs rouges
preset-children = Pour les petits : un cadre fixe, les cartes vont seulement par-dessus

option-diet = Régime
option-diet-help = Deux combinaisons d’un élément et d’un modificateur rapportent ou coûtent des points. À partir de deux joueurs.
option-diet-none = aucun
option-diet-quiet = tranquille : deux modificateurs verts
option-diet-balanced = équilibré : un vert, un rouge
option-diet-cerebral = cérébral : deux modificateurs rouges
option-difficulty = Difficulté
option-difficulty-help = La difficulté de la partie en solo contre l’automate. Pour un seul joueur.
option-difficulty-none = sans combinaison
option-difficulty-easy = facile : deux modificateurs verts
option-difficulty-medium = moyen : un vert, un rouge
option-difficulty-hard = difficile : deux modificateurs rouges
option-element-1 = Premier élément
option-element-1-help = L’élément de la première combinaison, si l’hôte veut le choisir.
option-element-1-random = tiré au sort
option-element-1-sandwich = sandwich
option-element-1-donut = donut
option-element-1-soda = soda
option-element-1-sausage = saucisse
option-element-1-orange = orange
option-element-1-green = vert
option-element-1-blue = bleu
option-element-1-red = rouge
option-modifier-1 = Premier modificateur
option-modifier-1-help = Le modificateur de la première combinaison, si l’hôte veut le choisir.
option-modifier-1-random = tiré au sort
option-modifier-1-fewest = le moins
option-modifier-1-corners = coins
option-modifier-1-groups = groupes
option-modifier-1-lines = lignes
option-modifier-1-most = le plus
option-modifier-1-centre = centre
option-modifier-1-isolated = isolés
option-modifier-1-pairs = paires
option-element-2 = Second élément
option-element-2-help = L’élément de la seconde combinaison, si l’hôte veut le choisir.
option-element-2-random = { option-element-1-random }
option-element-2-sandwich = { option-element-1-sandwich }
option-element-2-donut = { option-element-1-donut }
option-element-2-soda = { option-element-1-soda }
option-element-2-sausage = { option-element-1-sausage }
option-element-2-orange = { option-element-1-orange }
option-element-2-green = { option-element-1-green }
option-element-2-blue = { option-element-1-blue }
option-element-2-red = { option-element-1-red }
option-modifier-2 = Second modificateur
option-modifier-2-help = Le modificateur de la seconde combinaison, si l’hôte veut le choisir.
option-modifier-2-random = { option-modifier-1-random }
option-modifier-2-fewest = { option-modifier-1-fewest }
option-modifier-2-corners = { option-modifier-1-corners }
option-modifier-2-groups = { option-modifier-1-groups }
option-modifier-2-lines = { option-modifier-1-lines }
option-modifier-2-most = { option-modifier-1-most }
option-modifier-2-centre = { option-modifier-1-centre }
option-modifier-2-isolated = { option-modifier-1-isolated }
option-modifier-2-pairs = { option-modifier-1-pairs }
option-layering = Superposition
option-layering-help = Les cartes peuvent-elles se glisser sous d’autres, ou vont-elles seulement par-dessus ?
option-layering-full = par-dessus et par-dessous
option-layering-top = seulement par-dessus
option-frame = Cadre
option-frame-help = Le cadre de 4×4 cases suit-il vos cartes, ou est-il fixé d’avance ?
option-frame-floating = flottant
option-frame-fixed = fixe

move-keep = garder la carte { $card }, donner l’autre à gauche
move-place =
    { $number ->
        [0] poser la carte { $card } en { $cells }
        [one] poser la carte { $card } en { $cells }, sous la carte { $under }
       *[other] poser la carte { $card } en { $cells }, sous les cartes { $under }
    }

log-round = Manche { $round } sur { $rounds }.
log-turn = Tour { $round } sur { $rounds }.
log-dealt = { $seat } : deux cartes piochées.
log-dealt-known = { $seat } : cartes { $cards } piochées.
log-chose = { $seat } : une carte choisie.
log-chose-known = { $seat } : carte { $card } gardée, carte { $given } à donner.
log-gave = { $seat } → { $other } : une carte.
log-gave-known = { $seat } → { $other } : carte { $card }.
log-laid = { $seat } : carte { $card } posée.
log-revealed = { $seat } : cartes { $cards } posées.
log-automaton = La carte { $card } va à l’automate.
log-over =
    { $number ->
        [0] La partie est terminée. L’automate gagne.
        [one] La partie est terminée. Victoire : { $winners }.
       *[other] La partie est terminée. Victoire partagée : { $winners }.
    }

refusal-draft-first = D’abord, chacun garde une des deux cartes piochées ; rien ne se pose pendant le draft.
refusal-draft-over = Le draft est terminé ; posez maintenant une carte.
refusal-not-in-hand = La carte { $card } n’est pas dans votre main. Votre main : { $hand }.
refusal-not-a-strip = Une carte se pose sur trois cases en ligne droite ; ce n’est pas le cas ici.
refusal-first-card-origin = Votre première carte commence sur la case (0,0) ; vous ne choisissez que son orientation.
refusal-too-large = Votre pique-nique s’étendrait sur plus de 4×4 cases.
refusal-outside-fixed-frame = Le cadre est fixe : chaque case doit se trouver dans les lignes 0 à 3 et les colonnes 0 à 3.
refusal-touches-nothing = La carte doit avoir un côté commun avec votre pique-nique ou le recouvrir ; un coin ne suffit pas.
refusal-under-twice = Une carte est nommée deux fois parmi celles sous lesquelles passe celle-ci.
refusal-only-on-top = À cette table, les cartes vont seulement par-dessus les autres.
refusal-under-not-overlapped = La carte { $card } ne peut pas passer sous la carte { $other-card } : elles ne se chevaucheraient pas.
refusal-cycle = La carte { $card } ne peut pas passer sous la carte { $lower } et sur la carte { $upper }, car { $upper } recouvre { $lower }.
refusal-diet-alone = Le régime se joue à partir de deux joueurs. En solo, utilisez l’option difficulty.
refusal-difficulty-together = La difficulté est pour un seul joueur. À plusieurs, utilisez l’option diet.
refusal-pick-without-diet = { $option } : cette option est choisie, mais sans régime ni difficulté elle n’aurait aucun effet.
refusal-same-card = Les deux faces d’une même carte ne peuvent pas être choisies ensemble : { $first-face } et { $second-face }.
refusal-modifier-colours = Nombre de modificateurs de ce mode : { $red } en rouge, { $green } en vert. Ce qui est choisi ne convient pas.
refusal-cards-file = Le fichier { $file } est illisible : { $detail }
refusal-cards-list = Le fichier { $file } ne contient pas de liste nommée { $value }.
refusal-cards-number = Un paquet compte de { $low } à { $high } cartes Pique-nique ; celui-ci en compte { $number }.
refusal-cards-strip = La carte { $card-number } n’est pas une liste de trois cases.
refusal-cards-cell = La carte { $card-number } a une case « { $value } ». Une case est un aliment et une nappe, comme "donut/red". Aliments : { $foods }. Nappes : { $cloths }.
refusal-cards-faces = La carte { $card-number } de la liste { $list } n’a pas les deux faces qu’il lui faut.
refusal-cards-missing-face = Dans la liste { $list }, chaque face doit figurer une fois et une seule.

board-round = Manche { $round } sur { $rounds }
board-turn = Tour { $round } sur { $rounds }
board-over = La partie est terminée
board-pile = Pioche : { $number }
board-picnic = { $seat } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-hand = Vos cartes
board-automaton = Automate : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-empty = aucune carte posée
board-combination = { $element } · { $modifier }
board-after = → { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-bonus = { $combination } → { $value }

rule-SM-C1 = Il y a 72 cartes Pique-nique. Une carte est une bande de trois cases à la suite ; chaque case montre un aliment et une nappe.
rule-SM-C2 = Les aliments sont le sandwich, le donut, le soda et la saucisse ; les nappes sont orange, vertes, bleues ou rouges.
rule-SM-C3 = Les cartes forment une liste fixe, où chaque aliment est aussi fréquent que les autres, et chaque nappe aussi. Il n’y a pas deux cartes identiques, et aucune ne montre trois fois le même aliment ou la même nappe.
rule-SM-C4 = Il y a quatre cartes Élément, avec un aliment sur une face et une nappe sur l’autre, et quatre cartes Modificateur, avec une face verte et une face rouge.
rule-SM-C5 = On joue de deux à neuf, ou seul contre l’automate.
rule-SM-C6 = Pour vous donner une idée : les deux pique-niques que montre le livret valent 11 et 13 points.
rule-SM-F1 = Toutes les cartes Pique-nique sont mélangées en une pioche face cachée. Les cartes Bonus ne servent que dans la variante du régime.
rule-SM-F2 = Il y a quatre manches. Dans chacune, tout le monde joue en même temps : un draft, puis un placement.
rule-SM-F3 = Draft : piochez deux cartes, gardez-en une et donnez l’autre à la personne à votre gauche. Vous avez alors en main la carte gardée et la carte reçue.
rule-SM-F4 = Placement : posez les deux cartes dans votre pique-nique, l’une après l’autre, dans l’ordre que vous voulez. Une carte posée le reste ; vous pouvez choisir où va la seconde après avoir posé la première.
rule-SM-F5 = Vous choisissez avant de voir la carte que vous recevrez. Les autres voient vos cartes quand tout le monde a fini la manche.
rule-SM-F6 = Après quatre manches, chaque pique-nique compte huit cartes, et l’on marque les points.
rule-SM-P1 = Votre pique-nique ne s’étend jamais sur plus de 4×4 cases, mais le cadre n’est pas fixé d’avance : il peut grandir dans toutes les directions tant que l’ensemble tient dans un carré de 4×4. Le carré peut garder des vides.
rule-SM-P2 = Une carte se pose à l’horizontale ou à la verticale, dans un sens ou dans l’autre. Pour la première carte, vous ne choisissez que l’orientation.
rule-SM-P3 = Une nouvelle carte se place à côté de vos autres cartes, avec au moins un côté de case en commun, ou bien elle en chevauche une ou plusieurs.
rule-SM-P4 = Là où elle en chevauche, elle se glisse par-dessus ou par-dessous : vous décidez pour chaque carte chevauchée. Des cartes ne peuvent pas se recouvrir en rond, et deux cartes gardent le même ordre sur toutes les cases qu’elles ont en commun.
rule-SM-P5 = Une carte posée ne bouge plus jamais. De chaque case, on voit la carte du dessus.
rule-SM-S1 = Des aliments identiques qui se touchent par un côté forment un groupe ; des nappes identiques aussi. Chaque case visible appartient à un groupe de son aliment et à un groupe de sa nappe.
rule-SM-S2 = Un groupe de trois vaut 1 point, de quatre 2, de cinq 3, et ainsi de suite. Les groupes plus petits ne valent rien.
rule-SM-S3 = Qui a le plus de points gagne. À égalité de points, le plus grand groupe départage ; s’il est de même taille, la victoire est partagée.
rule-SM-B1 = Dans la variante du régime, deux éléments sont combinés à deux modificateurs, et ces combinaisons comptent pour tout le monde. Le mode tranquille a deux modificateurs verts, l’équilibré un vert et un rouge, le cérébral deux rouges.
rule-SM-B2 = Modificateurs verts. Le moins : 3 points si personne ne montre moins de cet élément. Coins : 1 point par case de l’élément dans un coin. Groupes : 1 point par groupe de l’élément, une case isolée en étant un. Lignes : 2 points par ligne ou colonne complète de l’élément.
rule-SM-B3 = Modificateurs rouges. Le plus : 3 points perdus si personne ne montre plus de cet élément. Isolés : 2 points perdus par case isolée. Centre : 2 points perdus par case de l’élément au centre. Paires : 2 points perdus par groupe de deux exactement.
rule-SM-B4 = Les coins sont ceux du rectangle sur lequel s’étend votre pique-nique ; le centre, ce sont toutes les cases qui ne sont pas sur son bord. Une ligne ou une colonne complète a quatre cases.
rule-SM-B5 = Ces points s’ajoutent avant de départager les égalités. Un total peut être négatif.
rule-SM-1P1 = En solo, vous jouez huit tours : piochez deux cartes, posez-en une et donnez l’autre à l’automate, dont les cartes sont rangées côte à côte.
rule-SM-1P2 = L’automate marque autant de points que son aliment le plus fréquent occupe de cases, plus autant que sa nappe la plus fréquente en occupe. Vous gagnez si vous en avez davantage.
rule-SM-1P3 = Des combinaisons règlent la difficulté : le mode facile a deux modificateurs verts, le moyen un vert et un rouge, le difficile deux rouges. Elles ne comptent que pour vous ; « le moins » et « le plus » vous comparent à l’automate.
rule-SM-O1 = À une table pour les petits, les cartes vont seulement par-dessus les autres.
rule-SM-O2 = À une table au cadre fixe, la première carte peut aller n’importe où dans le cadre de 4×4 cases, et aucune carte ne peut en sortir.
