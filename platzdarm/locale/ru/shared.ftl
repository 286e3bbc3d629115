### Тексты командной строки и всего, что общее для всех игр.

## Команда и справка

app-about = Плацдарм: тактические настольные игры, в которых соблюдается каждое правило.
app-usage = как вызвать:
app-arguments = аргументы
app-options = параметры
app-commands = команды
help-help = показать эту справку и закончить
help-version = показать версию и закончить
help-lang = язык всех текстов: en или ru
help-play = играть в терминале, с ботами или друг с другом за одним экраном
help-replay = пройти по записи партии или проверить её
help-show = показать позицию из записи такой, какой её видит одно место
help-legal = перечислить допустимые действия в любой момент записи
help-simulate = дать ботам сыграть много партий и сосчитать итоги
help-arena = узнать, какой бот сильнее и какие армии, миссии и карты побеждают чаще
help-rules = искать в правилах, изложенных нашими словами
help-content = работа с файлами содержания
help-content-check = проверить собственные файлы содержания
help-content-new = начать свой набор с примера, в который можно сразу играть
help-content-add = проверить набор и подключить его
help-content-list = какие наборы и файлы подключены
help-content-names = имена, которые можно назвать в своём содержании: фрагменты, демоны, жетоны
help-content-remove = отключить набор
help-games = перечислить игры
help-arg-game = имя игры
help-arg-game-asked = имя игры; если не указано, программа спросит
help-arg-record = файл записи
help-arg-seats = кто играет за каждое место, по порядку: person или имя бота (person,greedy); hard@2 думает две секунды на ход
help-arg-option = параметр игры, ключ=значение; можно указать несколько раз
help-arg-content = собственный файл содержания любого вида, который есть у игры, или набор; можно указать несколько раз
help-arg-preview = показать, что прочтут игроки, на обоих языках
help-arg-pack-folder = какую папку создать; её имя станет id набора
help-arg-author = кто автор
help-arg-pack = папка с pack.toml или её архив zip
help-arg-replace = заменить, если набор с таким id уже подключён
help-arg-pack-id = id набора, как в списке
help-arg-kinds = каких видов; если не назвать — всех
help-arg-seed = зерно партии, шестнадцатеричное; без него — случайное
help-arg-save = файл, куда партия сохраняется после каждого действия
help-arg-resume = сохранённая партия, которую нужно продолжить
help-arg-check = проверить запись до конца и напечатать одну строку
help-arg-at = после скольких действий; без него — в конце
help-arg-seat = номер места, с 0; без него — зритель
help-arg-seat-legal = только действия этого места
help-arg-json = печатать JSON
help-dataset = сделать из записей набор данных: что видело место, что могло, что сделало и чем кончилось
help-arg-dataset-records = файлы записей или папки с ними
help-arg-dataset-out = папка для файлов .npz; если её нет, она будет создана
help-arg-dataset-rows = ходов в одном файле (4096)
help-arg-dataset-page = ответов на странице; если не указано — сколько их обычно бывает в игре
help-arg-dataset-described = вместе с тем, что значит каждый ответ
help-train = научить сеть оценивать позиции, играя с самой собой
help-arg-train-out = файл сети; если он есть, она учится дальше
help-arg-generations = сколько раз играть, учиться и сдавать экзамен (5)
help-arg-generation-games = партий в одном поколении (100)
help-arg-minutes = закончить после поколения, на котором прошло столько минут
help-arg-units = скрытых нейронов у новой сети (24); если их меньше, сеть получит столько
help-arg-looks = сколько позиций она оценивает за ход, пока учится (120)
help-arg-beam = сколько продолжений хода она прослеживает (2)
help-arg-games = сколько партий
help-arg-bots = боты, которые играют друг с другом, по очереди меняясь местами; если не указаны, то random,greedy; hard@2 думает две секунды на ход
help-arg-in-order = боты остаются на своих местах, последний занимает все оставшиеся
help-arg-each = параметр с несколькими значениями: строка итогов на каждое сочетание (players=2,3)
help-arg-jobs = сколько процессов
help-arg-rivals = боты, которые играют друг с другом, через запятую; все боты игры, если не названы; hard@2 думает две секунды на ход
help-arg-pairing-games = партий у каждой пары ботов, самое большее (100)
help-arg-all-games = сыграть все, даже если раньше ясно, кто сильнее
help-arg-each-table = параметр с несколькими значениями: раздачи берут их по очереди (mission=a,b)
help-arg-ray = играть на кластере Ray по этому адресу; «local» запускает его на этой машине
help-arg-arena-report = записать страницу (HTML) с таблицами и графиками
help-arg-records = папка для записей всех партий
help-arg-words = слова, которые нужно найти
help-arg-id = номер правила, как в тексте правил
help-arg-files = файлы; каждый может опираться на предыдущие

