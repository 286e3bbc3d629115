### Тексты страницы для Neuroshima.

# Язык, на котором берутся названия армий и фишек из их файлов.
nh-language = ru

## Поле для тех, кто его не видит

nh-board = Поле
nh-cell-empty = { $cell }, пусто{ $may ->
    [1] , можно выбрать
   *[0] {""}
}
nh-cell-tile = { $cell }: { $tile }, { $army }{ $kind ->
    [hq] , очков: { $points }
   *[other] , направление: { nh-facing }{ $phases ->
        [none] {""}
       *[other] , инициатива { $phases }
    }
}{ $tough ->
    [1] , выдержит ранений: { $left }
   *[0] {""}
}{ $netted ->
    [1] , в сети
   *[0] {""}
}{ $may ->
    [1] , можно выбрать
   *[0] {""}
}
nh-turn-left = Повернуть влево
nh-turn-right = Повернуть вправо
nh-choices = Что выбрать

## Ответ, начатый на поле

nh-draft-hq = Командный центр на { $cell }
nh-draft-place = { $tile } на { $cell }, направление: { nh-facing }
nh-draft-move = Движение: { $tile } на { $cell }
nh-draft-run = { $tile }: переход на { $cell }
nh-draft-ride = Транспорт везёт: { $tile } на { $cell }
nh-draft-push = Толчок: { $pusher } → { $pushed }
nh-draft-retreat = Отступить на { $cell }
nh-draft-snipe = Снайпер: { $target }
nh-draft-grenade = Граната: { $target }
nh-draft-airstrike = Воздушный удар вокруг { $cell }
nh-draft-discard = Сбросить: { $tile }
nh-draft-battle = Бой сейчас
nh-draft-turns = Колесо, Q и E или ручки вращают; щелчок по фишке ставит её
nh-draft-confirms = Второй щелчок подтверждает
nh-draft-turns-touch = Поверните, нажмите ещё раз или выберите другую светлую клетку
nh-draft-confirms-touch = Второе нажатие подтверждает
nh-redraw-sure = Вся рука уйдёт в сброс, придёт столько же новых фишек. Вернуть это нельзя.
nh-draft-again = Второй щелчок по фишке тоже сбросит её
nh-draft-again-touch = Второе нажатие на фишку тоже сбросит её
nh-hits = Бьёт: { $targets }
nh-hit = { $target }, сила { $damage }
nh-hit-more = ещё { $count }
nh-hits-nothing = Пока никого не бьёт
nh-falls-first = Погибнет в фазе { $phase }, не успев ударить
nh-hq-of = командный центр ({ $army })
nh-helps = Помогает: { $tiles }
nh-hinders = Мешает: { $tiles }
nh-helps-nobody = Пока никому не помогает
nh-nets = Ловит сетью: { $tiles }
nh-netted-itself = Попадёт под сеть и ничего не сможет
nh-outcome-leaves = { $tile }: фишка уйдёт с поля
nh-outcome-wound = { $tile }: рана { $wounds } из { $all }
nh-outcome-pushed = { $count ->
    [1] Отойдёт на { $cells }
   *[other] Отойдёт на { $cells }: выбирает { $army }
}
nh-outcome-medic = { $tile }: может спасти медик
nh-strikes = { $count ->
    [one] Ранит { $count } фишку
    [few] Ранит { $count } фишки
   *[many] Ранит { $count } фишек
}
nh-step-place = { $tile }: выберите клетку
nh-step-place-help = Светлых клеток: { $count }. Направление: { nh-facing }. Вращают колесо или Q и E.
nh-step-place-touch = Светлых клеток: { $count }. Направление: { nh-facing }.
nh-step-held = Выбрана фишка: { $tile }
nh-step-held-help = Что с ней сделать, сказано в шаге урока.
nh-step-push-who = Толчок: какая из ваших фишек толкает?
nh-step-push = { $tile }: кого толкнуть?
nh-step-push-help = Можно толкнуть: { $count }. Точками показано, куда отойдёт фишка.
nh-step-move-who = Движение: какая из ваших фишек идёт?
nh-step-go = { $tile }: куда?
nh-step-go-help = Светлых клеток: { $count }. На своей клетке фишка только повернётся.
nh-step-snipe = Снайпер: выберите вражескую фишку
nh-step-grenade = Граната: выберите вражескую фишку
nh-step-airstrike = Воздушный удар: выберите его середину
nh-step-targets = Целей: { $count }
nh-step-no-target = { $tile }: целей сейчас нет
nh-step-no-target-help = Щелчок по фишке на поле скажет, почему её выбрать нельзя.
nh-reason-hq = Хорошая клетка для командного центра этой армии.
nh-reason-done = На руках ничего не осталось.
nh-reason-last = Перед последним боем ни одна фишка на руках уже не поможет.
nh-reason-end = Всё, что на руках, пригодится позже больше, чем сейчас.
nh-reason-discard = Самая бесполезная фишка на руках.
nh-reason-redraw = На руках нечего беречь.
nh-reason-battle = Бой отнимет у врага { $others }, у вас { $own }.
nh-reason-ends = Это решает партию.
nh-reason-best = Ничего лучше нет.
nh-reason-hits = В бою командный центр ({ $army }) потеряет на { $damage } больше.
nh-reason-protects = В бою ваш командный центр сохранит на { $points } больше.
nh-reason-nets = Ловит сетью: { $tile }.
nh-reason-destroys = { $count ->
    [one] В бою погибнет ещё { $count } вражеская фишка.
    [few] В бою погибнут ещё { $count } вражеские фишки.
   *[many] В бою погибнет ещё { $count } вражеских фишек.
}
nh-reason-saves = { $count ->
    [one] В бою уцелеет ещё { $count } ваша фишка.
    [few] В бою уцелеют ещё { $count } ваши фишки.
   *[many] В бою уцелеет ещё { $count } ваших фишек.
}
nh-reason-strength = Ваши фишки целятся лучше и больше помогают друг другу.
nh-draft-battle-hint = Бой начнётся сразу, завершит ваш ход, и вернуть его нельзя.
nh-way-run = Сама
nh-way-ride = Транспорт
nh-verb-hq = Поставить
nh-verb-place = Поставить
nh-verb-move = Передвинуть
nh-verb-turn = Повернуть
nh-verb-run = Идти
nh-verb-ride = Ехать
nh-verb-push = Толкнуть
nh-verb-retreat = Отступить
nh-verb-snipe = Выстрелить
nh-verb-grenade = Бросить
nh-verb-airstrike = Ударить
nh-verb-discard = Сбросить
nh-verb-battle = Начать бой

