### Тексты страницы в браузере.

language-tag = ru
language-en = English
language-ru = Русский
app-name = Плацдарм
loading = Минуту …
close = Закрыть
copy = Скопировать
copied = Скопировано
copy-label = Ссылка
copy-by-hand = Ссылка выделена: скопируйте её клавишами Ctrl+C
skip-to-content = К содержанию

title-page = { $page } · { $title }
title-turn = ● Ваш ход · { $title }
title-table = { $headline } · { $title }
notice-turn = Ваш ход.

## Пути по страницам

nav-label = Страницы
nav-menu = Меню
nav-home = На первую страницу
nav-play = Играть
nav-learn = Учиться
nav-puzzles = Этюды
nav-rules = Правила
nav-analysis = Разбор
nav-lobby = Столы
nav-settings = Настройки
nav-sign-in = Войти
nav-other-language = English
foot-icons = Значки: game-icons.net, CC BY 3.0. Наша собственная графика.
foot-dark = Тёмная тема
foot-light = Светлая тема
foot-access = Доступность
foot-api = Для программ
not-found-title = Такой страницы нет
not-found-text = Адрес никуда не ведёт. Возможно, в нём не хватает буквы.
not-found-game = Игры «{ $game }» здесь нет
not-found-part = { $game }: такой страницы нет
not-found-setup = Возможно, в адресе ошибка. Стол можно открыть для игр:
not-found-analysis = Возможно, в адресе ошибка. Позицию можно расставить в играх:
not-found-lesson = Возможно, в адресе ошибка. Учебная партия есть в играх:
not-found-puzzles = Возможно, в адресе ошибка. Этюды есть в играх:
not-found-editor = Возможно, в адресе ошибка. Редактор есть у игр:
not-found-rules = Возможно, в адресе ошибка. Правила есть у игр:

## Первая страница

start-title = За стол. Прямо сейчас.
start-lead = Тактические игры, где соблюдено каждое правило. С машиной, с друзьями по ссылке или по ходу в день. Без почты.
start-machine = Играть с машиной
start-invite = Позвать
start-to-come = Скоро
start-continue = Продолжить
start-waiting = ждём, пока сядут остальные
start-with = за столом: { $name }, { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[many] { $moves } ходов
}
start-open-table = Открыть стол
start-open = Открыть
start-wait-for-you = { $count ->
    [0] вас никто не ждёт
    [one] { $count } партия ждёт вас
    [few] { $count } партии ждут вас
   *[many] { $count } партий ждут вас
}
start-learn-line = Впервые здесь? Научитесь за десять минут: короткие шаги, а в конце — победа.
start-people = С людьми
start-see = Посмотреть
start-more-tables = { $count ->
    [one] ещё { $count } стол
    [few] ещё { $count } стола
   *[many] ещё { $count } столов
}
start-learn-begin = Начать
start-lobby = Открытых столов: { $open }. Идёт партий: { $live }
start-puzzles-solve = Решать
join-title = Войти по ссылке или коду
join-code = Ссылка или код стола
join-do = Сесть за стол
join-empty = Вставьте ссылку или код стола.
join-not-understood = Это не ссылка этого сервера и не код стола.

## Столы

