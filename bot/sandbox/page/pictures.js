// Pictures in messages: with their alt text at hand, and in full size when pressed.

import { fill, h, icon } from "./dom.js";

/** Draws {url, alt, width?, height?, spoiler?} one under another, or two abreast when there are several. */
export function gallery(items, ctx) {
  const shown = items.filter((item) => item.url);
  return h(
    "div",
    { class: `gallery${shown.length > 1 ? " several" : ""}` },
    shown.map((item, n) => picture(item, shown, n, ctx)),
  );
}

function picture(item, all, n, ctx) {
  const image = h("img", {
    src: item.url,
    alt: item.alt || ctx.t("noAlt"),
    width: item.width,
    height: item.height,
    decoding: "async",
  });
  const open = h(
    "button",
    {
      type: "button",
      class: `picture${item.spoiler ? " veiled" : ""}`,
      title: ctx.t("open"),
      "data-key": `picture ${n}`,
    },
    image,
  );
  open.addEventListener("click", () => {
    if (open.classList.contains("veiled")) open.classList.remove("veiled");
    else overlay(all, n, ctx.t);
  });
  const caption = h("figcaption", { hidden: true }, item.alt);
  const toggle =
    item.alt &&
    h(
      "button",
      {
        type: "button",
        class: "alt",
        "aria-expanded": "false",
        "aria-label": `${ctx.t("alt")}: ${ctx.t("showAlt")}`,
        "data-key": `alt ${n}`,
      },
      ctx.t("alt"),
    );
  if (toggle) {
    toggle.addEventListener("click", () => {
      caption.hidden = !caption.hidden;
      toggle.setAttribute("aria-expanded", String(!caption.hidden));
      toggle.setAttribute("aria-label", `${ctx.t("alt")}: ${ctx.t(caption.hidden ? "showAlt" : "hideAlt")}`);
    });
  }
  return h("figure", {}, h("div", { class: "frame" }, open, toggle), caption);
}

/** The picture over the whole page: Esc or a press beside it closes, a press on it shows every pixel, arrows go on. */
function overlay(all, first, t) {
  let at = first;
  const image = h("img", { class: "fit" });
  const stage = h("div", { class: "stage", tabindex: "0" }, image);
  const caption = h("p", { class: "caption" });
  const close = h(
    "button",
    { type: "button", class: "icon-button", "aria-label": t("close"), onclick: () => box.close() },
    icon("close"),
  );
  const zoom = h("button", {
    type: "button",
    class: "button secondary small",
    onclick: () => size(!image.classList.contains("fit")),
  });
  const box = h(
    "dialog",
    { class: "overlay", "aria-label": t("image") },
    h("div", { class: "bar" }, zoom, close),
    stage,
    caption,
  );
  const size = (fit) => {
    image.classList.toggle("fit", fit);
    zoom.textContent = t(fit ? "bigger" : "smaller");
  };
  const show = () => {
    image.src = all[at].url;
    image.alt = all[at].alt;
    fill(caption, all[at].alt);
    size(true);
  };
  image.addEventListener("click", () => size(!image.classList.contains("fit")));
  box.addEventListener("click", (event) => (event.target === stage || event.target === box) && box.close());
  box.addEventListener("keydown", (event) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!step || all.length < 2) return;
    at = (at + step + all.length) % all.length;
    show();
  });
  box.addEventListener("close", () => box.remove());
  document.body.append(box);
  show();
  box.showModal();
}