## Карточка фишки или стороны

nh-card-empty = Пустая клетка
nh-card-where = { $army }, { $cell }
nh-card-army = { $army }, { $kind ->
    [hq] командный центр
    [unit] подразделение
    [module] модуль
   *[instant] мгновенное действие
}, в армии: { $count }
nh-card-sum = { $printed } { $parts } = { $result }
nh-card-more = + { $value } { $giver }
nh-card-less = − { $value } { $giver }
nh-card-points = Командный центр: очков { $points }
nh-card-score = Очков: { $points }
nh-card-hits = Выдержит ранений: { $left } из { $all }
nh-card-netted = В сети: ничего не может
nh-card-gift = { $effect ->
    [extra_attack] { $giver } даёт ещё одну атаку
    [medic] { $giver } может вылечить
    [grant_mobility] { $giver } может перевезти
    [swap_attack_type] { $giver } может сменить вид одной атаки
    [take_over_module] { $giver } держит модуль под контролем
   *[other] { $giver } действует на неё
}
nh-card-out = Выбыла из игры
nh-card-team = команда { $team }
nh-card-count = { $tile } × { $count }
nh-card-pile = Ещё в стопке ({ $count }): { $tiles }
nh-card-discards = Сброшены ({ $count }): { $tiles }

## Рука и табличка

nh-hand = На руках: { $army }
nh-hand-empty = На руках нет фишек
nh-hand-instant = мгновенная
nh-hand-module = модуль
nh-hand-unit = инициатива { $phases }
nh-hand-idle = без инициативы
nh-hand-chosen = { $tile }, выбрана
nh-order = Порядок хода
nh-main-cells = Занято основных клеток: { $filled } из { $all }
nh-plate-hq = Командный центр: очков { $points }
nh-plate-points = Очков: { $points }
nh-plate-pile = Фишек в стопке: { $count }
nh-plate-out = выбыл
nh-plate-tile = { $how ->
    [discarded] { $tile }: сброшена
    [placed] { $tile }: поставлена на { $cell }
    [played] { $tile }: сыграна
    [now] { $tile }: играется сейчас
   *[other] { $tile }
}