lobby-title = Столы
lobby-new = Новый стол
lobby-mine = Мои столы
lobby-open = Ищут игроков
lobby-open-none = Сейчас никто не ждёт. Откройте свой стол или сыграйте с машиной.
lobby-live = Играют
lobby-live-none = Сейчас никто не играет.
lobby-row = { $game } · { $mode }
lobby-watch = Смотреть
lobby-versus = { $one } : { $other }
lobby-with = за столом: { $names }
lobby-one-screen = за одним экраном
lobby-all-games = Все игры
lobby-filter-game = Какая игра
lobby-filter-pace = В каком темпе
lobby-pace-any = любой темп
lobby-pace-evening = за вечер
lobby-pace-days = ход в день
lobby-count = { $count ->
    [0] никто не ждёт
    [one] { $count } стол ждёт
    [few] { $count } стола ждут
   *[many] { $count } столов ждут
}
lobby-filtered-none = С такими условиями ничего нет.
lobby-reset = Показать все
lobby-lost = { $why } Список мог устареть, он обновится сам.
lobby-rated-at = на рейтинг, { $rating }
lobby-band = рейтинг { NUMBER($least, useGrouping: 0) }–{ NUMBER($most, useGrouping: 0) }
lobby-unrated = без рейтинга
lobby-waits = ждёт { $time }
lobby-more = Показать ещё
lobby-live-all = все { $count }
lobby-mine-none = Открытых столов у вас нет.
lobby-mine-all = ещё { $count }
lobby-here = Сейчас здесь
lobby-away = не за столом
lobby-here-count = { $count ->
    [one] { $count } человек
    [few] { $count } человека
   *[many] { $count } человек
}
lobby-does-waiting = ждёт за столом, { $game }
lobby-does-playing = играет, { $game }
lobby-does-away = временно не за столом, { $game }
lobby-code-title = Есть ссылка или код?
lobby-code-text = Вставьте, и вы за столом.
lobby-code-go = Перейти
lobby-code-hint = Код стола
table-own-content = черновик
week-title = Партия недели
week-about = { $heading }, самая длинная за семь дней: { $moves ->
    [one] { $moves } действие
    [few] { $moves } действия
   *[many] { $moves } действий
}
week-none = Здесь будет самая длинная открытая партия за семь дней.
quick-title = Быстрая партия
quick-pace-quick = 15 мин
quick-pace-long = 45 мин
quick-pace-days = ход в день
quick-find = Найти соперника
quick-help = Если за минуту никто не придёт, сядет машина.
quick-help-days = Стол останется в списке, пока кто-нибудь не сядет.
quick-waiting = { $game }: ждём соперника
quick-machine-comes = Через минуту свободные места займёт машина.
quick-days-comes = Страницу можно закрыть: стол останется в списке.
quick-cancel = Отменить
lobby-state-waiting = { $free ->
    [one] { $free } свободное место
    [few] { $free } свободных места
   *[many] { $free } свободных мест
}
lobby-state-over = окончена
lobby-state-mine = ваш ход
lobby-state-playing = { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[many] { $moves } ходов
}
seat-bot-kind = { $bot ->
    [calm] спокойная
    [greedy] жадная
    [keen] упорная
    [hard] жёсткая
    [ruthless] беспощадная
    [random] случайная
   *[other] { $bot }
}
seat-bot = машина ({ seat-bot-kind })
seat-bot-timed = машина ({ seat-bot-kind }, { NUMBER($seconds, maximumFractionDigits: 1) } с)
seat-free = свободное место
seat-guest = гость
seat-you = вы
seat-take = Сесть сюда
bot-calm = спокойная: играет просто и сразу
bot-keen = упорная: широко просматривает весь свой ход
bot-greedy = жадная: смотрит на ход вперёд
bot-hard = { $game ->
    [doom2004] жёсткая: за захватчика встаёт у вас на пути
    [doom2016] жёсткая: её демоны охотятся на слабых, её пехотинцы смелее
   *[other] жёсткая: взвешивает лучшие ответы соперника
}
bot-ruthless = беспощадная: смотрит шире всех и судит по тому, чему научилась
bot-random = случайная: ходит наугад

new-title = Новый стол
new-with = Стол для игрока { $name }: он увидит приглашение, как только вы откроете стол; будет и ссылка.
new-own = своя
new-minutes = { $minutes } мин
new-level = Сложность { $level } из { $levels }
new-not-played = здесь ещё не играли
new-played-little = { $games ->
        [one] здесь сыграна { $games } партия
        [few] здесь сыграно { $games } партии
       *[many] здесь сыграно { $games } партий
    }
