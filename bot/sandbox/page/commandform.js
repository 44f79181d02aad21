// A chosen slash command with its options as fields, as Discord lays them in the line one writes in.

import { fill, h } from "./dom.js";
import { choicesFor, typedOptions } from "./commands.js";
import { Listbox, matching } from "./listbox.js";
import { OptionField } from "./optionfield.js";

const WAIT = 200; // milliseconds without a key before the bot is asked for completions

export class CommandForm {
  constructor(entry, room, channel, { onLeave, onSend, onError }) {
    Object.assign(this, { entry, room, channel, onLeave, onSend, onError, fields: [], asked: 0 });
    this.list = new Listbox({
      label: entry.label,
      empty: room.t("nothing"),
      onPick: (item, how) => this.choose(item, how),
    });
    this.hint = h("p", { class: "hint", "aria-live": "polite" });
    this.over = h("div", { class: "picker" });
    this.head = h("span", { class: "command-name" }, `/${entry.label}`);
    this.chips = h("span", { class: "chips" });
    this.node = h(
      "div",
      { class: "command-form", role: "group", "aria-label": `/${entry.label}` },
      this.head,
      this.chips,
    );
    for (const option of entry.options) if (option.required) this.addField(option);
    // With nothing required, the first option stands ready: left empty, it is left out.
    if (!this.fields.length && entry.options.length) this.addField(entry.options[0]);
    this.drawChips();
  }

  start(rest) {
    const given = typedOptions(rest, this.entry.options);
    for (const [name, text] of given) {
      const option = this.entry.options.find((one) => one.name === name);
      const field = this.fields.find((one) => one.option === option) || this.addField(option);
      field.input.value = text;
      field.size();
    }
    this.drawChips();
    const first =
      this.fields.find((field) => field.option.required && !field.input.value) || this.fields[this.fields.length - 1];
    if (first) first.input.focus();
    else {
      this.head.tabIndex = 0;
      this.head.addEventListener("keydown", (event) => this.bare(event));
      this.head.focus();
      this.describe(null);
    }
  }

