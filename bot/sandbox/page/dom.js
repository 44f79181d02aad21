// Small helpers for building the page. Everything that others wrote goes in as text nodes, never as markup.

/** Makes an element: h("p", {class: "note", onclick: f}, "text", child, [more]). Empty children are left out. */
export function h(tag, props = {}, ...children) {
  const node = document.createElement(tag);
  for (const [key, value] of Object.entries(props)) {
    if (value === undefined || value === null || value === false) continue;
    if (key.startsWith("on")) node.addEventListener(key.slice(2), value);
    else if (key === "class") node.className = value;
    else if (key === "style") for (const [name, it] of Object.entries(value)) node.style.setProperty(name, it);
    else if (key === "value") node.value = value;
    else node.setAttribute(key, value === true ? "" : value);
  }
  add(node, children);
  return node;
}

export function add(node, children) {
  for (const child of [children].flat(Infinity)) {
    if (child === undefined || child === null || child === false || child === "") continue;
    node.append(child);
  }
  return node;
}

export function fill(node, ...children) {
  node.replaceChildren();
  return add(node, children);
}

/** A drawing from the template in index.html; it is decoration, so readers of the screen skip it. */
export function icon(name) {
  const found = document.getElementById("icons").content.querySelector(`[data-icon="${name}"]`);
  const copy = found.cloneNode(true);
  copy.setAttribute("aria-hidden", "true");
  copy.setAttribute("class", "icon");
  return copy;
}

/** A button that shows only a drawing; `key` lets it keep the focus when what it stands in is drawn anew. */
export function iconButton(name, label, onclick, key = name) {
  const props = { type: "button", class: "icon-button", title: label, "aria-label": label, "data-key": key, onclick };
  return h("button", props, icon(name));
}

/** A round sign with the first letter of a name. */
export function avatar(person, big = false) {
  const letter = [...(person.name || "?")][0].toUpperCase();
  return h(
    "span",
    { class: `avatar${big ? " big" : ""}`, "aria-hidden": "true", style: { "--who": person.colour } },
    letter,
  );
}

/** An emoji as something to show: the application's own as its picture, others as the text that they are. */
export const emojiNode = (emoji) =>
  emoji?.id ? customEmoji(emoji.id, emoji.name) : emoji?.name ? h("span", { class: "emoji" }, emoji.name) : null;

export const customEmoji = (id, name) =>
  h("img", { class: "emoji", src: `/cdn/emojis/${id}.png`, alt: `:${name}:`, draggable: "false" });

/** The same in words. */
export const emojiText = (emoji) => (emoji ? (emoji.id ? `:${emoji.name}:` : emoji.name || "") : "");

/** Ids are snowflakes: longer is later, and text order does among equals. */
export function later(a, b) {
  return a.length === b.length ? (a < b ? -1 : a > b ? 1 : 0) : a.length - b.length;
}

const FOCUSABLE = "a[href],button:not([disabled]),input:not([disabled]),textarea:not([disabled]),[tabindex='0']";

/** Keeps Tab inside a box, as a dialog must. */
export function trapTab(event, box) {
  if (event.key !== "Tab") return;
  const all = [...box.querySelectorAll(FOCUSABLE)].filter((node) => node.offsetParent !== null);
  if (!all.length) return;
  const edge = event.shiftKey ? all[0] : all[all.length - 1];
  if (document.activeElement === edge || !box.contains(document.activeElement)) {
    event.preventDefault();
    (event.shiftKey ? all[all.length - 1] : all[0]).focus();
  }
}

let serial = 0;
export const fresh = (word) => `${word}-${++serial}`;