start-options = Все настройки
new-game = Игра
new-seats = Места
new-seats-help = Друг получит ссылку, когда стол будет готов. Несколько своих мест — игра за одним экраном.
new-seat-who = Кто сидит на месте { $seat }
new-seat-bot-name = Какая машина сидит на месте { $seat }
new-seat-bot-time = Сколько машина на месте { $seat } думает над ходом
new-seat-me = я (этот экран)
new-seat-person = друг по ссылке
new-seat-open = любой из общего списка
new-seat-bot = машина
new-clock = Часы
new-variants = Варианты
new-rated = с рейтингом
new-rated-help = С рейтингом: две учётные записи, без машины; результат засчитывается
new-band-help = Только с рейтингом, близким к моему
new-band-least = От
new-band-most = До
new-band-wrong = Число от { $least } до { $most }, с шагом 50.
new-casual = дружеская
new-casual-help = Дружеская: подсказки разрешены
new-make = Открыть стол
clock-none = без часов
clock-move = { $time } на ход
clock-total = { $time } + { $increment } с
clock-whole = { $time } на партию
clock-days = { $days ->
    [one] { $days } день на ход
    [few] { $days } дня на ход
   *[many] { $days } дней на ход
}
clock-label = Осталось времени: { $left }
time-days = { $days ->
    [one] { $days } день
    [few] { $days } дня
   *[many] { $days } дней
}
time-hours = { $hours ->
    [one] { $hours } час
    [few] { $hours } часа
   *[many] { $hours } часов
}
time-minutes = { $minutes } мин
time-seconds = { $seconds } с
time-days-hours = { $days } д { $hours } ч

## За столом

table-not-there = Этот стол открыть нельзя
wait-title = Стол готов
wait-help = Отправьте каждому игроку ссылку на его место. Партия начнётся, когда места будут заняты.
wait-help-guest = Партия начнётся, когда места будут заняты.
wait-cancel = Отменить стол
wait-cancel-sure = Точно отменить?
wait-home = На главную
wait-local = Эта ссылка работает только на этом компьютере. Чтобы пустить других, сервер должен быть виден по адресу в вашей сети.
wait-start = Начать сейчас, свободные места займут машины
board-label = Стол
left-label = Прогноз и подробности
side-label = Журнал, правила, ответы
side-log = Журнал
side-rules = Правила
side-answers = Ответы
side-chat = Чат
log-title = Журнал
log-empty = Пока ничего не произошло.
log-order = Пас по вашему автоответу
chat-title = Чат
chat-message = Сообщение за столом
chat-left = { $left ->
    [one] Остался { $left } знак
    [few] Осталось { $left } знака
   *[many] Осталось { $left } знаков
}
chat-too-long = { $over ->
    [one] На { $over } знак больше: в одном сообщении не больше { $most }
    [few] На { $over } знака больше: в одном сообщении не больше { $most }
   *[many] На { $over } знаков больше: в одном сообщении не больше { $most }
}
answers-filter = Отбор: клетка или название
answers-none = Сейчас вас ни о чём не спрашивают.
answers-count = { $count ->
    [one] { $count } возможный ответ
    [few] { $count } возможных ответа
   *[many] { $count } возможных ответов
}
answers-more = … и ещё { $more }: уточните список словом.
plate-other = Соперник
plate-you = Вы
watching = Вы смотрите эту партию.
plates-all = Все за столом
side-own = ваша команда
side-others = противники
side-against = против
card-more = { $count ->
    [one] ещё { $count } строка
    [few] ещё { $count } строки
   *[many] ещё { $count } строк
}
card-fewer = Свернуть
tool-undo = Взять назад (U)
tool-hint = Подсказка (H)
tool-rules = Правило к этому вопросу
tool-drawer = Журнал, правила, ответы, чат
tool-drawer-unread = { $count ->
    [one] Журнал и чат, { $count } новое сообщение
    [few] Журнал и чат, { $count } новых сообщения
   *[many] Журнал и чат, { $count } новых сообщений
}
turn-left = Повернуть влево
turn-right = Повернуть вправо
line-lost = Связь потеряна. Восстанавливаем …
line-stopping = Сервер перезапускается. Ничего не потеряно, стол сейчас вернётся.
hint-label = Совет
hint-says = Совет: { $action }.
hint-play = Сыграть

prompt-label = Вопрос
prompt-cancel = Взять назад
prompt-put-back = Снять выбор
prompt-patience = { $stopped ->
    [yes] Часы остановлены
   *[no] { $left } с, потом страница пропустит. Нажмите, чтобы остановить часы
}
prompt-back = Назад
prompt-choose = Выбрать
prompt-play-for = Играть за: { $name }
prompt-wait = Минуту …
prompt-over = Партия окончена
prompt-over-help = Верните ходы назад, чтобы продолжить с более раннего момента.
prompt-sending = Ваш ход отправлен …
prompt-other = Решает { $name } ({ $side })
prompt-machine = Решает { $side } (машина)
rule-link = Правило { $rule }