## Ошибки

error-line = platzdarm: ошибка: { $reason }
error-in-file = { $file }: { $reason }
error-no-file = { $file }: такого файла нет
error-unreadable = { $file }: не удаётся прочитать
error-full = для записи не осталось места
error-unwritable = { $file }: не удаётся записать
error-not-text = { $file }: это не текст в кодировке UTF-8
error-too-large = { $file }: больше { $most } байт
error-which-game = укажите игру: { $known }
error-nothing-given = на стандартном входе ничего нет, а инструмент читает оттуда JSON: platzdarm ИГРА ИНСТРУМЕНТ < ФАЙЛ
error-save-exists = { $file }: файл уже есть; продолжите партию с --resume или выберите другое имя
error-save-other = { $file }: это не сохранённая партия, файл не перезаписан; выберите другое имя
error-other-game = { $file }: это партия игры { $game }
error-option = у параметра «{ $option }» нет значения; пишите ключ=значение
error-seed = зерно «{ $seed }» — не шестнадцатеричное число
error-seats = --seats: { $seats ->
    [one] нужно { $seats } место
    [few] нужно { $seats } места
   *[other] нужно { $seats } мест
}, указано { $given }
error-at = --at: всего действий в записи: { $moves }
error-seat = --seat: места { $seat } нет; места от 0 до { $last }
error-rule-id = правила «{ $id }» нет
error-no-rules = текста правил игры { $game } нет
error-rules-nothing = нет правила, где встречаются все эти слова: { $words }

fault-in-line = строка { $line }: { $reason }
fault-in-action = «{ $action }»: { $reason }
fault-in-argument = аргумент { $argument }: { $reason }
fault-place = { $place }: { $reason }
place-part = { $place }.{ $part }
fault-not-a-number = «{ $word }» — не число от 0 до { $most }
fault-no-name =
    { $kind ->
        [direction] направления «{ $word }» нет
        [item] предмета «{ $word }» нет
        [card] карты действия «{ $word }» нет
        [figure] фигурки «{ $word }» нет
        [type] типа демонов «{ $word }» нет
        [place] нет такого места для жетона: «{ $word }»
        [event] карты события «{ $word }» нет
        [glory] карты зверского убийства «{ $word }» нет
        [set] набора событий «{ $word }» нет
        [invasion] карты вторжения «{ $word }» нет
        [weapon] оружия «{ $word }» нет
        [class] карты класса «{ $word }» нет
        [marine] пехотинца «{ $word }» нет
        [die] кубика «{ $word }» нет
        [source] нет такого источника свойства: «{ $word }»
        [initiative] карты инициативы «{ $word }» нет
       *[end] нет такого: «{ $word }»
    }
fault-outcome-name = у исхода { $outcome } нет названия
fault-no-outcome = «{ $text }» — не исход случая в этой игре
fault-effect-sentence = «{ $word }» сочетается с { $known }, а не с «{ $other }»
fault-effect-unread = глагол «{ $verb }» этого не читает
fault-own-files = { $file }: игра { $game } не загружает файлов
fault-out-of-range =
    { $kind ->
        [rotation] поворот «{ $word }» должен быть
        [direction] направление «{ $word }» должно быть
       *[other] { $kind } «{ $word }»: должно быть
    } от { $least } до { $most }
