// Discord's kind of Markdown, turned into elements. Text stays text: nothing here reads markup of the browser's.

import { customEmoji, h } from "./dom.js";
import { timestamp } from "./times.js";

/**
 * Draws `text` into a fragment. `ctx` knows the names: person(id), channel(id), role(id), command(name, id), and what
 * a press does: openChannel(id), openCommand(name), jump(channel, message); `t` and `locale` are the reader's.
 */
export function markup(text, ctx) {
  const out = document.createDocumentFragment();
  const fence = /```(?:([\w+#-]+)\n)?\n?([\s\S]*?)\n?```/g;
  let at = 0;
  for (let hit = fence.exec(text); hit; hit = fence.exec(text)) {
    if (!hit[2]) continue;
    blocks(text.slice(at, hit.index).replace(/\n$/, ""), ctx, out);
    out.append(h("pre", { tabindex: "0" }, h("code", {}, hit[2])));
    at = hit.index + hit[0].length;
  }
  blocks(text.slice(at).replace(at ? /^\n/ : /^$/, ""), ctx, out);
  return out;
}

function blocks(text, ctx, out) {
  if (!text) return;
  const lines = text.split("\n");
  let plain = [];
  const flush = () => {
    if (plain.length) out.append(inline(plain.join("\n"), ctx, h("div", { class: "para" })));
    plain = [];
  };
  for (let n = 0; n < lines.length; n += 1) {
    const line = lines[n];
    let hit;
    if (line.startsWith(">>> ")) {
      flush();
      const quote = h("blockquote");
      blocks([line.slice(4), ...lines.slice(n + 1)].join("\n"), ctx, quote);
      out.append(quote);
      return;
    }
    if (line.startsWith("> ") || line === ">") {
      flush();
      const quoted = [];
      while (n < lines.length && (lines[n].startsWith("> ") || lines[n] === ">")) quoted.push(lines[n++].slice(2));
      n -= 1;
      const quote = h("blockquote");
      blocks(quoted.join("\n"), ctx, quote);
      out.append(quote);
    } else if ((hit = /^(#{1,3}) +(\S.*)$/.exec(line))) {
      flush();
      // To a reader of the screen all are of one level, below those of the page; people choose marks by their size.
      out.append(inline(hit[2], ctx, h("h4", { class: `size-${hit[1].length}` })));
    } else if ((hit = /^-# +(\S.*)$/.exec(line))) {
      flush();
      out.append(inline(hit[1], ctx, h("small", { class: "subtext" })));
    } else if (/^ *(?:[-*]|\d+\.) +\S/.test(line)) {
      flush();
      const items = [];
      const numbered = (one) => /^\d/.test(one);
      while (n < lines.length && /^ *(?:[-*]|\d+\.) +\S/.test(lines[n])) {
        if (items.length && !lines[n].startsWith(" ") && numbered(lines[n]) !== numbered(items[0])) break;
        items.push(lines[n++]);
      }
      n -= 1;
      out.append(list(items, ctx));
    } else {
      plain.push(line);
    }
  }
  flush();
}

function list(lines, ctx) {
  const parse = (line) => /^( *)([-*]|\d+\.) +(.*)$/.exec(line);
  const depth = parse(lines[0])[1].length;
  const number = /\d+/.exec(parse(lines[0])[2]);
  const box = number ? h("ol", { start: number[0] }) : h("ul");
  for (let n = 0; n < lines.length; n += 1) {
    const item = inline(parse(lines[n])[3], ctx, h("li"));
    const deeper = [];
    while (n + 1 < lines.length && parse(lines[n + 1])[1].length > depth) deeper.push(lines[++n]);
    if (deeper.length) item.append(list(deeper, ctx));
    box.append(item);
  }
  return box;
}

const PAIRS = [
  ["**", () => h("strong")],
  ["__", () => h("u")],
  ["~~", () => h("s")],
  ["||", spoiler],
  ["*", () => h("em")],
  ["_", () => h("em")],
];
const SIMPLE = [
  [/\\([^\p{L}\p{N}\s])/uy, (hit) => hit[1]],
  [/(`+)(?!`)([\s\S]*?[^`])\1(?!`)/y, (hit) => h("code", {}, hit[2].replace(/^ (.*) $/s, "$1"))],
  [
    /<@!?(\d+)>/y,
    (hit, ctx) => h("span", { class: hit[1] === ctx.me ? "mention me" : "mention" }, `@${ctx.person(hit[1])}`),
  ],
  [/<@&(\d+)>/y, (hit, ctx) => h("span", { class: "mention" }, `@${ctx.role(hit[1])}`)],
  [/<#(\d+)>/y, (hit, ctx) => pill(ctx.channel(hit[1]), () => ctx.openChannel(hit[1]))],
  [/<\/([^:<>\n]+):(\d+)>/y, (hit, ctx) => pill(`/${ctx.command(hit[1])}`, () => ctx.openCommand(hit[1]))],
  [/<t:(-?\d{1,13})(?::([tTdDfFR]))?>/y, (hit, ctx) => timestamp(Number(hit[1]), hit[2] || "f", ctx.locale)],
  [/<a?:(\w+):(\d+)>/y, (hit) => customEmoji(hit[2], hit[1])],
  [/@(?:everyone|here)\b/y, (hit) => h("span", { class: "mention me" }, hit[0])],
  [
    /\[((?:\\.|[^\]\\\n])+)\]\(<?(https?:\/\/[^\s<>)]+)>?(?: +"[^"]*")?\)/y,
    (hit, ctx) => link(hit[2], inline(hit[1], ctx, h("span")), ctx),
  ],
  [/<(https?:\/\/[^\s<>]+)>/y, (hit, ctx) => link(hit[1], hit[1], ctx)],
  [/https?:\/\/[^\s<>]*[^\s<>.,:;"'!?)\]*_|]/y, (hit, ctx) => link(hit[0], hit[0], ctx)],
];

/** Draws the marks inside a line (or several) into `box`. */
export function inline(text, ctx, box) {
  let plain = "";
  const put = (node) => {
    if (plain) box.append(plain);
    plain = "";
    box.append(node);
  };
  scan: for (let at = 0; at < text.length;) {
    for (const [rule, make] of SIMPLE) {
      rule.lastIndex = at;
      const hit = rule.exec(text);
      if (!hit) continue;
      put(make(hit, ctx));
      at += hit[0].length;
      continue scan;
    }
    for (const [mark, make] of PAIRS) {
      const end = text.startsWith(mark, at) ? closing(text, at, mark) : -1;
      if (end < 0) continue;
      put(inline(text.slice(at + mark.length, end), ctx, make(ctx)));
      at = end + mark.length;
      continue scan;
    }
    plain += text[at++];
  }
  if (plain) box.append(plain);
  return box;
}

const WORD = /[\p{L}\p{N}_]/u;

/** Where the mark opened at `at` closes, or -1. Code and escapes are passed over, a doubled mark is not two. */
function closing(text, at, mark) {
  const size = mark.length;
  const from = at + size;
  if (mark === "*" && /\s/.test(text[from] || " ")) return -1;
  if (mark === "_" && WORD.test(text[at - 1] || " ")) return -1;
  for (let n = from; n < text.length; n += 1) {
    if (text[n] === "\\") n += 1;
    else if (text[n] === "`" && text.indexOf("`", n + 1) > 0) n = text.indexOf("`", n + 1);
    else if (size === 1 && text.startsWith(mark + mark, n)) {
      const inner = closing(text, n, mark + mark);
      if (inner < 0) n += 1;
      else n = inner + 1;
    } else if (text.startsWith(mark, n) && n > from) {
      if (size === 2 && mark !== "||" && text[n + 2] === mark[0]) continue; // the last two of three close
      if (mark === "*" && /\s/.test(text[n - 1])) continue;
      if (mark === "_" && WORD.test(text[n + 1] || " ")) continue;
      return n;
    }
  }
  return -1;
}

function spoiler(ctx) {
  const box = h("span", { class: "spoiler", role: "button", tabindex: "0", "aria-label": ctx.t("spoiler") });
  const show = (event) => {
    if (event.type === "keydown" && event.key !== "Enter" && event.key !== " ") return;
    if (box.classList.contains("shown")) return;
    event.preventDefault();
    box.classList.add("shown");
    for (const name of ["role", "tabindex", "aria-label"]) box.removeAttribute(name);
  };
  box.addEventListener("click", show);
  box.addEventListener("keydown", show);
  return box;
}

const pill = (label, onclick) => h("button", { type: "button", class: "mention", onclick }, label);

/** A link to a message of this server jumps in the page; any other opens beside it. */
function link(url, label, ctx) {
  const hit = /^https?:\/\/[^/]+\/channels\/(?:\d+|@me)\/(\d+)(?:\/(\d+))?\/?$/.exec(url);
  if (!hit) return h("a", { href: url, target: "_blank", rel: "noopener noreferrer" }, label);
  const text = typeof label === "string" ? `${ctx.channel(hit[1])}${hit[2] ? " › …" : ""}` : label;
  const onclick = (event) => {
    event.preventDefault();
    ctx.jump(hit[1], hit[2]);
  };
  return h("a", { href: url, class: typeof label === "string" ? "mention" : "", onclick }, text);
}

/** The same text without marks, for toasts and quoted lines. */
export function plain(text, ctx) {
  const box = document.createElement("div");
  box.append(markup(text, ctx));
  return box.textContent.replace(/\s+/g, " ").trim();
}
