# Ce que dit la ligne de commande.

help-potluck = Une table pour quatre jeux de cartes gourmands : jouez contre des bots, ou étudiez les jeux sur des milliers de parties.
help-potluck-examples =
    Premiers pas :
      potluck games                      les jeux disponibles
      potluck games snack-match          les options d’un jeu, expliquées
      potluck play snack-match           une partie contre un bot, ici, dans le terminal
      potluck simulate snack-match       mille parties entre bots
help-usage = Utilisation :
help-arguments = arguments{ "\u00A0" }
help-options = options{ "\u00A0" }
help-help = afficher cette aide
help-version = indiquer la version, et si les règles sont compilées
help-commands = commandes{ "\u00A0" }
help-lang = la langue à parler ; sinon celle de votre système
help-games = lister les jeux, ou en expliquer un
help-games-long = Liste les jeux. Avec le nom d’un jeu : ses options et préréglages, leur sens et leurs valeurs possibles.
help-games-examples =
    Exemples :
      potluck games
      potluck games snack-match
      potluck games --json
help-games-game = le jeu à expliquer
help-play = jouer une partie, ici, dans le terminal
help-play-long = Joue une partie contre des bots. Vous voyez le plateau, un menu de tous les coups permis, et pouvez demander un conseil à tout moment.
help-play-examples =
    Exemples :
      potluck play snack-match
      potluck play snack-match --seats 4 --bots greedy,random
      potluck play snack-match --preset balanced
      potluck play snack-match --seats 1 --option difficulty=hard
help-simulate = faire jouer beaucoup de parties à des bots et en dresser le bilan
help-simulate-long =
    Fait jouer beaucoup de parties à des bots. Un seul bot occupe toutes les places ; s’il y en a plusieurs, ils
    changent de place à tour de rôle, et chaque distribution est jouée une fois dans chaque disposition, pour qu’aucun
    bot ne profite de sa place. La même graine donne les mêmes parties sur toutes les machines et avec n’importe
    quel nombre de processus.
help-simulate-examples =
    Exemples :
      potluck simulate snack-match --games 10000 --jobs 2
      potluck simulate snack-match --bots greedy,random --seats 2 --seed tea
      potluck simulate snack-match --preset quiet --json
help-record = faire jouer une partie à des bots et l’enregistrer
help-record-long = Fait jouer une partie à des bots et en écrit l’enregistrement : un en-tête, une ligne par coup, le résultat. Le format est décrit dans docs/records.md.
help-record-examples =
    Exemples :
      potluck record snack-match --seed tea --out tea.jsonl
      potluck replay tea.jsonl
help-replay = rejouer un enregistrement et le vérifier
help-replay-long = Rejoue un enregistrement selon les règles, le raconte et en vérifie le résultat. Avec --json : la vue complète de l’arbitre après chaque coup, une par ligne.
help-replay-examples =
    Exemples :
      potluck replay tea.jsonl
      potluck replay tea.jsonl --json
      potluck record snack-match --out - | potluck replay -
help-replay-file = l’enregistrement ; - désigne l’entrée standard
help-serve = ouvrir des tables pour des joueurs, sur cet ordinateur et sur votre réseau
help-serve-long =
    Ouvre des tables pour des joueurs : une API libre d’accès par HTTP et par socket. Chaque coup est enregistré avant
    que quiconque en ait connaissance. L’adresse pour les autres appareils s’affiche avec un code QR. Voir docs/host.
help-serve-examples =
    Exemples :
      potluck serve
      potluck serve --host 127.0.0.1 --port 8080
      potluck serve --data games.db --keep 90 --no-browser
help-verify = vérifier un enregistrement et la graine promise au début de la partie
help-verify-long =
    Rejoue un enregistrement selon les règles et montre le SHA-256 de sa graine. Un serveur annonce ce nombre au début de
    la partie et la graine à la fin : s’ils vont ensemble, personne n’a choisi les cartes entre-temps.