strip-as-if = Если бы
strip-part-done = сыграна
strip-part-now = идёт
strip-part-next = далее
strip-pause = Пауза
strip-go-on = Дальше
strip-speed = Скорость: { $speed }
strip-times = × { $speed }
strip-skip = К итогу
strip-quiet = ничего не происходит
strip-back = Шаг назад
strip-forward = Шаг вперёд
strip-again = Ещё раз
strip-show-again = Показать ещё раз: { $what }
mark-phase = фаза { $phase }
mark-new = новая
splash-next = щелчок или пробел: дальше
strip-open = Шаг { $part }: { $name }
turn-strip = Что происходит
turn-acts = Ходит { $name }
turn-way = { $from } → { $to }
turn-step = шаг { $step } из { $steps }
turn-skip = К настоящему
turn-skip-mine = К моему ходу

result-label = Итог
result-won = Вы победили
result-lost = Вы проиграли
result-drawn = Ничья
result-closed = Партию закончил хозяин сервера.
result-won-by = Победа: { $names }
result-replay = Запись
result-rematch = Ещё раз
result-accept-rematch = Согласиться сыграть ещё раз
result-to-rematch = К новой партии
result-next = Дальше: { $name }
result-accept-next = Принять: { $name }
result-next-anew = Ещё раз: { $name }
result-seed = Проверить жребий
result-seed-hash = Объявлено в начале:
result-seed-is = Зерно:
result-seed-help = Командой «platzdarm verify» каждый проверит, что ни один жребий не подправлен.
reason-rules = окончена по правилам
reason-resigned = один из игроков сдался
reason-time = у одного из игроков вышло время
reason-agreed = по согласию
reason-closed = закрыто хозяином сервера

menu-title = Меню стола
menu-draw = Предложить ничью
menu-takeback = Попросить взять назад
menu-resign = Сдаться
menu-resign-sure = Да, сдаться
menu-resign-who = { $count ->
    [one] Партия закончится: сдаётся { $sides }.
   *[other] Сдаются сразу все ваши стороны: { $sides }.
}
menu-seed-hash = Хеш зерна:
report-open = Пожаловаться хозяину сервера
report-about = На кого или на что
report-line = { $name }: { $text }
report-reason = Что не так
report-send = Отправить жалобу
report-sent = Жалоба отправлена хозяину этого сервера.
presence-here = за столом
presence-lost = нет связи
presence-away = отсутствует { $time }
offer-label = Предложение
offer-draw = { $name } предлагает ничью.
offer-draw-sent = Вы предложили ничью.
offer-takeback = { $name } хочет взять ход назад.
offer-takeback-sent = Вы попросили взять ход назад.
offer-draw-refused = Ничья отклонена.
offer-draw-lapsed = Игра пошла дальше: ваше предложение ничьей снято.
offer-takeback-refused = Взять ход назад не разрешили.
offer-takeback-lapsed = Игра пошла дальше: ваша просьба взять ход назад снята.
offer-rematch-refused = Сыграть ещё раз не согласились.
offer-next-refused = Следующая партия отклонена.
offer-yes = Согласиться
offer-no = Отказать
orders-title = Автоответы
orders-help = Как отвечать за вас на вопросы одного вида, чтобы игра не стояла.
order-ask = спрашивать меня
order-pass = пропускать, где можно
order-first = брать первый ответ

board-zoom-in = Приблизить
board-zoom-out = Отдалить
board-zoom-fit = Вся карта

## Ошибки

page-error-page = Что-то сломалось на странице. Загрузите её заново; за столом ничего не потеряно.
page-error-offline = Нет связи с сервером.
page-error-internal = На сервере ошибка. Она записана.
page-error-bad_request = Запрос не понят.
page-error-unauthorised = Сначала войдите.
page-error-forbidden = Это вам недоступно.
page-error-no_game = Такой игры здесь нет.
page-error-not_found = Такого здесь нет.
page-error-conflict = Пока вы думали, позиция изменилась.
page-error-refused = Сейчас так нельзя.
page-error-too_large = Это слишком длинно.
page-error-too_many = Слишком много сразу. Подождите немного.
page-error-not_drawn = Эта страница собрана без этой игры и не может нарисовать стол. Играть можно в терминале или программой.