## Новые столы, подсказки, предсказание боя, уроки, этюды, разбор

start-army = Ваша армия
start-army-any = Любая
new-players = Игроки
new-mode = Вид игры
new-mode-help = { $mode ->
    [duel] Один на один; проигрывает тот, кто потерял командный центр или сохранил меньше очков.
    [free_for_all] Каждый за себя; побеждает последний командный центр.
    [points] Каждый за себя; считается урон, нанесённый чужим командным центрам.
    [one_against_two] Один ходит вдвое чаще против двоих.
   *[teams] Две армии против двух; товарищи говорят открыто.
}
new-board = Поле
new-board-standard = 19 клеток
new-board-extended = 37 клеток
new-seat-army = Армия места { $seat }
new-army = Ваша армия
new-army-difficulty = сложность { $difficulty }
new-first = Кто начинает
new-first-lot = по жребию
new-first-seat = место { $seat }: { $army }
new-reinforcement = Подкрепление: добрать до шести, одну сбросить, две сыграть, остальные сохранить
new-opening = Другое начало: первый игрок берёт три фишки
table-mode = { $mode ->
    [duel] Дуэль
    [free_for_all] Каждый за себя
    [points] На очки
    [one_against_two] Один против двоих
    [teams] Команды
    [puzzle] Этюд
   *[field_test] Проба
}
table-headline = { $mode } · ход { $turn }
table-headline-setup = { $mode } · расстановка
table-headline-stage = { $mode } · { $stage }
table-end-turn = Закончить ход
threats = Показать угрозы врага
threats-of-all = Показать все угрозы
fire-lines = Линии огня
threats-short = Угрозы
fire-lines-short = Огонь
nh-other = { $kind ->
    [headquarters] Ставит командный центр
    [discard] Сбрасывает фишку
   *[act] Играет фишки или заканчивает ход
}
prompt-headquarters = Поставьте командный центр
prompt-headquarters-help = На любую свободную клетку: они светятся.
prompt-discard = Сбросьте одну из своих фишек
prompt-discard-help = Две другие останутся у вас.
prompt-discard-six = Сбросьте одну из шести фишек
prompt-discard-six-help = С подкреплением берут больше и сохраняют то, что не сыграно.
prompt-act = Ваш ход: сыграйте фишки или закончите ход
prompt-act-help = На руках: { $tiles }. Щёлкните по фишке или нажмите { $keys }.
prompt-act-touch-help = На руках: { $tiles }. Нажмите фишку.
prompt-empty = На руках пусто: закончите ход
prompt-empty-help = Фишки с сапогом ещё могут пойти.
prompt-done-help = Больше ничего сделать нельзя.
prompt-retreat = Куда отходит { $tile }?
prompt-retreat-help = На свободную клетку прочь от того, кто толкает.
prompt-explode = { $tile }: взрыв или атака?
prompt-explode-help = Взрыв ранит всех соседей, и своих тоже.
prompt-convert = { $tile }: сменить вид атаки?
prompt-convert-help = Раз за бой ближняя атака становится дальней или наоборот.
prompt-heal = Какой медик кого спасёт?
prompt-heal-help = Медик принимает все повреждения от одного атакующего и покидает поле.
preview-title = Если бой сейчас
preview-rest = Чем кончится бой
preview-happened = Что случилось
preview-short = Если бой
preview-phases = фазы
preview-before = сейчас { $points }
preview-without = без этой фишки { $points }
preview-without-short = без неё { $points }
preview-show = Показать
preview-nothing = Никто не атакует.
preview-later = Когда показ хода закончится.
preview-attacks = { $attacks ->
    [one] { $attacks } атака
    [few] { $attacks } атаки
   *[many] { $attacks } атак
}
preview-quiet = нет атак
preview-harmless = без урона
preview-wounded-short = ранено { $tiles }
preview-lost = { $tiles ->
    [one] { $tiles } фишка уйдёт
    [few] { $tiles } фишки уйдут
   *[many] { $tiles } фишек уйдут
}
preview-wounded = { $tiles ->
    [one] { $tiles } фишка ранена
    [few] { $tiles } фишки ранены
   *[many] { $tiles } фишек ранены
}
preview-hq = центр ({ $seat }) −{ $damage }
battle-title = Бой
battle-phase = Фаза { $phase }: все сразу
orders-retreat = Куда отходит оттеснённая фишка
orders-explode = Взрыв или атака
orders-convert = Смена вида атаки
orders-heal = Какой медик кого спасает
analysis-army = Армия стороны { $side }
analysis-points = Очки командного центра: { $army }
analysis-hand = На руках: { $army }
analysis-tiles = Фишки
analysis-side = Чьи фишки
analysis-turn = Ходит
analysis-remove = Убрать
analysis-turn-tile = Повернуть
analysis-chosen = { $tile }, клетка { $cell }
analysis-none-left = Все фишки «{ $tile }» этой армии уже на поле.
learn-hq = Командный центр
learn-hq-text = Всё вертится вокруг командного центра: потеряв его 20 очков, вы проиграли. Он бьёт всех шестерых соседей с силой 1, а ваш ещё даёт соседним своим фишкам дополнительную атаку.
learn-hq-do-cell = Нажмите на свободную клетку
learn-hq-do-place = Нажмите «Поставить» или ту же клетку ещё раз
learn-hq-not = командный центр ещё не на поле.
learn-discard = Три фишки, одна лишняя
learn-discard-text = Каждый ход вы добираете до трёх фишек, и одну из них нужно сбросить. Остальные можно сыграть, сохранить или тоже сбросить.
learn-discard-do-take = Нажмите на фишку
learn-discard-do-away = Нажмите «Сбросить»
learn-discard-not = сперва надо сбросить одну фишку.
learn-melee = Удар
learn-melee-text = Клин на стороне бьёт соседа с этой стороны. Число — сила. В бою все фишки атакуют сами; панель «Если бой сейчас» показывает, что из этого вышло бы.
learn-melee-do-take = Возьмите Драчуна
learn-melee-do-cell = Поставьте к центру Молоха
learn-melee-do-turn = Поверните клином к центру
learn-melee-not = клин смотрит не на центр.
learn-ranged = Выстрел
learn-ranged-text = Стрелка стреляет по прямой до первого врага. Над своими фишками выстрел пролетает.
learn-ranged-do-take = Возьмите Коммандос
learn-ranged-do-cell = Поставьте на одну линию с центром Молоха
learn-ranged-do-turn = Поверните стрелкой к центру
learn-ranged-not = выстрел не достаёт до вражеского центра.
learn-initiative = Кто быстрее
learn-initiative-text = Число в середине — инициатива. Фазы идут от большей к меньшей; кто пал в фазе 3, в фазе 2 уже не действует. Шмель (2) вот-вот уничтожит ваш Разведцентр.
learn-initiative-do-take = Возьмите Коммандос
learn-initiative-do-cell = Поставьте на одну линию со Шмелём
learn-initiative-do-turn = Поверните стрелкой к Шмелю
learn-initiative-not = Шмель всё ещё бьёт первым.
learn-armour = Броня
learn-armour-text = Стальная полоса — броня: она отнимает единицу у выстрела в эту сторону. Выстрел силой 1 там бесполезен; от клина броня не спасает.
learn-armour-do-take = Возьмите Коммандос
learn-armour-do-cell = Поставьте напротив стороны без брони
learn-armour-do-turn = Поверните стрелкой к Стражу
learn-armour-not = выстрел попадает в броню или мимо.
learn-module = Модули
learn-module-text = Модули не атакуют, а помогают присоединённым фишкам. Офицерский модуль прибавляет 1 к силе выстрелов.
learn-module-do-take = Возьмите Офицерский модуль
learn-module-do-cell = Поставьте рядом с Коммандос
learn-module-do-turn = Поверните присоединением к Коммандос
learn-module-not = Офицерский модуль не присоединён к Коммандос.
learn-scout = Ещё быстрее
learn-scout-text = Разведчик ускоряет присоединённых своих на 1. Присоединение у него только с трёх сторон: поверните его. Сейчас Пулемётчик и Шмель уничтожили бы друг друга в фазе 2.
learn-scout-do-take = Возьмите Разведчика
learn-scout-do-cell = Поставьте рядом с Пулемётчиком
learn-scout-do-turn = Поверните присоединением к Пулемётчику
learn-scout-not = Разведчик не присоединён к Пулемётчику.
learn-medic = Медик
learn-medic-text = Медицинский модуль принимает на себя всё, что один враг наносит присоединённой своей фишке в одной фазе, и покидает поле. Гибрид целится в вашего Драчуна.
learn-medic-do-take = Возьмите Медицинский модуль
learn-medic-do-cell = Поставьте рядом с Драчуном
learn-medic-do-turn = Поверните присоединением к Драчуну
learn-medic-not = Медицинский модуль не присоединён к Драчуну.
learn-run = Пешком
learn-run-text = Сапог — это мобильность: раз за ход фишка может перейти на соседнюю клетку, повернуться или сделать и то и другое.
learn-run-do-pick = Нажмите на Налётчика
learn-run-do-cell = Выберите клетку у центра Молоха
learn-run-do-turn = Поверните клином к центру
learn-run-not = клин смотрит не на центр.
learn-net = Сети
learn-net-text = Сеть держит вражескую фишку: та не атакует и не двигается. Боец с сетью держит вашего Драчуна. Снайпер наносит одно повреждение в любом месте.
learn-net-do-take = Возьмите Снайпера
learn-net-do-cell = Нажмите на Бойца с сетью
learn-net-not = Боец с сетью всё ещё держит вашего Драчуна.
learn-battle = Бой!
learn-battle-text = Фишка «Бой» сразу начинает бой и заканчивает ваш ход. То же делает последняя занятая клетка поля. У центра врага 2 очка, перед ним ваш Драчун.
learn-battle-do-take = Возьмите фишку «Бой»
learn-battle-not = бой не начался.
learn-do-turn-how = ручкой у фишки, колесом или Q и E
learn-do-place = Нажмите «Поставить»
learn-do-go = Нажмите «Идти»
learn-do-shoot = Нажмите «Выстрелить»
learn-do-begin = Нажмите «Начать бой» и смотрите
learn-won = Победа: командный центр Молоха пал
learn-won-text = Драчун ударил в фазе 3, раньше, чем Шмель ответил бы в фазе 2. В этом вся игра: успеть первым и оказаться рядом.
learn-way-rules-text = Все правила своими словами, с поиском.
learn-way-setup-text = Четыре армии и шесть видов игры.
learn-way-game-text = Аванпостом против машины, с подсказками. Около 20 минут.
puzzles-hand = На руках: { $tiles }
puzzles-left = Не вышло: { $name }, осталось очков: { $left }
puzzles-behind = Не вышло: { $name } — { $left }, у вас { $mine }
puzzles-held = В сети: { $tiles }

