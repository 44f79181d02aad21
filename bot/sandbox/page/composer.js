// Where one writes: plain text, or "/" and a command from the list that opens.

import { fill, h, icon } from "./dom.js";
import { beginning, flatten } from "./commands.js";
import { CommandForm } from "./commandform.js";
import { Listbox, matching } from "./listbox.js";

const NAMED = /(?:^|\s)@([^\s@]*)$/;

/** `room` gives t, ctx of the markup, complete(), run(), say(); see Column.room(). */
export class Composer {
  constructor(room) {
    Object.assign(this, { room, drafts: new Map(), entries: [], replyTo: null, form: null, channel: null });
    const { t } = room;
    this.list = new Listbox({
      label: t("commands"),
      empty: t("nothing"),
      onPick: (item) => (item.entry ? this.begin(item.entry) : this.mention(item.label)),
    });
    this.field = h("textarea", { rows: 1, class: "write", "data-key": "write", maxlength: 2000, spellcheck: "true" });
    this.list.drive(this.field);
    this.above = h("div", { class: "over-entry" });
    this.error = h("p", { class: "failure", role: "alert" });
    this.replying = h("div", { class: "replying", hidden: true });
    this.sendButton = h(
      "button",
      { type: "button", class: "icon-button send", "aria-label": t("send"), onclick: () => this.send() },
      icon("send"),
    );
    this.slash = h(
      "button",
      {
        type: "button",
        class: "icon-button",
        "aria-label": t("commands"),
        title: t("commands"),
        onclick: () => this.write("/"),
      },
      icon("slash"),
    );
    this.entry = h("div", { class: "entry" }, this.slash, this.field, this.sendButton);
    this.node = h("div", { class: "composer" }, this.above, this.replying, this.error, this.entry);
    this.field.addEventListener("input", () => this.typed());
    this.field.addEventListener("keydown", (event) => this.key(event));
    this.field.addEventListener("blur", () => this.pick(null));
    this.field.addEventListener("focus", () => this.typed());
  }

  setCommands(commands, channel) {
    this.entries = flatten(commands, { dm: Boolean(channel && channel.type === 1) });
    if (this.form && !this.entries.some((entry) => entry.path === this.form.entry.path)) this.leaveForm();
  }

  setChannel(channel, name, allowed) {
    if (this.channel) this.drafts.set(this.channel.id, this.field.value);
    const same = this.channel && channel && this.channel.id === channel.id;
    this.channel = channel;
    if (!same) {
      this.leaveForm();
      this.cancelReply();
      this.field.value = (channel && this.drafts.get(channel.id)) || "";
      this.fail("");
    }
    this.field.placeholder = allowed ? this.room.t("messageIn", { name }) : this.room.t("cannotSend");
    this.field.setAttribute("aria-label", this.field.placeholder);
    for (const node of [this.field, this.sendButton, this.slash]) node.disabled = !allowed;
    if (!allowed) this.leaveForm();
    this.grow();
  }

  write(text) {
    this.leaveForm();
    this.field.value = text;
    this.field.focus();
    this.typed();
  }

  grow() {
    this.field.style.height = "auto";
    this.field.style.height = `${Math.min(this.field.scrollHeight, 160)}px`;
  }

  typed() {
    this.grow();
    const line = this.field.value;
    if (document.activeElement !== this.field) return this.pick(null);
    if (!line.startsWith("/") || line.includes("\n")) return this.pick(this.called());
    this.fail("");
    const start = beginning(line, this.entries);
    if (start && line[start.size + 1] === " ") return this.begin(start.entry, start.rest);
    const items = this.entries.map((entry) => ({
      value: entry.path,
      label: `/${entry.label}`,
      description: entry.description,
      entry,
      also: entry.path,
      aside: entry.options
        .filter((one) => one.required)
        .map((one) => one.label || one.name)
        .join(", "),
    }));
    const typed = line.slice(1);
    this.pick(
      matching(
        items.map((item) => ({ ...item, label: item.label.slice(1) })),
        typed,
      ).map((item) => ({ ...item, label: `/${item.label}` })),
    );
  }

