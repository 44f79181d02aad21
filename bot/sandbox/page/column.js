// One person's Discord: the channels, the stream, the line to write in, and the socket that feeds them.

import { act, call, Events } from "./api.js";
import { drawPersonBar, drawRoomBar } from "./bars.js";
import { Composer } from "./composer.js";
import { fill, h, icon, later } from "./dom.js";
import { HANDLERS } from "./events.js";
import { Modal } from "./modal.js";
import { makeRoom } from "./room.js";
import { drawSidebar } from "./sidebar.js";
import { Stream } from "./stream.js";
import { Toasts } from "./toasts.js";
import { Typing } from "./typing.js";
import { words } from "./words.js";

const LONG = 120; // letters of a message that a toast shows

export class Column {
  /** `page` is told when something that the whole page shows has changed: page.changed(), page.close(column). */
  constructor(person, page, channel = null) {
    Object.assign(this, { person, page, modal: null, connected: false, greeted: false });
    this.room = makeRoom(this, person);
    this.room.open = channel;
    this.room.seen = new Map(Object.entries(JSON.parse(sessionStorage.getItem(`seen ${person.id}`) || "{}")));
    this.stream = new Stream(this.room);
    this.bar = h("header", { class: "person-bar" });
    this.nav = h("nav", { class: "sidebar", "aria-label": `${this.room.t("channels")}: ${person.name}` });
    this.head = h("header", { class: "room-bar" });
    this.notice = h("div", { class: "notice", role: "status" });
    this.typing = new Typing(this.room);
    this.composerHost = h("div");
    this.toasts = new Toasts(person, () => page.toastHost(this));
    this.inside = h(
      "div",
      { class: "inside-column" },
      this.nav,
      h("div", { class: "room" }, this.head, this.stream.node, this.notice, this.composerHost, this.typing.node),
    );
    this.node = h(
      "section",
      { class: "column sidebar-open", "aria-label": person.name, lang: person.locale },
      this.bar,
      this.inside,
      this.toasts.node,
    );
    this.inside.addEventListener(
      "pointerdown",
      (event) =>
        this.nav.contains(event.target) ||
        event.target.closest("[data-key='sidebar']") ||
        this.node.classList.remove("drawer-open"),
    );
    this.node.addEventListener(
      "keydown",
      (event) => event.key === "Escape" && this.node.classList.remove("drawer-open"),
    );
    this.makeComposer();
    this.redraw();
    this.events = new Events(
      person.id,
      (event) => this.handle(event),
      (state) => this.line(state),
    );
  }

  handle(event) {
    const handler = HANDLERS[event.type];
    if (handler) handler(this, event);
    else console.warn("An event of an unknown kind", event);
  }

  // ---- what the server says

  greet({ me, bot, guild, members, channels, threads, commands, unread, opening }) {
    const { room } = this;
    const turned = me.locale !== room.locale || !this.greeted;
    Object.assign(this.person, me);
    Object.assign(room, { bot, guild, commands, opening, locale: me.locale, t: words(me.locale) });
    room.channelMap = new Map(channels.map((one) => [one.id, one]));
    room.threads = new Map(threads.map((one) => [one.id, one]));
    room.unread = new Map(Object.entries(unread || {}).filter((row) => row[1] > 0));
    this.setMembers(members);
    for (const place of [...channels, ...threads]) {
      // What was there before this person first looked is not news, unless it mentions them.
      if (!this.greeted && !room.seen.has(place.id) && !room.unread.get(place.id))
        room.seen.set(place.id, place.last_message_id || "0");
    }
    this.greeted = true;
    this.node.lang = me.locale;
    this.nav.setAttribute("aria-label", `${room.t("channels")}: ${this.person.name}`);
    this.stream.forgetHistory();
    if (turned) this.makeComposer();
    this.setCommands(commands);
    if (!room.place(room.open)) room.open = this.home();
    this.openChannel(room.open, { quiet: true });
    this.setOnline(bot.online);
  }

  home() {
    const guild = [...this.room.channelMap.values()]
      .filter((one) => one.type !== 1)
      .sort((a, b) => (a.position || 0) - (b.position || 0));
    return guild.length ? guild[0].id : ([...this.room.channelMap.keys()][0] ?? null);
  }

  setMembers(members) {
    this.room.members.clear();
    for (const one of members) this.room.members.set(one.id, one);
    if (!this.room.members.has(this.person.id)) this.room.members.set(this.person.id, { ...this.person, bot: false });
    this.room.version += 1;
  }

  setCommands(commands) {
    this.room.commands = commands;
    this.composer.setCommands(commands, this.room.place(this.room.open));
    this.stream.draw();
  }

  setOnline(online) {
    this.room.bot.online = online;
    this.drawNotice();
    this.page.changed();
  }

  line(state) {
    this.connected = state === "up";
    this.drawNotice();
    if (state === "refused") this.page.refused();
  }

  arrived(message) {
    const { room } = this;
    const place = room.place(message.channel_id);
    if (place && !message.ephemeral) {
      place.last_message_id = message.id;
      if (room.threads.has(message.channel_id)) place.message_count = (place.message_count || 0) + 1;
    }
    this.typing.stop(message.author.id);
    this.stream.put(message);
    this.redraw();
  }

