### Тексты карт игры «DOOM. Настольная игра» (2016); складываются из эффектов, заданных в данных игры.

## Показатели карты

d16-card-type =
    { $type ->
        [main] основное действие
        [bonus] бонусное действие
       *[reaction] реакция
    }{ $weapon ->
        [none] { "" }
       *[other] , { $weapon }
    }
d16-card-event = событие
d16-card-demon =
    { $n ->
        [one] { $n } фигурка
        [few] { $n } фигурки
       *[many] { $n } фигурок
    }
d16-card-base = большой, { $width }×{ $height } клетки
d16-card-speed = скорость { $n }
d16-card-attack = атака: { $dice }, дальность { $range }
d16-card-health = здоровье { $n }
d16-card-stagger = шаткость { $n }
d16-card-special-dodge = особая защита: уклонение
d16-card-special-shields =
    особая защита: { $n ->
        [one] { $n } щит
        [few] { $n } щита
       *[many] { $n } щитов
    }
d16-card-armoured = защищённость: всегда на 1 щит больше
d16-card-flying = летает
d16-card-defence = защита: { $marks }
d16-card-no-defence = без защиты
d16-card-ability = { $name }. { $text }
d16-card-ability-argent = { $name } (аргент-энергия: { $n }). { $text }
d16-card-squad =
    { $n ->
        [1] Для пехотинца-одиночки.
        [2] Для отряда из двух пехотинцев.
        [3] Для отряда из трёх пехотинцев.
       *[other] Для отряда из { $n } пехотинцев.
    }
d16-card-invasion =
    { $colour ->
        [blue] Синий портал
        [yellow] Жёлтый портал
       *[red] Красный портал
    }: { $one }; или { $other }.
d16-card-group-demons = { $demon } ×{ $n }
d16-card-group-argent = { $demons }, аргент-энергия: { $n }

## Как складывается предложение

d16-text-when = { $when }: { $text }
d16-text-needs = { $needs }, { $text }
d16-text-cost = { $cost } — { $text }

d16-cost-exhaust =
    { d16-may }{ $may ->
        [yes] повернуть
       *[no] поверните
    } эту карту
d16-cost-discard =
    { d16-may }{ $may ->
        [yes] сбросить
       *[no] сбросьте
    } эту карту
d16-cost-card =
    { d16-may }{ $may ->
        [yes] сбросить
       *[no] сбросьте
    } 1 карту с руки

## Моменты

d16-when-setup = при подготовке
d16-when-bonus = бонусное действие
d16-when-start_activation = в начале вашей активации
d16-when-ally_start_activation = в начале активации другого пехотинца
d16-when-end_activation =
    { $by ->
        [demon] в конце активации этого демона
        [event] в конце активации демона
       *[marine] в конце вашей активации
    }
d16-when-activation_phase = перед раскрытием карты инициативы
d16-when-status_phase = в фазе статуса, когда колода инициативы готова
d16-when-demon_activation =
    { $by ->
        [demon] во время активации этого демона
       *[event] во время активации демона
    }
d16-when-demon_near = после каждого шага демона
d16-when-declared = когда защищающимся объявлен другой пехотинец
d16-when-instead_of_attack = вместо обычной атаки
d16-when-attacking =
    { $by ->
        [demon] когда этот демон атакует
        [event] когда демон атакует
       *[marine] когда вы атакуете
    }
d16-when-before_roll =
    { $by ->
        [demon] перед броском атаки этого демона
        [event] перед броском атаки демона
       *[marine] перед броском вашей атаки
    }
d16-when-while_defending =
    { $by ->
        [demon] когда этот демон защищается
        [event] когда демон защищается
       *[marine] когда вы защищаетесь
    }
d16-when-while_attacking =
    { $by ->
        [demon] когда этот демон атакует
        [event] когда демон атакует
       *[marine] когда вы атакуете
    }
