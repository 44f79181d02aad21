// Embeds: the framed cards of a message.

import { h } from "./dom.js";
import { here } from "./api.js";
import { hex } from "./controls.js";
import { markup } from "./markup.js";
import { gallery } from "./pictures.js";
import { clock } from "./times.js";

/** Draws one embed; a picture named attachment://x is found among the message's files through ctx.attachment. */
export function embed(data, ctx) {
  const text = (source, name) => h("div", { class: name }, markup(source, ctx));
  const box = h("article", { class: "embed" });
  if (typeof data.color === "number") box.style.setProperty("--bar", hex(data.color));
  const image = (part, name) => {
    if (!part || !part.url) return null;
    const file = ctx.attachment(part.url) || {};
    const item = {
      url: here(file.url || part.url),
      alt: part.description || file.description || "",
      width: part.width || file.width,
      height: part.height || file.height,
    };
    return h("div", { class: name }, gallery([item], ctx));
  };
  const main = h("div", { class: "embed-main" });
  if (data.author) main.append(h("div", { class: "embed-author" }, data.author.name));
  if (data.title) {
    const link = data.url && here(data.url);
    main.append(
      h(
        "div",
        { class: "embed-title" },
        link
          ? h("a", { href: link, target: "_blank", rel: "noopener noreferrer" }, data.title)
          : markup(data.title, ctx),
      ),
    );
  }
  if (data.description) main.append(text(data.description, "embed-text"));
  if (data.fields && data.fields.length) {
    const fields = data.fields.map((field) =>
      h(
        "div",
        { class: field.inline ? "inline" : "" },
        text(field.name, "field-name"),
        text(field.value, "field-value"),
      ),
    );
    main.append(h("div", { class: "embed-fields" }, fields));
  }
  box.append(main);
  for (const part of [image(data.thumbnail, "embed-thumb"), image(data.image, "embed-image")])
    if (part) box.append(part);
  const foot = [
    data.footer && h("span", {}, data.footer.text),
    data.timestamp && clock(data.timestamp, ctx.locale),
  ].filter(Boolean);
  if (foot.length) box.append(h("footer", {}, foot.length > 1 ? [foot[0], " · ", foot[1]] : foot));
  return box;
}
