### Boonlake: названия деталей. Знаки — те, что на картинках.

## Количества

count-coins = { $n ->
    [one] { $n } монета
    [few] { $n } монеты
   *[many] { $n } монет
 }
count-cards = { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
 }
count-vases = { $n ->
    [one] { $n } ваза
    [few] { $n } вазы
   *[many] { $n } ваз
 }
count-points = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
 }
count-inhabitants = { $n ->
    [one] { $n } житель
    [few] { $n } жителя
   *[many] { $n } жителей
 }
count-houses = { $n ->
    [one] { $n } дом
    [few] { $n } дома
   *[many] { $n } домов
 }
count-settlements = { $n ->
    [one] { $n } поселение
    [few] { $n } поселения
   *[many] { $n } поселений
 }
count-cattle = { $n ->
    [one] { $n } корова
    [few] { $n } коровы
   *[many] { $n } коров
 }
count-coin_track = { $n ->
    [one] { $n } шаг по шкале монет
    [few] { $n } шага по шкале монет
   *[many] { $n } шагов по шкале монет
 }
count-card_track = { $n ->
    [one] { $n } шаг по шкале карт
    [few] { $n } шага по шкале карт
   *[many] { $n } шагов по шкале карт
 }
count-either_track = { $n ->
    [one] { $n } шаг по одной шкале
    [few] { $n } шага по одной шкале
   *[many] { $n } шагов по одной шкале
 }
count-coin_income = доход шкалы монет
count-card_income = доход шкалы карт
count-site = производство
count-vase_or_site = ваза или производство
count-stone = { $n ->
    [one] { $n } камень
   *[other] { $n } камня
 }
count-site_stone = производство (камень)
count-wood = { $n ->
    [one] { $n } дерево
   *[other] { $n } дерева
 }
count-site_wood = производство (дерево)
count-loam = { $n ->
    [one] { $n } глина
   *[other] { $n } глины
 }
count-site_loam = производство (глина)
count-iron = { $n ->
    [one] { $n } железо
   *[other] { $n } железа
 }
count-site_iron = производство (железо)

## Ресурсы, виды, регионы, фигурки

name-stone = Камень
name-wood = Дерево
name-loam = Глина
name-iron = Железо
name-day = День
name-sunset = Закат
name-night = Ночь
name-boonlake = Бунлейк
    .proper = Бунлейк
name-unknown = Неизвестный
    .proper = Неизвестный
name-new_hope = Новая Надежда
    .proper = Новая Надежда
    .short = Надежда
name-southern = Южный
    .proper = Южный
name-inhabitant = Житель
name-house = Дом
name-settlement = Поселение
name-cattle = Коровы
name-houses = Дома
name-settlements = Поселения
name-inhabitants = Жители
name-coins = Монеты
name-cards = Карты
name-vases = Вазы
name-points = Очки
name-coin = Шкала монет
name-card = Шкала карт
name-coin_track = Шкала монет
name-card_track = Шкала карт
name-sites = Производства
name-levers = Рычаги
name-modernise = Модернизация
name-upgrade = Улучшение
name-none = Ничего
name-upper_left = Слева вверху
name-upper_right = Справа вверху
name-lower_left = Слева внизу
name-lower_right = Справа внизу

## Полоски действий

name-pioneer = Первопроходец
    .proper = Первопроходец
    .does = дважды: исследовать, развить или улучшить; другим по 2 карты, одну можно сыграть
name-settle = Заселение
    .proper = Заселение
    .does = развить или улучшить; потом все по очереди: то же или карта
name-cattle_breeding = Скотоводство
    .proper = Скотоводство
    .does = положить пастбище; потом все по очереди: корова или карта
name-region_scoring = Подсчёт регионов
    .proper = Подсчёт регионов
    .does = накрыть ярлык; всем — монеты за остальные регионы
name-hire = Наём
    .proper = Наём
name-progress = Прогресс
    .proper = Прогресс
    .does = купить рычаг; все: рычаг, отдав ещё жителя, или карта
name-builder = Строитель
    .proper = Строитель
    .does = монеты; сыграть карту или взять две; все: сыграть карту
value-strip-hire = { name-hire }
    .does = житель и исследование; все: нанять жителей за монеты или карты

## Рычаги

name-m01 = Ваза за долю M01
    .short = M01
name-m02 = Рычаг за долю M02
    .short = M02
name-m03 = Улучшение за долю M03
    .short = M03
name-m04 = Монеты с производств M04
    .short = M04
name-m05 = Монеты вместо карты M05
    .short = M05
name-m06 = Очки за регионы M06
    .short = M06
name-m07 = Лодка вверх M07
    .short = M07
name-m08 = Лёгкое поселение M08
    .short = M08
name-m09 = Житель за тайл M09
    .short = M09
