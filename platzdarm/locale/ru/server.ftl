### Тексты сервера и команд, которые им управляют.

## Почему запрос не выполнен

server-internal = на сервере что-то пошло не так; игра за столом продолжается
server-malformed = сообщение составлено неверно: { $reason }
server-no-json = сообщение не является правильным JSON
server-too-large = это слишком много: можно не больше { $most } байт
server-body-too-large = это слишком много
server-too-fast = слишком много запросов; подождите немного
server-no-address = по этому адресу ничего нет
server-sign-in = сначала сядьте как гость или войдите
server-other-origin = запрос пришёл с другого сайта
server-own-header = в запросе нет заголовка X-Platzdarm
server-bad-name = в имени от 1 до 24 букв, цифр, пробелов и знаков . ' - внутри
server-name-taken = это имя занято или слишком похоже на занятое
server-weak-password = этот пароль легко угадать: возьмите несколько слов, и не своё имя
server-accounts-only = это есть только у учётной записи
server-wrong-password = имя или пароль неверны
server-no-key = у вас нет такого сеанса или ключа
server-too-many-tokens = больше { $most } ключей иметь нельзя
server-no-player = игрока с таким именем нет
server-same-player = игрока сравнивают с кем-то другим
server-no-pack = здесь нет такого набора
server-no-pack-uploads = загружать сюда наборы нельзя: хозяин сервера этого не разрешил (PLATZDARM_PACK_UPLOADS)
server-no-pack-downloads = скачивать отсюда наборы нельзя: хозяин сервера этого не разрешил (PLATZDARM_PACK_DOWNLOADS)
server-too-many-packs = для ещё одного набора нет места: у одной учётной записи здесь может быть наборов: { $most }
server-pack-unwritable = набор не удалось сохранить; скажите об этом хозяину сервера
server-no-game = игры «{ $game }» нет; есть { $known }
server-no-rules = для этой игры нет текста правил
server-no-option = такой настройки нет
server-no-list = списка «{ $name }» нет; есть { $known }
server-no-table = такого стола нет
server-outgrown = эта партия начата по прежней версии правил, и с нынешней её ходы не сходятся; открыть её больше нельзя
server-no-series = такой кампании нет
server-no-seat = за этим столом нет места { $seat }
server-no-bot = бота «{ $bot }» нет; есть { $known }
server-bot-no-bot = имя бота бывает только у места бота
server-seats-number = мест за этим столом { $wanted }, а не { $given }
server-too-many-tables = сначала закончите одну из игр: больше { $most } сразу нельзя
server-too-many-bot-tables = дождитесь конца одной из игр между программами: больше { $most } сразу нельзя
server-one-side = за открытым столом можно играть только за одну сторону
server-private-table = это закрытый стол: смотреть и говорить могут только те, кто за ним сидит
server-other-host = этот сервер так не называется; разрешить имя может его хозяин (PLATZDARM_HOSTS)
server-too-many-watched = через одно соединение можно следить не больше чем за { $most } столами
server-not-your-seat = место { $seat } не ваше
server-not-at-table = у вас нет места за этим столом
server-no-invitation = это приглашение здесь не действует
server-no-handover = эта ссылка больше не действует или она от другой кампании; попросите новую
server-handover-rated = в рейтинговой игре каждый остаётся на своём месте
server-no-free-seat = свободного места для вас здесь нет
server-seat-taken = это место уже занято
server-begun-already = игра уже началась
server-not-begun = игра ещё не началась
server-over = игра окончена
server-not-over = игра ещё не окончена
server-sequel-not-yours = как продолжить, решает проигравший: согласитесь с его выбором или дождитесь его
server-no-sequel = у этой игры нет продолжения
server-sequel-says = «{ $name }» следует из предыдущей игры, выбрать это нельзя
server-owner-only = это может только тот, кто открыл стол
server-other-number = игра ушла вперёд: сыграно действий: { $number }
server-changed-elsewhere = за столом тем временем что-то изменилось; посмотрите ещё раз
server-nothing-to-undo = возвращать нечего
server-undo-to-analysis = вернуться сразу на несколько действий можно только при разборе
server-analysis-only = при разборе это не имеет смысла
server-analysis-both = нужна позиция или запись, а не то и другое
server-time-is-up = время вышло
server-bots-play-on = бот не согласен на ничью
server-no-such-offer = об этом уже никто не просит
server-no-order = на вопросы «{ $kind }» нельзя отвечать приказом; можно на { $known }
server-nothing-said = пустое сообщение ничего не говорит
server-no-making = для игры { $game } нет редактора; есть для { $known }
server-no-base64 = файл пришёл не в base64
server-rated-own-files = со своими файлами на рейтинг не играют
server-rated-accounts = игры на рейтинг — для игроков с учётной записью
server-band-rated = рейтинг соперников можно выбрать только за рейтинговым столом в общем списке
server-band-order = наименьший рейтинг { $least } больше наибольшего, { $most }
server-outside-band = за этот стол садятся с рейтингом от { $least } до { $most }; ваш — { $rating }
server-name-no-person = имя бывает только у места, которое для кого-то держат
server-ask-oneself = себя позвать нельзя
server-not-invited = вас за этот стол не звали
server-rated-two-people = в игре на рейтинг участвуют два разных человека
server-record-secret = до конца игры запись секретна
server-record-set-up = у стола, расставленного вручную, записи нет
server-record-other-game = это запись игры { $game }
server-no-such-number = сыграно действий: { $number }
server-no-preview = для этой игры нет предпросмотра
server-casual-only = подсказки бывают только за дружескими столами
server-not-asked = сейчас вас ни о чём не спрашивают
server-no-hint = подсказку найти не удалось
server-banned = хозяин этого сервера закрыл вам доступ
server-nobody-meant = на этом месте никого нет, или там ничего не сказано
server-report-self = это вы сами

