// What the page itself says, in the language of the person whose column it is.

const EN = {
  channels: "Channels", direct: "Direct messages", archived: "Archived", showChannels: "Show channels",
  hideChannels: "Hide channels", language: "Language: English. Switch to Russian", closeColumn: "Close this column",
  more: "More", connecting: "Connecting…", offline: "The bot is offline. Buttons and commands will not answer.",
  messageIn: "Message {name}", cannotSend: "Messages cannot be sent here", send: "Send", bot: "BOT",
  thinking: "{name} is thinking…", typing: "{name} is typing…", sending: "Sending the command…",
  onlyYou: "Only you can see this", dismiss: "Dismiss message", failed: "This interaction failed",
  silent: "The application did not respond", used: "{who} used {what}", usedPrivately: "{who} used the application",
  edited: "(edited)", newMessages: "New", jumpDown: "New messages", older: "Show older messages",
  start: "This is the beginning of {name}.", alt: "ALT", showAlt: "Show the description of the picture",
  hideAlt: "Hide the description of the picture", open: "Open the picture in full size", noAlt: "No description",
  close: "Close", smaller: "Fit to the window", bigger: "Actual size", search: "Search", nothing: "Nothing found",
  choose: "Make a selection", done: "Done", pick: "{k} chosen, {max} needed", pickRange: "{k} chosen, {min} to {max} allowed", remove: "Remove {name}",
  spoiler: "Show the spoiler", startedThread: "{who} started a thread: {name}", joinedThread: "{who} added {whom} to the thread",
  pinned: "{who} pinned a message", renamed: "{who} changed the name to {name}", seeThread: "Open the thread",
  messages: ["message", "messages"], joined: "{who} has come in", required: "required", cancel: "Cancel", submit: "Submit",
  again: "Something went wrong. Try again.", tooShort: "at least {n} characters", tooLong: "at most {n} characters",
  needed: "This must be filled in", reply: "Reply", replying: "Replying to {name}", copyLink: "Copy message link",
  deleteMessage: "Delete message (as a moderator)", join: "Join the thread", leaveThread: "Leave the thread",
  archive: "Archive the thread", unarchive: "Take the thread out of the archive", lock: "Archive and lock the thread",
  deleteThread: "Delete the thread", leaveGuild: "Leave the server", returnGuild: "Come back to the server",
  dm: "Message the bot", dmsClosed: "Refuse private messages", dmsOpen: "Allow private messages",
  commands: "Commands", optional: "add", yes: "True", no: "False", wrongChoice: "{name}: choose from the list",
  wrongNumber: "{name}: a whole number is needed", wrongDecimal: "{name}: a number is needed",
  outOfRange: "{name}: from {min} to {max}", missing: "{name} is needed", looking: "Looking…",
  mentioned: "{name} mentioned you in {where}", replied: "{name} replied to you in {where}", wrote: "{name} wrote to you",
  unread: ["mention", "mentions"], people: "People", addPerson: "Add a person", name: "Name", add: "Add",
  nobodyElse: "or a new person", bye: "{name} is not on the server", unknownMessage: "That message is not here",
  you: "you", unknownPerson: "unknown", deletedChannel: "deleted channel", members: ["member", "members"],
  locked: "locked", inArchive: "in the archive", originalGone: "The original message was deleted", theme: "Menu",
  image: "picture", file: "file", keys: "↑ ↓ to move, Enter to choose, Esc to close",
};