help-verify-examples =
    Exemples :
      potluck verify tea.jsonl
      potluck verify tea.jsonl --commitment 4b8b1d38…
help-score = compter les points de ceux qui jouent avec les vraies cartes
help-score-long =
    Un carnet de score : tapez ou transmettez ce que chacun a préparé, et lisez ce que cela vaut et pourquoi. Une
    ligne nomme un joueur et énumère un sandwich de bas en haut ; les lignes sans nom vont au dernier joueur nommé.
    Les ingrédients peuvent être abrégés tant qu’ils restent clairs, et sont compris dans les cinq langues.
    Un second pain ferme le sandwich, « ! » à la fin le déclare terminé, « +3 » note des points, « gregg » indique
    que le joueur est Gregg Benedict.
help-score-examples =
    Exemples :
      printf 'Anna: rye, butter, corned, swiss, sauerk, rye' | potluck score deli
      potluck score deli sandwiches.txt --json
      potluck score deli                 tapez les lignes, puis Ctrl+D
help-score-game = le jeu : deli
help-score-file = un fichier avec les lignes ; - ou rien désigne l’entrée standard
help-bench = mesurer la vitesse des règles
help-bench-long = Mesure les parties aléatoires, les coups permis, l’imagination, la copie, le jeu du bot greedy et la mémoire, pour chaque jeu, en version compilée et en Python pur, tour à tour au cours d’une même exécution.
help-bench-examples =
    Exemples :
      potluck bench
      potluck bench --quick --json
help-host-option = l’adresse d’écoute ; 0.0.0.0 par défaut, soit tous les réseaux de cet ordinateur
help-port-option = le port d’écoute ; 8000 par défaut
help-data-option = le fichier qui contient les tables ; potluck.db par défaut
help-keep-option = nombre de jours sans coup avant qu’une table soit fermée ; 30 par défaut
help-no-browser-flag = ne pas ouvrir le navigateur
help-commitment-option = le SHA-256 annoncé au début de la partie
help-json-flag = écrire du JSON pour les programmes plutôt que des tableaux pour les humains
help-quick-flag = mesurer moins de choses, moins longtemps
help-seats-option = le nombre de joueurs ; sinon deux, ou le minimum permis par les options
help-games-option = le nombre de parties ; sinon 1000
help-jobs-option = le nombre de processus qui se partagent le travail ; sinon 1
help-bots-option = les bots, séparés par des virgules : random, greedy
help-option-option = une option du jeu, par exemple diet=quiet ; peut être répétée ; potluck games GAME les explique
help-preset-option = un préréglage, c’est-à-dire un ensemble d’options tout prêt ; les options données à part l’emportent
help-seed-option = un texte quelconque ; la même graine donne la même partie ; sinon elle est tirée au sort
help-name-option = votre nom
help-out-option = le fichier de l’enregistrement ; - désigne la sortie standard

error = Erreur : { $what }
interrupted = Interrompu.
refusal-game-unknown = Le jeu « { $value } » n’existe pas. Les jeux sont : { $known }.
refusal-preset-unknown = Le préréglage « { $value } » n’existe pas. Les préréglages sont : { $known }.
refusal-file = { $file } : { $detail }

score-typing = Tapez les sandwichs, un par ligne, par exemple : Anna: rye, butter, corned beef, swiss, sauerkraut, rye. Ctrl+D pour finir.
refusal-no-score-pad = Il n’y a pas de carnet de score pour « { $value } », mais pour : { $known }.
you = Vous
seed = graine { $seed }
play-keys = Tapez un numéro pour choisir, des mots pour réduire le menu, h pour un conseil, « ? » pour toutes les touches, q pour quitter.
play-keys-long =
    un numéro    choisir ce coup
    des mots     ne montrer que les coups qui les contiennent tous ; * les montre tous à nouveau
    Entrée       la page suivante
    h            un conseil
    r            la liste des règles ; « r ID » en affiche une
    q            quitter la partie
    Vous pouvez aussi taper un coup en notation, telle qu’un conseil la montre ; un coup interdit est refusé avec sa règle.