## Ошибки: слово в слово так, как их сообщает движок

fault-record-start = в записи нет строки начала игры
fault-database-newer = её записал более новый Плацдарм (версия таблиц { $found }; эта программа знает { $known }). Запустите его снова или прочитайте в новую базу файл прежней команды «platzdarm export»

## Страница, если она не собрана

server-page-missing = Сервер работает, но его страница не собрана.
server-page-how = В дереве исходников выполните: cd web, npm ci, npm run build. В установленном пакете страница уже есть.
server-page-calls = Программы могут играть и так: см. /api/docs.

## Команды

help-serve = запустить сервер и открыть страницу в браузере
help-export = записать все игры базы данных в файл
help-import = прочитать все игры из такого файла в базу данных
help-verify = проверить оконченную игру: зерно по хешу и каждый исход случая
help-arg-host = адрес, на котором слушать (127.0.0.1)
help-arg-port = порт, на котором слушать (8420); 0 — любой свободный
help-arg-database = файл базы данных или адрес вида postgresql://user@host/name
help-arg-open = открыть страницу в браузере
help-arg-no-open = не открывать браузер
help-arg-settings = перечислить настройки PLATZDARM_... с их значениями по умолчанию и закончить
help-arg-export-file = в какой файл записать
help-arg-import-file = из какого файла прочитать
help-arg-verify = файл записи или номер стола
help-arg-seed-hash = хеш, показанный в начале игры
serve-open = Плацдарм ждёт по адресу { $address } (Ctrl-C завершает работу)
serve-database = Игры хранятся в { $database }
serve-port-taken = { $name } имеет значение { $port }, а этот порт занят; выберите другой
serve-setting-number = { $name } имеет значение «{ $value }», а это не число; можно от { $least } до { $most }
serve-setting-whole = { $name } имеет значение «{ $value }», а это не целое число; можно от { $least } до { $most }
serve-setting-range = { $name } имеет значение { $value }; можно от { $least } до { $most }
serve-setting-networks = { $name } содержит «{ $value }», а это не адрес и не сеть
serve-setting-folder = { $name } имеет значение «{ $value }», а такой папки нет
serve-setting-unknown = { $name } — нет такой настройки; ближайшая — { $near }, а все перечислит «platzdarm serve --settings»
serve-setting-choice = { $name } имеет значение «{ $value }»; можно { $known }
serve-setting-hosts = { $name } содержит «{ $value }», а это не имя хоста вроде games.example.org, без порта
serve-setting-origins = { $name } содержит «{ $value }», а это не источник вроде https://games.example.org
serve-setting-row = { $name } ({ $default })
serve-port-wrong = { $name } имеет значение { $port }, а такого порта не бывает: они от 0 до 65535
serve-host-wrong = { $name } имеет значение «{ $host }», а такого адреса у этой машины нет; попробуйте 127.0.0.1 или 0.0.0.0 для всех
database-unknown = { $name } имеет значение «{ $database }», а это не база данных для Плацдарма: укажите файл или postgresql://user@host/name
archive-empty = { $file }: файл пуст
archive-unknown-game = { $file }: строка { $line }: стол игры «{ $game }», которой здесь нет
serve-no-database = { $name } имеет значение «{ $database }», а эту базу данных открыть нельзя: { $reason }
archive-exported = { $file }: записано: { $tables ->
    [one] { $tables } стол
    [few] { $tables } стола
   *[many] { $tables } столов
}, { $people ->
    [one] { $people } человек
    [few] { $people } человека
   *[many] { $people } человек
}
archive-imported = { $file }: прочитано: { $tables ->
    [one] { $tables } стол
    [few] { $tables } стола
   *[many] { $tables } столов
}, { $people ->
    [one] { $people } человек
    [few] { $people } человека
   *[many] { $people } человек
}; уже известно: { $known }
archive-not-export = { $file }: это не файл команды «platzdarm export»
archive-bad-line = { $file }: строка { $line }: { $reason }
archive-line-no-object = это не объект JSON
archive-line-no-kind = здесь нет ни человека, ни стола
archive-line-unknown = { $part }: неизвестное поле { $fields }
archive-line-missing = { $part }: нет поля { $fields }
archive-other-version = { $file }: версия { $version }; эта программа читает версию { $wanted }
archive-name-taken = имя «{ $name }» здесь принадлежит другому игроку
archive-exists = { $file }: уже есть; выберите другое имя
verify-ok = { $what }: верно. { $moves ->
    [one] { $moves } действие
    [few] { $moves } действия
   *[many] { $moves } действий
}; у зерна { $seed } хеш { $hash }, и каждый исход случая — тот, который даёт зерно
verify-no-seed = { $what }: в записи нет зерна; игра не окончена, и проверить её ещё нельзя
verify-other-hash = { $what }: у зерна хеш { $found }, а не { $wanted }
verify-no-table = нет ни файла, ни стола «{ $what }»

