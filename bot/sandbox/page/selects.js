// Select menus: of strings, and of people, roles and channels. The same control serves in messages and in modals.

import { add, emojiNode, fill, h, icon } from "./dom.js";
import { Listbox, matching, popup } from "./listbox.js";

/** What a menu offers: its own options, or the server's people and channels. */
function offered(component, ctx) {
  if (component.type === 3) {
    return component.options.map((option) => ({
      value: option.value,
      label: option.label,
      description: option.description,
      emoji: option.emoji,
      selected: Boolean(option.default),
    }));
  }
  const chosen = new Set((component.default_values || []).map((row) => row.id));
  const list = [];
  if (component.type === 5 || component.type === 7) list.push(...ctx.people());
  if (component.type === 6 || component.type === 7) list.push(...ctx.roles());
  if (component.type === 8) list.push(...ctx.channels(component.channel_types));
  return list.map((row) => ({ ...row, selected: chosen.has(row.value) }));
}

/**
 * A menu as an element. `onSend(values)` is called when the choice is complete: at once for a single one, on closing
 * for several; in a modal (`live`) at every change, for there the form is what is sent.
 */
export function select(component, ctx, { onSend, live = false, busy = false, label }) {
  const items = offered(component, ctx);
  const min = component.min_values ?? 1;
  const max = Math.min(component.max_values ?? 1, Math.max(items.length, 1));
  const multi = max > 1;
  let values = items.filter((item) => item.selected).map((item) => item.value);
  const text = component.placeholder || ctx.t("choose");
  const face = h("span", { class: "face" });
  const button = h(
    "button",
    {
      type: "button",
      class: `select${busy ? " busy" : ""}`,
      "aria-haspopup": "listbox",
      "aria-expanded": "false",
      disabled: component.disabled || false,
      "data-key": component.custom_id,
      "aria-label": label,
    },
    face,
    icon("down"),
  );
  const draw = () => {
    const named = items.filter((item) => values.includes(item.value));
    fill(
      face,
      named.length
        ? named.map((item) => h("span", { class: multi ? "chip" : "one" }, emojiNode(item.emoji), item.label))
        : h("span", { class: "placeholder" }, text),
    );
    button.setAttribute(
      "aria-label",
      `${label ? `${label}, ` : ""}${named.map((item) => item.label).join(", ") || text}`,
    );
  };

  const open = () => {
    if (busy || button.disabled) return;
    const before = [...values];
    const changed = () => values.length !== before.length || values.some((value) => !before.includes(value));
    const field = h("input", {
      type: "text",
      class: "search",
      placeholder: ctx.t("search"),
      "aria-label": `${ctx.t("search")}: ${text}`,
      autocomplete: "off",
      spellcheck: "false",
    });
    const list = new Listbox({ label: text, multi, empty: ctx.t("nothing"), onPick: pick }).drive(field);
    const counted = h("span", { class: "count", "aria-live": "polite" });
    const done = h("button", { type: "button", class: "button primary small", onclick: () => finish() }, ctx.t("done"));
    const show = (at) =>
      list.show(
        matching(
          items.map((item) => ({ ...item, selected: values.includes(item.value) })),
          field.value,
        ),
        at,
      );
    const count = () => {
      counted.textContent = ctx.t(min === max ? "pick" : "pickRange", { k: values.length, min, max });
      done.disabled = values.length < min;
    };
    const box = add(h("div", { class: "menu" }), [
      field,
      list.box,
      multi && h("div", { class: "foot" }, counted, done),
    ]);
    const close = popup(button, box, {
      label: text,
      wide: true,
      onClose: (why) => {
        // As in Discord, a choice of several is sent when its list is left; too few are as none.
        if (why !== "cancel" && multi && values.length >= min && changed()) onSend([...values]);
        else if (multi && why !== "sent") values = before;
        draw();
      },
    });
    function finish() {
      button.focus();
      close("done");
    }
    function pick(item, how) {
      if (!multi) {
        values = min === 0 && values.includes(item.value) ? [] : [item.value];
        button.focus();
        close("sent");
        if (!live || changed()) onSend([...values]);
        return;
      }
      if (how === "Tab") return finish();
      if (values.includes(item.value)) values = values.filter((value) => value !== item.value);
      else if (values.length < max) values.push(item.value);
      for (const row of list.items) list.mark(row.value, values.includes(row.value));
      count();
      if (live && values.length >= min) draw();
    }
    field.addEventListener("input", () => show());
    box.addEventListener("keydown", (event) => {
      if (event.key === "Escape") {
        event.preventDefault();
        event.stopPropagation();
        button.focus();
        close("cancel");
      } else if (event.target === field && !(event.key === "Tab" && multi)) list.key(event);
      else if (event.key === "Enter" && event.ctrlKey && multi) finish();
    });
    if (multi) count();
    show(
      Math.max(
        0,
        items.findIndex((item) => values.includes(item.value)),
      ),
    );
    close.lay();
    // On a phone the search box would bring up the keyboard over the list.
    (matchMedia("(pointer: coarse)").matches ? list.box : field).focus({ preventScroll: true });
  };

  button.addEventListener("click", open);
  button.addEventListener("keydown", (event) => {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    open();
  });
  draw();
  return button;
}