fault-no-set = «{ $word }» — не набор ({ $things }); пишите «{ $form }»
fault-because = { $reason }
fault-foreign = { $reason }
fault-with-rule = { $reason } [{ $rule }]
place-field = { $place }, поле { $field }
place-file-field = { $place }: поле { $field }
place-entry = { $place }: запись «{ $entry }»
place-entry-field = { $place }: запись «{ $entry }», поле { $field }
fault-snapshot-seed = у снимка другое зерно
fault-rules-version = версия правил { $recorded }, а эта программа играет по версии { $played }
fault-pack = набор «{ $pack }» не тот, с которым играли эту партию
fault-outcomes-too-many = лишние исходы случая, числом { $count }
fault-result = в заголовке итог { $claimed }, а партия кончается с { $found }
fault-result-early = в заголовке итог { $claimed }, но партия не окончена
fault-header-seats = в заголовке указано мест: { $given }, а в партии их { $needed }
fault-seed-hash = хеш зерна не совпадает с объявленным
fault-seed-hexadecimal = зерно — не шестнадцатеричное число
fault-no-seed = в записи нет зерна, поэтому партию нельзя продолжить
fault-no-record = это не запись партии: первой строкой должно быть «{ $magic }»
fault-header-missing = в заголовке нет строки «{ $name }:»
fault-header-unknown = неизвестная строка заголовка «{ $name }»; бывают { $known }
fault-header-twice = «{ $name }:» стоит дважды
fault-header-number = «{ $name }: { $text }» — не число
fault-header-option = у параметра «{ $option }» нет значения; пишите ключ=значение
fault-header-result = «result: { $text }» — не список чисел
fault-record-line = «{ $text }» — не «МЕСТО ДЕЙСТВИЕ» и не «МЕСТО ДЕЙСТВИЕ | ИСХОДЫ»
fault-record-other-game = это запись игры «{ $found }», а не «{ $wanted }»
fault-record-start-missing = первой строкой после заголовка должна быть «start»
fault-record-start-twice = строка «start» стоит дважды
fault-record-outcome = невозможный исход: «{ $found }» здесь выпасть не может, а «{ $meant }» может
fault-outcome-missing = { $what ->
   *[draw] нет исхода случая: не записано, что взято
    [roll] нет исхода случая: не записано, что выпало
}
fault-outcome-seed = исход случая не тот, который даёт зерно
fault-outcome-limit = невозможный исход: { $value } не меньше { $limit }
fault-outcome-pile = невозможный исход: взятой фишки уже нет в стопке
fault-no-game = игры «{ $game }» нет; выберите из { $known }
fault-arena-bots = назовите хотя бы двух разных ботов, каждого один раз
fault-arena-one-side = за этим столом { $game } все играют вместе, побеждать некого; считайте через «platzdarm simulate»
fault-ray-missing = Ray не установлен; он ставится так: pip install 'platzdarm[ray]'
fault-ray-address = по адресу { $address } нет кластера Ray: { $detail }
fault-no-school = игре «{ $game }» пока никто не учится; выберите одну из { $known }
fault-weights-broken = это не файл сети
fault-weights-shape = эта сеть — для другого: она должна видеть чисел: { $inputs }, и у каждого нейрона должна быть строка весов
fault-no-bot = бота «{ $bot }» нет; выберите из { $known } или укажите свой как МОДУЛЬ:КЛАСС
fault-bot-game = бот «{ $bot }» не играет в «{ $game }»; он играет в { $known }
fault-bot-time = «{ $given }» — не время для «{ $bot }»: укажите секунды на ход от { $least } до { $most }, например { $bot }@2
fault-bot-no-time = «{ $bot }» всегда думает столько, сколько ему нужно; { $timed ->
    [0] в этой игре время не задаётся никому
   *[other] время можно дать только: { $known }
}
fault-bot-load = бота «{ $bot }» не удаётся загрузить: { $detail }
fault-bot-class = «{ $bot }» — не бот: его класс должен наследовать { $wanted }
fault-bots = bots: нужно { $needed }, по одному на место, а указано { $given }
fault-bots-none = bots: нужен хотя бы один
fault-games = games={ $games }: нужна хотя бы одна партия
fault-no-verb = действия с номером { $number } нет; последнее — { $last }
fault-no-action-type = «{ $given }» — не вид действия; есть { $known }
fault-operand = { $name }={ $value }: число должно быть от 0 до { $most }
fault-fleet = tables={ $tables }, processes={ $processes }: нужен хотя бы один стол, а процессов не больше, чем столов
fault-fleet-process = процесс отказал: { $detail }
fault-no-observation = игра «{ $game }» не говорит, как её передать числами: в ней нет { $file }
fault-environment = page={ $page }, limit={ $limit }: оба числа должны быть не меньше 1
fault-environment-seat = seat={ $seat }: за этим столом места от 0 до { $last }
fault-jobs = jobs={ $jobs }: нужен хотя бы один процесс
fault-no-toml = это не TOML: { $detail }
fault-no-json = это не JSON: { $detail }
fault-unreadable = не удаётся прочитать: { $detail }
fault-not-text = это не текст в кодировке UTF-8
fault-no-plain-file = это не обычный файл
fault-content-no-kind = ни у одной игры нет таких файлов содержимого; вид файла узнаётся по одному из ключей: { $keys }
fault-content-other-game = это содержание для игры { $whose }, а не { $game }
fault-bound-deep = скобки внутри скобок, глубже { $most }
fault-bound-long = записей: { $n }; можно не больше { $most }
fault-bound-number = число больше { $most }
fault-bound-text = знаков: { $n }; можно не больше { $most }
fault-bound-sign = знак, которого никто не увидит ({ $sign })
fault-pack-no-manifest = нет файла { $file }, в котором сказано, кто что сделал и для какой игры
fault-pack-language = язык «{ $language }» неизвестен; есть { $known }
fault-pack-taken = набор с id «{ $id }» уже подключён; с ним играли, поэтому он остаётся как есть: дайте своему другой id
fault-pack-everywhere = в этом файле карты, они действовали бы за каждым столом; подключить карты может только хозяин сервера
fault-pack-empty = в наборе нет файлов содержимого, кроме pack.toml
fault-pack-no-zip = это не zip, который можно прочитать
fault-pack-name = «{ $name }» в наборе не место: в нём только файлы *.toml, у каждого своё имя
fault-pack-files = файлов: { $files }; в наборе их может быть не больше { $most }
fault-pack-size = байтов: { $size }; в наборе их может быть не больше { $most }
fault-kind = { $kind ->
    [int] целое число
    [float] число
    [fraction] дробное число
    [str] строка
    [bool] true или false
    [array] список
    [object] таблица
    [null] пустое значение
   *[other] { $kind }
}
fault-kind-or = { $one } или { $other }
fault-expected-got = ожидается { $wanted }, а стоит { $found }
fault-expected-kind = ожидается { $wanted }
fault-expected = ожидается { $wanted }
fault-expected-at = { $where }: { $reason }
fault-expected-key = имя записи в { $where }: { $reason }
fault-expected-text = это не должно быть пустым
fault-expected-length =
    { $wanted ->
        [array] элементов в списке должно быть
        [object] записей должно быть
       *[other] знаков в строке должно быть
    } { $limit ->
        [least] не меньше
        [most] не больше
        [above] больше
       *[below] меньше
    } { $n }
