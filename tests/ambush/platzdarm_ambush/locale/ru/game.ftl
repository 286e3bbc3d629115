### Всё, что говорит «Засада».

ambush-seat = Место { $seat } (команда { $team })
ambush-card = { $card ->
    [scout] разведчик
    [soldier] солдат
    [captain] капитан
    [ambush] засада
   *[hidden] закрытая карта
}
ambush-card-text = { $name }: сила { $strength }
ambush-screen-seat = { $seat }: очки { $points }, щиты { $shields }, на руках: { $hand }
ambush-result = { $number ->
    [0] Ничья
   *[other] Победа: { $seats }
}

ambush-ask-muster = { $seat }: осторожно или смело? [{ $rule }]
ambush-ask-act = { $seat }: что делаете? [{ $rule }]
ambush-ask-answer = { $seat }: ответите на атаку? [{ $rule }]
ambush-ask-flare = { $seat }: пустите ракету? [{ $rule }]

ambush-action-pass = пас
ambush-action-ambush = сыграть засаду
ambush-action-steady = начать осторожно, со щитом
ambush-action-bold = начать смело, с лишней картой
ambush-action-rest = отдохнуть и взять карту
ambush-action-wait = ждать
ambush-action-attack = атаковать: { $card }, цель: { $target }
ambush-action-give = передать приказ: { $target }
ambush-action-signal = пустить ракету ради карты
ambush-action-cover = пустить ракету ради щита

ambush-event-drew = { $seat }: взята карта
ambush-event-drew-card = { $seat } получает карту: { $card }
ambush-event-handed-over = { $seat }: приказ здесь
ambush-event-orders-read = Приказ стоит { $face }
ambush-event-orders-opened = Приказ стоил { $face }
ambush-event-flare = { $seat }: { $verb }
ambush-event-mustered = { $seat }: { $verb }
ambush-event-chose = { $seat }: выбор сделан
ambush-event-turn = Ход команды { $team }
ambush-event-attack = { $seat } атакует ({ $card }), цель: { $target }
ambush-event-roll = На кубике { $face }
ambush-event-ambush = { $cancelled ->
    [0] { $seat }: атака спасена
   *[other] { $seat }: атака остановлена
}

## Командная строка

help-ambush = инструменты «Засады»
help-ambush-odds = как часто атака удаётся
help-arg-ambush-card = сила бойца
ambush-odds = { $hits } из { $sides }
content-ok-ambush = { $file }: всё верно, ходов в сезоне: { $turns }
fault-ambush-options = { $key }={ $value }: бывает turns от 1 до 9 и hand от 1 до 9
fault-ambush-no-outcome = «{ $text }» — не исход
fault-ambush-set-up = board: позиции «Засады» вручную не составляются
command-ambush-piece = карта card
play-help-ambush-piece = карта НАЗВАНИЕ: сила карты
play-ambush-piece-what = какая карта? Пишите «карта НАЗВАНИЕ»
play-ambush-piece-unknown = карты «{ $name }» нет
