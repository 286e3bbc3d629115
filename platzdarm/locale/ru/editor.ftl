### Редакторы страницы: свои армии, миссии и сценарии.

editor-new = Новое
editor-new-help = К тому, что уже сделано, можно вернуться стрелкой отмены.
editor-copy = Скопировать готовое
editor-copy-which = Что именно
editor-copy-do = Скопировать
editor-copy-en = { $name } (copy)
editor-copy-ru = { $name } (копия)
editor-sample = Образец: { $name }
editor-blank = Пустое
editor-open = Открыть файл
editor-open-help = Набор (.zip) или отдельный файл (.toml) с вашего диска.
editor-which = В этом наборе их несколько. Что открыть? Остальное останется как есть.
editor-in-en = По-английски
editor-in-ru = По-русски
editor-less = { $what }: на один меньше
editor-more = { $what }: на один больше
editor-check = Проверка
editor-check-again = Проверить ещё раз
editor-checking = проверяется…
editor-unasked = не проверено
editor-right = всё верно
editor-faults = { $count ->
    [one] { $count } ошибка
    [few] { $count } ошибки
   *[other] { $count } ошибок
}
editor-texts = Тексты на обоих языках
editor-tabs = Части редактора
editor-try = Играть с машиной
editor-try-faults = Сначала исправьте ошибки: где они, сказано ниже.
editor-save = Сохранить
editor-save-help = Набор — это zip, который любой может открыть здесь, проверить командой «platzdarm content check» и подключить командой «platzdarm content add».
editor-save-faults = { $count ->
    [one] Осталась { $count } ошибка: сохранить набор можно, подключить пока нельзя.
    [few] Осталось { $count } ошибки: сохранить набор можно, подключить пока нельзя.
   *[other] Осталось { $count } ошибок: сохранить набор можно, подключить пока нельзя.
}
editor-author = Автор
editor-version = Версия
editor-version-help = три числа, например 0.1.0
editor-licence = Лицензия: что с этим можно делать другим
editor-save-pack = Сохранить набор
editor-save-file = Только файл { $file }

## Карта на верстаке

editor-map-tool = { $tool ->
    [select] Выбор
    [door] Двери
   *[erase] Ластик
}
editor-map-named = { $what } { $name }
editor-map-square = Столбец { $x }, ряд { $y }: { $there }
editor-map-empty = ничего
editor-map-door = { $there ->
    [true] Дверь у { $square }, стоит
   *[other] Дверь у { $square }, не стоит
}
editor-map-selected = Что выбрано
editor-map-turn = Повернуть: { $turn }°
editor-map-move = { $way ->
    [left] На клетку влево
    [right] На клетку вправо
    [up] На клетку вверх
   *[down] На клетку вниз
}
editor-map-remove = Убрать
editor-map-keys = Клавиши: стрелки — по клеткам, Enter — щелчок, W A S D — двигать выбранное, R — повернуть, F — перевернуть, Delete — убрать, Esc — отпустить.