## Записи, разбор, уроки, этюды

replay-title = Запись
replay-first = В начало
replay-back = Шаг назад
replay-forward = Шаг вперёд
replay-last = В конец
replay-play = Смотреть
replay-stop = Стоп
replay-slider = Ход
replay-of = { $at } из { $moves }
replay-branch = Играть отсюда
replay-branch-help = Откроет разбор с этого места: все места ваши.
replay-machine = Дальше против машины
replay-machine-help = Ваши места остаются вашими, за остальных с этого места играет машина.
branch-title = Ветвь после хода { $number }
replay-begin = Начало
replay-live = Партия ещё идёт: к столу

editor-title = Редактор
analysis-title = Разбор
analysis-edit = Расстановка
analysis-pieces = Фигуры
analysis-keep = Принять итог
analysis-undo = Взять назад
analysis-redo = Вернуть
analysis-clear = Очистить поле
analysis-record = Открыть запись
analysis-record-large = Запись больше { $most } кБ: это не запись одной партии.
analysis-share = Поделиться
analysis-share-help = В этой ссылке вся позиция.
analysis-play = Доиграть
analysis-play-help = Откроет стол с этой позицией: все места ваши.
analysis-machine = Против машины
analysis-machine-help = Откроет стол с этой позицией: ходящая сторона ваша, за остальных играет машина.
analysis-no-room = Здесь для этого нет места.
analysis-bad-link = Позицию из ссылки прочитать не удалось.

learn-title = Первая партия
learn-lead = Короткие шаги на настоящих позициях, и наставник рядом с полем. Пока вы читаете, ничего не движется; каждый урок короче десяти минут.
learn-progress = пройдено шагов: { $done } из { $steps }
learn-continue = Продолжить
learn-repeat = Ещё раз
learn-step = Шаг { $step } из { $steps }
learn-headline = { $game } · шаг { $step } из { $steps }
learn-headline-won = { $game } · победа
learn-learnt = Теперь вы умеете
learn-learnt-text = Каждый шаг остаётся открытым в разделе «Учиться».
learn-last-again = Повторить последний шаг
learn-minutes = около { $minutes } мин
learn-won-on = победа { $date }
learn-next = Дальше
learn-back = Назад
learn-done = Готово!
learn-deed-done = (сделано)
learn-not-yet = Ещё нет: { $why }
learn-finish = Играть с машиной
learn-not-that = не то. Ход взят назад.
learn-fold = К доске
learn-show = Показать ответ
learn-showing = Вот ответ. Потом ваша очередь.
learn-steps = Все шаги
learn-go-to = Шаг { $step }: { $title }
learn-way-game = Сыграть целую партию
learn-way-puzzles = Этюды
learn-way-puzzles-do = Решить первый
learn-way-setup = Выбрать миссию
learn-way-setup-do = К миссиям
learn-way-rules = Заглянуть в правила
learn-way-rules-do = Правила
learn-way-machine = Спокойный соперник
learn-way-machine-text = Машина не торопит, и подсказки разрешены.
learn-way-machine-go = Играть
learn-way-puzzle = Этюды
learn-way-puzzle-text = Один ход с ясной целью: проверить то, что только что узнали.
learn-way-puzzle-go = Решать
learn-way-book = Правила под рукой
learn-way-book-text = Своими словами; каждое правило можно найти и процитировать.
learn-way-book-go = Читать

puzzles-title = Этюды
puzzles-solved = Решено!
puzzles-restart = Сначала
puzzles-all = Все этюды
puzzles-next = Следующий этюд
puzzles-place = { $game } · { $number } из { $all }
puzzles-difficulty = Трудность { $difficulty } из { $most }
puzzles-from = Не легче чем
puzzles-from-any = Любой трудности
puzzles-from-this = { $difficulty ->
    [2] Средние и выше
    [3] Трудные и выше
   *[4] Очень трудные
}
puzzles-new-in = Новый через { $hours } ч { $minutes } мин
puzzles-try-again = Ещё раз
puzzles-watch = Показать ещё раз
puzzles-frozen = Доска замерла: соперник здесь не ходит.
puzzles-no-such = { $game }: этюда { $number } нет, всего их { $all }.
puzzles-luck = Не решено: тут понадеялись на удачу. У этюда есть план, которому она не нужна.
puzzles-shown = Вот решение
puzzles-now-you = Теперь вы
puzzles-otherwise = Ответ идёт иначе. Он начинается так: { $action }.
puzzles-tries = { $count ->
        [one] { $count } попытка
        [few] { $count } попытки
       *[many] { $count } попыток
    }