fault-expected-exactly =
    { $wanted ->
        [array] элементов в списке должно быть
       *[other] знаков в строке должно быть
    } { $n }
fault-expected-exactly-got =
    { $wanted ->
        [array] элементов в списке должно быть
       *[other] знаков в строке должно быть
    } { $n }, а их { $found }
fault-expected-between = элементов в списке должно быть от { $n } до { $most }
fault-expected-number =
    { $wanted ->
        [int] целое число должно быть
       *[other] число должно быть
    } { $limit ->
        [least] не меньше
        [most] не больше
        [above] больше
       *[below] меньше
    } { $n }
fault-expected-pattern = строка должна подходить под образец { $pattern }
fault-number-range = число слишком велико
fault-not-text-at = в байте { $byte } — не текст UTF-8
fault-unknown-field = неизвестное поле { $field }
fault-unknown-field-known = неизвестное поле { $field }; есть { $known }
fault-unknown-field-near = неизвестное поле { $field }; может быть, { $near }? Есть { $known }
fault-missing-field = нет обязательного поля { $field }
fault-invalid-value = недопустимое значение { $found }
fault-invalid-choice = недопустимое значение { $found }; выберите одно из: { $choices }
fault-database-place = создать или записать там файл нельзя
fault-database-folder = это папка; назовите файл в ней
fault-database-no-file = этот файл — не база данных
fault-database-host = машины «{ $host }» нет
fault-database-port = такого порта не бывает
fault-database-silent = PostgreSQL по этому адресу не отвечает
fault-database-user = PostgreSQL не впускает этого пользователя; проверьте имя и пароль
fault-database-none = в PostgreSQL нет базы «{ $database }»; создайте её командой createdb
fault-expected-id = здесь могут стоять только строчные латинские буквы, цифры и _
fault-expected-version = нужны три числа через точку, как 1.0.0
fault-json-end = текст пуст или обрывается
fault-json-at = ошибка в байте { $byte }
fault-toml-at = { $reason } (строка { $line }, столбец { $column })
fault-toml-at-end = { $reason } (в конце файла)
fault-toml-equals = после ключа нужны «=» и значение
fault-toml-end = в строке должно быть одно присваивание
fault-toml-bracket = не хватает { $wanted }
fault-toml-value = это не значение
fault-toml-statement = эта строка непонятна
fault-toml-key = так ключ начинаться не может
fault-toml-twice = один и тот же ключ стоит дважды
fault-toml-string = у строки нет конца, или в ней недопустимый знак
fault-toml-open = скобка не закрыта
fault-toml-deep = слишком много вложенных скобок
fault-missing-parameter = в адресе нет обязательного параметра { $field }
fault-argument-number = «{ $text }» — не целое число от { $least }
fault-arguments-missing = не хватает аргументов: { $names }
fault-arguments-unknown = неизвестные аргументы: { $names }
fault-argument-value = нужно одно значение
fault-argument-values = нужно хотя бы одно значение
fault-argument-choice = недопустимое значение { $found } (выберите из { $known })
fault-argument-exclusive = нельзя вместе с { $other }
refusal-game-over = партия окончена
refusal-no-such-action = такого действия нет
refusal-answer-first = сначала нужно закончить начатое
refusal-no-undo = отменить ничего нельзя: открылось новое или действовал кто-то другой
refusal-no-answer = это не один из допустимых ответов
refusal-not-asked = решает не это место


