game-sardines = Sardines de Marseille
about = Rakd a szardíniáidat fejtől farokig, zárd le a dobozaidat a többiek előtt, és vigyázz a macskára!

effect-again = újra
effect-draw = húzás
effect-steal = lopás
effect-feed = etetés
effect-uncover = felbontás
effect-two-way = kétirányú
effect-bone = szálka
sardine-again-left = újra ←
sardine-again-right = újra →
sardine-draw-left = húzás ←
sardine-draw-right = húzás →
sardine-steal-left = lopás ←
sardine-steal-right = lopás →
sardine-feed-left = etetés ←
sardine-feed-right = etetés →
sardine-uncover-left = felbontás ←
sardine-uncover-right = felbontás →
sardine-two-way = kétirányú ↔
sardine-bone = szálka
assortment-lemon = citrom
assortment-tomato = paradicsom
assortment-garlic = fokhagyma
assortment-pepper = bors
phase-turn = lap kijátszása vagy eldobása
phase-again = még egy lap kijátszása
phase-steal = egy lap ellopása
phase-feed = egy lap a macskának
phase-uncover = egy fedél elvétele
phase-draw = húzás a pakliból vagy a dobott lapok közül
phase-limit = eldobás a kézlimitig
ending-boxes = Valakinek minden doboza le van zárva.
ending-pile = A pakli másodszor is elfogyott.
ending-cat = A pakli másodszor is elfogyott: a macska nyert.
ending-stalled = 60 körön át senki sem húzott lapot.

preset-basic = Alapjáték: sima dobozok
preset-assortments = Ízesítések: mindenből egy doboz, és a macska nyerhet
preset-pantry = Kamra: véletlen ízesítések, és a macska nyerhet
preset-hungry-cat = Éhes macska: sima dobozok, és a macska nyerhet

option-boxes = Dobozok
option-boxes-help = Fejenként három sima doboz, vagy négy ízesített, előnnyel. Az ízesítettekkel legfeljebb négyen játszhatnak.
option-boxes-plain = simák
option-boxes-assorted = ízesítettek
option-deal = Az ízesítések osztása
option-deal-help = Mindenki minden fajtából egyet kap, vagy bármelyik négyet.
option-deal-each = minden fajtából egy
option-deal-random = véletlenül
option-cat = A macska nyer
option-cat-help = A macska nyer-e, és mindenki veszít-e, amikor a pakli másodszor is elfogy.
option-cat-auto = csak ízesítettekkel
option-cat-yes = igen
option-cat-no = nem

move-play = „{ $sardine }” ({ $card }) a(z) { $box }. dobozba
move-lid = a(z) { $box }. doboz lezárása ezzel: „{ $sardine }” ({ $card })
move-discard =
    { $number ->
        [one] egy lap eldobása: { $sardines }
       *[other] { $number } lap eldobása: { $sardines }
    }
move-steal = egy kézben tartott lap ellopása ({ $other })
move-steal-box = „{ $sardine }” ellopása ({ $other }, { $box }. doboz, { $place }. hely)
move-feed = „{ $sardine }” ({ $card }) a kezedből
move-feed-box = „{ $sardine }” innen: { $box }. doboz, { $place }. hely
move-uncover = fedél elvétele ({ $other }, { $box }. doboz)
move-draw-pile = húzás a pakliból
move-draw-discard = „{ $sardine }” ({ $card }) a dobott lapok közül

log-played = { $seat }: „{ $sardine }” → { $box }. doboz, { $place }. hely.
log-closed = { $seat }: { $box }. doboz lezárva.
log-closed-known = { $seat }: { $box }. doboz lezárva ezzel: „{ $sardine }”.
log-stole = { $seat }: egy lap ellopva kézből. Károsult: { $other }.
log-stole-known = { $seat }: „{ $sardine }” ellopva kézből. Károsult: { $other }.
log-took = { $seat }: „{ $sardine }” ellopva innen: { $box }. doboz, { $place }. hely. Károsult: { $other }.
log-fed = { $seat }: „{ $sardine }” kézből a macskának.
log-fed-box = { $seat }: „{ $sardine }” a macskának innen: { $box }. doboz.
log-uncovered = { $seat }: fedél elvéve innen: { $box }. doboz. Károsult: { $other }.
log-uncovered-known = { $seat }: fedél elvéve innen: { $box }. doboz; ez volt: „{ $sardine }”. Károsult: { $other }.
log-discarded =
    { $number ->
        [one] { $seat }: egy lap eldobva: { $sardines }.
       *[other] { $seat }: { $number } lap eldobva: { $sardines }.
    }
