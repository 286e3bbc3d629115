### Командная строка Neuroshima Hex: инструменты, файлы содержания, справка о фишке.

help-neuroshima = инструменты для Neuroshima Hex
help-neuroshima-battle = провести бой на составленной вручную позиции (JSON со стандартного ввода)
help-arg-choices = first: на каждый выбор первый допустимый ответ; all: все различные исходы
content-ok-army = { $file }: всё верно, армия { $name }, { $tiles ->
    [one] { $tiles } фишка
    [few] { $tiles } фишки
   *[other] { $tiles } фишек
}
content-ok-puzzle = { $file }: всё верно, этюд { $name }
command-neuroshima-piece = фишка tile
play-help-neuroshima-piece = фишка НАЗВАНИЕ: всё об этой фишке
play-neuroshima-piece-what = какая фишка? Пишите «фишка НАЗВАНИЕ»
play-neuroshima-piece-unknown = фишки «{ $name }» нет