d16-when-after_attack =
    { $by ->
        [demon] после атаки этого демона
        [event] после атаки демона
       *[marine] после вашей атаки
    }
d16-when-on_kill =
    { $by ->
        [demon] когда этот демон убит
        [event] когда демон убит
       *[marine] когда вы убили демона
    }
d16-when-on_killed = когда вас убили, прежде чем снять фигурку с поля
d16-when-on_gain = как только вы её получили
d16-when-when_stunned =
    { $by ->
        [demon] когда этот демон оглушён
        [event] когда демон оглушён
       *[marine] когда вы оглушены
    }
d16-when-next_card = когда разыграна следующая карта инициативы

## Условия

d16-needs-beside = если защищающийся рядом
d16-needs-not-beside = если защищающийся не рядом
d16-needs-near =
    если до защищающегося не больше { $within ->
        [one] { $within } клетки
       *[many] { $within } клеток
    }
d16-needs-not-near =
    если до защищающегося больше { $within ->
        [one] { $within } клетки
       *[many] { $within } клеток
    }
d16-needs-large = если этот демон большой
d16-needs-not-large = если этот демон маленький
d16-needs-comrade_sees = если защищающегося видит другой демон того же типа
d16-needs-not-comrade_sees = если защищающегося не видит ни один другой демон того же типа
d16-needs-attacks_with = если вы атакуете картой с атрибутом «{ $weapon }»
d16-needs-not-attacks_with = если вы атакуете картой без атрибута «{ $weapon }»
d16-needs-squares_entered =
    если в эту активацию пройдено { $least ->
        [one] { $least } клетка
        [few] { $least } клетки
       *[many] { $least } клеток
    } или больше
d16-needs-squares_entered-most =
    если в эту активацию пройдено не больше { $most ->
        [one] { $most } клетки
       *[many] { $most } клеток
    }
d16-needs-straight_squares =
    если он только что прошёл по прямой { $least ->
        [one] { $least } клетку
        [few] { $least } клетки
       *[many] { $least } клеток
    } или больше
d16-needs-straight_squares-most =
    если он только что прошёл по прямой не больше { $most ->
        [one] { $most } клетки
       *[many] { $most } клеток
    }
d16-needs-symbols =
    если в атаке { $least ->
        [one] { $least } символ
        [few] { $least } символа
       *[many] { $least } символов
    } или больше
d16-needs-symbols-most =
    если в атаке не больше { $most ->
        [one] { $most } символа
       *[many] { $most } символов
    }
d16-needs-damage_beyond = если сверх здоровья убитого демона нанесено { $least } урона или больше
d16-needs-damage_beyond-most = если сверх здоровья убитого демона нанесено не больше { $most } урона
d16-needs-damage_dealt =
    { $least ->
        [1] если защищающийся получил урон
       *[other] если защищающийся получил { $least } урона или больше
    }
d16-needs-damage_dealt-most =
    { $most ->
        [0] если защищающийся не получил урона
       *[other] если защищающийся получил не больше { $most } урона
    }
d16-needs-defender_damage = если у защищающегося уже есть { $least } урона или больше
d16-needs-defender_damage-most =
    { $most ->
        [0] если у защищающегося ещё нет урона
       *[other] если у защищающегося не больше { $most } урона
    }
d16-needs-glory_cards =
    { $least ->
        [1] если у вас есть карта зверских убийств
        [few] если у вас { $least } карты зверских убийств или больше
       *[many] если у вас { $least } карт зверских убийств или больше
    }
d16-needs-glory_cards-most =
    { $most ->
        [0] если у вас нет карт зверских убийств
        [one] если у вас не больше { $most } карты зверских убийств
       *[many] если у вас не больше { $most } карт зверских убийств
    }

d16-trait =
    { $trait ->
        [rifle] винтовка
        [shotgun] дробовик
        [grenade] граната
       *[other] { $trait }
    }

## О ком речь

d16-who-self =
    { $case ->
        [dative] себе
       *[accusative] себя
    }