name-m10 = Джокер/монеты/карты M10
    .short = M10
name-m11 = Джокер и монеты M11
    .short = M11
name-m12 = Карты → житель M12
    .short = M12

## Карты проектов: что делают и знак на картинке

name-c001 = Шкала монет +1 C001
    .short = C001
name-c002 = Шкала монет +1 C002
    .short = C002
name-c003 = Шкала монет +1 C003
    .short = C003
name-c004 = Шкала монет +1 C004
    .short = C004
name-c005 = Шкала монет +1 C005
    .short = C005
name-c006 = Шкала монет +1 C006
    .short = C006
name-c007 = Шкала монет +1 C007
    .short = C007
name-c008 = Шкала монет +1 C008
    .short = C008
name-c009 = Шкала монет +1 C009
    .short = C009
name-c010 = Шкала монет +1 C010
    .short = C010
name-c011 = Шкала монет +2 C011
    .short = C011
name-c012 = Шкала монет +2 C012
    .short = C012
name-c013 = Шкала монет +2 C013
    .short = C013
name-c014 = Шкала карт +1 C014
    .short = C014
name-c015 = Шкала карт +1 C015
    .short = C015
name-c016 = Шкала карт +1 C016
    .short = C016
name-c017 = Шкала карт +1 C017
    .short = C017
name-c018 = Шкала карт +1 C018
    .short = C018
name-c019 = Шкала карт +1 C019
    .short = C019
name-c020 = Шкала карт +1 C020
    .short = C020
name-c021 = Шкала карт +1 C021
    .short = C021
name-c022 = Шкала карт +1 C022
    .short = C022
name-c023 = Шкала карт +1 C023
    .short = C023
name-c024 = Шкала карт +2 C024
    .short = C024
name-c025 = Шкала карт +2 C025
    .short = C025
name-c026 = Шкала карт +2 C026
    .short = C026
name-c027 = Обе шкалы +1 C027
    .short = C027
name-c028 = Обе шкалы +1 C028
    .short = C028
name-c029 = 1 ваза C029
    .short = C029
name-c030 = 1 ваза C030
    .short = C030
name-c031 = 1 ваза C031
    .short = C031
name-c032 = 1 ваза C032
    .short = C032
name-c033 = 1 ваза C033
    .short = C033
name-c034 = 1 ваза C034
    .short = C034
name-c035 = 1 ваза C035
    .short = C035
name-c036 = 1 ваза C036
    .short = C036
name-c037 = Карты → жители C037
    .short = C037
name-c038 = Карты → жители C038
    .short = C038
name-c039 = Карты → жители C039
    .short = C039
name-c040 = Карты → жители C040
    .short = C040
name-c041 = Карты → жители C041
    .short = C041
name-c042 = Карты → жители C042
    .short = C042
name-c043 = 4 монеты C043
    .short = C043
name-c044 = 4 монеты C044
    .short = C044
name-c045 = 5 монет C045
    .short = C045
name-c046 = 5 монет C046
    .short = C046
name-c047 = 6 монет C047
    .short = C047
name-c048 = 6 монет C048
    .short = C048
name-c049 = 8 монет C049
    .short = C049
name-c050 = 8 монет C050
    .short = C050
name-c051 = Карты ⇄ монеты C051
    .short = C051
name-c052 = Карты ⇄ монеты C052
    .short = C052
name-c053 = Карты ⇄ монеты C053
    .short = C053
name-c054 = Карты ⇄ монеты C054
    .short = C054
name-c055 = Карты ⇄ монеты C055
    .short = C055
name-c056 = 2 жителя C056
    .short = C056
name-c057 = 2 жителя C057
    .short = C057
name-c058 = 2 жителя C058
    .short = C058
name-c059 = 2 жителя C059
    .short = C059
name-c060 = 2 жителя C060
    .short = C060
name-c061 = 2 жителя C061
    .short = C061
name-c062 = 2 жителя C062
    .short = C062
name-c063 = 2 жителя C063
    .short = C063
name-c064 = Карты ⇄ ваза, монеты C064
    .short = C064
name-c065 = Карты ⇄ ваза, монеты C065
    .short = C065
name-c066 = Карты ⇄ ваза, монеты C066
    .short = C066
name-c067 = Карты ⇄ ваза, монеты C067
    .short = C067
name-c068 = Карты ⇄ ваза, монеты C068
    .short = C068
name-c069 = Карты ⇄ очки C069
    .short = C069
name-c070 = Карты ⇄ очки C070
    .short = C070
name-c071 = Карты ⇄ очки C071
    .short = C071
name-c072 = Карты ⇄ очки C072
    .short = C072
name-c073 = Карты ⇄ очки C073
    .short = C073
