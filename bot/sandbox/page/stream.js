// The messages of one channel as one person sees them.

import { call } from "./api.js";
import { flatten } from "./commands.js";
import { fill, h, icon, later } from "./dom.js";
import { KeyedList } from "./keyedlist.js";
import { continues, dots, drawMessage } from "./message.js";
import { dayName, dayOf } from "./times.js";

const PAGE = 50;

export class Stream {
  constructor(room) {
    Object.assign(this, {
      room,
      books: new Map(),
      failures: new Map(),
      pending: new Map(),
      busy: new Set(),
    });
    Object.assign(this, { channel: null, stuck: true, lastTop: 0, shape: "", dividerAfter: null });
    this.list = new KeyedList(h("ol", { class: "messages" }));
    this.scroller = h("div", { class: "scroller", role: "log", tabindex: "-1" }, this.list.node);
    this.down = h("button", { type: "button", class: "jump-down", hidden: true, onclick: () => this.toBottom() });
    this.node = h("div", { class: "stream" }, this.scroller, this.down);
    this.scroller.addEventListener("scroll", () => this.scrolled());
    const observer = new ResizeObserver(() => this.stuck && this.toBottom());
    observer.observe(this.list.node);
    observer.observe(this.scroller);
  }

  book(id) {
    if (!this.books.has(id)) this.books.set(id, { messages: new Map(), loaded: false, complete: false, loading: null });
    return this.books.get(id);
  }

  sorted(id = this.channel) {
    return [...this.book(id).messages.values()].sort((a, b) => later(a.id, b.id));
  }

  /** After a break of the line the server is asked anew; private messages are kept, for it has no copy of them. */
  forgetHistory() {
    for (const book of this.books.values()) book.loaded = false;
  }

  async open(id) {
    const changed = this.channel !== id;
    this.channel = id;
    if (changed) {
      this.stuck = true;
      this.divide();
      this.list.clear();
    }
    this.draw();
    await this.load(id);
  }

  /** Marks where what this person has not seen begins, if there is any of it. */
  divide() {
    const seen = this.room.seen.get(this.channel);
    const news = seen && this.sorted().some((message) => later(message.id, seen) > 0 && !this.own(message));
    this.dividerAfter = news ? seen : null;
  }

  own(message) {
    return message.ephemeral || message.author.id === this.room.me;
  }

  async load(id, before = null) {
    const book = this.book(id);
    if (before ? book.complete || book.loading : book.loaded) return;
    const fetching = call(
      "GET",
      `/people/${this.room.me}/channels/${id}/messages?limit=${PAGE}${before ? `&before=${before}` : ""}`,
    );
    book.loading = fetching;
    try {
      const got = await fetching;
      if (book.loading !== fetching) return;
      if (!before) {
        const newest = got.length ? got[0].id : "0";
        for (const old of [...book.messages.values()])
          if (!old.ephemeral && later(old.id, newest) <= 0) book.messages.delete(old.id);
      }
      for (const message of got) book.messages.set(message.id, message);
      book.loaded = true;
      book.complete = got.length < PAGE;
    } catch (refusal) {
      this.room.toast(refusal.message);
    } finally {
      if (book.loading === fetching) book.loading = null;
    }
    if (this.channel !== id) return;
    if (!before && this.dividerAfter === null) this.divide();
    const height = this.scroller.scrollHeight;
    this.draw();
    if (before) this.scroller.scrollTop += this.scroller.scrollHeight - height;
  }

  older() {
    const first = this.sorted().find((message) => !message.ephemeral);
    return first && this.load(this.channel, first.id);
  }

  put(message) {
    const book = this.book(message.channel_id);
    const known = book.messages.has(message.id);
    book.messages.set(message.id, message);
    this.failures.delete(message.id);
    if (message.channel_id !== this.channel) return;
    if (!known && message.author.id === this.room.me) this.dividerAfter = null;
    else if (!known && !this.room.visible() && this.dividerAfter === null) this.divide();
    if (!known && this.own(message)) this.stuck = true; // one's own and the answers to it are brought into view
    this.draw();
    if (!known && !this.stuck) this.showDown(true);
  }

  remove(channelId, messageId) {
    this.book(channelId).messages.delete(messageId);
    if (channelId === this.channel) this.draw();
  }

  fail(messageId, text) {
    this.failures.set(messageId, text);
    this.draw();
  }

  setBusy(messageId, customId, on) {
    this.busy[on ? "add" : "delete"](`${messageId} ${customId}`);
    const node = this.list.get(`m${messageId}`);
    if (!node) return;
    for (const control of node.querySelectorAll("[data-key]")) {
      if (control.dataset.key !== customId) continue;
      control.classList.toggle("busy", on);
      control.setAttribute("aria-busy", String(on));
    }
  }

  /** A command on its way, or one that brought no answer; `state` is "sent", "failed" or null when it is over. */
  command(id, channelId, name, state) {
    if (state) this.pending.set(id, { channelId, name, state });
    else this.pending.delete(id);
    if (channelId === this.channel) this.draw();
  }