  /** A command without options: Enter sends it, Backspace and Esc go back. */
  bare(event) {
    if (event.key === "Enter") this.send();
    else if (event.key === "Backspace") this.onLeave(`/${this.entry.label}`);
    else if (event.key === "Escape") this.onLeave();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  addField(option) {
    const field = new OptionField(option, this.room);
    field.input.addEventListener("input", () => this.typed(field));
    field.input.addEventListener("focus", () => this.enter(field));
    field.input.addEventListener("blur", () => this.blur(field));
    field.input.addEventListener("keydown", (event) => this.key(event, field));
    this.fields.push(field);
    this.node.insertBefore(field.node, this.chips);
    return field;
  }

  drawChips() {
    const free = this.entry.options.filter((option) => !this.fields.some((field) => field.option === option));
    fill(
      this.chips,
      free.map((option) => {
        const name = option.label || option.name;
        const onclick = () => this.addOptional(option);
        return h(
          "button",
          {
            type: "button",
            class: "chip",
            title: option.description,
            "aria-label": `${this.room.t("optional")} ${name}`,
            onclick,
          },
          `+ ${name}`,
        );
      }),
    );
  }

  addOptional(option) {
    const field = this.addField(option);
    this.drawChips();
    field.input.focus();
    return field;
  }

  enter(field) {
    this.current = field;
    this.describe(field.option);
    this.list.drive(field.input);
    this.offer(field, 0);
  }

  blur(field) {
    clearTimeout(this.timer);
    this.asked += 1;
    if (this.current === field) this.current = null;
    this.over.replaceChildren();
    field.input.setAttribute("aria-expanded", "false");
    field.node.classList.toggle("wrong", !field.sound());
  }

  describe(option) {
    fill(
      this.hint,
      option ? [h("b", {}, option.label || option.name), ` ${option.description || ""}`] : this.entry.description,
    );
    fill(this.over, this.hint);
  }

  typed(field) {
    field.chosen = undefined;
    field.node.classList.remove("wrong");
    this.onError("");
    const other = /^(.*?)\s*(?:^|\s)([^\s:]+):$/.exec(field.input.value);
    const option =
      other && this.entry.options.find((one) => one.name === other[2] || one.label === other[2]);
    if (option && option === field.option && !other[1]) {
      field.input.value = ""; // its own name, as commands are written down
    } else if (option && option !== field.option) {
      field.input.value = other[1];
      field.size();
      const next = this.fields.find((one) => one.option === option);
      if (next) next.input.focus();
      else this.addOptional(option);
      return;
    }
    field.size();
    this.offer(field, WAIT);
  }

  /** Fills the list for the field: fixed choices at once, live ones from the bot when the typing rests. */
  offer(field, wait) {
    clearTimeout(this.timer);
    const ticket = (this.asked += 1);
    const { option, input } = field;
    const fixed = choicesFor(option, this.room);
    if (fixed)
      return this.show(matching(fixed, field.chosen === undefined ? input.value.replace(/^[@#]/, "") : ""), field);
    if (!option.autocomplete) return this.show(null, field);
    if (!this.over.contains(this.list.box)) this.wait();
    this.timer = setTimeout(async () => {
      let found = [];
      try {
        found = (
          await this.room.complete(this.entry.path, { ...this.options(field), [option.name]: input.value }, option.name)
        ).choices;
      } catch (refusal) {
        this.onError(refusal.message);
      }
      if (ticket !== this.asked || this.current !== field) return; // a later key has asked anew
      this.show(
        found.map((one) => ({ value: one.value, label: one.name })),
        field,
      );
    }, wait);
  }

  wait() {
    fill(this.over, h("p", { class: "hint" }, this.room.t("looking")), this.hint);
  }

  show(items, field) {
    if (!items) return fill(this.over, this.hint);
    fill(this.over, this.list.box, this.hint);
    // What need not be filled in is not filled in by Enter, unless something was typed or moved to.
    const settled = field.chosen !== undefined;
    const at = settled
      ? items.findIndex((item) => item.value === field.chosen)
      : field.option.required || field.input.value
        ? 0
        : -1;
    this.list.show(items, items.length ? at : -1);
  }

  /** The values so far, for the bot to complete by; what cannot be right is left out. */
  options(except = null) {
    const out = {};
    for (const field of this.fields) {
      if (field === except) continue;
      try {
        const value = field.value({ required: false });
        if (value !== undefined) out[field.option.name] = value;
      } catch {
        continue;
      }
    }
    return out;
  }

  choose(item, how) {
    const field = this.current;
    if (!field) return;
    field.chosen = item.value;
    field.input.value = item.label;
    field.size();
    this.onError("");
    const next = this.fields.find((one) => one !== field && one.option.required && !one.input.value);
    if (next) next.input.focus();
    else {
      this.closeList();
      if (how === "Tab") this.after(field);
    }
  }

  after(field) {
    const next = this.fields[this.fields.indexOf(field) + 1];
    if (next) next.input.focus();
  }

  closeList() {
    clearTimeout(this.timer);
    this.asked += 1;
    this.list.show([]);
    fill(this.over, this.hint);
  }

  key(event, field) {
    if (event.isComposing) return;
    const open = this.over.contains(this.list.box) && this.list.items.length > 0;
    const settled = field.chosen !== undefined && (event.key === "Enter" || event.key === "Tab");
    if (open && !settled && this.list.key(event)) return;
    if (event.key === "Enter") {
      event.preventDefault();
      this.send();
    } else if (event.key === "Escape") {
      event.preventDefault();
      event.stopPropagation();
      if (open) this.closeList();
      else this.onLeave();
    } else if (event.key === "Backspace" && !field.input.value) {
      event.preventDefault();
      this.drop(field);
    } else if (event.key === "ArrowDown" && !open) {
      event.preventDefault();
      this.offer(field, 0);
    }
  }

  /** Backspace in an empty field: an option goes, and after the last that can go, the command does. */
  drop(field) {
    const at = this.fields.indexOf(field);
    if (field.option.required || this.fields.length === 1) {
      if (at > 0) return this.fields[at - 1].input.focus();
      return this.onLeave(`/${this.entry.label}`);
    }
    this.fields.splice(at, 1);
    this.fields[Math.max(0, at - 1)].input.focus();
    field.node.remove();
    this.drawChips();
  }

  send() {
    const out = {};
    for (const field of this.fields) {
      try {
        const value = field.value();
        if (value !== undefined) out[field.option.name] = value;
      } catch (wrong) {
        field.node.classList.add("wrong");
        field.input.focus();
        return this.onError(wrong.message);
      }
    }
    return this.onSend(out);
  }

  stop() {
    clearTimeout(this.timer);
    this.asked += 1;
    this.current = null;
  }
}
