### Инструменты «Инферно».

## Инструменты командной строки

help-inferno-reach = куда могут пойти и кого атаковать чемпионы поля, заданного вручную (JSON со стандартного ввода)
help-inferno-villain = равноценные планы злодея на поле, заданном вручную (JSON со стандартного ввода)
inf-reach-cells = { $champion } может закончить движение: { $cells }
inf-reach-target = { $champion } может атаковать { $target }: { $ways }
inf-villain-plan = { $steps }; цель { $target }; в конце стоит в { $cell }