puzzles-count = решено { $solved } из { $all }
puzzles-only-open = Только нерешённые
puzzles-none-open = Решены все. Отлично!
puzzles-day = Этюд дня
puzzles-side = За кого
puzzles-row = { $days ->
    [0] начните ряд сегодня
    [one] день подряд
    [few] дня подряд
   *[many] дней подряд
}
puzzles-row-open = лучший ряд { $longest }; сегодня ещё не решали
puzzles-row-done = лучший ряд { $longest }; сегодня решено

## Правила

rules-title = { $game }: правила
rules-search = Искать в правилах
rules-no-such = Правила { $rule } в этой игре нет.
rules-nothing = Нет правила со всеми этими словами.
rules-all = Все правила
rules-chapters-label = Главы
rules-games-label = Игры

## Настройки

settings-title = Настройки
settings-language = Язык
settings-theme = Тема
settings-theme-system = как в системе
settings-theme-dark = тёмная
settings-theme-light = светлая
settings-motion = Анимация
settings-motion-system = как в системе
settings-motion-full = включена
settings-motion-off = выключена
settings-speed = Скорость показа
settings-colours = Цвета
settings-colours-standard = обычные
settings-colours-contrast = контрастные
settings-notices = Когда мой ход
settings-sound = Звук
settings-notify = Уведомление системы, если страница не на виду
settings-notify-refused = Браузер не разрешает уведомления для этой страницы.
settings-kept = Хранятся на сервере с вашим именем.
settings-kept-here = Хранятся в этом браузере.
keys-title = Клавиши за столом
key-number = 1 … 9
key-number-does = взять фишку или карту из руки; при перебросе отметить кубик
key-shift = Shift + 1 … 9
key-shift-does = нажать кнопку ответа; пока Shift нажат, на кнопках видны номера
key-n = N
key-n-does = закончить ход, пасовать
key-arrows = ← ↑ → ↓
key-arrows-does = от клетки к клетке по полю
key-q = Q · E
key-q-does = повернуть то, что ставится
key-a = A
key-a-does = сыграть всю руку («Инферно»)
key-enter = Enter
key-enter-does = поставить, подтвердить
key-esc = Esc
key-esc-does = взять назад начатое
key-u = U
key-u-does = взять назад последнее действие
key-h = H
key-h-does = подсказка
key-t = T
key-t-does = показать угрозы
key-l = L
key-l-does = ответы списком
key-space = Пробел
key-space-does = пауза показа; после неё ← и → по шагам
key-zoom = + · − · 0
key-zoom-does = ближе, дальше, вся карта
key-help = ?
key-help-does = этот список

## Учётные записи

