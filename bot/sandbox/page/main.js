// The page: who is on it, side by side on a wide screen and one at a time on a narrow one.

import { call } from "./api.js";
import { Column } from "./column.js";
import { add, avatar, fill, h, icon } from "./dom.js";
import { popup } from "./listbox.js";
import { badge } from "./sidebar.js";
import { words } from "./words.js";

const FIRST = ["Anna", "Boris"];

class Page {
  constructor() {
    Object.assign(this, { columns: [], active: null, people: [] });
    this.host = document.getElementById("columns");
    this.tabs = document.getElementById("people");
    this.addButton = document.getElementById("add");
    this.addButton.append(icon("plus"));
    this.addButton.addEventListener("click", () => this.chooser());
    document.addEventListener("visibilitychange", () => this.columns.forEach((column) => column.noteSeen()));
    this.narrow = matchMedia("(max-width: 760px)");
    this.narrow.addEventListener("change", () => this.placeBars());
    addEventListener("hashchange", () => this.readHash() && this.restore());
  }

  get t() {
    return words(this.active ? this.active.person.locale : navigator.language);
  }

  async start() {
    try {
      this.people = await call("GET", "/people");
    } catch (refusal) {
      fill(this.host, h("p", { class: "fatal", role: "alert" }, refusal.message));
      return;
    }
    this.restore();
  }

  /** The address says who is shown and where each is: #p=<person>.<channel>&p=...&on=<person>. */
  readHash() {
    const wanted = new URLSearchParams(location.hash.slice(1));
    this.wanted = { rows: wanted.getAll("p").map((row) => row.split(".")), on: wanted.get("on") };
    return this.hash() !== location.hash.slice(1);
  }

  restore() {
    this.readHash();
    const rows = this.wanted.rows.filter(([id]) => this.people.some((person) => person.id === id));
    const names = this.people.filter((person) => FIRST.includes(person.name));
    const first = (names.length ? names : this.people.slice(0, 2)).map((person) => [person.id]);
    const on = this.wanted.on;
    for (const column of [...this.columns]) column.close();
    this.columns = [];
    for (const [id, channel] of rows.length ? rows : first)
      this.open(
        this.people.find((person) => person.id === id),
        channel || null,
      );
    const shown = this.columns.find((column) => column.person.id === on) || this.columns[0];
    if (shown) this.show(shown);
    this.changed();
  }

  /** A sandbox started anew knows none of these people: those of the same names take their places. */
  async refused() {
    const people = await call("GET", "/people").catch(() => null);
    if (!people || this.columns.every((column) => people.some((one) => one.id === column.person.id))) return;
    const names = this.columns.map((column) => column.person.name);
    const found = names.map((name) => people.find((one) => one.name === name)).filter(Boolean);
    this.people = people;
    history.replaceState(null, "", `#${found.map((one) => `p=${one.id}`).join("&")}`);
    this.restore();
  }

  open(person, channel = null) {
    const there = this.columns.find((column) => column.person.id === person.id);
    if (there) return there;
    const column = new Column(person, this, channel);
    this.columns.push(column);
    this.host.append(column.node);
    column.node.addEventListener("focusin", () => this.show(column));
    return column;
  }

  show(column) {
    if (this.active === column) return;
    this.active = column;
    for (const one of this.columns) one.node.classList.toggle("active", one === column);
    this.placeBars();
    column.noteSeen();
    this.changed();
  }

  /** On a narrow screen there is one line for all people: the tabs, and what the one in view can do. */
  placeBars() {
    const slot = document.getElementById("person-slot");
    const shown = this.narrow.matches && this.active ? this.active.bar : null;
    for (const old of [...slot.children]) if (old !== shown) old.remove();
    // What stands where it belongs stays: an element that is moved loses the focus.
    for (const { bar, node } of this.columns) {
      const [place, there] = bar === shown ? [slot, slot.firstChild] : [node, node.firstChild];
      if (there !== bar) place.prepend(bar);
    }
  }

  close(column) {
    column.close();
    this.columns = this.columns.filter((one) => one !== column);
    if (this.active === column) {
      this.active = null;
      if (this.columns.length) this.show(this.columns[0]);
      else this.placeBars();
    }
    this.changed();
    this.addButton.focus();
  }