## Что делает хозяин сервера

help-admin = заниматься людьми и столами, не останавливая сервер
help-admin-people = перечислить людей
help-admin-tables = перечислить столы
help-admin-chat = перечислить сказанное за столом, с номером каждой строки
help-admin-reports = перечислить жалобы, которые ещё не разобраны
help-admin-log = перечислить, что сделано этими командами: когда и кем
help-admin-ban = закончить все сеансы человека и больше не пускать его
help-admin-unban = снова пускать человека
help-admin-rename = дать человеку другое имя
help-admin-password = дать учётной записи новый пароль; он показывается один раз
help-admin-delete = удалить человека со всеми данными; партии с другими остаются без его имени
help-admin-export = записать всё, что хранится об одном человеке, в файл JSON
help-admin-close = закончить партию без победителя; стол, который ждёт игроков, убирается
help-admin-remove = убрать строки чата
help-admin-settle = отметить жалобу как разобранную
help-arg-who = имя учётной записи или номер (id) человека
help-arg-new-name = новое имя
help-arg-yes = сделать это; вернуть будет нельзя
help-arg-people-word = часть имени или номер (id)
help-arg-banned = только те, кому закрыт доступ
help-arg-state = только столы, которые ждут (waiting), играют (playing) или закончили (over)
help-arg-tables-person = только столы, за которыми сидит этот человек
help-arg-all-reports = и разобранные тоже
help-arg-most = сколько строк самое большее (100)
help-arg-table = номер (id) стола, как в его адресе
help-arg-lines = номера строк, как их показывает «admin chat»
help-arg-report = номер жалобы, как его показывает «admin reports»
help-arg-reason = почему; это останется в журнале
admin-no-person = нет ни учётной записи, ни номера «{ $who }»; всех перечислит «platzdarm admin people»
admin-no-table = стола «{ $table }» нет
admin-no-line = за столом { $table } нет строки { $line }
admin-no-report = неразобранной жалобы { $number } нет
admin-over = партия за столом { $table } уже окончена
admin-banned-already = { $name }: доступ уже закрыт
admin-not-banned = { $name }: доступ не закрыт
admin-name-taken = имя «{ $name }» занято или похоже на занятое
admin-guest = { $name } — гость, у него нет пароля
admin-say-yes = это навсегда удалит { $who } со всеми данными; если это всерьёз, добавьте --yes
admin-nothing = Ничего.
admin-yes = да
admin-row-people = { $id }  { $name }  с { $created }, появлялся { $seen }, учётная запись { $handle }, доступ закрыт: { $banned }
admin-row-tables = { $id }  { $game }, { $state ->
    [waiting] ждёт игроков
    [playing] идёт партия
   *[over] партия окончена
}, действий: { $number }, изменён { $changed }, открыт: { $open }; { $people }
admin-row-chat = { $id }  { $at }  { $name }: { $text }
admin-row-reports = { $id }  { $at }  стол { $table }: { $reporter_name } жалуется на { $person_name } ({ $person }): { $reason } | сказано: { $said } | разобрана: { $settled }
admin-row-log = { $at }  { $who }  { $what } { $about } { $detail }
admin-done-ban = { $name }: доступ закрыт, все сеансы закончены.
admin-done-unban = { $name }: доступ снова открыт.
admin-done-rename = { $old } теперь зовётся { $name }.
admin-done-password = Новый пароль { $name }: { $password } (все сеансы закончены).
admin-done-delete = { $name } удалён. Партии с другими остаются без имени.
admin-done-export = { $file }: всё, что хранится о { $name }.
admin-done-close = { $state ->
    [waiting] Стол { $table } убран.
   *[playing] Партия за столом { $table } окончена без победителя.
}
admin-done-remove = { $count ->
    [one] Убрана { $count } строка.
    [few] Убраны { $count } строки.
   *[many] Убрано { $count } строк.
}
admin-done-settle = Жалоба { $number } разобрана.

