# Наборы содержимого: что в них, и страница наборов.

preview-file = Что прочтут игроки из { $file }:
preview-head = { $kind } { $id }{ $count ->
    [0] {""}
    [1] {""}
   *[other] , всего { $count }
}
preview-kind = { $kind ->
    [army] Армия
    [tile] Фишка
    [puzzle] Этюд
    [mission] Миссия
    [scenario] Сценарий
    [area] Помещение
    [encounter] Встреча
    [special] Событие сценария
    [ending] Концовки: пехотинцы, захватчик
    [closing] Читается после миссии: пехотинцы, захватчик
    [demon] Демон
    [weapon] Оружие
    [action] Карта действия
    [event_set] Набор событий
    [event] Карта события
    [invasion] Карта вторжения
    [threat] Карта угрозы
    [objective] Карта цели
    [class] Карта класса
    [glory] Карта зверского убийства
    [squad] Карта отряда
    [initiative] Карта инициативы
    [operation] Операция
    [hero] Герой
    [construct] Конструкт
    [champion] Чемпион
    [quest] Задание
    [treasure] Сокровище
   *[other] { $kind }
}

pack-mark = набор «{ $name }»
pack-mark-by = «{ $name }» { $version }, автор: { $author }
packs-title = Наборы содержимого
packs-lead = Свои армии, миссии, сценарии и карты. Простые файлы, проверенные до игры.
packs-yours = Ваши
packs-yours-none = Пока ничего. Откройте сделанный вами набор или начните новый.
packs-others = На этом сервере
packs-built-in = В составе игр
packs-open = Открыть файл
packs-opened = открыт здесь
packs-row = { $summary }, автор: { $author }
packs-about = { $kinds }: { $game }, { $version }
packs-about-nothing = { $game }, { $version }
packs-manifest = { $summary }, автор: { $author }, { $licence }
packs-files = { $files ->
    [one] { $files } файл
    [few] { $files } файла
   *[other] { $files } файлов
}{ $entries ->
    [0] {""}
    [one] , { $entries } запись
    [few] , { $entries } записи
   *[other] , { $entries } записей
}, хеш { $digest }; тщательно написано на языках: { $languages }
packs-count = { $count } { $kind ->
    [armies] { $count ->
        [one] армия
        [few] армии
       *[other] армий
    }
    [puzzles] { $count ->
        [one] задача
        [few] задачи
       *[other] задач
    }
    [missions] { $count ->
        [one] миссия
        [few] миссии
       *[other] миссий
    }
    [scenarios] { $count ->
        [one] сценарий
        [few] сценария
       *[other] сценариев
    }
    [classes] { $count ->
        [one] класс
        [few] класса
       *[other] классов
    }
    [champions] { $count ->
        [one] чемпион
        [few] чемпиона
       *[other] чемпионов
    }
   *[cards] { $count ->
        [one] карта
        [few] карты
       *[other] карт
    }
}
packs-check = Проверка
packs-errors = { $count ->
    [one] { $count } ошибка
    [few] { $count } ошибки
   *[other] { $count } ошибок
}
packs-right = Ошибок нет
packs-entries-right = { $count ->
    [one] { $count } запись верна
    [few] { $count } записи верны
   *[other] { $count } записей верны
}
packs-all-right = Всё верно: можно играть.
packs-line = { $file }, строка { $line }
packs-entry = запись
packs-field = поле
packs-preview = Что прочтут игроки
packs-preview-language = Язык текста
packs-preview-none = Показать пока нечего: сначала что-то должно быть верно.
packs-preview-broken = { $line ->
    [0] Нельзя показать, пока есть ошибка.
   *[other] Нельзя показать, пока ошибка в строке { $line } не исправлена.
}
packs-preview-secret = Помещения, встречи и концовки видны только вам как автору; игроки узнают их по ходу игры.
packs-times = × { $count }
packs-inside = Что внутри
packs-everywhere = Здесь есть карты: они действуют за каждым столом этой игры.
packs-download = Скачать
packs-play = Играть с ним
packs-edit = Править
packs-check-again = Проверить снова
packs-put-in-use = Подключить
packs-close = Закрыть
packs-added = Набор «{ $name }» подключён.
packs-no-uploads = Хозяин сервера не разрешил загружать наборы. Можно отправить файл ему или играть на своём компьютере: platzdarm content add.
packs-sign-in = Чтобы подключить набор здесь, нужна учётная запись.
packs-no-manifest = Отдельные файлы проверены; чтобы подключить их, соберите набор с файлом pack.toml.
packs-with-errors = Набор с ошибками подключить нельзя.
packs-has-cards = В нём карты, они действовали бы за каждым столом: подключить их может только хозяин сервера.
packs-not-a-pack = Набор — это zip или файлы с именами на .toml.
packs-choose = Выберите набор, чтобы увидеть, что в нём.
packs-none = На этом сервере пока нет подключённых наборов.
packs-how = Перетащите zip или его файлы .toml в любое место страницы — они будут проверены. Без вашего решения на сервере ничего не остаётся. Команда «platzdarm content new ИГРА ПАПКА» начинает набор на вашем компьютере.
nav-packs = Наборы
