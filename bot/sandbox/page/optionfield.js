// One option of a chosen slash command, as a field to type in.

import { valueOf } from "./commands.js";
import { h } from "./dom.js";

export class OptionField {
  /** `chosen` is the value of what was picked from a list; what is typed afterwards takes its place. */
  constructor(option, room) {
    Object.assign(this, { option, room, chosen: undefined });
    const name = option.label || option.name;
    this.input = h("input", {
      type: "text",
      autocomplete: "off",
      spellcheck: "false",
      "aria-label": `${name}${option.required ? `, ${room.t("required")}` : ""}`,
      "data-key": `option ${option.name}`,
      inputmode: option.type === 4 ? "numeric" : undefined,
      maxlength: option.max_length,
    });
    this.node = h("label", { class: "option" }, h("span", { class: "option-name" }, name), this.input);
    this.size();
  }

  size() {
    this.input.style.width = `${Math.min(Math.max(this.input.value.length + 1, 5), 34)}ch`;
  }

  /** What is sent for it, undefined for nothing; throws where what is typed cannot be right. */
  value({ required = this.option.required } = {}) {
    return valueOf({ ...this.option, required }, { text: this.input.value, chosen: this.chosen }, this.room);
  }

  sound() {
    try {
      this.value();
      return true;
    } catch {
      return false;
    }
  }
}
