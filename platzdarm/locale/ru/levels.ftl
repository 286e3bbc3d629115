# Против машины: насколько сильны машины и чем кончились партии с ними.

levels-title = Против машины
levels-about = { $longer ->
    [yes] Чем сильнее, тем дольше она думает; правила
   *[no] Правила
} для всех одни, и в закрытое она не смотрит.
levels-choice = Какая машина
levels-door = Машина: { levels-name }. Выбрать другую
levels-door-of = Насколько сильная машина: { $game }
levels-advice = советуем { $bot ->
    [calm] спокойную
    [greedy] жадную
    [keen] упорную
    [hard] жёсткую
    [ruthless] беспощадную
   *[other] { $bot }
}
levels-name = { $bot ->
    [calm] Спокойная
    [greedy] Жадная
    [keen] Упорная
    [hard] Жёсткая
    [ruthless] Беспощадная
   *[other] { $bot }
}
levels-strength = сила около { $strength }
levels-strength-help = Измерено в партиях между машинами, где у жадной 1500. Это не та шкала, что у рейтинга людей.
levels-thinks = { $seconds ->
    [0] отвечает сразу
    [1] думает над ходом до секунды
   *[other] думает над ходом до { $seconds } с
}
levels-thinks-given = думает над ходом около { NUMBER($seconds, maximumFractionDigits: 1) } с
levels-time = Время ей на ход
levels-time-own = своё: { NUMBER($seconds, maximumFractionDigits: 1) } с
levels-time-given = { NUMBER($seconds, maximumFractionDigits: 1) } с
levels-time-fixed = отвечает сразу
levels-won = вы выиграли { $share } % из { $games ->
    [one] { $games } партии
   *[other] { $games } партий
}
levels-score = { $won } : { $lost }
levels-score-told = Побед { $won }, поражений { $lost }, ничьих { $drawn }
levels-latest = последние
levels-none = Ещё не играли
levels-none-help = Здесь будет счёт ваших партий с ней.
levels-guest = Партии считаются с первой же, и без учётной записи.
levels-yours = Ваша партия
levels-casual = с подсказками и возвратом ходов
levels-play = Играть { $bot ->
    [calm] со спокойной
    [greedy] с жадной
    [keen] с упорной
    [hard] с жёсткой
    [ruthless] с беспощадной
   *[other] с { $bot }
}
levels-missing = В этой игре машин на выбор нет.

# Что каждая умеет и чего не умеет.
levels-calm-about = Играет просто и оставляет время исправить ошибку.
levels-calm-can-1 = берёт то, что хорошо на первый взгляд
levels-calm-can-2 = нарочно не ошибается
levels-calm-cannot = ничего не замышляет
levels-greedy-about = Ищет лучший ход из тех, что есть сейчас.
levels-greedy-can-1 = взвешивает всё, что может сделать за ход
levels-greedy-can-2 = считает то, что решится тут же
levels-greedy-cannot = не спрашивает, что вы ответите
levels-keen-about = Просматривает весь свой ход вдоль и поперёк.
levels-keen-can-1 = пробует много путей через свой ход
levels-keen-can-2 = предвидит, что останется после боя
levels-keen-cannot = не спрашивает, что вы ответите
levels-hard-about = { $game ->
    [doom2004] За захватчика встаёт у вас на пути; её пехотинцы играют как у жадной.
    [doom2016] Её демоны охотятся на слабых и на тех, кто что-то несёт; её пехотинцы смелее.
   *[other] Проверяет лучшие замыслы на том, что вы можете ответить.
}
levels-hard-can-1 = { $game ->
    [doom2004] её захватчик перекрывает перед вами коридоры
    [doom2016] её демоны идут на самого слабого из вас
   *[other] считается с вашим лучшим ответом
}
levels-hard-can-2 = { $game ->
    [doom2004] приводит новых туда, куда вы пойдёте
    [doom2016] не бережёт аргент-энергию
   *[other] отдаёт малое, чтобы взять большее
}
levels-hard-cannot = далёких планов не строит
levels-ruthless-about = Лучшее, что умеет программа: смотрит шире всех и многому научилась.
levels-ruthless-can-1 = считается с вашим лучшим ответом
levels-ruthless-can-2 = узнаёт хорошую позицию по своим партиям
levels-ruthless-cannot = никуда не торопится
