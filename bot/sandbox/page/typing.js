// Who is writing in the open channel.

import { fill, h } from "./dom.js";
import { dots } from "./message.js";

const LASTS = 9000; // milliseconds, unless it is said again

export class Typing {
  constructor(room) {
    Object.assign(this, { room, who: new Map() });
    this.node = h("div", { class: "typing muted", "aria-live": "off" });
  }

  start(channel, user) {
    if (user === this.room.me) return;
    clearTimeout((this.who.get(user) || {}).timer);
    this.who.set(user, { channel, timer: setTimeout(() => this.stop(user), LASTS) });
    this.draw();
  }

  stop(user) {
    if (this.who.delete(user)) this.draw();
  }

  draw() {
    const names = [...this.who].filter(([, one]) => one.channel === this.room.open).map(([id]) => this.room.person(id));
    fill(this.node, names.length > 0 && [dots(), ` ${this.room.t("typing", { name: names.join(", ") })}`]);
  }
}