d16-who-defender =
    { $case ->
        [dative] защищающемуся
       *[accusative] защищающегося
    }
d16-who-killer =
    { $case ->
        [dative] убившему его пехотинцу
       *[accusative] убившего его пехотинца
    }

d16-some-figure =
    { $pick ->
        [all] { $case ->
            [genitive] каждой
            [dative] каждой
           *[accusative] каждую
        }{ $other ->
            [yes] { $case ->
                [genitive] {" другой"}
                [dative] {" другой"}
               *[accusative] {" другую"}
            }
           *[no] {""}
        } { $case ->
            [genitive] фигурки
            [dative] фигурке
           *[accusative] фигурку
        }
        [any] { $case ->
            [genitive] любой фигурки
            [dative] любой фигурке
           *[accusative] любую фигурку
        }
        [one_or_two] { $case ->
            [genitive] одной или двух
            [dative] одной или двум
           *[accusative] одну или две
        }{ $other ->
            [yes] { $case ->
                [genitive] {" других"}
                [dative] {" другим"}
               *[accusative] {" другие"}
            }
           *[no] {""}
        } { $case ->
            [genitive] фигурок
            [dative] фигуркам
           *[accusative] фигурки
        }
       *[one] { $case ->
            [genitive] одной
            [dative] одной
           *[accusative] одну
        }{ $other ->
            [yes] { $case ->
                [genitive] {" другой"}
                [dative] {" другой"}
               *[accusative] {" другую"}
            }
           *[no] {""}
        } { $case ->
            [genitive] фигурки
            [dative] фигурке
           *[accusative] фигурку
        }
    }
d16-some-enemy =
    { $pick ->
        [all] { $case ->
            [dative] каждому врагу
           *[accusative] каждого врага
        }
        [any] { $case ->
            [dative] любому врагу
           *[accusative] любого врага
        }
        [one_or_two] { $case ->
            [dative] одному или двум врагам
           *[accusative] одного или двух врагов
        }
       *[one] { $case ->
            [dative] одному врагу
           *[accusative] одного врага
        }
    }
d16-some-demon =
    { $pick ->
        [all] { $case ->
            [dative] каждому демону
           *[accusative] каждого демона
        }
        [any] { $case ->
            [dative] любому демону
           *[accusative] любого демона
        }
        [one_or_two] { $case ->
            [dative] одному или двум демонам
           *[accusative] одного или двух демонов
        }
       *[one] { $case ->
            [dative] одному демону
           *[accusative] одного демона
        }
    }
d16-some-marine =
    { $pick ->
        [all] { $case ->
            [dative] каждому пехотинцу
           *[accusative] каждого пехотинца
        }
        [any] { $case ->
            [dative] любому пехотинцу
           *[accusative] любого пехотинца
        }
        [one_or_two] { $case ->
            [dative] одному или двум пехотинцам
           *[accusative] одного или двух пехотинцев
        }
       *[one] { $case ->
            [dative] пехотинцу
           *[accusative] пехотинца
        }
    }

d16-place-self =
    { $case ->
        [instrumental] { $by ->
            [demon] этим демоном
            [event] этим демоном
           *[marine] вами
        }
       *[genitive] { $by ->
            [demon] этого демона
            [event] этого демона
           *[marine] вас
        }
    }
d16-place-defender =
    { $case ->
        [instrumental] защищающимся
       *[genitive] защищающегося
    }
d16-place-killed =
    { $case ->
        [instrumental] убитым
       *[genitive] убитого
    }
d16-place-token =
    { $case ->
        [instrumental] жетоном
       *[genitive] жетона
    }

d16-where-beside = { $some } рядом с { $beside }
d16-where-behind = { $some } рядом с { $beside }, но дальше от { $me }, чем он
d16-where-near =
    { $some } не дальше { $within ->
        [one] { $within } клетки
       *[many] { $within } клеток
    } от { $from }