log-drew =
    { $number ->
        [one] { $seat }: egy lap húzva.
       *[other] { $seat }: { $number } lap húzva.
    }
log-drew-known =
    { $number ->
        [one] { $seat }: egy lap húzva: { $sardines }.
       *[other] { $seat }: { $number } lap húzva: { $sardines }.
    }
log-picked = { $seat }: „{ $sardine }” a dobott lapok közül.
log-empty = { $seat }: elfogyott a keze, új lapok jönnek.
log-nothing = { $seat }: hatástalan maradt: „{ $effect }”.
log-night =
    { $number ->
        [one] Leszáll az éj. Az egyetlen eldobott lap az új pakli.
       *[other] Leszáll az éj. A { $number } eldobott lapból keverve új pakli lesz.
    }
log-over =
    { $number ->
        [0] { $ending } Mindenki veszített.
        [one] { $ending } Győztes: { $winners }.
       *[other] { $ending } Közös győzelem: { $winners }.
    }

refusal-random-plain = A sima dobozok egyformák; csak az ízesítetteket lehet véletlenül osztani.
refusal-again-plays = Az „újra” után lapot kell kijátszanod; eldobni nem lehet helyette.
refusal-wrong-kind = Most nem erről kell dönteni, hanem erről: { $phase }.
refusal-no-such-thing = A lépés nem létező lapot, dobozt, helyet vagy játékost nevez meg.
refusal-not-in-hand = Nincs a kezedben: „{ $sardine }” ({ $card }).
refusal-bone-in-box = Szálka nem kerülhet dobozba; csak fedél lehet.
refusal-box-closed = A(z) { $box }. doboz le van zárva.
refusal-box-full = A(z) { $box }. doboz tele van; fedél kell rá.
refusal-wrong-direction = „{ $sardine }” nem illik a(z) { $box }. dobozba: a szardíniák fejtől farokig fekszenek.
refusal-box-not-full = A(z) { $box }. dobozt csak három szardíniával lehet lezárni.
refusal-discard-twice = Egy lapot kétszer neveztél meg.
refusal-discard-none = Legalább egy lapot el kell dobnod.
refusal-discard-number =
    { $number ->
        [one] { $held } lap van a kezedben, { $limit } lehet: pontosan egyet dobj el.
       *[other] { $held } lap van a kezedben, { $limit } lehet: pontosan ennyit dobj el: { $number }.
    }
refusal-own-card = Csak másoktól lehet lopni.
refusal-steal-form = Vagy kézből lopj, vagy egy doboz egyik helyéről.
refusal-hand-empty = { $other }: ez a kéz üres.
refusal-garlic = { $other }: ezt a kezet fokhagyma és petrezselyem védi.
refusal-their-box-closed = { $other }: a(z) { $box }. doboz le van zárva; csak nyitott dobozból lehet lopni.
refusal-place-empty = Itt nincs szardínia: { $box }. doboz, { $place }. hely.
refusal-feed-form = Vagy egy lapot adj a kezedből, vagy egy doboz egyik helyéről.
refusal-gift-box-closed = A(z) { $box }. dobozod le van zárva; nyitottból adj.
refusal-own-box = Csak mások fedelét lehet elvenni.
refusal-not-closed = { $other }: a(z) { $box }. dobozon nincs fedél.
refusal-draw-form = Húzz a pakliból, vagy nevezz meg egy eldobott lapot.
refusal-not-discarded = Nincs a dobott lapok között: „{ $sardine }” ({ $card }).
refusal-cards-file = A(z) { $file } fájl nem olvasható: { $detail }
refusal-cards-boxes = A(z) { $file } fájlban meg kell adni, hány doboz van az egyes fajtákból: { $known }.
refusal-cards-too-few = { $number } szardínialap és { $boxes } doboz kevés két játékosnak.
refusal-cards-hand = Egy kézben { $low }–{ $high } lap lehet, nem { $number }.
refusal-cards-sardines = A(z) { $file } fájlban nincs szardínialista.
refusal-cards-kind = „{ $value }” nem szardíniafajta. A fajták: { $known }.
refusal-cards-too-many = Legfeljebb { $high } szardínialap lehet, nem { $number }.
refusal-cards-number = „{ $value }” egész szám legyen 0 és { $high } között.

