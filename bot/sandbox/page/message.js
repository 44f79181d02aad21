// One message of the stream.

import { avatar, h, icon } from "./dom.js";
import { here } from "./api.js";
import { build, fileCard } from "./controls.js";
import { embed } from "./embeds.js";
import { actions } from "./listbox.js";
import { markup, plain } from "./markup.js";
import { gallery } from "./pictures.js";
import { clock } from "./times.js";

const [LOADING, V2, HIDE_EMBEDS] = [1 << 7, 1 << 15, 1 << 2];
const EVENTS = { 1: "joinedThread", 4: "renamed", 6: "pinned", 7: "joined", 18: "startedThread" };

/** Messages of one author within seven minutes stand under one head, as in Discord. */
export function continues(message, before) {
  if (
    !before ||
    message.author.id !== before.author.id ||
    message.message_reference ||
    before.ephemeral !== message.ephemeral
  )
    return false;
  if ((before.components || []).length || usedFor(message) || message.type in EVENTS || before.type in EVENTS)
    return false;
  return Date.parse(message.timestamp) - Date.parse(before.timestamp) < 7 * 60_000;
}

/** Only commands are named above their answer; what a press brings follows from the message pressed. */
function usedFor(message) {
  const meta = message.interaction_metadata;
  return meta && meta.type === 2 ? meta : null;
}

export const mentions = (message, me) =>
  message.author.id !== me && (message.mention_everyone || (message.mentions || []).some((user) => user.id === me));

/** Draws a message; `room` gives the markup's ctx and what can be done: see Column.room(). */
export function drawMessage(message, room, { joined = false, failure = "" } = {}) {
  const { t } = room;
  const node = h("li", { class: "message", id: `${room.key}-${message.id}`, tabindex: "-1", "data-id": message.id });
  if (message.type in EVENTS) return systemLine(message, room, node);
  const author = room.member(message.author.id) || {
    name: message.author.global_name || message.author.username,
    colour: "#777777",
    bot: message.author.bot,
  };
  const own = {
    ...room,
    busy: (id) => room.busyWith(message.id, id),
    press: (id) => room.press(message.id, id),
    choose: (id, values) => room.choose(message.id, id, values),
    attachment: (url) => attached(message, url),
  };
  node.classList.toggle("joined", joined);
  node.classList.toggle("private", Boolean(message.ephemeral));
  node.classList.toggle("to-me", !message.ephemeral && mentions(message, room.me));
  const used = usedFor(message);
  if (used) {
    const who = room.person(used.user.id);
    const what = used.name && h("span", { class: "command-name" }, `/${room.command(used.name)}`);
    const line = used.name ? t("used", { who, what: "\u0000" }).split("\u0000") : [t("usedPrivately", { who })];
    node.append(h("div", { class: "above" }, icon("turn"), h("span", {}, line[0], what, line[1])));
  } else if (message.message_reference && message.type !== 21) node.append(quoted(message, room));
  const body = h("div", { class: "body" });
  if (joined)
    body.append(h("span", { class: "side-time", "aria-hidden": "true" }, clock(message.timestamp, room.locale)));
  else {
    node.append(avatar(author));
    body.append(
      h(
        "div",
        { class: "head" },
        h("span", { class: "author" }, author.name),
        author.bot && h("span", { class: "badge" }, t("bot")),
        h("span", { class: "when" }, clock(message.timestamp, room.locale)),
      ),
    );
  }
  const parts =
    message.flags & LOADING
      ? [h("p", { class: "waiting" }, dots(), t("thinking", { name: author.name }))]
      : content(message, own);
  body.append(...parts.filter(Boolean));
  const thread = room.threadOf(message.id);
  if (thread) body.append(threadCard(thread, room));
  if (failure) body.append(h("p", { class: "failure", role: "alert" }, icon("warning"), failure));
  if (message.ephemeral) {
    body.append(
      h(
        "p",
        { class: "only-you" },
        icon("eye"),
        h("span", {}, `${t("onlyYou")} · `),
        h(
          "button",
          { type: "button", class: "plain-link", "data-key": "dismiss", onclick: () => room.dismiss(message.id) },
          t("dismiss"),
        ),
      ),
    );
  }
  node.append(body, tools(message, room));
  return node;
}

