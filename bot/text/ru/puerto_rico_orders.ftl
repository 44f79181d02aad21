### Пуэрто-Рико: что можно решить заранее. `.about` стоит под планом в меню, `.told` — в списке.

order-role = Моя следующая роль
    .about = Если ещё свободна; до конца раунда
    .told = Следующая роль: { $role }{ order-second }; не выйдет — спросить меня
order-settle = Поселенец: взять жетон
    .about = При следующем поселенце; до выкладывания новых жетонов
    .told = Поселенец, жетон: { $tile }{ order-second }{ order-helper }{ order-otherwise }
order-build = Строитель: что построить
    .about = При следующем строителе, если хватит дублонов
    .told = Строитель, постройка: { $building }{ order-second }{ order-helper }{ order-otherwise }
order-extra = Ремесленник: дополнительная фишка
    .about = Привилегия, когда ремесленник — вы
    .told = Ремесленник, дополнительная фишка: { $good }{ order-second }{ order-otherwise }
order-sell = Торговец: продать товар
    .about = Как только дают достаточно; на каждый товар свой план
    .told = Торговец, на продажу: { $good }, { $least }
order-load = Капитан: что грузить первым
    .about = Сколько войдёт; если нельзя ни то, ни другое, вас спросят
    .told = Капитан, первым грузится: { $good }{ order-second }; { $which }
order-keep = Хранение: что сохранить
    .about = Склады — сколько вместят; если два способа равны, вас спросят
    .told = Хранение, прежде всего: { $keeping }
order-place = Мэр: расставить, как предложено
    .about = Никто не переходит; новые встают туда, где от них есть толк
    .told = Мэр: расставить всех, как предложено
order-settle_decline = Поселенец: без жетона
    .about = И без жетона гасиенды
    .told = Поселенец: жетон не брать
order-build_decline = Строитель: не строить
    .about = Пропускать, даже если есть что построить
    .told = Строитель: ничего не строить
order-sell_decline = Торговец: не продавать
    .about = Пропускать, даже если есть что продать
    .told = Торговец: ничего не продавать
order-wharf_decline = Капитан: без верфи
    .about = Пропускать, если грузить можно только в свою верфь
    .told = Капитан: не использовать верфь, когда на корабли грузить нечего
order-load_only = Капитан: вынужденная отгрузка
    .about = Без вопроса, когда выбора нет
    .told = Капитан: делать вынужденные отгрузки
order-guests_stay = Гости остаются дома
    .about = Пропускать, если пойти на работу могут только гости
    .told = Гости остаются дома, когда, кроме них, делать нечего
order-lay = { name-forest_house }: как класть жетон
    .about = Жетон, взятый закрытым
    .told = Закрытый жетон кладётся так: { $side }
order-fetch = С корабля: кого брать
    .about = Пока на борту и колонисты, и дворяне
    .told = С корабля: { $who }
order-nobles_stay = Дворяне остаются на местах
    .about = Если так можно; иначе вас спросят
    .told = Мэр: дворяне остаются на местах
order-hunting_decline = { name-hunting_lodge }: ничего не сбрасывать
    .about = Пропускать, когда можно сбросить жетон
    .told = { name-hunting_lodge }: ничего не сбрасывать
order-deliver_decline = { name-royal_supplier }: ничего не отправлять
    .about = Пропускать, когда товары можно отправить в запас
    .told = { name-royal_supplier }: ничего не отправлять

order-helper = { $helper_id ->
    [no] , без колониста
   *[other] { "" }
 }
order-part-helper = С колонистом?
order-part-role = Какая роль
order-part-tile = Какой жетон
order-part-building = Какое здание
order-part-good = Какой товар
order-part-least = За сколько
order-part-which = Если подходит несколько кораблей
order-part-keeping = Что прежде всего
order-part-side = Как
order-part-who = Кого

value-role-mayor_without = Мэр без дополнительного колониста
value-helper-yes = С колонистом, если он полагается
value-helper-no = Без колониста
value-good-dearest = За что больше дают
value-least-0 = по любой цене
value-least = { $value_id ->
    [one] не меньше чем за { $value } дублон
    [few] не меньше чем за { $value } дублона
   *[many] не меньше чем за { $value } дублонов
 }
value-which-ask = если подходит несколько кораблей, спросить меня
value-which-small = на самый маленький из подходящих кораблей
value-which-large = на самый большой из подходящих кораблей
value-keeping-dearest = Самое дорогое
value-keeping-most = Как можно больше фишек