  /** Those whom the "@" before the caret may mean; null where nobody is being named. */
  called() {
    const named = NAMED.exec(this.field.value.slice(0, this.field.selectionStart));
    const found = named ? matching(this.room.people(), named[1]) : [];
    return found.length ? found.map((one) => ({ ...one, label: `@${one.label}` })) : null;
  }

  mention(name) {
    const { value, selectionStart: caret } = this.field;
    const before = `${value.slice(0, caret).replace(/@[^\s@]*$/, () => name)} `;
    this.field.value = before + value.slice(caret).trimStart();
    this.field.setSelectionRange(before.length, before.length);
    this.pick(null);
    this.grow();
  }

  /** What was written with people's names, as Discord sends it: with their ids. The longest name that fits counts. */
  addressed(text) {
    let out = text;
    for (const { label, value } of this.room.people().sort((a, b) => b.label.length - a.label.length)) {
      const [first, ...parts] = out.split(`@${label}`);
      out = first;
      for (const part of parts) {
        const whole = /(^|\s)$/.test(out) && !/^[\p{L}\d]/u.test(part);
        out += (whole ? `<@${value}>` : `@${label}`) + part;
      }
    }
    return out;
  }

  pick(items) {
    if (items) {
      this.list.show(items);
      fill(this.above, h("div", { class: "picker" }, this.list.box, h("p", { class: "hint keys" }, this.room.t("keys"))));
    } else {
      this.list.show([]);
      this.above.replaceChildren();
    }
  }

  key(event) {
    if (event.isComposing) return;
    const open = this.above.childNodes.length > 0;
    if (open && this.list.key(event)) return;
    if (event.key === "Escape") {
      if (open) {
        event.stopPropagation();
        this.pick(null);
      } else this.cancelReply();
    } else if (event.key === "Enter" && !event.shiftKey) {
      event.preventDefault();
      this.send();
    }
  }

  begin(entry, rest = "") {
    this.pick(null);
    this.fail("");
    this.field.value = "";
    if (this.form) this.form.stop();
    this.form = new CommandForm(entry, this.room, this.channel, {
      onLeave: (text = "") => {
        this.leaveForm();
        this.write(text);
      },
      onSend: (options) => this.run(entry, options),
      onError: (text) => this.fail(text),
    });
    this.entry.replaceChildren(this.form.node, this.sendButton);
    this.above.replaceChildren(this.form.over);
    this.form.start(rest);
  }

  leaveForm() {
    if (!this.form) return;
    this.form.stop();
    this.form = null;
    this.above.replaceChildren();
    this.entry.replaceChildren(this.slash, this.field, this.sendButton);
    this.fail("");
  }

  /** Opens the form of a command by its path, as a press on a mention of it does. */
  open(path) {
    const entry = this.entries.find((one) => one.path === path || one.label === path);
    if (entry && !this.field.disabled) this.begin(entry);
    else this.write(`/${path}`);
  }

  async run(entry, options) {
    try {
      await this.room.run(entry.path, options);
      const inside = this.entry.contains(document.activeElement);
      this.leaveForm();
      if (inside || document.activeElement === document.body) this.field.focus();
    } catch (refusal) {
      this.fail(refusal.message);
    }
  }

  async send() {
    if (this.form) return this.form.send();
    const content = this.field.value.trim();
    if (!content || this.field.disabled) return;
    if (content.startsWith("/")) {
      const start = beginning(content, this.entries);
      if (start) return this.begin(start.entry, start.rest);
    }
    const [reply, draft] = [this.replyTo, this.field.value];
    this.field.value = "";
    this.cancelReply();
    this.grow();
    try {
      await this.room.say(this.addressed(content), reply && reply.id);
      this.fail("");
    } catch (refusal) {
      if (!this.field.value) this.field.value = draft;
      this.fail(refusal.message);
    }
  }

  reply(message) {
    this.replyTo = message;
    const { t } = this.room;
    fill(
      this.replying,
      h("span", {}, t("replying", { name: this.room.person(message.author.id) })),
      h(
        "button",
        { type: "button", class: "icon-button", "aria-label": t("cancel"), onclick: () => this.cancelReply() },
        icon("close"),
      ),
    );
    this.replying.hidden = false;
    this.field.focus();
  }

  cancelReply() {
    this.replyTo = null;
    this.replying.hidden = true;
  }

  fail(text) {
    fill(this.error, text && [icon("warning"), text]);
  }
}
