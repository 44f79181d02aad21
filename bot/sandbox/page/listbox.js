// A list from which something is chosen by arrow keys or by pressing: menus, commands, options and completions.

import { emojiNode, fill, fresh, h } from "./dom.js";

/** Items are {value, label, description?, aside?, emoji?, selected?}; the field that drives it keeps the focus. */
export class Listbox {
  constructor({ label, multi = false, onPick, empty = "" }) {
    Object.assign(this, { onPick, multi, empty, items: [], at: -1 });
    this.id = fresh("list");
    this.box = h("ul", { id: this.id, class: "listbox", role: "listbox", tabindex: "-1", "aria-label": label });
    if (multi) this.box.setAttribute("aria-multiselectable", "true");
  }

  /** Makes the field speak for the list to a reader of the screen. */
  drive(field) {
    this.field = field;
    field.setAttribute("aria-controls", this.id);
    field.setAttribute("aria-autocomplete", "list");
    // What is written over several lines is no combobox, though a list may stand beside it.
    if (field.tagName === "TEXTAREA") field.setAttribute("aria-haspopup", "listbox");
    else field.setAttribute("role", "combobox");
    this.tell(false);
    return this;
  }

  tell(open) {
    if (this.field && this.field.tagName !== "TEXTAREA") this.field.setAttribute("aria-expanded", String(open));
  }

  show(items, at = items.length ? 0 : -1) {
    this.items = items;
    this.nodes = items.map((item, n) => this.row(item, n));
    fill(
      this.box,
      items.length ? this.nodes : this.empty && h("li", { class: "empty", role: "presentation" }, this.empty),
    );
    this.box.scrollTop = 0;
    this.activate(at);
    this.tell(items.length > 0);
  }

  row(item, n) {
    const node = h(
      "li",
      { id: `${this.id}-${n}`, role: "option", "aria-selected": item.selected ? "true" : "false" },
      this.multi && h("span", { class: "tick", "aria-hidden": "true" }, item.selected ? "✓" : ""),
      emojiNode(item.emoji),
      h(
        "span",
        { class: "what" },
        h("span", { class: "name" }, item.label),
        item.description && h("span", { class: "description" }, item.description),
      ),
      item.aside && h("span", { class: "aside" }, item.aside),
    );
    node.addEventListener("pointerdown", (event) => event.preventDefault()); // the focus stays in the field
    node.addEventListener("pointermove", () => this.at !== n && this.activate(n, false));
    node.addEventListener("click", (event) => {
      event.stopPropagation();
      this.onPick(item, "click");
    });
    return node;
  }

  mark(value, selected) {
    const n = this.items.findIndex((item) => item.value === value);
    if (n < 0) return;
    this.items[n].selected = selected;
    this.nodes[n].setAttribute("aria-selected", String(selected));
    if (this.multi) this.nodes[n].querySelector(".tick").textContent = selected ? "✓" : "";
  }

  activate(n, scroll = true) {
    if (this.nodes[this.at]) this.nodes[this.at].classList.remove("active");
    this.at = n;
    const node = this.nodes[n];
    if (node) {
      node.classList.add("active");
      if (scroll) node.scrollIntoView({ block: "nearest" });
    }
    if (!this.field) return;
    if (node) this.field.setAttribute("aria-activedescendant", node.id);
    else this.field.removeAttribute("aria-activedescendant");
  }

  /** Up, Down, Home, End move; Enter and Tab choose. Answers whether the key was for the list. */
  key(event) {
    const last = this.items.length - 1;
    if (last < 0) return false;
    const steps = { ArrowDown: this.at >= last ? 0 : this.at + 1, ArrowUp: this.at <= 0 ? last : this.at - 1 };
    const pages = { PageDown: Math.min(last, this.at + 6), PageUp: Math.max(0, this.at - 6) };
    const to = { ...steps, ...pages }[event.key];
    if (to !== undefined) {
      event.preventDefault();
      this.activate(to);
      return true;
    }
    if ((event.key === "Enter" || event.key === "Tab") && !event.shiftKey && this.at >= 0) {
      event.preventDefault();
      this.onPick(this.items[this.at], event.key);
      return true;
    }
    return false;
  }
}

