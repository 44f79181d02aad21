// Slash commands as data: the list to choose from, and what was typed into a field turned into what is sent.

/** Every command, sub-command and grouped sub-command as one entry: {path, label, description, options}. */
export function flatten(commands, { dm = false } = {}) {
  const out = [];
  const walk = (node, path, label) => {
    const options = node.options || [];
    const inner = options.filter((option) => option.type === 1 || option.type === 2);
    if (inner.length) for (const sub of inner) walk(sub, [...path, sub.name], [...label, sub.label || sub.name]);
    else out.push({ path: path.join(" "), label: label.join(" "), description: node.description || "", options });
  };
  for (const command of commands) if (!dm || command.dm) walk(command, [command.name], [command.label || command.name]);
  return out;
}

/** The command that a line begins with, by either name, and the rest of the line; the longest name wins. */
export function beginning(line, entries) {
  let best = null;
  for (const entry of entries) {
    for (const name of [entry.label, entry.path]) {
      if (!(line === `/${name}` || line.startsWith(`/${name} `))) continue;
      if (!best || name.length > best.size) best = { entry, size: name.length, rest: line.slice(name.length + 2) };
    }
  }
  return best;
}

/** "game:Puerto Rico seats:4" by option; text before the first name belongs to the first option. */
export function typedOptions(rest, options) {
  const marks = [];
  for (const hit of rest.matchAll(/(?:^|\s)([^\s:]+):/g)) {
    const option = options.find((one) => one.name === hit[1] || one.label === hit[1]);
    if (option && !marks.some((mark) => mark.option === option))
      marks.push({ option, from: hit.index, to: hit.index + hit[0].length });
  }
  const found = new Map();
  const lead = rest.slice(0, marks.length ? marks[0].from : undefined).trim();
  if (lead && options.length) found.set(options[0].name, lead);
  marks.forEach((mark, n) =>
    found.set(mark.option.name, rest.slice(mark.to, marks[n + 1] ? marks[n + 1].from : undefined).trim()),
  );
  return found;
}

/** What there is to choose from for an option, or null where anything may be typed: [{value, label, description?}]. */
export function choicesFor(option, ctx) {
  if (option.choices && option.choices.length)
    return option.choices.map((one) => ({ value: one.value, label: one.name }));
  if (option.type === 5)
    return [
      { value: true, label: ctx.t("yes") },
      { value: false, label: ctx.t("no") },
    ];
  if (option.type === 6) return ctx.people();
  if (option.type === 7) return ctx.channels(option.channel_types);
  if (option.type === 8) return ctx.roles();
  if (option.type === 9) return [...ctx.people(), ...ctx.roles()];
  return null;
}

/**
 * The value to send for what a field holds ({text, chosen?}); undefined for an empty one.
 * Throws an Error with a sentence for the person when it cannot be right.
 */
export function valueOf(option, field, ctx) {
  const name = option.label || option.name;
  if (field.chosen !== undefined) return field.chosen;
  const text = field.text.trim();
  if (!text) {
    if (option.required) throw new Error(ctx.t("missing", { name }));
    return undefined;
  }
  const list = choicesFor(option, ctx);
  if (list) {
    const bare = text.replace(/^[@#]/, "").toLocaleLowerCase();
    const hit = list.find(
      (one) => one.label.replace(/^[@#]/, "").toLocaleLowerCase() === bare || String(one.value) === text,
    );
    if (!hit) throw new Error(ctx.t("wrongChoice", { name }));
    return hit.value;
  }
  if (option.type === 3) return field.text;
  const number = Number(text.replace(",", "."));
  if (!Number.isFinite(number)) throw new Error(ctx.t(option.type === 4 ? "wrongNumber" : "wrongDecimal", { name }));
  if (option.type === 4 && !Number.isInteger(number)) throw new Error(ctx.t("wrongNumber", { name }));
  const [min, max] = [option.min_value ?? -Infinity, option.max_value ?? Infinity];
  if (number < min || number > max) {
    throw new Error(
      ctx.t("outOfRange", { name, min: min === -Infinity ? "−∞" : min, max: max === Infinity ? "∞" : max }),
    );
  }
  return number;
}