const RU = {
  channels: "Каналы", direct: "Личные сообщения", archived: "Архив", showChannels: "Показать каналы",
  hideChannels: "Скрыть каналы", language: "Язык: русский. Переключить на английский", closeColumn: "Закрыть колонку",
  more: "Ещё", connecting: "Соединение…", offline: "Бот не в сети. Кнопки и команды не ответят.",
  messageIn: "Написать в {name}", cannotSend: "Здесь нельзя писать", send: "Отправить", bot: "БОТ",
  thinking: "{name} думает…", typing: "{name} печатает…", sending: "Команда отправляется…",
  onlyYou: "Это видно только вам", dismiss: "Убрать сообщение", failed: "Ошибка взаимодействия",
  silent: "Приложение не отвечает", used: "{who} — команда {what}", usedPrivately: "{who} — команда приложения",
  edited: "(изменено)", newMessages: "Новое", jumpDown: "Новые сообщения", older: "Показать более ранние",
  start: "Здесь начинается {name}.", alt: "ALT", showAlt: "Показать описание картинки",
  hideAlt: "Скрыть описание картинки", open: "Открыть картинку целиком", noAlt: "Без описания",
  close: "Закрыть", smaller: "По размеру окна", bigger: "В полный размер", search: "Поиск", nothing: "Ничего не найдено",
  choose: "Выберите вариант", done: "Готово", pick: "Выбрано: {k}, нужно: {max}", pickRange: "Выбрано: {k}, можно от {min} до {max}", remove: "Убрать {name}",
  spoiler: "Показать спойлер", startedThread: "{who} открывает ветку: {name}", joinedThread: "{who} добавляет в ветку: {whom}",
  pinned: "{who} закрепляет сообщение", renamed: "{who} меняет название: {name}", seeThread: "Открыть ветку",
  messages: ["сообщение", "сообщения", "сообщений"], joined: "{who} теперь на сервере", required: "обязательно", cancel: "Отмена", submit: "Отправить",
  again: "Что-то пошло не так. Попробуйте ещё раз.", tooShort: "не меньше {n} знаков", tooLong: "не больше {n} знаков",
  needed: "Это поле нужно заполнить", reply: "Ответить", replying: "Ответ для {name}", copyLink: "Копировать ссылку на сообщение",
  deleteMessage: "Удалить сообщение (как модератор)", join: "Войти в ветку", leaveThread: "Покинуть ветку",
  archive: "Убрать ветку в архив", unarchive: "Вернуть ветку из архива", lock: "Убрать ветку в архив и закрыть",
  deleteThread: "Удалить ветку", leaveGuild: "Покинуть сервер", returnGuild: "Вернуться на сервер",
  dm: "Написать боту", dmsClosed: "Не принимать личные сообщения", dmsOpen: "Принимать личные сообщения",
  commands: "Команды", optional: "добавить", yes: "Да", no: "Нет", wrongChoice: "{name}: выберите из списка",
  wrongNumber: "{name}: нужно целое число", wrongDecimal: "{name}: нужно число",
  outOfRange: "{name}: от {min} до {max}", missing: "Нужно указать: {name}", looking: "Идёт поиск…",
  mentioned: "{name} упоминает вас в {where}", replied: "{name} отвечает вам в {where}", wrote: "Вам пишет {name}",
  unread: ["упоминание", "упоминания", "упоминаний"], people: "Люди", addPerson: "Добавить человека", name: "Имя", add: "Добавить",
  nobodyElse: "или кто-то новый", bye: "{name} не на сервере", unknownMessage: "Этого сообщения здесь нет",
  you: "вы", unknownPerson: "неизвестно кто", deletedChannel: "удалённый канал", members: ["участник", "участника", "участников"],
  locked: "закрыта", inArchive: "в архиве", originalGone: "Исходное сообщение удалено", theme: "Меню",
  image: "картинка", file: "файл", keys: "↑ ↓ — двигаться, Enter — выбрать, Esc — закрыть",
};

export const BOTH = { en: EN, ru: RU };

/** words("ru")("messageIn", {name: "#игры"}); a counted word is asked for with {n}. */
export function words(locale) {
  const russian = String(locale).startsWith("ru");
  const table = russian ? RU : EN;
  return (id, args = {}) => {
    const entry = table[id];
    if (Array.isArray(entry)) return `${args.n} ${entry[russian ? russianForm(args.n) : args.n === 1 ? 0 : 1]}`;
    return entry.replace(/\{(\w+)\}/g, (whole, key) => (key in args ? String(args[key]) : whole));
  };
}

function russianForm(n) {
  const [ten, hundred] = [n % 10, n % 100];
  if (ten === 1 && hundred !== 11) return 0;
  return ten >= 2 && ten <= 4 && (hundred < 12 || hundred > 14) ? 1 : 2;
}