name-c074 = Карты → очки C074
    .short = C074
name-c075 = Карты → очки C075
    .short = C075
name-c076 = Карты → очки C076
    .short = C076
name-c077 = Карты → очки C077
    .short = C077
name-c078 = Карты → очки C078
    .short = C078
name-c079 = Карты → очки C079
    .short = C079
name-c080 = Житель → монеты C080
    .short = C080
name-c081 = Житель → монеты C081
    .short = C081
name-c082 = Житель → монеты C082
    .short = C082
name-c083 = Житель → монеты C083
    .short = C083
name-c084 = Житель → монеты C084
    .short = C084
name-c085 = Вазы → очки C085
    .short = C085
name-c086 = Вазы → очки C086
    .short = C086
name-c087 = Вазы → очки C087
    .short = C087
name-c088 = Вазы → очки C088
    .short = C088
name-c089 = Рычаг вверх C089
    .short = C089
name-c090 = Рычаг вверх C090
    .short = C090
name-c091 = Рычаг вверх C091
    .short = C091
name-c092 = Рычаг вверх C092
    .short = C092
name-c093 = Рычаг вверх C093
    .short = C093
name-c094 = Рычаг вверх C094
    .short = C094
name-c095 = Дом без жителя C095
    .short = C095
name-c096 = Дом без жителя C096
    .short = C096
name-c097 = Дом без жителя C097
    .short = C097
name-c098 = Дом без жителя C098
    .short = C098
name-c099 = Дом без жителя C099
    .short = C099
name-c100 = Дом без жителя C100
    .short = C100
name-c101 = Дом без жителя C101
    .short = C101
name-c102 = Лёгкое поселение C102
    .short = C102
name-c103 = Лёгкое поселение C103
    .short = C103
name-c104 = Лёгкое поселение C104
    .short = C104
name-c105 = Лёгкое поселение C105
    .short = C105
name-c106 = Лёгкое поселение C106
    .short = C106
name-c107 = Итог: Бунлейк C107
    .short = C107
name-c108 = Итог: Бунлейк C108
    .short = C108
name-c109 = Итог: Неизвестный C109
    .short = C109
name-c110 = Итог: Неизвестный C110
    .short = C110
name-c111 = Итог: Новая Надежда C111
    .short = C111
name-c112 = Итог: Новая Надежда C112
    .short = C112
name-c113 = Итог: Южный C113
    .short = C113
name-c114 = Итог: Южный C114
    .short = C114
name-c115 = Итог: коровы C115
    .short = C115
name-c116 = Итог: коровы C116
    .short = C116
name-c117 = Итог: коровы C117
    .short = C117
name-c118 = Итог: производства C118
    .short = C118
name-c119 = Итог: производства C119
    .short = C119
name-c120 = Итог: производства C120
    .short = C120
name-c121 = Итог: дома C121
    .short = C121
name-c122 = Итог: дома C122
    .short = C122
name-c123 = Итог: дома C123
    .short = C123
name-c124 = Итог: поселения C124
    .short = C124
name-c125 = Итог: поселения C125
    .short = C125
name-c126 = Итог: поселения C126
    .short = C126
name-c127 = Шкала монет 5/8 C127
    .short = C127
name-c128 = Шкала монет 4/7 C128
    .short = C128
name-c129 = Шкала карт 5/8 C129
    .short = C129
name-c130 = Шкала карт 4/7 C130
    .short = C130
name-c131 = Рычаги 4/7 C131
    .short = C131
name-c132 = Рычаги 3/6 C132
    .short = C132
name-c133 = Коровы 2/4 C133
    .short = C133
name-c134 = Коровы 3/5 C134
    .short = C134
name-c135 = Дома 4/6 C135
    .short = C135
name-c136 = Дома 3/5 C136
    .short = C136
name-c137 = Поселения 2/4 C137
    .short = C137
name-c138 = Поселения 1/3 C138
    .short = C138
name-c139 = Рычаги −1 C139
    .short = C139
name-c140 = Рычаги −1 C140
    .short = C140
name-c141 = Рычаги −2 C141
    .short = C141
name-c142 = Карты −1 C142
    .short = C142
name-c143 = Карты −1 C143
    .short = C143
name-c144 = Карты −1 C144
    .short = C144
name-c145 = Сброс дня +1 C145
    .short = C145
name-c146 = Сброс дня +1 C146
    .short = C146
name-c147 = Сброс заката +1 C147
    .short = C147
name-c148 = Сброс заката +1 C148
    .short = C148
name-c149 = Сброс ночи +1 C149
    .short = C149
name-c150 = Сброс ночи +1 C150
    .short = C150
name-c151 = Монеты реки +1 C151
    .short = C151
name-c152 = Монеты реки +1 C152
    .short = C152