d16-where-near-seen =
    { $some } в поле зрения не дальше { $within ->
        [one] { $within } клетки
       *[many] { $within } клеток
    }
d16-where-itself-self =
    { $itself } { $pick ->
        [all] и
       *[one] или
    } { $case ->
        [genitive] у { $some }
       *[other] { $some }
    } рядом с { $beside }
d16-where-itself-defender =
    { $itself } { $pick ->
        [all] и
       *[one] или
    } { $case ->
        [genitive] у { $some }
       *[other] { $some }
    } рядом с ним
d16-where-itself-killed = { $some } на его клетке и по соседству
d16-where-itself-token = { $some } на клетке жетона и по соседству

d16-each-squares_entered =
    { $n ->
        [1] каждую клетку, пройденную
        [few] каждые { $n } клетки, пройденные
       *[many] каждые { $n } клеток, пройденные
    } в эту активацию
d16-each-straight_squares =
    { $n ->
        [1] каждую клетку, только что пройденную
        [few] каждые { $n } клетки, только что пройденные
       *[many] каждые { $n } клеток, только что пройденные
    } по прямой
d16-each-symbols =
    { $n ->
        [1] каждый символ
        [few] каждые { $n } символа
       *[many] каждые { $n } символов
    } в атаке
d16-each-damage_beyond =
    { $n ->
        [1] каждый урон
       *[other] каждые { $n } урона
    } сверх здоровья убитого демона
d16-each-damage_dealt =
    { $n ->
        [1] каждый нанесённый урон
       *[other] каждые { $n } нанесённого урона
    }
d16-each-defender_damage =
    { $n ->
        [1] каждый урон
       *[other] каждые { $n } урона
    } у защищающегося
d16-each-glory_cards =
    { $n ->
        [1] каждую вашу карту зверских убийств
        [few] каждые { $n } ваши карты зверских убийств
       *[many] каждые { $n } ваших карт зверских убийств
    }

## Что происходит

d16-may =
    { $may ->
        [yes] можете{" "}
       *[no] {""}
    }
d16-do-activations =
    за фазу активации вы активируетесь { $n ->
        [1] один раз
        [2] дважды
        [one] { $n } раз
        [few] { $n } раза
       *[many] { $n } раз
    }
d16-do-add_dice =
    { d16-may }{ $may ->
        [yes] добавить
       *[no] добавьте
    } { $dice }
d16-do-add_dice-per =
    { d16-may }{ $may ->
        [yes] добавить
       *[no] добавьте
    } { $dice } за { $each }{ $total ->
        [0] {""}
        [one] , но не больше { $total } кубика
       *[many] , но не больше { $total } кубиков
    }
d16-do-add_hits =
    { d16-may }{ $may ->
        [yes] добавить
       *[no] добавьте
    } { $n ->
        [one] { $n } символ
        [few] { $n } символа
       *[many] { $n } символов
    } урона
d16-do-add_range =
    { $by ->
        [marine] дальность ваших атак на { $n } больше
       *[demon] дальность атаки на { $n } больше
    }
d16-do-add_shields =
    { d16-may }{ $may ->
        [yes] добавить
       *[no] добавьте
    } { $n ->
        [one] { $n } щит
        [few] { $n } щита
       *[many] { $n } щитов
    }
d16-do-ally_gain_mp =
    этот пехотинец получает { $n ->
        [one] { $n } очко
        [few] { $n } очка
       *[many] { $n } очков
    } движения
d16-do-attack =
    { d16-may }{ $may ->
        [yes] провести
       *[no] проведите
    } атаку ({ $dice }, дальность { $range })
d16-do-attack-that-demon =
    { d16-may }{ $may ->
        [yes] атаковать
       *[no] атакуйте
    } его, если он в поле зрения и не дальше { $range } ({ $dice })
d16-do-attack_again =
    { $range ->
        [0] { d16-may }{ $may ->
            [yes] провести
           *[no] проведите
        } ещё одну атаку ({ $dice })
       *[other] { d16-may }{ $may ->
           [yes] провести
          *[no] проведите
       } ещё одну атаку ({ $dice }, дальность { $range })
    }
