// A modal: a form over one person's column, which the others' columns do not notice.

import { add, fill, fresh, h, icon, trapTab } from "./dom.js";
import { dots } from "./message.js";
import { markup } from "./markup.js";
import { select } from "./selects.js";

/** `event` is the "modal" event; onSubmit(fields) sends it and answers a promise; onClose() says that it was shut. */
export class Modal {
  constructor(event, ctx, { onSubmit, onClose }) {
    Object.assign(this, { event, ctx, onSubmit, onClose, fields: [], back: document.activeElement });
    const title = fresh("title");
    this.error = h("p", { class: "failure", role: "alert" });
    this.send = h(
      "button",
      { type: "submit", class: "button primary" },
      h("span", { class: "inside" }, ctx.t("submit")),
    );
    const cancel = h(
      "button",
      { type: "button", class: "button secondary", onclick: () => this.cancel() },
      ctx.t("cancel"),
    );
    const close = h(
      "button",
      { type: "button", class: "icon-button", "aria-label": ctx.t("close"), onclick: () => this.cancel() },
      icon("close"),
    );
    this.form = h(
      "form",
      { class: "modal", novalidate: true },
      h("header", {}, h("h3", { id: title }, event.title), close),
      h(
        "div",
        { class: "fields" },
        event.components.map((part) => this.part(part)),
      ),
      this.error,
      h("footer", {}, cancel, this.send),
    );
    this.form.addEventListener("submit", (happening) => {
      happening.preventDefault();
      this.submit();
    });
    const dialog = { class: "modal-box", role: "dialog", "aria-modal": "true", "aria-labelledby": title };
    this.node = h("div", { class: "modal-veil" }, h("div", dialog, this.form));
    this.node.addEventListener("keydown", (happening) => {
      trapTab(happening, this.form);
      if (happening.key === "Escape") {
        happening.stopPropagation();
        this.cancel();
      }
    });
  }

  part(part) {
    if (part.type === 10) return h("div", { class: "content" }, markup(part.content, this.ctx));
    if (part.type === 1) return part.components.map((one) => this.field(one, one.label));
    return this.field(part.component, part.label, part.description);
  }

  field(component, label, description) {
    const ids = { field: fresh("field"), note: fresh("note") };
    const note = h("span", { class: "failure", id: ids.note, "aria-live": "polite" });
    const required = component.required !== false && component.type !== 23;
    const control = this.control(component, label, ids, required);
    this.fields.push({ component, note, required, ...control });
    const name = h(
      control.labelled ? "label" : "span",
      { class: "label", for: control.labelled ? ids.field : undefined },
      label,
      required && h("span", { class: "star", title: this.ctx.t("required") }, " *"),
    );
    return h(
      "div",
      { class: "field" },
      component.type !== 23 && name,
      description && h("p", { class: "muted small" }, description),
      control.node,
      note,
    );
  }

  control(component, label, ids, required) {
    if (component.type === 4) return textInput(component, ids, required);
    if (component.type >= 21 && component.type <= 23) return ticks(component, label);
    let values =
      component.type === 3
        ? component.options.filter((option) => option.default).map((option) => option.value)
        : (component.default_values || []).map((row) => row.id);
    const node = select(component, this.ctx, {
      live: true,
      label,
      onSend: (chosen) => {
        values = chosen;
      },
    });
    return { node, input: node, value: () => values, empty: () => !values.length };
  }

  open(host) {
    this.host = host;
    host.append(this.node);
    const first = this.form.querySelector(".fields :is(input, textarea, button)") || this.send;
    first.focus();
    if (first.setSelectionRange && first.value) first.setSelectionRange(first.value.length, first.value.length);
  }

  check() {
    const { t } = this.ctx;
    let wrong = null;
    for (const field of this.fields) {
      const { component, note } = field;
      const size = component.type === 4 ? [...field.value()].length : 0;
      let text = "";
      if (field.empty()) text = field.required ? t("needed") : "";
      else if (size && size < (component.min_length || 0)) text = t("tooShort", { n: component.min_length });
      else if (size > (component.max_length || 4000)) text = t("tooLong", { n: component.max_length || 4000 });
      fill(note, text);
      field.input.setAttribute("aria-invalid", text ? "true" : "false");
      if (text && !wrong) wrong = field;
    }
    if (wrong) wrong.input.focus();
    return !wrong;
  }

  async submit() {
    if (this.sent || !this.check()) return;
    this.busy(true);
    try {
      await this.onSubmit(Object.fromEntries(this.fields.map((field) => [field.component.custom_id, field.value()])));
    } catch (refusal) {
      this.fail(refusal.message);
    }
  }

  busy(on) {
    this.sent = on;
    this.send.classList.toggle("busy", on);
    this.send.setAttribute("aria-busy", String(on));
    fill(this.error, on && dots());
  }

  fail(text) {
    this.busy(false);
    fill(this.error, icon("warning"), text);
  }

  cancel() {
    this.onClose(); // first, for what lies under a form cannot take the focus
    this.close();
  }

  /** Gives the focus back to what had it, or to what stands in its place if that has been drawn anew. */
  close() {
    this.node.remove();
    const { key } = this.back ? this.back.dataset : {};
    const same = key && this.host.querySelector(`[data-key="${CSS.escape(key)}"]`);
    const back = this.back && this.back.isConnected ? this.back : same;
    if (back) back.focus();
  }
}

function textInput(component, ids, required) {
  const long = component.style === 2;
  const props = {
    id: ids.field,
    placeholder: component.placeholder,
    "aria-describedby": ids.note,
    "aria-required": String(required),
    autocomplete: "off",
    maxlength: component.max_length || 4000,
    "data-key": component.custom_id,
  };
  const input = long ? h("textarea", { ...props, rows: 4 }) : h("input", { ...props, type: "text" });
  input.value = component.value || "";
  const count = h("span", { class: "count muted", "aria-hidden": "true" });
  const show = () => {
    count.textContent = component.max_length ? `${[...input.value].length} / ${component.max_length}` : "";
  };
  input.addEventListener("input", show);
  show();
  return {
    node: h("div", { class: "typed" }, input, count),
    input,
    labelled: true,
    value: () => input.value,
    empty: () => input.value === "",
  };
}

/** Radio group (21), checkbox group (22), one checkbox (23). */
function ticks(component, label) {
  const name = fresh("ticks");
  const one = component.type === 23;
  const rows = one ? [{ value: "on", label, default: component.default }] : component.options;
  const inputs = [];
  const nodes = rows.map((row) => {
    const input = h("input", {
      type: component.type === 21 ? "radio" : "checkbox",
      name,
      value: row.value,
      checked: row.default || false,
    });
    inputs.push(input);
    return h(
      "label",
      { class: "tick-row" },
      input,
      h("span", {}, row.label, row.description && h("span", { class: "muted small" }, ` ${row.description}`)),
    );
  });
  const chosen = () => inputs.filter((input) => input.checked).map((input) => input.value);
  const value = { 21: () => chosen()[0] ?? null, 22: chosen, 23: () => inputs[0].checked }[component.type];
  const node = add(
    h("div", { class: "ticks", role: component.type === 21 ? "radiogroup" : "group", "aria-label": label }),
    nodes,
  );
  return { node, input: inputs[0], value, empty: () => !one && !chosen().length };
}