name-c153 = Гавани: 2 монеты C153
    .short = C153
name-c154 = Гавани: 2 монеты C154
    .short = C154
name-c155 = Гавани: 2 карты C155
    .short = C155
name-c156 = Гавани: 2 карты C156
    .short = C156
name-c157 = Вазы реки +1 C157
    .short = C157
name-c158 = Вазы реки +1 C158
    .short = C158
name-c159 = Коровы −1 житель C159
    .short = C159
name-c160 = Коровы −1 житель C160
    .short = C160
name-c161 = Коровы −1 житель C161
    .short = C161
name-c162 = Коровы −1 житель C162
    .short = C162
name-c163 = Коровы +2 монеты C163
    .short = C163
name-c164 = Коровы +2 монеты C164
    .short = C164
name-c165 = Коровы +2 монеты C165
    .short = C165

## Тайлы

name-s2_1 = Тайл S2-1
    .short = S2-1
name-s2_2 = Тайл S2-2
    .short = S2-2
name-s2_3 = Тайл S2-3
    .short = S2-3
name-s2_4 = Тайл S2-4
    .short = S2-4
name-s2_5 = Тайл S2-5
    .short = S2-5
name-s2_6 = Тайл S2-6
    .short = S2-6
name-s3_1 = Тайл S3-1
    .short = S3-1
name-s3_2 = Тайл S3-2
    .short = S3-2
name-s4_1 = Тайл S4-1
    .short = S4-1
name-s4_2 = Тайл S4-2
    .short = S4-2
name-g01 = Тайл G01
    .short = G01
name-g02 = Тайл G02
    .short = G02
name-g03 = Тайл G03
    .short = G03
name-g04 = Тайл G04
    .short = G04
name-g05 = Тайл G05
    .short = G05
name-g06 = Тайл G06
    .short = G06
name-g07 = Тайл G07
    .short = G07
name-g08 = Тайл G08
    .short = G08
name-g09 = Тайл G09
    .short = G09
name-g10 = Тайл G10
    .short = G10
name-g11 = Тайл G11
    .short = G11
name-g12 = Тайл G12
    .short = G12
name-g13 = Тайл G13
    .short = G13
name-g14 = Тайл G14
    .short = G14
name-g15 = Тайл G15
    .short = G15
name-g16 = Тайл G16
    .short = G16
name-g17 = Тайл G17
    .short = G17
name-g18 = Тайл G18
    .short = G18
name-g19 = Тайл G19
    .short = G19
name-g20 = Тайл G20
    .short = G20
name-g21 = Тайл G21
    .short = G21
name-g22 = Тайл G22
    .short = G22
name-g23 = Тайл G23
    .short = G23
name-g24 = Тайл G24
    .short = G24
name-g25 = Тайл G25
    .short = G25
name-p01 = Пастбище P01
    .short = P01
name-p02 = Пастбище P02
    .short = P02
name-p03 = Пастбище P03
    .short = P03
name-p04 = Пастбище P04
    .short = P04
name-p05 = Пастбище P05
    .short = P05
name-p06 = Пастбище P06
    .short = P06
name-p07 = Пастбище P07
    .short = P07

## Тайлы подсчёта: чего требуют

name-w01 = Бунлейк и Южный W01
    .proper = Бунлейк и Южный W01
    .short = W01
name-w02 = Неизв., Новая Надежда W02
    .proper = Неизв., Новая Надежда W02
    .short = W02
name-w03 = Новая Надежда и Южный W03
    .proper = Новая Надежда и Южный W03
    .short = W03
name-w04 = Шкала монет W04
    .short = W04
name-w05 = Шкала карт W05
    .short = W05
name-w06 = Обе шкалы W06
    .short = W06
name-w07 = Производства W07
    .short = W07
name-w08 = Тайлы подряд W08
    .short = W08
name-w09 = Рычаги W09
    .short = W09
name-w10 = Коровы W10
    .short = W10
name-w11 = Поселения W11
    .short = W11
name-w12 = У мостов W12
    .short = W12
name-w13 = Жители или монеты W13
    .short = W13
name-w14 = Вазы или монеты W14
    .short = W14
name-w15 = Монеты W15
    .short = W15
name-w16 = Закат и день W16
    .short = W16

## Тайлы одиночной игры

name-a1 = Тайл A1
    .short = A1
name-a2 = Тайл A2
    .short = A2
name-a3 = Тайл A3
    .short = A3
name-a4 = Тайл A4
    .short = A4
name-a5 = Тайл A5
    .short = A5
name-b1 = Тайл B1
    .short = B1
name-b2 = Тайл B2
    .short = B2
name-b3 = Тайл B3
    .short = B3
name-b4 = Тайл B4
    .short = B4
name-b5 = Тайл B5
    .short = B5