board-decides = { $seat }: { $what }
board-over = A játék véget ért.
board-day = ☀ nappal
board-night = ☾ éjszaka
board-pile = pakli: { $number }
board-discards = dobott lapok: { $number }
board-cat-wins = a macska nyerhet
board-draws = még húzandó: { $number }
board-idle = körök húzás nélkül: { $number } / { $high }
board-player = { $seat }: lezárt dobozok { $closed }/{ $boxes }, kézben { $held } (limit { $limit })
board-known = Ismert lapok ebben a kézben:
board-hand = A kezed
board-box = { $number }. doboz
board-closed = zárva
board-full = tele, nincs fedél
board-bonus = ✓
board-covered = –

rule-SA-C1 = 59 szardínialap van, mindegyik hátoldala fedél: 14 „újra” (játssz ki még egy lapot), 12 „húzás” (húzz két lapot), 8 „lopás” (vedd el valaki lapját nyitott dobozból vagy kézből), 8 „etetés” (minden más játékos ad egy szardíniát a macskának), 8 „felbontás” (vedd el más lezárt dobozának fedelét), 4 kétirányú szardínia hatás nélkül, és 5 szálka, amely sosem kerül dobozba.
rule-SA-C2 = A szardínia balra vagy jobbra néz. Megfordítani nem lehet, mert a képének felül kell maradnia. A hatással bíró fajták fele balra, fele jobbra néz.
rule-SA-C3 = 16 dobozlap van, négy-négy citromos, paradicsomos, fokhagymás-petrezselymes és borsos-bazsalikomos. A hátoldaluk sima doboz.
rule-SA-C4 = A macskalapnak nappali és éjszakai oldala van. Ez jelöli a dobott lapok helyét.
rule-SA-C5 = Ketten-öten játszhatnak fejenként három sima dobozzal, ketten-négyen fejenként négy ízesítettel.
rule-SA-B1 = Egy doboz három szardíniával és egy fedéllel teljes. Aki először zárja le egyszerre az összes dobozát, azonnal nyer, még annak a fedélnek a hatása előtt.
rule-SA-B2 = A három szardínia fejtől farokig fekszik: az első és a harmadik egy irányba, a második a másikba. A kétirányú szardínia bárhová illik.
rule-SA-B3 = A szardínia a doboz első szabad helyére kerül. A kétirányúakat nem számítva az 1. és a 3. hely nem különbözhet, a 2. pedig mindkettőtől különbözik. Ha egy szardíniát kivesznek, a helye üres marad, és a többi nem mozdul.
rule-SA-B4 = Bármelyik kézben tartott lap, szálka is, megfordítva fedele lehet egy saját doboznak, amelyben három szardínia van.
rule-SA-B5 = A fedél annak a szardíniának a hatását váltja ki, amely utoljára került a dobozba. Ha a dobozt felbontják és újra lezárod, a hatás megismétlődik.
rule-SA-B6 = A fedeles doboz zárt. Minden más doboz nyitott, a tele is.
rule-SA-T1 = Mindenki öt lappal és három sima dobozzal kezd; a macska nappalt mutat. Véletlen játékos kezd, és az óramutató járása szerint haladtok.
rule-SA-T2 = A körödben vagy kijátszol egy lapot a kezedből egy saját dobozba vagy dobozra, és végrehajtod a hatását, vagy eldobsz egy vagy több lapot, és ugyanannyit húzol.
rule-SA-T3 = A hatást, ameddig lehet, végre kell hajtani, akár tetszik, akár nem, és a hatások láncolódhatnak. Célpont vagy kijátszható lap nélkül nem történik semmi. Az „újra” után lapot kell kijátszani, ha lehet; eldobni nem lehet helyette.
rule-SA-T4 = Lopáskor te választod, kitől és honnan: a kezéből egy véletlen lapot, vagy egy nyitott dobozából bármelyik szardíniát.
rule-SA-T5 = Etetéskor minden más játékos, sorban és nyíltan, ad egy tetszőleges lapot a kezéből, akár szálkát is, vagy egy szardíniát valamelyik nyitott dobozából. Ez a dobott lapok közé kerül.
rule-SA-T6 = Ha elveszel egy fedelet, megnézed és a kezedbe veszed. A doboz újra nyitott, megmarad benne a három szardínia, és nem vált ki hatást.
rule-SA-T7 = A köröd végén dobj el annyit, hogy öt lapod maradjon. A mások körében kapott lapok addig nálad maradnak.
rule-SA-T8 = Akinek elfogyott a keze, öt lapot húz. Ezt minden kijátszott lap és hatása után, és az „újra” további lapja előtt nézzük meg, elsőként a soron lévő játékosnál; az eldobás és a húzás között, illetve etetés közben nem.
rule-SA-T9 = Ha semmit sem tudsz kijátszani, legalább egy lapot el kell dobnod.
rule-SA-P1 = Amikor a pakli utolsó lapját is kihúzták, a dobott lapokból keverve új pakli lesz, és a macska éjszakára fordul. Aki éppen húzott, onnan folytatja.
rule-SA-P2 = Amikor a pakli újra elfogy, a játék azonnal véget ér. A legtöbb lezárt doboz nyer, aztán a dobozokban fekvő legtöbb szardínia és fedél; különben közös a győzelem.
rule-SA-P3 = Ha „a macska nyer” be van kapcsolva, akkor a macska nyer, és mindenki veszít. Ízesített dobozokkal ez a szokásos.
rule-SA-P4 = Ha nincs mit megkeverni, a játék azonnal véget ér.
rule-SA-P5 = Ha egymás után 60 körben senki sem húz a pakliból, a játék véget ér, és a dobozok számítanak, akkor is, ha a macska nyerhet.
rule-SA-V1 = Ízesítésekkel mindenkinek négy doboza van, minden fajtából egy vagy bármelyik négy, és mind a négyet le kell zárni.
rule-SA-V2 = A doboz előnye addig él, amíg üres. Az első bele kerülő lap hatása előtt elvész, és visszatér, ha a doboz kiürül.
rule-SA-V3 = Citrom: minden húzáskor eggyel több lap. Paradicsom: öt helyett hat lap a limit és az új kéz. Fokhagyma és petrezselyem: a kezedből senki sem lophat. Bors és bazsalikom: minden húzott lap lehet bármelyik eldobott lap. Az egyforma előnyök összeadódnak.
rule-SA-V4 = A citrom húzásonként egyszer számít: eldobás után, „húzás” hatására és új kéznél, az első osztásnál nem.
rule-SA-H1 = A kezek és a pakli titkosak, de a lapok száma nem. A dobott lapok, a dobozokban lévő szardíniák, és hogy melyik került be utoljára, nyilvánosak.
rule-SA-H2 = A fedelet az ismeri, aki rátette, és aki ismerte annak a kéznek az egyetlen lapját, ahonnan jött.
rule-SA-H3 = A nyitott dobozból vagy a dobott lapok közül elvett lapot mindenki ismeri; az elvett fedelet és a kézből ellopott lapot a tolvaj és a károsult.
rule-SA-H4 = Amit egy kézről tudsz, addig marad meg, amíg egy onnan letett fedél vagy egy általad nem látott lopás el nem mozdíthatta a lapot.
rule-SA-H5 = Mindenki emlékszik rá, mely lapokat keverték az éjszaka paklijába.
rule-SA-H6 = Amíg egy „újra” a további lapjára vár, mindenki tudja, hogy van a kézben kijátszható lap.