/** Those that fit what was typed: every word somewhere, beginnings first. */
export function matching(items, typed) {
  const wanted = fold(typed).split(/\s+/).filter(Boolean);
  if (!wanted.length) return items;
  const scored = [];
  for (const item of items) {
    const name = fold(item.label);
    const all = `${name} ${fold(item.description || "")} ${fold(item.also || "")}`;
    if (!wanted.every((word) => all.includes(word))) continue;
    const whole = wanted.join(" ");
    const rank = name.startsWith(whole) ? 0 : wanted.every((word) => name.includes(word)) ? 1 : 2;
    scored.push([rank, scored.length, item]);
  }
  return scored.sort((a, b) => a[0] - b[0] || a[1] - b[1]).map((row) => row[2]);
}

export const fold = (text) => text.toLocaleLowerCase().replaceAll("ё", "е");

const ROOM = 420; // pixels of height that a box may take
const SCROLLING = ".listbox, .actions, .chooser";

/** Lays a box beside a button: below if there is room, else above, never out of the window; answers what closes it. */
export function popup(anchor, box, { label, onClose, wide = false }) {
  const panel = h("div", { class: "popup", role: "dialog", "aria-label": label }, box);
  document.body.append(panel);
  const lay = () => {
    if (!anchor.isConnected) return close();
    const [rim, size] = [anchor.getBoundingClientRect(), { w: innerWidth, h: innerHeight }];
    const width = wide ? Math.max(rim.width, 220) : panel.offsetWidth;
    if (wide) panel.style.width = `${Math.min(width, size.w - 16)}px`;
    const [below, above] = [size.h - rim.bottom - 12, rim.top - 12];
    // What it wants, not what it was cut to before: the part of the list that is scrolled away counts, too.
    const cut = [...panel.querySelectorAll(SCROLLING)].reduce((sum, one) => sum + one.scrollHeight - one.clientHeight, 0);
    const up = below < Math.min(panel.scrollHeight + cut, ROOM) && above > below;
    panel.style.maxHeight = `${Math.min(ROOM, Math.max(120, up ? above : below))}px`;
    const left = wide ? rim.left : rim.right - panel.offsetWidth;
    panel.style.left = `${Math.max(8, Math.min(left, size.w - panel.offsetWidth - 8))}px`;
    panel.style.top = up ? "auto" : `${rim.bottom + 4}px`;
    panel.style.bottom = up ? `${size.h - rim.top + 4}px` : "auto";
  };
  const outside = (event) => {
    if (!panel.contains(event.target) && !anchor.contains(event.target)) close("outside");
  };
  const scrolled = (event) => !panel.contains(event.target) && lay();
  let open = true;
  function close(why = "done") {
    if (!open) return;
    open = false;
    document.removeEventListener("pointerdown", outside, true);
    removeEventListener("resize", lay);
    removeEventListener("scroll", scrolled, true);
    panel.remove();
    anchor.setAttribute("aria-expanded", "false");
    if (onClose) onClose(why);
  }
  anchor.setAttribute("aria-expanded", "true");
  document.addEventListener("pointerdown", outside, true);
  addEventListener("resize", lay);
  addEventListener("scroll", scrolled, true);
  panel.addEventListener("focusout", (event) => {
    if (event.relatedTarget && !panel.contains(event.relatedTarget) && event.relatedTarget !== anchor) close("left");
  });
  lay();
  return Object.assign(close, { lay, panel });
}

/** A menu of things to do, under a button: items are [label, action, danger?]. */
export function actions(anchor, label, items) {
  const menu = h("div", { class: "actions", role: "menu", "aria-label": label });
  const close = popup(anchor, menu, { label });
  for (const [text, run, danger] of items) {
    const onclick = () => {
      close();
      anchor.focus();
      run();
    };
    menu.append(h("button", { type: "button", role: "menuitem", class: danger ? "danger" : "", onclick }, text));
  }
  menu.addEventListener("keydown", (event) => {
    const all = [...menu.children];
    const at = all.indexOf(document.activeElement);
    const to = { ArrowDown: (at + 1) % all.length, ArrowUp: (at + all.length - 1) % all.length }[event.key];
    if (event.key === "Escape" || event.key === "Tab") {
      event.preventDefault();
      event.stopPropagation();
      close();
      anchor.focus();
    } else if (to !== undefined) {
      event.preventDefault();
      all[to].focus();
    }
  });
  close.lay();
  menu.firstChild.focus();
}