d16-do-attack_again-another =
    { $range ->
        [0] { d16-may }{ $may ->
            [yes] атаковать
           *[no] атакуйте
        } другого врага ({ $dice })
       *[other] { d16-may }{ $may ->
           [yes] атаковать
          *[no] атакуйте
       } другого врага ({ $dice }, дальность { $range })
    }
d16-do-attack_again-fewer =
    { d16-may }{ $may ->
        [yes] атаковать
       *[no] атакуйте
    } другого врага, бросив на один кубик меньше, чем указано на карте демона
d16-do-attack_each =
    { d16-may }{ $may ->
        [yes] атаковать
       *[no] атакуйте
    } по очереди всех врагов в поле зрения не дальше { $range ->
        [one] { $range } клетки
       *[many] { $range } клеток
    } ({ $dice } на каждого)
d16-do-cancel_shields =
    { d16-may }{ $may ->
        [yes] отменить
       *[no] отмените
    } { $n ->
        [one] { $n } щит
        [few] { $n } щита
       *[many] { $n } щитов
    } защищающегося
d16-do-cancel_stun = оглушение не действует
d16-do-damage =
    { d16-may }{ $may ->
        [yes] нанести
       *[no] нанесите
    } { $n ->
        [1] { $n } урон
       *[other] { $n } урона
    } { $to }
d16-do-damage-per =
    { d16-may }{ $may ->
        [yes] нанести
       *[no] нанесите
    } { $n ->
        [1] { $n } урон
       *[other] { $n } урона
    } { $to } за { $each }{ $total ->
        [0] {""}
       *[other] , но не больше { $total } урона
    }
d16-do-damage-symbols =
    { d16-may }{ $may ->
        [yes] нанести
       *[no] нанесите
    } { $to } столько урона, сколько в атаке символов
d16-do-damage-damage_beyond =
    { d16-may }{ $may ->
        [yes] нанести
       *[no] нанесите
    } { $to } весь урон, лишний для убитого демона
d16-do-discard_random =
    { d16-may }{ $may ->
        [yes] выбрать
       *[no] выберите
    } пехотинца, и он сбросит случайную карту с руки
d16-do-dodge = это уклонение от атаки
d16-do-dodge-near-token =
    пехотинец, который защищается не дальше { $within ->
        [one] { $within } клетки
       *[many] { $within } клеток
    } от жетона, может убрать жетон с поля и уклониться от атаки
d16-do-doors_free = вы открываете двери, не тратя очков движения
d16-do-draw =
    { d16-may }{ $may ->
        [yes] взять
       *[no] возьмите
    } { $n ->
        [one] { $n } карту
        [few] { $n } карты
       *[many] { $n } карт
    }
d16-do-draw_events =
    { d16-may }{ $may ->
        [yes] взять
       *[no] возьмите
    } { $n ->
        [one] { $n } карту событий
        [few] { $n } карты событий
       *[many] { $n } карт событий
    }, затем { $may ->
        [yes] сбросить
       *[no] сбросьте
    } 1 с руки
d16-do-extra_health = ваше здоровье на { $n } больше
d16-do-extra_main =
    у вас на { $n ->
        [one] { $n } основное действие
        [few] { $n } основных действия
       *[many] { $n } основных действий
    } больше в каждую активацию
d16-do-first_card =
    { d16-may }{ $may ->
        [yes] положить
       *[no] положите
    } свою карту инициативы на верх колоды инициативы
d16-do-fly =
    { $by ->
        [marine] вы летаете до конца этой активации
       *[demon] он летает до конца этой активации
    }
