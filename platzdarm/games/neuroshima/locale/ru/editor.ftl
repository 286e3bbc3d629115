### Редактор армий.

nh-edit-title = Редактор армий
nh-edit-help = Нарисуйте фишки армии сами, сразу видя ошибки, и тут же сыграйте ею с машиной.
nh-edit-copy-help = Самый верный путь: менять готовую армию, пока она не станет вашей.
nh-edit-sample-help = Небольшая готовая армия, которую можно менять.
nh-edit-blank-help = Командный центр и одно подразделение.
nh-edit-none = В этом файле нет армии.
nh-edit-parts = Фишки
nh-edit-bench = Фишка
nh-edit-about = Армия
nh-edit-against = Против кого
nh-edit-sum = { $sum } / { $size }
nh-edit-kind-of = { $kind ->
    [hq] командный центр
    [module] модуль
    [instant] мгновенное действие
   *[unit] подразделение
}
nh-edit-wrong = здесь что-то не так
nh-edit-one-less = { $tile }: на одну меньше
nh-edit-one-more = { $tile }: на одну больше
nh-edit-add = Добавить фишку
nh-edit-copy = Скопировать фишку
nh-edit-up = Выше в списке
nh-edit-down = Ниже в списке
nh-edit-remove = Убрать фишку
nh-edit-no-tile = В этой армии ещё нет фишек.
nh-edit-sides = Стороны фишки
nh-edit-side = { $side }: { $marks }
nh-edit-this-side = Сторона: { $side }
nh-edit-nothing = ничего
nh-edit-mark = { $mark ->
    [melee] ближний бой { $n }
    [ranged] дальний бой { $n }
    [armour] броня
    [net] сеть
   *[link] присоединение
}
nh-edit-brush = Что ставит щелчок по стороне
nh-edit-brush-melee = ближний бой
nh-edit-brush-ranged = дальний бой
nh-edit-brush-armour = броня
nh-edit-brush-net = сеть
nh-edit-brush-link = присоединение
nh-edit-brush-help = Ещё щелчок — больше силы; с Shift или правой кнопкой — меньше. С клавиатуры: стрелки — по кругу, цифры — сила, Delete — убрать.
nh-edit-turn-left = Повернуть влево
nh-edit-turn-right = Повернуть вправо
nh-edit-mirror = Отразить
nh-edit-name = Название
nh-edit-profile = Как ею играют
nh-edit-id = Имя в файлах: латинские буквы, цифры и _
nh-edit-kind = Вид
nh-edit-count = Сколько таких
nh-edit-initiative = Инициатива: в какие фазы действует
nh-edit-toughness = Прочность
nh-edit-mobility = Мобильность: может двигаться сама
nh-edit-difficulty = Сложность, 1 — самая простая
nh-edit-harms = В команде может ранить союзников
nh-edit-unlucky = Три мгновенных действия можно сбросить и взять заново
nh-edit-effects = Что делает
nh-edit-effect = Свойство { $n }
nh-edit-effect-add = Добавить свойство
nh-edit-effect-remove = Убрать свойство { $n }
nh-edit-value = На сколько
nh-edit-against-enemy = Действует на врагов, а не на своих
nh-edit-effect-initiative = Инициатива
nh-edit-effect-melee_strength = Сила ближнего боя
nh-edit-effect-ranged_strength = Сила дальнего боя
nh-edit-effect-extra_attack = Ещё одна атака
nh-edit-effect-medic = Медик
nh-edit-effect-take_over_module = Захват модулей
nh-edit-effect-move_distance = Дальние перемещения
nh-edit-effect-grant_mobility = Даёт мобильность
nh-edit-effect-swap_attack_type = Меняет ближний бой и дальний
nh-edit-effect-gauss_shot = Выстрел насквозь
nh-edit-effect-explosion = Взрыв
nh-edit-effect-battle = Бой
nh-edit-effect-move = Движение
nh-edit-effect-push = Толчок
nh-edit-effect-sniper = Снайпер
nh-edit-effect-grenade = Граната
nh-edit-effect-air_strike = Авиаудар
