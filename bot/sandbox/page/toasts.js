// What is said in passing, at the edge of a column.

import { h, icon } from "./dom.js";

const STAYS = 9000; // milliseconds

export class Toasts {
  /** `host()` is the element to show one in: the column's own, or the page's when the column is out of view. */
  constructor(person, host) {
    Object.assign(this, { person, host });
    this.node = h("div", { class: "toasts", role: "status" });
  }

  /** With a channel it stays until that channel is opened, but no longer than others. */
  show(text, onclick = null, channel = null) {
    const node = h(
      onclick ? "button" : "div",
      {
        class: "toast",
        type: onclick ? "button" : undefined,
        "data-channel": channel && `${this.person.id} ${channel}`,
      },
      icon(onclick ? "bell" : "warning"),
      h("span", {}, text),
    );
    if (onclick)
      node.addEventListener("click", () => {
        node.remove();
        onclick();
      });
    this.host().append(node);
    setTimeout(() => node.remove(), STAYS);
  }

  drop(channel) {
    for (const node of document.querySelectorAll(".toast"))
      if (node.dataset.channel === `${this.person.id} ${channel}`) node.remove();
  }
}