d16-do-forbid_glory_kill = зверски убить его в эту активацию нельзя
d16-do-gain_mp =
    { $by ->
        [marine] { d16-may }{ $may ->
            [yes] получить
           *[no] получите
        } { $n ->
            [one] { $n } очко
            [few] { $n } очка
           *[many] { $n } очков
        } движения
        [event] он получает { $n ->
            [one] { $n } очко
            [few] { $n } очка
           *[many] { $n } очков
        } движения
       *[demon] этот демон получает { $n ->
            [one] { $n } очко
            [few] { $n } очка
           *[many] { $n } очков
        } движения
    }
d16-do-grenade_range =
    вы бросаете гранаты на { $n ->
        [one] { $n } клетку
        [few] { $n } клетки
       *[many] { $n } клеток
    } дальше
d16-do-hand_limit =
    предел вашей руки на { $n ->
        [one] { $n } карту
        [few] { $n } карты
       *[many] { $n } карт
    } больше
d16-do-head_start =
    захватчик начинает миссию, уже имея { $n ->
        [one] { $n } жетон
        [few] { $n } жетона
       *[many] { $n } жетонов
    } убийств
d16-do-heal =
    { d16-may }{ $may ->
        [yes] вылечить
       *[no] вылечите
    } { $n ->
        [1] { $n } урон
       *[other] { $n } урона
    } у { $of }
d16-do-heal-per =
    { d16-may }{ $may ->
        [yes] вылечить
       *[no] вылечите
    } { $n ->
        [1] { $n } урон
       *[other] { $n } урона
    } у { $of } за { $each }{ $total ->
        [0] {""}
       *[other] , но не больше { $total } урона
    }
d16-do-heal-self =
    { d16-may }{ $may ->
        [yes] вылечить
       *[no] вылечите
    } { $n ->
        [1] { $n } урон
       *[other] { $n } урона
    }
d16-do-heal-damage_dealt =
    { d16-may }{ $may ->
        [yes] вылечить
       *[no] вылечите
    } столько урона, сколько нанесла граната, но не больше { $most }
d16-do-ignore_cover =
    { d16-may }{ $may ->
        [yes] не учитывать укрытие
       *[no] укрытие не учитывается
    }
d16-do-immune_stun = вас нельзя оглушить
d16-do-keep_in_play = эта карта остаётся в игре до конца активации, в которую вы атаковали этим оружием
d16-do-limit_range = до конца раунда дальность атак пехотинцев не больше { $n }
d16-do-lower_stagger = до конца этой активации шаткость защищающегося на { $n } ниже
d16-do-main_actions =
    у вас { $n ->
        [one] { $n } основное действие
        [few] { $n } основных действия
       *[many] { $n } основных действий
    } в каждую активацию
d16-do-mark = в следующей атаке пехотинца на защищающегося в этом раунде можно перебросить 1 кубик
d16-do-next_add_dice = к вашей следующей атаке в эту активацию добавьте { $dice }
d16-do-next_reroll = в своей следующей атаке в эту активацию вы можете один раз перебросить все кубики
d16-do-peek_initiative =
    { $n ->
        [1] { d16-may }{ $may ->
            [yes] посмотреть
           *[no] посмотрите
        } верхнюю карту колоды инициативы и { $may ->
            [yes] вернуть
           *[no] верните
        } её наверх или под низ
        [one] { d16-may }{ $may ->
            [yes] посмотреть
           *[no] посмотрите
        } { $n } верхнюю карту колоды инициативы и { $may ->
            [yes] вернуть
           *[no] верните
        } каждую наверх или под низ
        [few] { d16-may }{ $may ->
            [yes] посмотреть
           *[no] посмотрите
        } { $n } верхние карты колоды инициативы и { $may ->
            [yes] вернуть
           *[no] верните
        } каждую наверх или под низ
       *[many] { d16-may }{ $may ->
           [yes] посмотреть
          *[no] посмотрите
       } { $n } верхних карт колоды инициативы и { $may ->
           [yes] вернуть
          *[no] верните
       } каждую наверх или под низ
    }