your-move = À vous :
page = page { $page } sur { $pages }, { $number } coups · Entrée tourne la page, des mots réduisent le menu
nothing-like-that = Aucun coup ne contient « { $typed } » ici. * montre à nouveau tous les coups, « ? » explique les touches.
hint = Un bon coup, tout simple : { $move }   ({ $notation })
rules-are = Règles : { $rules }. Tapez « r » et l’une d’elles pour la lire.
left = Vous avez quitté la partie.

column-game = Jeu
column-name = Nom
column-players = Joueurs
column-minutes = Minutes
column-about = En bref
column-preset = Préréglage
column-option = Option
column-meaning = Sens
column-values = Valeurs
column-seat = Place
column-played = Parties
column-wins = Victoires
column-win-rate = Taux de victoire (95 %)
column-points = Points (95 %)
column-measured = Mesure
column-compiled = Compilé
column-pure = Python pur
column-ratio = Rapport
games-more = En savoir plus : potluck games GAME. Jouer : potluck play GAME.
game-more = Jouer : potluck play { $slug }, avec --preset NAME ou --option NAME=VALUE. La valeur par défaut est marquée ←.
values-whole = { $low } à { $high } ; { $default } ←
values-words = un texte de { $longest } caractères au plus

serving-here = Sur cet ordinateur : { $address }
serving-there = Sur les téléphones et autres appareils de votre réseau : { $address }
serving-stop = Ctrl+C arrête le serveur. Les tables restent enregistrées.

simulating = { $game }
measuring = Mesure en cours
simulated = { $game } : { $number ->
    [one] { $number } partie
   *[other] { $number } parties
}, { $seats ->
    [one] { $seats } joueur
   *[other] { $seats } joueurs
}, graine { $seed }
simulated-length = Durée : { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } coups en moyenne, de { $shortest } à { $longest }
simulated-speed = Vitesse : { NUMBER($games, maximumFractionDigits: 0) } parties/s, { NUMBER($moves, maximumFractionDigits: 0) } coups/s
simulated-unwon = Personne à la table n’a gagné : { $number ->
    [one] { $number } partie
   *[other] { $number } parties
}
figure-played = { $games }
figure-wins = { NUMBER($wins, minimumFractionDigits: 1, maximumFractionDigits: 1) }
figure-win-rate = { NUMBER($rate, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) })
figure-points = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } ± { NUMBER($margin, minimumFractionDigits: 2, maximumFractionDigits: 2) }
figure-large = { NUMBER($value, maximumFractionDigits: 0) } { $unit }
figure-small = { NUMBER($value, maximumSignificantDigits: 3) } { $unit }
figure-ratio = { NUMBER($ratio, minimumFractionDigits: 1, maximumFractionDigits: 1) }×
unit-games-per-second = parties/s
unit-microseconds = µs
unit-milliseconds = ms
unit-bytes = octets
seat-number = Place { $number }
recorded = { $number ->
    [one] { $number } coup enregistré
   *[other] { $number } coups enregistrés
} dans { $file }.
seed-commitment = SHA-256 de la graine : { $commitment }
refusal-commitment-wrong = L’enregistrement n’a pas été joué avec la graine promise. SHA-256 promis : { $promised }. SHA-256 de sa graine : { $commitment }.
record-sound = L’enregistrement est exact : { $number ->
    [one] { $number } coup
   *[other] { $number } coups
}, points { $points }.
measured-games = parties aléatoires
measured-legal = coups permis
measured-imagine = imaginer
measured-clone = copier
measured-greedy = coup de greedy
measured-memory = taille d’un état
measured-at = { $what }, partie à { NUMBER($stage, style: "percent") }