  draw() {
    if (!this.channel) return;
    this.scroller.setAttribute("aria-label", this.room.channel(this.channel));
    const [items, book] = [[], this.book(this.channel)];
    if (book.complete) items.push({ key: "start", sig: [this.room.version, this.opening()], make: () => this.beginning() });
    else if (book.loaded) items.push({ key: "older", sig: this.room.version, make: () => this.olderButton() });
    let before = null;
    let divided = this.dividerAfter === null;
    for (const message of this.sorted()) {
      const day = dayOf(message.timestamp);
      const newDay = !before || dayOf(before.timestamp) !== day;
      if (newDay)
        items.push({
          key: `d${day}`,
          sig: this.room.version,
          make: () => h("li", { class: "day" }, h("span", {}, dayName(message.timestamp, this.room.locale))),
        });
      const first = !divided && later(message.id, this.dividerAfter) > 0 && !this.own(message);
      if (first) {
        divided = true;
        items.push({
          key: "new",
          sig: this.room.version,
          make: () => h("li", { class: "new" }, h("span", {}, this.room.t("newMessages"))),
        });
      }
      const joined = !newDay && !first && continues(message, before);
      items.push(this.item(message, joined));
      before = message;
    }
    for (const [id, one] of this.pending) {
      if (one.channelId === this.channel)
        items.push({ key: `c${id}`, sig: one.state, make: () => this.pendingRow(id, one) });
    }
    this.list.show(items);
    if (this.stuck) this.toBottom();
    this.room.noteSeen();
  }

  item(message, joined) {
    const failure = this.failures.get(message.id) || "";
    const thread = this.room.threadOf(message.id);
    const sig = [message, joined, failure, this.room.version, thread && `${thread.name} ${thread.message_count}`];
    return { key: `m${message.id}`, sig, make: () => drawMessage(message, this.room, { joined, failure }) };
  }

  beginning() {
    const { room } = this;
    const label = this.opening();
    const props = { type: "button", class: "button primary", "data-key": "opening" };
    return h(
      "li",
      { class: "beginning" },
      room.t("start", { name: room.channel(this.channel) }),
      label && h("button", { ...props, onclick: () => room.openCommand(room.opening) }, label),
    );
  }

  /** What the command that is offered here does, in this person's words; "" where none is. */
  opening() {
    const place = this.room.place(this.channel);
    if (!this.room.opening || !place || place.type !== 0) return "";
    const entry = flatten(this.room.commands).find((one) => one.path === this.room.opening);
    return entry ? entry.description : "";
  }

  olderButton() {
    return h(
      "li",
      { class: "older" },
      h("button", { type: "button", class: "plain-link", onclick: () => this.older() }, this.room.t("older")),
    );
  }

  pendingRow(id, one) {
    const { t } = this.room;
    const name = h("span", { class: "command-name" }, `/${this.room.command(one.name)}`);
    if (one.state === "sent")
      return h("li", { class: "event pending" }, dots(), h("div", { class: "body" }, name, " ", t("sending")));
    return h(
      "li",
      { class: "event pending private" },
      icon("warning"),
      h(
        "div",
        { class: "body" },
        name,
        " ",
        h("span", { class: "failure", role: "alert" }, t("silent")),
        " ",
        h(
          "button",
          { type: "button", class: "plain-link", onclick: () => this.command(id, one.channelId, one.name, null) },
          t("dismiss"),
        ),
      ),
    );
  }

  scrolled() {
    const { scrollTop, scrollHeight, clientHeight } = this.scroller;
    // Only the reader's own scrolling up lets go of the end; what grows or shrinks below or around does not.
    const shape = `${scrollHeight} ${clientHeight}`;
    if (scrollHeight - scrollTop - clientHeight < 40) this.stuck = true;
    else if (scrollTop < this.lastTop - 1 && shape === this.shape) this.stuck = false;
    else if (this.stuck) this.toBottom();
    [this.lastTop, this.shape] = [this.scroller.scrollTop, shape];
    if (this.stuck) this.showDown(false);
    else if (scrollTop < 80) this.older();
    if (this.stuck) this.room.noteSeen();
  }

  toBottom() {
    this.stuck = true;
    this.scroller.scrollTop = this.scroller.scrollHeight;
    this.showDown(false);
  }

  showDown(on) {
    this.down.hidden = !on;
    if (on) fill(this.down, icon("down"), this.room.t("jumpDown"));
  }

  /** Brings a message into view, asking for older pages till it is there; answers whether it is. */
  async reveal(messageId) {
    const book = this.book(this.channel);
    for (let pages = 0; !book.messages.has(messageId) && !book.complete && pages < 20; pages += 1) await this.older();
    const node = this.list.get(`m${messageId}`);
    if (!node) return false;
    this.stuck = false;
    node.scrollIntoView({ block: "center" });
    const { scrollTop, scrollHeight, clientHeight } = this.scroller;
    [this.stuck, this.lastTop] = [scrollHeight - scrollTop - clientHeight < 40, scrollTop];
    this.showDown(!this.stuck);
    node.focus({ preventScroll: true });
    node.classList.add("flash");
    node.addEventListener("animationend", () => node.classList.remove("flash"), { once: true });
    return true;
  }
}