## Разбор

analysis-neuroshima-fight = Провести бой
analysis-neuroshima-help = Выберите фишку, поверните её колесом или Q и E и щёлкните по клетке. Щелчок поднимает стоящую фишку: поверните или передвиньте её и щёлкните ещё раз. Delete или корзина убирает её.

## Подписи к рисункам в правилах

rule-picture-NH-CONV-01 = Шесть направлений вокруг фишки.
rule-picture-NH-HQ-03 = Мутант рядом со своим командным центром действует в фазе 3, а тот, что дальше, остаётся при 2.
rule-picture-NH-MEL-01 = Драчун бьёт того, кто перед ним; мутант позади в безопасности.
rule-picture-NH-RNG-01 = Выстрел пролетает две пустые клетки и попадает в первого врага.
rule-picture-NH-RNG-02 = Выстрел кончается на офицере, что бы с ним ни стало. Командный центр за ним цел.
rule-picture-NH-ARM-01 = Выстрел силой 1 в бронированную сторону не делает ничего.
rule-picture-NH-NET-01 = Драчун, на которого смотрит сеть, опутан; коммандос рядом — нет.
rule-picture-NH-MOD-02 = Два коммандос соединены с разведчиком и действуют в фазе 4. Третий стоит у стороны без соединения.
rule-picture-NH-PSH-02 = Мутанта можно оттолкнуть на любую из трёх клеток прочь от гибрида.
rule-picture-NH-GRN-01 = Рядом с командным центром граната достаёт, через клетку — уже нет.
rule-picture-NH-AIR-01 = Клетка цели и шесть вокруг неё: достаётся и своим, и чужим.