account-title = Учётная запись
player-title = Игрок
player-challenge = Вызвать
player-here = Сейчас здесь
asked-title = Кто зовёт меня играть
asked-by = { $name } зовёт вас: { $game }
asked-accept = Сесть
asked-later = Позже
asked-decline = Отказаться
wait-asked = { $name }: приглашение отправлено
wait-refused = { $name }: отказ; теперь по ссылке может прийти любой
player-records = Все записи
player-records-coming = Записи: { $done } из { $all }
player-puzzles = { $count ->
    [one] решён { $count } этюд
    [few] решено { $count } этюда
   *[other] решено { $count } этюдов
}
player-marks = Отличия
player-marks-count = { $earned } из { $all }
player-mark-earned = Есть.
player-mark-open = Пока нет.
player-mark-rated = Победа на рейтинг
player-mark-rated-how = Выиграйте партию на рейтинг.
player-mark-crowd = Первый из четырёх
player-mark-crowd-how = Выиграйте партию, где мест четыре или больше.
player-mark-long = Долгий путь
player-mark-long-how = Выиграйте партию в 300 действий или длиннее.
player-mark-row = Десять подряд
player-mark-row-how = Выиграйте десять партий подряд.
player-mark-every_game = Во всех играх
player-mark-every_game-how = Выиграйте в каждой из игр, какие здесь есть.
player-mark-many = Сто партий
player-mark-many-how = Доиграйте до конца сто партий.
account-in-title = Вход
account-up-title = Новая учётная запись
account-help = Играть можно и гостем. Учётная запись хранит историю, настройки и рейтинг.
account-guest-help = Вы играете как гость { $name }. Учётная запись сохранит ваши столы, настройки и рейтинг.
account-which = Что сделать
account-in = Войти
account-up = Завести запись
account-name = Имя
account-password = Пароль
account-password-help = Не меньше восьми знаков. Почты для сброса нет: запишите его.
field-empty = Заполните это поле.
account-name-empty = Введите имя.
account-name-long = В имени не больше { $most } букв.
account-password-empty = Введите пароль.
account-password-short = Слишком коротко: нужно не меньше восьми знаков.
account-password-long = Слишком длинно: не больше двухсот знаков.
account-password-wrong = Это не ваш нынешний пароль.
account-password-differs = Пароли не совпадают.
account-password-title = Сменить пароль
account-password-ends = Все остальные сеансы и все ключи при этом закончатся.
account-password-old = Нынешний пароль
account-password-new = Новый пароль
account-password-again = Новый ещё раз
account-password-change = Сменить пароль
account-password-changed = Пароль сменён. Все остальные, кто вошёл под вашим именем, отключены.
account-show = Показать набранное
account-public = Открытая страница
account-sign-out = Выйти
account-sessions = Сеансы
account-session = Сеанс
account-this = этот
account-seen = последний раз { $date }
account-made = создан { $date }
account-end = Закончить
account-tokens = Ключи для программ
account-tokens-help = Программа с ключом играет от вашего имени. Смотрите «Для программ».
account-token-name = Имя программы
account-token-make = Сделать ключ
account-token-empty = Сначала назовите программу.
account-token-made = Ключ программы { $name }. Его видно только сейчас:
player-ratings = Рейтинг
player-rating = ± { $deviation }, { $games ->
    [one] { $games } партия с рейтингом
    [few] { $games } партии с рейтингом
   *[many] { $games } партий с рейтингом
}
player-of-games = { $games } из { $all } партий
player-rating-soon = Рейтинг появится ещё через { $left ->
    [one] { $left } партию с рейтингом
    [few] { $left } партии с рейтингом
   *[many] { $left } партий с рейтингом
}
player-tally = { $won } : { $lost }
player-tally-told = побед { $won }, поражений { $lost }
player-no-ratings = Партий с рейтингом ещё не было.
player-games = Сыгранные партии
player-no-games = Сыгранных партий ещё нет.

## A sheet on a phone

sheet-fold = Свернуть, показать карту
sheet-open = Развернуть
player-provisional = предварительный
player-trend = { $change } за 30 дней
player-course = Как менялся рейтинг: от { $from } до { $to }
player-since = здесь с { $date }, { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
}
player-filter = Какие партии
player-filter-all = все
player-filter-rated = на рейтинг
player-filter-people = с людьми
player-none-such = Таких партий нет.
player-shown = { $shown } из { $games }
player-won = Победа
player-lost = Поражение
player-drawn = Ничья
player-side-with = { $side }; за столом: { $names }
player-form = Форма
player-form-won = последние { $games }: побед { $won }
player-sides = Стороны, { $game }
player-share = { $share } %
player-count = { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
}
player-opponents = Частые соперники
player-record = побед { $won }, поражений { $lost }
compare-do = Сравнить
compare-title = Сравнение игроков
compare-with = С кем сравнить: { $name }
compare-name = Имя игрока
compare-no-rating = без рейтинга
compare-between = Между собой
compare-score = { $one } : { $other }
compare-score-told = { $one }: побед { $won }; { $other }: побед { $lost }; ничьих { $drawn }
compare-none = За столами, которые вам видны, они не встречались.
compare-games = Партии, исход для { $name }
compare-ratings = Рейтинги
compare-deviation = ± { $deviation }