  rung(channel, message, kind, content) {
    const { room } = this;
    if (this.visible() && channel === room.open && this.stream.stuck) {
      room.tell("read", { channel_id: channel });
      return;
    }
    room.unread.set(channel, (room.unread.get(channel) || 0) + 1);
    const who = (this.stream.book(channel).messages.get(message) || {}).author;
    const name = who ? room.person(who.id) : room.bot.name;
    const said = content.length > LONG ? `${content.slice(0, LONG).replace(/\s+\S*$/, "")} …` : content;
    const id = { mention: "mentioned", reply: "replied", dm: "wrote" }[kind] || "mentioned";
    this.toasts.show(
      `${room.t(id, { name, where: room.channel(channel) })}${said ? `: ${said}` : ""}`,
      () => this.jump(channel, message),
      channel,
    );
    this.redraw();
  }

  gone(id) {
    this.redraw();
    if (this.room.open === id || !this.room.place(this.room.open)) this.openChannel(this.home());
  }

  // ---- what the person does

  async openChannel(id, { quiet = false } = {}) {
    const { room } = this;
    if (id !== null && !room.place(id)) return this.toasts.show(room.t("unknownMessage"));
    room.open = id;
    this.toasts.drop(id);
    if (!quiet) this.node.classList.remove("drawer-open");
    this.redraw();
    this.composer.setCommands(room.commands, room.place(id));
    this.page.changed();
    if (id !== null) await this.stream.open(id);
  }

  async jump(channel, message) {
    this.page.show(this);
    if (this.room.open !== channel) await this.openChannel(channel);
    if (message && this.room.open === channel && !(await this.stream.reveal(message)))
      this.toasts.show(this.room.t("unknownMessage"));
  }

  visible() {
    return document.visibilityState === "visible" && this.node.offsetParent !== null;
  }

  /** The open channel counts as read as far as its end is in view. */
  noteSeen() {
    const { room, stream } = this;
    if (!room.open || !this.visible() || !stream.stuck || !stream.book(room.open).loaded) return;
    const last = stream
      .sorted()
      .filter((message) => !message.ephemeral)
      .pop();
    if (last && later(last.id, room.seen.get(room.open) || "0") > 0) {
      room.seen.set(room.open, last.id);
      sessionStorage.setItem(`seen ${this.person.id}`, JSON.stringify(Object.fromEntries(room.seen)));
      this.redrawSoon();
    }
    if (room.unread.delete(room.open)) {
      room.tell("read", { channel_id: room.open });
      this.toasts.drop(room.open);
      this.redrawSoon();
    }
  }

  openModal(event) {
    this.closeModal();
    this.modal = new Modal(event, this.room, {
      onSubmit: (fields) =>
        act(this.person.id, "submit", { interaction_id: event.interaction_id, custom_id: event.custom_id, fields }),
      onClose: () => {
        this.modal = null;
        this.inside.inert = false;
        // A refusal only says that it was over already.
        act(this.person.id, "close", { interaction_id: event.interaction_id }).catch(() => {});
      },
    });
    this.modal.open(this.node);
    this.inside.inert = true;
  }

  closeModal() {
    if (!this.modal) return;
    this.inside.inert = false;
    this.modal.close();
    this.modal = null;
  }

  // ---- drawing

  makeComposer() {
    this.composer = new Composer(this.room);
    this.composerHost.replaceChildren(this.composer.node);
  }

  redrawSoon() {
    if (this.later) return;
    this.later = requestAnimationFrame(() => {
      this.later = null;
      this.redraw();
    });
  }

  redraw() {
    drawSidebar(this.nav, this.room);
    drawPersonBar(this);
    drawRoomBar(this);
    this.stream.draw();
    this.page.changed();
  }

  async inGuild(verb, inside) {
    if ((await this.room.tell(verb, {})) !== null) this.person.in_guild = inside;
  }

  async change(what) {
    try {
      Object.assign(this.person, await call("PATCH", `/people/${this.person.id}`, what));
    } catch (refusal) {
      this.toasts.show(refusal.message);
    }
  }

  async openDm() {
    const channel = await this.room.tell("dm", {});
    if (!channel) return;
    if (!this.room.channelMap.has(channel.id)) this.room.channelMap.set(channel.id, channel);
    this.openChannel(channel.id);
  }

  /** In a wide column the list stands beside the stream and can be folded away; in a narrow one it slides over it. */
  toggleSidebar() {
    const narrow = this.node.clientWidth < 600;
    this.node.classList.toggle(narrow ? "drawer-open" : "sidebar-open");
    if (this.node.classList.contains("drawer-open") && narrow) (this.nav.querySelector(".here") || this.nav).focus();
  }

  drawNotice() {
    const { t, bot } = this.room;
    const text = !this.connected ? t("connecting") : !bot.online ? t("offline") : "";
    fill(this.notice, text && [icon("warning"), h("span", {}, text)]);
  }

  mentions() {
    return [...this.room.unread.values()].reduce((sum, count) => sum + count, 0);
  }

  close() {
    this.events.close();
    this.node.remove();
  }
}
