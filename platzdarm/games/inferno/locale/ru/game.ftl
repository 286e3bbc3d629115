### «Инферно» за столом.

## Почему действие невозможно

refusal-inf-over = игра окончена
refusal-inf-no-treasure = этого сокровища у вас нет, или чемпион не ваш
refusal-inf-goal-unmet = цель этого задания не достигнута
refusal-inf-not-asked = сейчас решаете не вы
refusal-inf-order-first = сначала закончите приказ чемпиону
refusal-inf-not-in-order = чемпион с приказом движется и атакует либо завершает приказ
refusal-inf-no-way = чемпион не может туда пойти
refusal-inf-no-target = этого врага отсюда не атаковать
refusal-inf-not-now = сейчас это невозможно
refusal-inf-gate-used = врата в этом ходу уже использованы
refusal-inf-no-runes = не хватает рун
refusal-inf-no-bearer = ваши чемпионы не могут нести эту конструкцию
refusal-inf-not-in-hand = этой карты нет у вас в руке
refusal-inf-not-on-offer = эта карта сейчас недоступна
refusal-inf-no-means = вам не хватает средств на эту карту
refusal-inf-not-yours = это не ваш чемпион
refusal-inf-exhausted = этот чемпион истощён
refusal-inf-no-power = не хватает мощи
refusal-inf-no-base = все ваши подставки на поле
refusal-inf-no-portal = нет свободного портала
refusal-inf-partners-draft = напарники всегда выбирают чемпионов сами: для команд составов нет
refusal-inf-offered-once = вы уже предлагали составы; хватит одного раза
refusal-inf-offer-late = составы можно предложить вместо своего первого выбора, но не позже

## Что спрашивается

inf-ask-act = Ваш ход
inf-ask-champion = Чемпион выполняет приказ
inf-ask-free_order = Бесплатный приказ
inf-ask-ambush = Применить «Засаду»?
inf-ask-aim = Выберите для эффекта
inf-ask-may = Применить эффект?
inf-ask-choose = Выберите одно
inf-ask-order = Что сначала?
inf-ask-research = Какое задание оставить?
inf-ask-complete = Задание можно выполнить
inf-ask-treasure = Можно использовать сокровище
inf-ask-before_damage = Сокровище до нанесения урона?
inf-ask-discard = Сбросьте карту
inf-ask-loot = Какую карту взять?
inf-ask-light = Кому достанется жетон?
inf-ask-offering = Изгнать жетон за славу?
inf-ask-draft = Выберите чемпиона
inf-ask-sets = { $seat } предлагает взять составы книги вместо выбора чемпионов. Вы согласны?
inf-ask-split = Кого получит второй напарник?

## Действия

inf-action-pass = Пропустить
inf-action-pass-sets = Отказаться: выбор продолжается
inf-action-play = Разыграть: { $card }
inf-action-play-on = Снарядить ({ $on }): { $card }
inf-action-acquire = Получить за { $cost }: { $card }
inf-action-order = Приказ за { $cost } { $cost ->
        [one] мощь
       *[other] мощи
    }: { $piece }
inf-action-order-in = Приказ за { $cost } { $cost ->
        [one] мощь
       *[other] мощи
    }, вход на { $place }: { $piece }
inf-action-step = Шаг на { $cell }
inf-action-stop = Закончить движение
inf-action-strike = Атаковать ({ $how }): { $target }
inf-action-strike-area = Атаковать ({ $how }) всех, кого достанет
inf-action-use = Сокровище ({ $piece }): { $treasure }
inf-action-gate = Использовать врата
inf-action-research = Исследовать
inf-action-keep = Оставить: { $card }
inf-action-complete = Выполнить ({ $piece }): { $card }
inf-action-end = Закончить
inf-action-yes = Да
inf-action-yes-sets = Согласиться: все берут составы
inf-action-choose = Выбрать: { $way }
inf-action-champion = { $piece }
inf-action-champion-at = { $piece } на { $place }
inf-action-card = { $card } ({ $zone })
inf-action-slot = { $card } ({ $cost })
inf-action-cell = { $cell }
inf-action-cell-to = С { $cell } на { $to }
inf-action-token = { $treasure }
inf-action-none = Ничего
inf-action-draft = Взять: { $kind }
inf-action-offer = Предложить всем составы книги
inf-action-first = Сначала: { $named }
inf-action-spend = Изгнать жетон