## Игра в терминале

command-help = помощь help ? h
command-moves = ходы moves m
command-why = почему why
command-undo = отмена undo u
command-hint = совет подсказка hint
command-rules = правила rules
command-log = журнал log
command-board = поле board
command-save = сохранить save
command-quit = выход quit q exit

play-prompt = { $seat }>{" "}
play-game = { $number }  { $title }
play-which-game = Какая игра?{" "}
play-welcome = { $title }. Введите действие или «помощь».
play-seed-hash = Хеш зерна: { $hash }
play-help = Что можно ввести:
play-help-action = действие в нотации, например «{ $example }», или его номер в списке ходов
play-help-moves = ходы [СЛОВО]: допустимые ответы, все или те, где есть слово
play-help-why = почему ДЕЙСТВИЕ: какое правило запрещает действие
play-help-undo = отмена: взять назад своё последнее действие, если оно не открыло нового
play-help-hint = совет: что сыграл бы лучший бот
play-help-rules = правила СЛОВА: поиск в правилах
play-help-log = журнал: всё, что произошло
play-help-board = поле: нарисовать стол ещё раз
play-help-save = сохранить ФАЙЛ: сохранить партию
play-help-quit = выход: выйти из игры
play-no-moves = нет допустимого ответа со словом «{ $word }»
play-move-row = { $number }. { $action } — { $worded }
play-move-range = { $number }–{ $last }. { $action } … { $end }
play-why-what = какое действие? Пишите «почему ДЕЙСТВИЕ»
play-why-legal = { $action }: сейчас это допустимо
play-number = ответа { $number } нет; в списке от 1 до { $last }
play-undone = Отменено: { $action }
play-hint = { $bot ->
    [calm] Спокойный бот
    [greedy] Жадный бот
    [keen] Упорный бот
    [hard] Жёсткий бот
    [ruthless] Беспощадный бот
   *[other] Бот { $bot }
} сыграл бы: { $action }
play-sequel = Следующая партия серии: platzdarm play { $game } { $options }
play-save-what = в какой файл? Пишите «сохранить ФАЙЛ»
play-saved = Сохранено в { $file }
play-save-question = В какой файл сохранить? (Enter: не сохранять){" "}
play-bye-saved = Партия сохранена в { $file }. Продолжить: platzdarm play { $game } --resume { $file }
play-bye = Партия не сохранена.
play-over = Партия окончена.
play-seed = Зерно: { $seed }
play-plays = { $seat }: { $action }
screen-log-cut = … ранние строки опущены

