// What one person knows and can do: names, lists and actions, handed to everything that draws for that person.

import { act } from "./api.js";
import { placeName } from "./sidebar.js";
import { words } from "./words.js";

/** Makes the room of `column`; it is one object for the column's life, brought up to date by `hello`. */
export function makeRoom(column, person) {
  const members = new Map();
  const room = {
    key: `u${person.id}`,
    me: person.id,
    t: words(person.locale),
    locale: person.locale,
    bot: { id: "", name: "", online: true },
    guild: { id: "", name: "" },
    channelMap: new Map(),
    threads: new Map(),
    unread: new Map(),
    seen: new Map(),
    archivedOpen: new Set(),
    members,
    commands: [],
    opening: "",
    open: null,
    version: 0, // changes when names do, so that what shows names is drawn again

    member: (id) => members.get(id),
    person: (id) => (members.get(id) ? members.get(id).name : room.t("unknownPerson")),
    place: (id) => room.channelMap.get(id) || room.threads.get(id),
    channel(id) {
      const place = room.place(id);
      if (!place) return `#${room.t("deletedChannel")}`;
      return place.type === 0 ? `#${place.name}` : place.type === 1 ? `@${placeName(place, room)}` : place.name;
    },
    role: (id) => (id === room.guild.id ? "everyone" : id),
    command(path) {
      let [level, out] = [room.commands, []];
      for (const word of path.split(" ")) {
        const node = (level || []).find((one) => one.name === word);
        out.push((node && node.label) || word);
        level = node && node.options;
      }
      return out.join(" ");
    },
    threadOf: (messageId) => room.threads.get(messageId),
    people: () => [...members.values()].map((one) => ({ value: one.id, label: one.name })),
    roles: () => [{ value: room.guild.id, label: "@everyone" }],
    channels: (types) =>
      [...room.channelMap.values(), ...room.threads.values()]
        .filter((one) => one.type !== 1 && (!types || !types.length || types.includes(one.type)))
        .map((one) => ({ value: one.id, label: `${one.type === 0 ? "#" : ""}${one.name}` })),

    visible: () => column.visible(),
    noteSeen: () => column.noteSeen(),
    toast: (text, onclick) => column.toasts.show(text, onclick),
    openChannel: (id) => column.openChannel(id),
    openCommand: (path) => column.composer.open(path),
    jump: (channel, message) => column.jump(channel, message),
    reply: (message) => column.composer.reply(message),
    busyWith: (message, custom) => column.stream.busy.has(`${message} ${custom}`),

    press: (message, custom) => touch("press", message, custom, {}),
    choose: (message, custom, values) => touch("select", message, custom, { values }),
    async dismiss(message) {
      const channel = room.open;
      await room.tell("dismiss", { message_id: message });
      column.stream.remove(channel, message); // gone here even if the server has forgotten it already
    },
    moderate: (what) => room.tell("moderate", what),
    say: (content, replyTo) =>
      act(room.me, "say", { channel_id: room.open, content, ...(replyTo ? { reply_to: replyTo } : {}) }),
    run: (path, options) => act(room.me, "command", { channel_id: room.open, command: path, options }),
    complete: (path, options, focused) =>
      act(room.me, "complete", { channel_id: room.open, command: path, options, focused }),
    async copyLink(message) {
      const where = room.place(message.channel_id).type === 1 ? "@me" : room.guild.id;
      const link = `${location.origin}/channels/${where}/${message.channel_id}/${message.id}`;
      try {
        await navigator.clipboard.writeText(link);
      } catch {
        room.toast(link);
      }
    },
    /** For what has no place of its own to show a refusal: a toast says it, and the answer is null. */
    async tell(verb, body) {
      try {
        return (await act(room.me, verb, body)) ?? {};
      } catch (refusal) {
        room.toast(refusal.message);
        return null;
      }
    },
  };

  async function touch(verb, message, custom, more) {
    const { stream } = column;
    stream.failures.delete(message);
    stream.setBusy(message, custom, true);
    stream.draw();
    try {
      await act(room.me, verb, { message_id: message, custom_id: custom, ...more });
    } catch (refusal) {
      stream.setBusy(message, custom, false);
      stream.fail(message, refusal.message);
    }
  }
  return room;
}