function content(message, ctx) {
  const source = message.type === 21 && message.referenced_message ? message.referenced_message : message;
  const edited = source.edited_timestamp && !source.ephemeral && h("span", { class: "muted edited" }, ctx.t("edited"));
  const parts = [];
  if (source.flags & V2) {
    parts.push(
      h(
        "div",
        { class: "v2" },
        source.components.map((one) => build(one, ctx)),
      ),
      edited,
    );
    return parts;
  }
  if (source.content) parts.push(h("div", { class: "content" }, markup(source.content, ctx), edited));
  const embeds = source.flags & HIDE_EMBEDS ? [] : source.embeds || [];
  const within = new Set(
    embeds
      .flatMap((one) => [one.image, one.thumbnail])
      .filter(Boolean)
      .map((one) => attached(source, one.url)),
  );
  const files = (source.attachments || []).filter((file) => !within.has(file));
  const pictures = files.filter(
    (file) => /^image\//.test(file.content_type || "") || /\.(png|jpe?g|gif|webp)$/i.test(file.filename),
  );
  if (pictures.length) {
    parts.push(
      gallery(
        pictures.map((file) => ({
          url: here(file.url),
          alt: file.description || "",
          width: file.width,
          height: file.height,
          spoiler: file.filename.startsWith("SPOILER_"),
        })),
        ctx,
      ),
    );
  }
  parts.push(...files.filter((file) => !pictures.includes(file)).map((file) => fileCard(file, ctx)));
  parts.push(...embeds.map((one) => embed(one, ctx)));
  if (source.components && source.components.length)
    parts.push(
      h(
        "div",
        { class: "rows", "data-rows": JSON.stringify(source.components) },
        source.components.map((one) => build(one, ctx)),
      ),
    );
  if (edited && !source.content) parts.push(edited);
  return parts;
}

function attached(message, url) {
  const name = /^attachment:\/\/(.+)$/.exec(url || "");
  return (message.attachments || []).find((file) => (name ? file.filename === name[1] : file.url === url));
}

function quoted(message, room) {
  const from = message.referenced_message;
  if (!from) return h("div", { class: "above" }, icon("turn"), h("em", {}, room.t("originalGone")));
  const line = plain(from.content || "…", room).slice(0, 120);
  const onclick = () => room.jump(from.channel_id, from.id);
  return h(
    "div",
    { class: "above" },
    icon("turn"),
    h("button", { type: "button", class: "quoted", onclick }, h("b", {}, room.person(from.author.id)), ` ${line}`),
  );
}

function systemLine(message, room, node) {
  const who = room.person(message.author.id);
  const whom = (message.mentions || []).map((user) => room.person(user.id)).join(", ");
  node.classList.add("event");
  node.append(
    icon("turn"),
    h(
      "div",
      { class: "body" },
      h("span", {}, room.t(EVENTS[message.type], { who, whom, name: message.content })),
      " ",
      h("span", { class: "when" }, clock(message.timestamp, room.locale)),
    ),
  );
  const id = message.message_reference && message.message_reference.channel_id;
  const thread = message.type === 18 && room.threads.get(id);
  if (thread) node.lastChild.append(threadCard(thread, room));
  return node;
}

function threadCard(thread, room) {
  const count = thread.message_count || 0;
  return h(
    "button",
    {
      type: "button",
      class: "thread-card",
      "data-key": `thread ${thread.id}`,
      onclick: () => room.openChannel(thread.id),
    },
    icon("thread"),
    h("span", { class: "thread-name" }, thread.name),
    h("span", { class: "muted" }, count ? room.t("messages", { n: count }) : ""),
    h("span", { class: "go" }, `${room.t("seeThread")} ›`),
  );
}

function tools(message, room) {
  const more = h(
    "button",
    {
      type: "button",
      class: "icon-button tools",
      "aria-label": room.t("more"),
      "aria-haspopup": "menu",
      "data-key": "more",
    },
    icon("more"),
  );
  more.addEventListener("click", () => {
    const items = [];
    if (!message.ephemeral) {
      items.push(
        [room.t("reply"), () => room.reply(message)],
        [room.t("copyLink"), () => room.copyLink(message)],
        [room.t("deleteMessage"), () => room.moderate({ delete_message: message.id }), true],
      );
    } else items.push([room.t("dismiss"), () => room.dismiss(message.id)]);
    actions(more, room.t("more"), items);
  });
  return more;
}

export const dots = () => h("span", { class: "dots", "aria-hidden": "true" }, h("i"), h("i"), h("i"));