## Записи

replay-check-over = { $file }: всё верно, { $moves ->
    [one] { $moves } действие
    [few] { $moves } действия
   *[other] { $moves } действий
}, партия окончена: { $result }
replay-check-open = { $file }: всё верно, { $moves ->
    [one] { $moves } действие
    [few] { $moves } действия
   *[other] { $moves } действий
}, партия не окончена
replay-start = Начало
replay-move = { $number }. { $seat }: { $action }
replay-prompt = { $at } из { $moves }. Enter: дальше, b: назад, число: перейти, q: выход>{" "}
replay-unknown = введите Enter, b, число от 0 до { $moves } или q
show-at = { $file }: после { $at } из { $moves ->
    [one] { $moves } действия
   *[other] { $moves } действий
}

## Много партий

train-begun = { $games ->
    [one] В каждом поколении { $games } партия; после каждого пишется файл.
    [few] В каждом поколении { $games } партии; после каждого пишется файл.
   *[many] В каждом поколении { $games } партий; после каждого пишется файл.
}
train-generation = Поколение { $number }: ошибка { $error }, { $percent } % против ничему не учившейся
train-written = { $file }: записано

dataset-progress = Записи
dataset-written = { $records ->
    [one] { $records } запись
    [few] { $records } записи
   *[other] { $records } записей
}, { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[other] { $moves } ходов
}, { $files ->
    [one] { $files } файл
    [few] { $files } файла
   *[other] { $files } файлов
} в папке { $folder }
error-extra = для этого нужно дополнение «{ $extra }» (нет { $name }): pip install 'platzdarm[{ $extra }]'
error-no-records = записей нет: { $places }
simulate-progress = Партии
simulate-title = { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[other] { $games } партий
}, действий { $moves }, { $seconds } с, действий в секунду { $rate }
simulate-bot = Бот
simulate-seat = Место
simulate-games = Партии
simulate-wins = Победы
simulate-draws = Ничьи
simulate-losses = Поражения
simulate-score = Очки
simulate-interval = Интервал 95 %
simulate-forfeits = { $forfeits ->
    [one] { $forfeits } партия прервана
    [few] { $forfeits } партии прерваны
   *[other] { $forfeits } партий прервано
} по вине бота; например: { $fault }

## Арена

arena-title = { $game }: кто сильнее
arena-rating = Сила
arena-error = 95 %
arena-pairing = Пара
arena-score-help = Счёт — у того бота, что назван первым: победа считается за 1, ничья за половину.
arena-decided = { $better } сильнее, чем { $worse }: так решил последовательный тест, а он ошибается в { $wrong } случаях из 100.
arena-open = { $first } – { $second }: сыграно { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[other] { $games } партий
} (самое большее { $most }), и последовательный тест ещё не решил, кто сильнее.
arena-trait = По признаку { $kind }
arena-option = Первое место, по { $kind }

## Правила, игры и содержание