d16-do-place_argent =
    { d16-may }{ $may ->
        [yes] положить
       *[no] положите
    } { $n ->
        [one] { $n } жетон
        [few] { $n } жетона
       *[many] { $n } жетонов
    } аргент-энергии на карту любого типа демонов, который есть на поле
d16-do-place_grenade =
    положите жетон гранаты на клетку в поле зрения не дальше { $range ->
        [one] { $range } клетки
       *[many] { $range } клеток
    }
d16-do-push =
    если защищающийся маленький, { d16-may }{ $may ->
        [yes] передвинуть
       *[no] передвиньте
    } его не больше чем на { $n ->
        [one] { $n } клетку
        [few] { $n } клетки
       *[many] { $n } клеток
    }
d16-do-redraw_defence = защищающийся сбрасывает карту защиты и раскрывает другую
d16-do-remove_argent =
    { d16-may }{ $may ->
        [yes] снять
       *[no] снимите
    } { $n ->
        [one] { $n } жетон
        [few] { $n } жетона
       *[many] { $n } жетонов
    } аргент-энергии с карты демона
d16-do-reorder_initiative =
    { d16-may }{ $may ->
        [yes] посмотреть
       *[no] посмотрите
    } { $n ->
        [one] { $n } верхнюю карту
        [few] { $n } верхние карты
       *[many] { $n } верхних карт
    } колоды инициативы и { $may ->
        [yes] вернуть
       *[no] верните
    } их в любом порядке
d16-do-reroll_dice =
    { d16-may }{ $may ->
        [yes] перебросить
       *[no] перебросьте
    } { $n ->
        [1] { $n } кубик
        [one] до { $n } кубика
       *[many] до { $n } кубиков
    }
d16-do-reroll_dice-all =
    { d16-may }{ $may ->
        [yes] перебросить
       *[no] перебросьте
    } все кубики
d16-do-roll_damage =
    { d16-may }{ $may ->
        [yes] бросить
       *[no] бросьте
    } { $dice } и { $may ->
        [yes] нанести
       *[no] нанесите
    } столько урона { $to }
d16-do-scavenge = аптечка лечит { $n } урона вместо { $pack }; подобрав оружие, возьмите 1 карту
d16-do-set_die =
    { d16-may }{ $may ->
        [yes] выставить
       *[no] выставьте
    } на одном кубике любую грань
d16-do-slip_past_enemies = за вход на клетки с врагами вы не доплачиваете
d16-do-start_with_weapon = вы получаете ещё одно оружие («{ $weapon }»)
d16-do-stun =
    { d16-may }{ $may ->
        [yes] оглушить
       *[no] оглушите
    } { $whom }
d16-do-swap_card =
    { d16-may }{ $may ->
        [yes] сбросить
       *[no] сбросьте
    } 1 карту с руки и { $may ->
        [yes] взять
       *[no] возьмите
    } 1
d16-do-take_attack = если вы рядом с ним, защищающимся становитесь вы
d16-do-take_back = верните из сброса на руку одну карту оружия «{ $weapon }»
d16-do-take_glory =
    { d16-may }{ $may ->
        [yes] взять
       *[no] возьмите
    } 1 карту зверского убийства
d16-do-teleport =
    { d16-may }{ $may ->
        [yes] переместиться
       *[no] переместитесь
    } на включённый телепорт не дальше { $range ->
        [one] { $range } клетки
       *[many] { $range } клеток
    }
d16-do-wear_down = шаткость демонов, которых вы атаковали в эту активацию, на { $n } ниже

## Карты угроз

d16-threat-infestation =
    Порталы лежат лицом вниз. Когда пехотинец открыл дверь, переворачиваются порталы, которые видят пехотинцы, а когда
    пехотинец активируется — те, которые видит он; из них тут же выходят демоны.
d16-threat-horde =
    Все порталы лежат лицом вверх. В начале каждой фазы статуса захватчик призывает демонов из одного портала, но не
    дважды подряд из одного и того же; из жёлтых — начиная с раунда { $yellow }, из красных — с раунда { $red }.
