# Amit a parancssor mond.

help-potluck = Asztal négy, ételekről szóló kártyajátékhoz: játssz botok ellen, vagy vizsgáld a játékokat több ezer játszmán.
help-potluck-examples =
    Első lépések:
      potluck games                      milyen játékok vannak
      potluck games snack-match          egy játék beállításai, magyarázattal
      potluck play snack-match           játszma egy bot ellen, itt a terminálban
      potluck simulate snack-match       ezer játszma botok között
help-usage = Használat:
help-arguments = argumentumok
help-options = kapcsolók
help-help = ez a súgó
help-version = a verzió, és hogy a szabályok lefordítva futnak-e
help-commands = parancsok
help-lang = a nyelv; ha nincs megadva, a rendszeredé
help-games = a játékok felsorolása, vagy egy játék magyarázata
help-games-long = Felsorolja a játékokat. Egy játék nevével: a beállításai és előbeállításai, a jelentésük és a lehetséges értékeik.
help-games-examples =
    Példák:
      potluck games
      potluck games snack-match
      potluck games --json
help-games-game = a játék, amelyről olvasni szeretnél
help-play = egy játszma itt a terminálban
help-play-long = Játszma botok ellen. Látod az asztalt és az összes szabályos lépést, és bármikor kérhetsz tanácsot.
help-play-examples =
    Példák:
      potluck play snack-match
      potluck play snack-match --seats 4 --bots greedy,random
      potluck play snack-match --preset balanced
      potluck play snack-match --seats 1 --option difficulty=hard
help-simulate = sok játszma botok között, összesítve
help-simulate-long =
    Sok játszmát játszat le botok között. Ha egy bot van, az ül minden helyen; ha több, akkor sorra helyet cserélnek, és
    minden leosztást minden ülésrenddel egyszer lejátszanak, hogy egyik bot se húzzon hasznot a helyéből. Ugyanaz a
    kezdőérték minden gépen és bármennyi folyamattal ugyanazokat a játszmákat adja.
help-simulate-examples =
    Példák:
      potluck simulate snack-match --games 10000 --jobs 2
      potluck simulate snack-match --bots greedy,random --seats 2 --seed tea
      potluck simulate snack-match --preset quiet --json
help-record = egy játszma botok között, jegyzőkönyvbe írva
help-record-long = A botok lejátszanak egy játszmát, és elkészül a jegyzőkönyve: fejléc, lépésenként egy sor, végül az eredmény. A formátum leírása: docs/records.md.
help-record-examples =
    Példák:
      potluck record snack-match --seed tea --out tea.jsonl
      potluck replay tea.jsonl
help-replay = egy jegyzőkönyv újrajátszása és ellenőrzése
help-replay-long = Újrajátszik egy jegyzőkönyvet a szabályok szerint, szavakban elmondja, és ellenőrzi az eredményét. A --json kapcsolóval: minden lépés után a játékvezető teljes nézete, soronként egy.
help-replay-examples =
    Példák:
      potluck replay tea.jsonl
      potluck replay tea.jsonl --json
      potluck record snack-match --out - | potluck replay -
help-replay-file = a jegyzőkönyv; a - jel a szabványos bemenet
help-serve = asztalok megnyitása embereknek ezen a gépen és a hálózatodon
help-serve-long =
    Asztalokat nyit embereknek: nyílt API HTTP-n és socketen. Minden lépést elment, mielőtt bárki értesülne róla. A
    többi eszköznek szóló cím QR-kóddal jelenik meg. Bővebben: docs/host.
help-serve-examples =
    Példák:
      potluck serve
      potluck serve --host 127.0.0.1 --port 8080
      potluck serve --data games.db --keep 90 --no-browser
help-verify = jegyzőkönyv és az induláskor megígért kezdőérték ellenőrzése
help-verify-long =
    Újrajátszik egy jegyzőkönyvet a szabályok szerint, és megmutatja a kezdőértékének SHA-256 összegét. A szerver ezt a
    számot a játszma elején közli, a kezdőértéket a végén: ha összeillenek, közben senki sem válogatta meg a lapokat.