rules-chapters = Главы правил; поиск: platzdarm rules { $game } СЛОВА
rules-chapter = { $id } · { $title } ({ $rules ->
    [one] { $rules } правило
    [few] { $rules } правила
   *[other] { $rules } правил
})
rules-found = { $found ->
    [one] { $found } правило
    [few] { $found } правила
   *[other] { $found } правил
}
rules-more = … и ещё { $more }; добавьте слово, чтобы сузить поиск, или спросите одно через --id
games-row = { $name }: { $title }
content-empty-folder = { $folder }: в папке нет файлов содержимого (*.toml)
pack-ok = { $place }: набор «{ $name }» { $version } верен, { $files ->
    [one] { $files } файл
    [few] { $files } файла
   *[other] { $files } файлов
}, хеш { $digest }
pack-made = Папка { $folder } готова: pack.toml и { $files }. Измените их, затем: platzdarm content check { $folder }
pack-added = Набор { $id } подключён: { $folder }. Запущенный сервер увидит его через мгновение.
pack-removed = Набор { $id } отключён.
content-names = Имена игры { $game } из папки { $folder }, в которой о них сказано всё:
pack-none = Своего содержимого нет. Его место: { $folder }
pack-list = Содержимое в работе, из { $folder }:
pack-row = { $game }  { $id } { $version }  { $name }, автор: { $author }, { $licence }
pack-row-file = { $game }  { $place }
pack-row-wrong = { $game }  { $id }  ОШИБКА: { $fault }
pack-bad-id = «{ $id }» не годится в id набора: строчные латинские буквы, цифры и _, не больше 32 знаков
content-no-names = вида «{ $kind }» нет; выберите из { $known }
pack-folder-exists = { $folder } уже есть; назовите папку, которую надо создать
pack-installed = набор { $id } уже подключён, он в { $folder }; чтобы заменить его, добавьте --replace
pack-single = { $file } — одиночный файл, а подключается набор: папка или zip, в которых есть pack.toml (начните его командой platzdarm content new). Только для себя файл можно скопировать в { $folder }/ИГРА/
pack-beside = набор { $id } не уживается с тем, что уже подключено (platzdarm content list): { $reason }
pack-not-installed = набора «{ $id }» среди подключённых нет; есть: { $known }
pack-none-installed = набор «{ $id }» не подключён, и других нет

## Этюды: решение, доказательство, составление

help-puzzle = доказать этюды или составить новые
help-puzzle-solve = найти все решения этюда, перебрав все возможные ходы
help-puzzle-make = составить этюды с единственным решением по партиям ботов
help-arg-puzzle-file = этюд (TOML)
help-arg-puzzle-game = имя игры; без него — та, чей это файл, а с --all — neuroshima
help-arg-puzzle-all = все этюды, поставляемые с игрой
help-arg-puzzle-show = сколько решений выписать
help-arg-puzzle-out = папка для этюдов
help-arg-puzzle-count = сколько составить
help-arg-puzzle-seconds = остановиться через столько секунд
help-arg-puzzle-army = чей ход, например borgo
help-arg-puzzle-grade = какой трудности; hard — трудные и очень трудные
help-arg-puzzle-seed = одно и то же зерно даёт одни и те же этюды
error-puzzle-what = назовите файл этюда или укажите --all
error-puzzle-none = { $file }: ни один ход не достигает цели
error-puzzle-army = армии «{ $army }» нет; выберите одну из: { $known }
error-puzzle-no-armies = у игры { $game } нет армий; уберите --army
puzzle-progress = Этюды
puzzle-grade = { $difficulty ->
    [1] лёгкий
    [2] средний
    [3] трудный
    [4] очень трудный
   *[0] без оценки
}
puzzle-solved = { $file }: { $count ->
    [one] { $count } решение
    [few] { $count } решения
   *[other] { $count } решений
}, позиций: { $boards }, { $seconds } с
puzzle-way = { $number }. { $actions }
puzzle-more = и ещё { $count }
puzzle-proven = этюдов с единственным решением: { $unique } из { $all }; { $seconds } с
puzzle-made = { $file }: { $name }, { $army }, { $grade }
puzzle-made-all = { $count ->
    [one] { $count } этюд
    [few] { $count } этюда
   *[other] { $count } этюдов
} в папке { $folder }
fault-puzzle-game = у игры { $game } нет этюдов для доказательства; выберите одну из: { $known }
fault-puzzle-after-end = этюд «{ $puzzle }»: solution: «{ $action }» стоит после конца
fault-puzzle-action = этюд «{ $puzzle }»: solution: «{ $action }»: { $reason }
fault-puzzle-taken = этюд с идентификатором «{ $puzzle }» уже есть; дайте своему другой
fault-puzzle-solver = этюд «{ $puzzle }»: seat: решающий сидит на месте { $seat }
fault-puzzle-seat = этюд «{ $puzzle }»: seat: место { $seat } ни о чём не спрашивают
fault-puzzle-luck = этюд «{ $puzzle }»: solution: «{ $action }» зависит от удачи
fault-puzzle-unsolved = этюд «{ $puzzle }»: solution: оно не ведёт к победе
content-ok-puzzle = { $file }: всё верно, этюд { $name }
puzzle-made-name = Этюд { $number }
fault-puzzle-others = в ход этюда спрашивают кого-то ещё ({ $kind }); не оставляйте ему, чем ответить
