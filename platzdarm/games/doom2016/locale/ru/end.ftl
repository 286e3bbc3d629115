# Конец миссии DOOM (2016), на странице.

game-doom2016-other = Другая миссия
d16-end-squad = Отряд победил
d16-end-length = { $rounds ->
    [one] { $rounds } раунд
    [few] { $rounds } раунда
   *[other] { $rounds } раундов
}
d16-end-invader = Захватчик победил
d16-end-squad-why = { $objective }: { $kind ->
        [sample_collection] отряд несёт все образцы ({ $done }).
        [asset_extraction] все ценности ({ $done }) доставлены на стартовую клетку.
        [guard_duty] машины выстояли, раундов: { $done }.
        [system_restart] все машины снова работают.
        [drone_escort] дрон дошёл до выхода.
        [seal_the_breach] все порталы запечатаны, демонов не осталось.
       *[other] открытых порталов нет, демонов не осталось.
    }
d16-end-frags-why = Захватчик набрал нужное число жетонов убийств: { $frags }.
d16-end-guard-why = { $objective }: охранять больше нечего, машины разбиты.
d16-end-course = Как шла игра
d16-end-course-help = Нажмите число, чтобы увидеть это на поле
d16-end-goal-lane = цель
d16-end-frags-lane = убийства
d16-end-moment = Перелом { $number }, раунд { $round }
d16-end-last = Последний миг
d16-end-round = раунд { $round }
d16-end-to-last = К последнему мигу
d16-end-watch = Смотреть
d16-end-watch-round = Смотреть раунд { $round }
d16-end-from = Играть дальше отсюда
d16-end-turning = Раунд { $round }: { $what ->
        [carrier] { $figure } погибает вместе с ношей.
        [own_fire] { $figure } погибает от огня своих ({ $killer }).
        [last_token] { $figure } берёт { $goal ->
            [sample_collection] образец, последний за партию.
            [asset_extraction] ценности, последние за партию.
           *[other] жетон, последний за партию.
        }
        [last_step] { $figure } { $goal ->
            [seal_the_breach] закрывает портал, последний за партию.
            [system_restart] чинит машину в последний раз.
           *[other] доставляет ценности, последние за партию.
        }
        [first_frag] первое убийство, погибает { $figure }.
       *[last_frag] последнее убийство, погибает { $figure }.
    }
d16-end-damage = Нанесённый урон
d16-end-damage-sum = отряд { $squad }, захватчик { $invader }, по своим { $own }
d16-end-figure = Фигура
d16-end-dealt = урон
d16-end-kills = убито
d16-end-glory = зверски
d16-end-deaths = смертей
d16-end-lost = потеряно
d16-end-own-operation = Ваша операция
d16-end-first-to = до { $wins ->
        [one] { $wins } победы
       *[other] { $wins } побед
    }
d16-end-side-squad = Отряд
d16-end-side-invader = Захватчик
d16-end-operation-squad = Отряд выиграл операцию.
d16-end-operation-invader = Захватчик выиграл операцию.
