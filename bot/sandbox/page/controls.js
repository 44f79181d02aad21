// What stands under (or, in Components V2, makes up) a message: rows of buttons and menus, sections, galleries.

import { add, emojiNode, emojiText, h, icon } from "./dom.js";
import { here } from "./api.js";
import { gallery } from "./pictures.js";
import { markup } from "./markup.js";
import { select } from "./selects.js";

const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link", 6: "secondary" };

const BUILD = {
  1: (part, ctx) =>
    h(
      "div",
      { class: "row" },
      part.components.map((one) => build(one, ctx)),
    ),
  2: button,
  9: section,
  10: (part, ctx) => h("div", { class: "text" }, markup(part.content, ctx)),
  11: (part, ctx) => h("div", { class: "thumbnail" }, gallery([media(part, ctx)], ctx)),
  12: (part, ctx) =>
    gallery(
      part.items.map((item) => media(item, ctx)),
      ctx,
    ),
  13: (part, ctx) => fileCard(ctx.attachment(part.file.url), ctx),
  14: (part) => h("hr", { class: `${part.divider === false ? "gap" : ""}${part.spacing === 2 ? " large" : ""}` }),
  17: container,
};

/**
 * Draws one component. `ctx` adds to the markup's: press(custom_id), choose(custom_id, values), busy(custom_id),
 * attachment(url), and the lists people(), roles() and channels(types).
 */
export function build(part, ctx) {
  if (part.type === 3 || (part.type >= 5 && part.type <= 8)) {
    return select(part, ctx, {
      onSend: (values) => ctx.choose(part.custom_id, values),
      busy: ctx.busy(part.custom_id),
    });
  }
  const make = BUILD[part.type];
  return make ? make(part, ctx) : h("p", { class: "unknown" }, `? ${part.type}`);
}

function button(part, ctx) {
  const face = [
    emojiNode(part.emoji),
    part.label && h("span", {}, part.label),
  ];
  if (part.style === 5) {
    const props = { class: "button link", href: part.url, target: "_blank", rel: "noopener noreferrer" };
    const hit = /^https?:\/\/[^/]+\/channels\/(?:\d+|@me)\/(\d+)(?:\/(\d+))?\/?$/.exec(part.url);
    if (!/^https?:/.test(part.url)) delete props.href;
    const node = h("a", props, face, icon("out"));
    if (hit)
      node.addEventListener("click", (event) => {
        event.preventDefault();
        ctx.jump(hit[1], hit[2]);
      });
    return node;
  }
  const busy = ctx.busy(part.custom_id);
  return h(
    "button",
    {
      type: "button",
      class: `button ${STYLES[part.style] || "secondary"}${busy ? " busy" : ""}`,
      "data-key": part.custom_id,
      disabled: part.disabled || false,
      "aria-busy": busy ? "true" : undefined,
      "aria-label": part.label ? undefined : emojiText(part.emoji),
      onclick: () => !busy && ctx.press(part.custom_id),
    },
    h("span", { class: "inside" }, face),
  );
}

function section(part, ctx) {
  return h(
    "div",
    { class: "section" },
    h(
      "div",
      { class: "texts" },
      part.components.map((one) => build(one, ctx)),
    ),
    part.accessory && build(part.accessory, ctx),
  );
}

function container(part, ctx) {
  const box = h(
    "div",
    { class: "container" },
    part.components.map((one) => build(one, ctx)),
  );
  if (typeof part.accent_color === "number") box.style.setProperty("--bar", hex(part.accent_color));
  if (!part.spoiler) return box;
  return h("details", { class: "veil" }, h("summary", {}, ctx.t("spoiler")), box);
}

export const hex = (number) => `#${number.toString(16).padStart(6, "0")}`;

function media(item, ctx) {
  const file = ctx.attachment(item.media.url) || {};
  return {
    url: here(file.url || item.media.url),
    alt: item.description || file.description || "",
    spoiler: item.spoiler,
    width: item.media.width || file.width,
    height: item.media.height || file.height,
  };
}

export function fileCard(file, ctx) {
  if (!file) return null;
  const size = file.size < 1024 ? `${file.size} B` : `${(file.size / 1024).toFixed(file.size < 10240 ? 1 : 0)} KB`;
  return add(h("div", { class: "file" }), [
    icon("file"),
    h(
      "a",
      { href: here(file.url), download: file.filename, "aria-label": `${ctx.t("file")} ${file.filename}` },
      file.filename,
    ),
    h("span", { class: "muted" }, size),
  ]);
}