## Что произошло

inf-event-turn = Ход: { $side }
inf-event-turn_ended = { $seat } заканчивает ход
inf-event-gate = { $seat } получает от врат мощи: { $power }
inf-event-won = Побеждает: { $side }
inf-event-honour = { $side }: слава +{ $number }, всего { $total }
inf-event-drew_card = { $seat } берёт карту: { $card }
inf-event-drew = { $seat } берёт карт: { $number }
inf-event-shuffled = { $seat } перемешивает сброс
inf-event-discarded = { $seat } сбрасывает: { $card }
inf-event-cleaned_up = { $seat } убирает карты
inf-event-played = { $seat } разыгрывает: { $card }
inf-event-played-on = { $seat } снаряжает: { $piece } – { $card }
inf-event-copied = { $seat } копирует: { $card }
inf-event-runes = { $seat } получает рун: { $number }
inf-event-power = { $seat } получает мощи: { $number }
inf-event-acquired = { $seat } получает карту: { $card }
inf-event-ambush = Засада: { $text } ({ $seat })
inf-event-accepted = { $seat } применяет: { $text }
inf-event-declined = { $seat } не применяет: { $text }
inf-event-triggered = Срабатывает: { $text } ({ $seat })
inf-event-unmet = { $text }: условие не выполнено ({ $seat })
inf-event-revealed = { $slot }: { $card }
inf-event-centre_shuffled = Изгнанные карты становятся центральной колодой
inf-event-banished = { $seat } изгоняет: { $card }
inf-event-fetched = { $seat } возвращает в руку: { $card }
inf-event-saved = { $seat } спасает: { $card }
inf-event-destroyed = Уничтожено: { $card } ({ $seat })
inf-event-looted = { $seat } забирает карту: { $card } ({ $from })
inf-event-looked_at = { $seat } смотрит задание: { $card }
inf-event-research = { $seat } смотрит заданий: { $number }
inf-event-kept_quest = { $seat } оставляет задание: { $card }
inf-event-completed = { $seat } выполняет задание: { $card } – { $piece }
inf-event-offered = Можно выбрать: { $champion }
inf-event-drafted = { $seat } берёт чемпиона: { $champion }
inf-event-sets_offered = { $seat } предлагает взять составы книги вместо выбора чемпионов
inf-event-sets_agreed = { $seat } соглашается на составы
inf-event-sets_declined = { $seat } отказывается от составов: выбор продолжается
inf-event-sets_taken = Все согласны: выбранные чемпионы возвращаются, и каждый берёт состав книги
inf-event-joined = { $piece } – в запасе ({ $seat })
inf-event-ordered = { $seat } отдаёт приказ: { $piece }, мощь { $cost }
inf-event-entered = { $piece } входит на поле: { $cell }
inf-event-moved = { $piece } идёт: { $cell }
inf-event-order_over = { $piece }: приказ окончен
inf-event-attack = { $piece } атакует: { $targets } ({ $how })
inf-event-shrugged = { $piece } не замечает атаки
inf-event-damage = { $piece }: урон { $number }
inf-event-defeated = Повергнут чемпион: { $piece }
inf-event-defeated-by = { $by } повергает: { $piece }
inf-event-boosted = { $piece }: сила +{ $strength }, защита +{ $defence }, скорость +{ $speed } в этом ходу
inf-event-boosted-strength = { $piece }: сила +{ $n } в этом ходу
inf-event-boosted-defence = { $piece }: защита +{ $n } в этом ходу
inf-event-boosted-speed = { $piece }: скорость +{ $n } в этом ходу
inf-event-granted = { $piece } получает на этот ход: { $keyword }
inf-event-souls = { $piece }: поглощённых душ { $total }
inf-event-readied = { $piece }: истощение снято
inf-event-transformed = { $piece } превращается: { $champion }
inf-event-collected = { $seat } находит сокровище: { $cell }
inf-event-gained_treasure = { $seat } получает сокровище
inf-event-treasure = { $seat } держит сокровище: { $treasure }
inf-event-used = { $seat } использует сокровище: { $treasure } – { $piece }
inf-event-kept = { $piece } хранит: { $treasure }
inf-event-pulled = Сокровище сдвигается: { $cell } – { $to }
inf-event-web = Паутина: { $cell }
inf-event-beacon = { $seat } занимает маяк: { $cell }
inf-event-token = { $seat } берёт жетон маяка: { $cell }
inf-event-token_spent = { $seat } изгоняет жетон маяка
inf-event-lit = { $piece } несёт жетон маяка

