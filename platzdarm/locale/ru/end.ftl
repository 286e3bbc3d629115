# Конец партии, на странице.

end-won-chip = победа
end-length = { $headline } · { $time } · { $actions ->
    [one] { $actions } действие
    [few] { $actions } действия
   *[other] { $actions } действий
}
end-score = Счёт: { $score }
end-agreed = Ничья по согласию.
end-resigned =
    { $count ->
        [one] { $you ->
            [yes] Вы сдались.
           *[no] { $names }: сдача партии.
        }
       *[other] Сдались: { $names }.
    }
end-time =
    { $count ->
        [one] { $you ->
            [yes] Ваше время вышло.
           *[no] { $names }: вышло время.
        }
       *[other] Вышло время: { $names }.
    }
end-waiting = Ждём ответа: { $names }
end-withdraw = Отозвать предложение
end-rating-change = рейтинг до партии: { $before }, изменение: { $change }
end-board = Доска
end-analyse = Разбор
end-download = Скачать
end-looking = Последняя позиция
end-to-result = К итогу

fair-checking = Жребий проверяется …
fair-holds = Жребий проверен
fair-differs = Жребий не сходится
fair-look = Зерно { $seed }
fair-holds-heard = Этот браузер услышал хеш до начала партии, а теперь сам вычислил его по зерну: совпадает. Значит, весь жребий был определён до первого хода.
fair-holds-told = Этот браузер сам вычислил хеш по зерну: он тот же, что объявлен на сервере. Кто сидел за столом с начала партии, слышал его с самого начала.
fair-differs-text = Хеш зерна не тот, что был объявлен в начале. Возможно, жребий подправили: сохраните запись.
fair-found = Вычислено этой страницей по зерну:
fair-command = Чтобы заново вытянуть каждую фишку и бросить каждый кубик, скачайте запись и выполните:
fair-command-label = Команда