## Настройки сервера: что делает каждая

setting-database = где хранятся партии: путь к файлу SQLite или postgresql://user@host/name; иначе один файл в папке данных пользователя
setting-host = адрес, на котором слушает сервер
setting-port = порт, на котором слушает сервер; 0 — любой свободный
setting-lang = язык сообщений самой команды: en или ru; иначе язык системы
setting-content = папка со своими материалами, в ней папка для каждой игры
setting-hosts = имена, по которым можно обращаться к серверу; иначе любые, а на собственном адресе машины — её имена
setting-origins = другие источники (https://games.example.org), чьи страницы могут обращаться
setting-proxies = адреса или сети, чьему X-Forwarded-For верит сервер
setting-rates = во сколько раз ослаблены ограничения на частоту действий
setting-sockets = сколько соединений открыто разом; не больше числа файлов, доступных процессу, без 200
setting-address_sockets = сколько соединений разом с одного адреса (IPv6: с одной сети /64)
setting-request_seconds = за сколько секунд запрос должен прийти целиком, а ответ — начать читаться дальше
setting-bot_workers = процессы для ботов
setting-bot_seconds = сколько секунд на ход самое большее можно дать программе (hard@2); на занятой машине ответ может длиться вдвое дольше
setting-replay_workers = неспешные процессы, которые повторяют партии и считают предпросмотр
setting-guest_tables = сколько незаконченных партий может открыть гость
setting-account_tables = сколько незаконченных партий может открыть учётная запись
setting-bot_tables = сколько из них могут быть партиями одних программ
setting-bot_moves = сколько действий в секунду делят между собой все партии одних программ
setting-guest_analyses = сколько столов разбора хранится для гостя; новый занимает место того, который дольше всех не трогали
setting-account_analyses = то же для учётной записи
setting-analysis_days = через сколько дней без изменений убирается стол разбора
setting-guest_days = через сколько дней убирается гость без столов, который с тех пор не появлялся
setting-tidying = секунды между двумя уборками
setting-grace = сколько секунд после перерыва в работе стоят часы
setting-idle = через сколько секунд стол, на который никто не смотрит, уходит из памяти
setting-hold = во сколько раз дольше придерживается пас там, где его скорость выдала бы, что у кого на руках; 0 — не придерживается
setting-pack_uploads = сколько наборов содержимого может загрузить одна учётная запись; 0 — загружать нельзя
setting-pack_downloads = 1 — подключённые наборы может скачать каждый; 0 — никто
guest-name = Гость { $sign }