## Названия

inf-seat = игрок { $n }
inf-seat-blue = Синий
inf-seat-yellow = Жёлтый
inf-seat-green = Зелёный
inf-seat-purple = Пурпурный
inf-seat-mate = { $seat } { $n }
inf-side-players = игроки
inf-side-villains = злодеи
inf-side-team-blue = команда синих
inf-side-team-yellow = команда жёлтых
inf-keyword-ranged = дальняя атака
inf-keyword-reach = размах
inf-keyword-area_attack = атака по области
inf-keyword-sweep = атака по области по соседним врагам
inf-keyword-double_attack = двойная атака
inf-keyword-counterstrike = ответный удар
inf-keyword-immobile = обездвиженность
inf-keyword-minion = приспешник
inf-keyword-sure_footed = не замечает вредной местности
inf-keyword-forester = лес не требует лишних очков
inf-keyword-web_walker = может войти туда, где паутина
inf-keyword-ordinary_only = ходит только по обычным ячейкам
inf-keyword-soul_eater = Бойня: поглощённая душа
inf-keyword-salvager = когда повергнут, самая дорогая его конструкция возвращается в руку
inf-slot-row-1 = место 1 в ряду
inf-slot-row-2 = место 2 в ряду
inf-slot-row-3 = место 3 в ряду
inf-slot-row-4 = место 4 в ряду
inf-slot-row-5 = место 5 в ряду
inf-slot-row-6 = место 6 в ряду
inf-slot-mystic = Мистики
inf-slot-heavy_infantry = Тяжёлая пехота
inf-at = { $champion } ({ $cell })
inf-zone-hand = рука
inf-zone-discard = сброс
inf-zone-played = разыграна
inf-how-melee = из соседней ячейки
inf-how-ranged = дальняя атака
inf-how-reach = размах

## Ошибки в файлах

fault-inf-id-twice = '{ $id }' встречается дважды
fault-inf-no-into = «{ $verb }» не может дать «{ $into }»; известны: { $known }
fault-inf-too-many = записей { $found }, а может быть не больше { $most }
fault-inf-no-words = для этого эффекта нет слов («{ $message }»)
fault-inf-missing = правилам нужно '{ $id }'
fault-inf-no-champion = здесь нет чемпиона '{ $name }'; известны: { $known }
fault-inf-no-verb = эффекту нужны момент и глагол или варианты
fault-inf-moment = '{ $verb }' ничего не делает в момент '{ $when }', только: { $known }
fault-inf-unread = '{ $verb }' не читает это поле, только: { $known }
fault-inf-hero-bonus = бонусы бывают только у конструкций и заданий
fault-inf-no-faction = чемпиону нужна фракция
fault-inf-champion-cost = стоимость есть у чемпионов центральной колоды, и только у них
fault-inf-no-goal = нет цели '{ $name }'; известны: { $known }
fault-inf-empty-treasure = сокровище ничего не даёт
fault-inf-no-special = нет такого особого правила; известны: { $known }
fault-inf-spots = ячеек { $found }, а чемпионов { $wanted }
fault-inf-rows = в поле { $wanted } рядов, а не { $found }
fault-inf-row = в ряду { $row } ячеек { $wanted }, а не { $found }
fault-inf-letter = '{ $letter }' ничего не значит; известны: { $known }
fault-inf-no-cell = { $cell } не ячейка поля радиуса { $radius }
fault-inf-count = в списке { $wanted }, на поле { $found }
fault-inf-terrain = жетонов местности { $found }, а в коробке { $most }
fault-inf-no-portal = нет { $colour ->
        [blue] синего
        [yellow] жёлтого
        [green] зелёного
       *[purple] пурпурного
    } портала ({ $colour })