help-verify-examples =
    Példák:
      potluck verify tea.jsonl
      potluck verify tea.jsonl --commitment 4b8b1d38…
help-score = pontszámolás azoknak, akik az igazi kártyákkal játszanak
help-score-long =
    Pontozólap: írd vagy irányítsd ide, mit készítettek a játékosok, és olvasd le, mennyit ér és miért. Egy sor megnevez
    egy játékost, és alulról felfelé felsorol egy szendvicset; a név nélküli sorok az utoljára megnevezett játékoséi.
    A hozzávalók rövidíthetők, amíg egyértelműek, és mind az öt nyelven érthetők. A második kenyér lezárja a
    szendvicset, a végén álló „!” késznek nyilvánítja, a „+3” pontokat jegyez fel, a „gregg” azt jelenti, hogy a
    játékos Gregg Benedict.
help-score-examples =
    Példák:
      printf 'Anna: rye, butter, corned, swiss, sauerk, rye' | potluck score deli
      potluck score deli sandwiches.txt --json
      potluck score deli                 írd be a sorokat, majd Ctrl+D
help-score-game = a játék: deli
help-score-file = a sorokat tartalmazó fájl; - vagy semmi: a szabványos bemenet
help-bench = a szabályok sebességének mérése
help-bench-long = Minden játéknál megméri a véletlen játszmákat, a szabályos lépések összegyűjtését, az elképzelést, a másolást, a greedy bot játékát és a memóriaigényt, lefordítva és tiszta Pythonban, egyazon futáson belül felváltva.
help-bench-examples =
    Példák:
      potluck bench
      potluck bench --quick --json
help-host-option = a szerver címe; ha nincs megadva, 0.0.0.0, azaz a gép minden hálózata
help-port-option = a szerver portja; ha nincs megadva, 8000
help-data-option = az asztalokat tároló fájl; ha nincs megadva, potluck.db
help-keep-option = hány lépés nélküli nap után zárul be egy asztal; ha nincs megadva, 30
help-no-browser-flag = ne nyissa meg a böngészőt
help-commitment-option = a játszma elején közölt SHA-256
help-json-flag = JSON programoknak, táblázatok helyett
help-quick-flag = kevesebb és rövidebb mérés
help-seats-option = hány játékos; ha nincs megadva, kettő, vagy a beállítások szerinti legkevesebb
help-games-option = hány játszma; ha nincs megadva, 1000
help-jobs-option = hány folyamat ossza el a munkát; ha nincs megadva, 1
help-bots-option = a botok, vesszővel elválasztva: random, greedy
help-option-option = a játék egy beállítása, például diet=quiet; ismételhető; a magyarázatuk: potluck games GAME
help-preset-option = egy előbeállítás, vagyis névvel ellátott beállításcsomag; az egyes beállítások felülírják
help-seed-option = tetszőleges szöveg; ugyanaz a kezdőérték ugyanazt a játszmát adja; ha nincs megadva, sorsolt
help-name-option = a neved
help-out-option = a jegyzőkönyv fájlja; a - jel a szabványos kimenet

error = Hiba: { $what }
interrupted = Megszakítva.
refusal-game-unknown = Nincs „{ $value }” nevű játék. A játékok: { $known }.
refusal-preset-unknown = Nincs „{ $value }” nevű előbeállítás. Az előbeállítások: { $known }.
refusal-file = { $file }: { $detail }

score-typing = Írd be a szendvicseket, soronként egyet, például: Anna: rye, butter, corned beef, swiss, sauerkraut, rye. Ctrl+D: vége.
refusal-no-score-pad = Pontozólap ehhez nincs: „{ $value }”. Ezekhez van: { $known }.
you = Te
seed = kezdőérték: { $seed }
play-keys = Választáshoz írj be egy számot, a menü szűkítéséhez szavakat; h: tanács, ?: az összes billentyű, q: kilépés.
play-keys-long =
    egy szám     ezt a lépést választod
    szavak       csak azok a lépések, amelyekben mind szerepel; a * jel újra mindet mutatja
    Enter        a következő oldal
    h            tanács
    r            a szabályok listája; „r ID” kiírja az egyiket
    q            kilépés a játszmából
    Úgy is beírhatsz egy lépést, ahogy a tanácsnál zárójelben áll; a szabálytalan lépést a megsértett szabállyal utasítjuk el.
