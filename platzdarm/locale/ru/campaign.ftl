### Кампании: несколько вечеров подряд под одним адресом.

campaign-title = Кампания
campaign-link = Кампания
campaign-of = К кампании
campaign-all = { $game }: кампании
campaign-not-there = Здесь нет кампании
campaign-closed-to-you = Эту кампанию видят те, кто её играет
campaign-elsewhere = Вечер ещё идёт. Если вы начали его в другом браузере, откройте его там, нажмите «Поделиться ссылкой» и откройте здесь ссылку «Чтобы играть дальше»; или войдите здесь в учётную запись, которая есть у вас там.
campaign-sign-in = Войти
campaign-none = В игре «{ $game }» нет кампании.
campaign-chapter = Сценарий { $number }
campaign-next = На очереди
campaign-closed =
    { $number ->
        [1] Откроется после первого
        [2] Откроется после второго
        [3] Откроется после третьего
       *[other] Откроется после сценария { $number }
    }
campaign-story-later = Историю расскажут, когда придёт его вечер.
campaign-rules = Особые правила
campaign-team = Кто играет
campaign-carried =
    { $now ->
        [yes] Этот вечер
       *[no] Следующий вечер
    }
campaign-list = Вечера
campaign-saved = Каждое действие сохраняется само. Возвращайтесь по этому адресу в любой вечер: в этом браузере сразу, в другом — войдя в свою учётную запись или по секретной ссылке из «Поделиться ссылкой».
campaign-evenings =
    { $count ->
        [one] { $count } вечер
        [few] { $count } вечера
       *[other] { $count } вечеров
    }
campaign-share = Поделиться ссылкой
campaign-share-help = По этому адресу виден ход кампании. Вечер, который ещё идёт, показан только тем, кто играет.
campaign-share-look = Чтобы посмотреть
campaign-handover = Чтобы играть дальше
campaign-handover-help = Кто откроет эту ссылку, тот сможет играть на ваших местах в этой кампании: вы сами в другом браузере или друг вместо вас. Она действует во все вечера и возвращает места и сюда. Это такой же секрет, как ваша рука: больше никому её не давайте.
campaign-handover-make = Получить ссылку
campaign-handover-anew = Другая ссылка; эта перестанет действовать
campaign-resume-title = Играть дальше здесь?
campaign-resume-help = У вас есть ссылка на места в этой кампании. С этой минуты на них играют в этом браузере; кто играл раньше, вернётся по той же ссылке.
campaign-resume = Продолжить здесь
campaign-replay = Запись
campaign-open = К столу
campaign-continue = Продолжить вечер { $number }
campaign-watch = Смотреть вечер { $number }
campaign-begin = Начать вечер { $number }
campaign-agree = Согласиться на вечер { $number }
campaign-over = Кампания окончена.
campaign-another = Другая кампания
campaign-private = Вечер ещё идёт. Его видят только те, кто играет.
campaign-not-yours = Когда начнётся следующий вечер, решают те, кто играет.
campaign-new = Новая кампания
campaign-company = Остальные
campaign-with-bot = машины
campaign-with-person = друзья, по ссылке
campaign-with-me = за этим же экраном
campaign-mine = Ваши кампании
campaign-story = История
campaign-story-play = К столу
campaign-goal = Цель