fault-inf-no-recommended = нет чемпионов для цвета { $colour }
fault-inf-board-size = ячеек { $found }; в поле их от 1 до { $most }
fault-inf-board-twice = { $what } встречается дважды
fault-inf-board-seat = '{ $found }' – не место: места от 0 до { $most }
fault-inf-board-terrain-twice = у { $what } уже есть местность
fault-inf-board-no-cell = { $what } не ячейка поля
fault-inf-board-shared = два чемпиона стоят в { $what }
fault-inf-board-number = { $found } вне пределов: от 0 до { $most }
fault-inf-board-no-villain = '{ $what }' не чемпион места { $seat }; известны: { $known }

## Позиции, расставленные вручную

fault-inf-out-of-range = { $number }: нужно число от { $least } до { $most }
fault-inf-no-cell-named = нет ячейки «{ $cell }»
fault-inf-no-piece = в этом сценарии нет чемпиона «{ $name }»
fault-inf-no-room = на { $cell } чемпион стоять не может
fault-inf-no-triangle = это не три соседние друг с другом ячейки
fault-inf-no-card-named = «{ $card }» не может там лежать
fault-inf-too-many-cards = столько карт «{ $card }» нет
fault-inf-no-treasure-named = сокровища «{ $treasure }» не осталось
fault-inf-no-beacon = на { $cell } нет маяка

## Экран терминала

inf-asked = { $seat }: { $question } [{ $rule }]
inf-asked-about = { $question } ({ $about })
inf-screen-head = { $scenario } · раунд { $round } · слава { $honour } из { $needed }
inf-screen-honour = { $seat } { $honour }
inf-screen-player = { $seat } · слава { $honour }
inf-screen-means = руны { $runes }, мощь { $power }
inf-screen-cards = рука { $hand }, колода { $deck }+{ $discard }
inf-screen-treasures = сокровища { $n }
inf-screen-champion = { $figures } { $name }
inf-screen-off = –
inf-screen-row = Ряд: { $cards }
inf-screen-piles = Мистики { $mystics }, тяжёлая пехота { $infantry }, задания { $quests }, центральная колода { $centre }
inf-screen-offer = { $n } { $name } ({ $cost })
inf-screen-hand = Рука: { $cards }
inf-screen-card = { $name } [{ $id }]
inf-screen-figures = сила { $strength }, защита { $defence }, скорость { $speed }, приказ { $order }
inf-screen-cost = цена { $cost }
inf-screen-legend-map = · открыто, f лес, S святилище, P портал, B маяк, E зачарованная земля, X порченая земля, $ сокровище, t жетон маяка, w паутина; после числа карт колоды через + стоит сброс
inf-screen-legend-champions = Буква и номер игрока – чемпион; N нейтральный, V злодей, C пленник, * получил приказ; рядом с полем ~ истощён, – вне поля. Ряд начинается с имени своей первой ячейки: рядом с g1 лежит h1.
inf-screen-strike = { $attack }: { $outcome }
inf-screen-falls = { $champion }: повержен ({ $damage } против { $defence })
inf-screen-stands = { $champion }: устоит ({ $damage } против { $defence })
inf-screen-you-fall = ваш чемпион тоже повержен
