// What each event of the socket does to a column. One entry per kind, named as the server names it.

import { plain } from "./markup.js";

export const HANDLERS = {
  hello(column, event) {
    column.greet(event);
  },
  channel_create(column, { channel }) {
    column.room.channelMap.set(channel.id, channel);
    column.redraw();
  },
  channel_update(column, { channel }) {
    column.room.channelMap.set(channel.id, channel);
    column.redraw();
  },
  channel_delete(column, { channel_id: id }) {
    column.room.channelMap.delete(id);
    for (const thread of [...column.room.threads.values()])
      if (thread.parent_id === id) column.room.threads.delete(thread.id);
    column.gone(id);
  },
  thread_create(column, { thread }) {
    column.room.threads.set(thread.id, thread);
    column.redraw();
  },
  thread_update(column, { thread }) {
    column.room.threads.set(thread.id, { ...column.room.threads.get(thread.id), ...thread });
    column.redraw();
  },
  thread_delete(column, { thread_id: id }) {
    column.room.threads.delete(id);
    column.gone(id);
  },
  members(column, { members }) {
    column.setMembers(members);
    column.redraw();
  },
  message(column, { message }) {
    column.arrived(message);
  },
  message_update(column, { message }) {
    column.stream.put(message);
  },
  message_delete(column, { message_id: id, channel_id: channel }) {
    column.stream.remove(channel, id);
  },
  interaction(column, event) {
    const {
      kind,
      state,
      interaction_id: id,
      message_id: message,
      custom_id: custom,
      channel_id: channel,
      name,
    } = event;
    const over = state === "done" || state === "failed";
    if (kind === "component") {
      column.stream.setBusy(message, custom, !over);
      if (state === "failed") column.stream.fail(message, column.room.t("failed"));
    } else if (kind === "command") {
      column.stream.command(id, channel, name, { sent: "sent", failed: "failed" }[state] || null);
    } else if (kind === "modal" && column.modal && column.modal.event.custom_id === custom) {
      if (state === "failed") column.modal.fail(column.room.t("again"));
      else if (state !== "sent") column.closeModal();
    }
  },
  modal(column, event) {
    column.openModal(event);
  },
  notify(column, { channel_id: channel, message_id: message, kind, content }) {
    column.rung(channel, message, kind, plain((content || "").split("\n")[0], column.room));
  },
  commands_changed(column, { commands }) {
    column.setCommands(commands);
  },
  typing(column, { channel_id: channel, user_id: user }) {
    column.typing.start(channel, user);
  },
  bot_online(column) {
    column.setOnline(true);
  },
  bot_offline(column) {
    column.setOnline(false);
  },
};