your-move = Te jössz:
page = { $page }/{ $pages }. oldal, { $number } lépés · Enter: lapozás, szavak: a menü szűkítése
nothing-like-that = Itt egyik lépésben sem szerepel ez: „{ $typed }”. *: újra minden lépés, ?: a billentyűk.
hint = Egy jó, egyszerű lépés: { $move }   ({ $notation })
rules-are = Szabályok: { $rules }. Írd be az „r” betűt és az egyiket, hogy elolvasd.
left = Kiléptél a játszmából.

column-game = Játék
column-name = Név
column-players = Játékosok
column-minutes = Perc
column-about = Miről szól
column-preset = Előbeállítás
column-option = Beállítás
column-meaning = Jelentés
column-values = Értékek
column-seat = Hely
column-played = Játszma
column-wins = Győzelem
column-win-rate = Győzelmi arány (95%)
column-points = Pont (95%)
column-measured = Mérés
column-compiled = Lefordítva
column-pure = Tiszta Python
column-ratio = Arány
games-more = Bővebben egy játékról: potluck games GAME. Játék: potluck play GAME.
game-more = Játék: potluck play { $slug }, továbbá --preset NAME vagy --option NAME=VALUE. Az alapértéket ← jelöli.
values-whole = { $low } és { $high } között; { $default } ←
values-words = legfeljebb { $longest } karakternyi szöveg

serving-here = Ezen a gépen: { $address }
serving-there = Telefonon és a hálózatod más eszközein: { $address }
serving-stop = A Ctrl+C leállítja a szervert. Az asztalok elmentve maradnak.

simulating = { $game }
measuring = Mérés
simulated = { $game }: { $number } játszma, { $seats } játékos, kezdőérték: { $seed }
simulated-length = Hossz: átlagosan { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } lépés, a legrövidebb { $shortest }, a leghosszabb { $longest }
simulated-speed = Sebesség: { NUMBER($games, maximumFractionDigits: 0) } játszma/s, { NUMBER($moves, maximumFractionDigits: 0) } lépés/s
simulated-unwon = Az asztalnál senki sem nyert: { $number } játszma
figure-played = { $games }
figure-wins = { NUMBER($wins, minimumFractionDigits: 1, maximumFractionDigits: 1) }
figure-win-rate = { NUMBER($rate, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) })
figure-points = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } ± { NUMBER($margin, minimumFractionDigits: 2, maximumFractionDigits: 2) }
figure-large = { NUMBER($value, maximumFractionDigits: 0) } { $unit }
figure-small = { NUMBER($value, maximumSignificantDigits: 3) } { $unit }
figure-ratio = { NUMBER($ratio, minimumFractionDigits: 1, maximumFractionDigits: 1) }×
unit-games-per-second = játszma/s
unit-microseconds = µs
unit-milliseconds = ms
unit-bytes = bájt
seat-number = { $number }. hely
recorded = { $number } lépés rögzítve: { $file }.
seed-commitment = A kezdőérték SHA-256 összege: { $commitment }
refusal-commitment-wrong = A jegyzőkönyv nem a megígért kezdőértékkel készült. A megígért SHA-256: { $promised }. A kezdőértékéé: { $commitment }.
record-sound = A jegyzőkönyv hibátlan: { $number } lépés, pontok: { $points }.
measured-games = véletlen játszmák
measured-legal = szabályos lépések
measured-imagine = elképzelés
measured-clone = másolás
measured-greedy = greedy lépése
measured-memory = egy állás mérete
measured-at = { $what }, { NUMBER($stage, style: "percent") } után