d16-threat-assault =
    Все порталы лежат лицом вверх. В начале каждой фазы статуса захватчик получает { $tokens ->
        [one] { $tokens } жетон
        [few] { $tokens } жетона
       *[many] { $tokens } жетонов
    } угрозы, а если в прошлом раунде убит пехотинец, то ещё { $more }; накопить можно не больше { $most }. За них
    призывают демонов: синий портал стоит { $blue_price }, жёлтый — { $yellow_price }, красный — { $red_price }.
d16-threat-first_door =
    Порталы лежат лицом вниз. Когда пехотинец открыл первую дверь, все они переворачиваются и из них выходят демоны.
    Пока на поле есть порталы, демоны не могут открывать двери.
d16-threat-portals-stay = После призыва порталы остаются.
d16-threat-portals-go = После призыва портал убирают.
d16-threat-doors = Демоны не могут открывать двери.

## Карты целей

d16-objective-sample_collection =
    Первые группы из жёлтых и красных порталов приносят образцы, по одному на группу, всего { $tokens }: образец несёт
    один из демонов и роняет, когда гибнет. Пехотинцы побеждают, как только все образцы у них.
d16-objective-asset_extraction =
    На поле { $tokens ->
        [one] лежит { $tokens } ценность
        [few] лежат { $tokens } ценности
       *[many] лежат { $tokens } ценностей
    }. Тот, кто несёт ценность, не может ни бежать, ни пользоваться телепортами. Пехотинцы побеждают, когда всё
    доставлено на стартовую клетку.
d16-objective-guard_duty =
    Пехотинцы охраняют { $tokens ->
        [one] { $tokens } машину
        [few] { $tokens } машины
       *[many] { $tokens } машин
    }: у каждой здоровье { $health }{ $shields ->
        [0] {""}
        [one] {" и "}{ $shields } щит
        [few] {" и "}{ $shields } щита
       *[many] {" и "}{ $shields } щитов
    }. Они побеждают, если в конце { $rounds }-го раунда цела хотя бы одна; захватчик
    побеждает, когда уничтожены все.
d16-objective-system_restart =
    Рядом с машиной пехотинец может сбросить карту с руки и положить на машину 1 жетон прогресса; захватчик при этом
    берёт карту события. Пехотинцы побеждают, когда на каждой
    из { $tokens } машин лежит по { $progress ->
        [one] { $progress } жетону
        [few] { $progress } жетона
       *[many] { $progress } жетонов
    } прогресса.
d16-objective-drone_escort =
    Здоровье дрона { $health }, защита — { $shields ->
        [one] { $shields } щит
        [few] { $shields } щита
       *[many] { $shields } щитов
    }. Пехотинец, который закончил активацию рядом с ним, передвигает его, самое большее на { $speed ->
        [one] { $speed } клетку
        [few] { $speed } клетки
       *[many] { $speed } клеток
    }. Уничтоженный дрон снова появляется у телепорта, включённого последним, а захватчик получает жетон убийства.
    Пехотинцы побеждают, когда дрон добрался до выхода.
d16-objective-seal_the_breach =
    Пехотинец, который стоит на портале, когда рядом нет демонов, может закрыть его за { $price ->
        [one] { $price } очко
        [few] { $price } очка
       *[many] { $price } очков
    } движения. Пехотинцы побеждают, когда на поле не осталось ни порталов, ни демонов.
d16-objective-first_contact =
    Пехотинцы побеждают, когда дверь открыта, порталов не осталось и все демоны мертвы.
d16-objective-frags =
    Захватчик побеждает, набрав { $n ->
        [one] { $n } жетон
        [few] { $n } жетона
       *[many] { $n } жетонов
    } убийств.
d16-objective-frags-by-marines =
    Сколько жетонов убийств нужно захватчику для победы, если пехотинцев от одного до четырёх: { $numbers }.