  /** A toast of someone who is not in view is shown over the page. */
  toastHost(column) {
    return column.node.offsetParent !== null ? column.toasts.node : document.getElementById("toasts");
  }

  hash() {
    const rows = this.columns.map((column) => `p=${column.person.id}${column.room.open ? `.${column.room.open}` : ""}`);
    if (this.active) rows.push(`on=${this.active.person.id}`);
    return rows.join("&");
  }

  changed() {
    if (this.soon) return;
    this.soon = requestAnimationFrame(() => {
      this.soon = null;
      const hash = this.hash();
      if (hash !== location.hash.slice(1)) history.replaceState(null, "", `#${hash}`);
      this.draw();
    });
  }

  draw() {
    const { t } = this;
    const mentions = this.columns.reduce((sum, column) => sum + column.mentions(), 0);
    const guild = this.columns.map((column) => column.room.guild.name).find(Boolean);
    document.title = `${mentions ? `(${mentions}) ` : ""}${guild || "Caravel"}`;
    document.documentElement.lang = this.active ? this.active.person.locale : "en";
    document.getElementById("guild").textContent = guild || "";
    this.addButton.setAttribute("aria-label", t("addPerson"));
    this.addButton.title = t("addPerson");
    this.tabs.setAttribute("aria-label", t("people"));
    this.host.style.setProperty("--columns", this.columns.length);
    const focused = this.tabs.contains(document.activeElement) ? document.activeElement.dataset.person : null;
    fill(
      this.tabs,
      this.columns.map((column) => {
        const on = column === this.active;
        const node = h(
          "button",
          {
            type: "button",
            class: `tab${on ? " on" : ""}`,
            "aria-pressed": String(on),
            "data-person": column.person.id,
            onclick: () => this.show(column),
          },
          avatar(column.person),
          h("span", {}, column.person.name),
          badge(column.mentions(), t),
        );
        return node;
      }),
    );
    for (const node of this.tabs.children) if (node.dataset.person === focused) node.focus();
    const shown = this.tabs.querySelector(".on");
    if (shown) shown.scrollIntoView({ inline: "nearest", block: "nearest" });
  }

  async chooser() {
    const { t } = this;
    this.people = await call("GET", "/people").catch(() => this.people);
    const free = this.people.filter((person) => !this.columns.some((column) => column.person.id === person.id));
    const box = h("div", { class: "chooser" });
    const close = popup(this.addButton, box, { label: t("addPerson") });
    const take = (person) => {
      close();
      const column = this.open(person);
      this.show(column);
      column.node.scrollIntoView({ inline: "end", block: "nearest" });
    };
    const name = h("input", {
      type: "text",
      maxlength: 32,
      required: true,
      autocomplete: "off",
      "aria-label": t("name"),
      placeholder: t("name"),
    });
    const tongue = h(
      "select",
      { "aria-label": "EN / RU" },
      h("option", { value: "en-US" }, "EN"),
      h("option", { value: "ru" }, "RU"),
    );
    const error = h("p", { class: "failure", role: "alert" });
    const form = h(
      "form",
      {},
      free.length > 0 && h("p", { class: "muted" }, t("nobodyElse")),
      h("div", { class: "line" }, name, tongue, h("button", { type: "submit", class: "button primary" }, t("add"))),
      error,
    );
    form.addEventListener("submit", async (event) => {
      event.preventDefault();
      try {
        const person = await call("POST", "/people", { name: name.value.trim(), locale: tongue.value });
        this.people.push(person);
        take(person);
      } catch (refusal) {
        error.textContent = refusal.message;
      }
    });
    const list = h(
      "div",
      { class: "actions" },
      free.map((person) =>
        h(
          "button",
          { type: "button", onclick: () => take(person) },
          avatar(person),
          h("span", {}, person.name),
          h("span", { class: "badge quiet" }, person.locale.startsWith("ru") ? "RU" : "EN"),
        ),
      ),
    );
    box.addEventListener("keydown", (event) => {
      if (event.key !== "Escape") return;
      close();
      this.addButton.focus();
    });
    add(box, [free.length > 0 && list, form]);
    close.lay();
    (list.querySelector("button") || name).focus();
  }
}

new Page().start();
