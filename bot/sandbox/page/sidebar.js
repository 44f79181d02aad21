// The list of channels, threads under their channel, and private conversations.

import { add, fill, h, icon } from "./dom.js";
import { later } from "./dom.js";

/** Draws the list into `nav`; `room` knows channels, threads, unread, seen and what is open. */
export function drawSidebar(nav, room) {
  const { t } = room;
  const active = nav.contains(document.activeElement) ? document.activeElement.dataset.key : null;
  const guild = [...room.channelMap.values()]
    .filter((channel) => channel.type !== 1)
    .sort((a, b) => (a.position || 0) - (b.position || 0));
  const direct = [...room.channelMap.values()].filter((channel) => channel.type === 1);
  const threads = [...room.threads.values()].sort((a, b) => later(a.id, b.id));
  const list = h("ul", { class: "tree" });
  for (const channel of guild) {
    list.append(h("li", {}, entry(channel, "hash", room)));
    const inside = threads.filter((thread) => thread.parent_id === channel.id);
    const [open, shut] = [false, true].map((archived) =>
      inside.filter((one) => Boolean(one.thread_metadata && one.thread_metadata.archived) === archived),
    );
    if (open.length)
      list.append(
        h(
          "li",
          {},
          h(
            "ul",
            { class: "threads" },
            open.map((thread) => h("li", {}, entry(thread, "thread", room))),
          ),
        ),
      );
    if (shut.length) {
      const here = shut.some((thread) => thread.id === room.open || room.unread.get(thread.id));
      const box = h(
        "details",
        { class: "archived", open: here || room.archivedOpen.has(channel.id) },
        h("summary", {}, `${t("archived")} · ${shut.length}`),
        h(
          "ul",
          { class: "threads" },
          shut.map((thread) => h("li", {}, entry(thread, "thread", room))),
        ),
      );
      box.addEventListener("toggle", () => room.archivedOpen[box.open ? "add" : "delete"](channel.id));
      list.append(h("li", {}, box));
    }
  }
  fill(nav, h("h3", {}, t("channels")), list);
  if (direct.length) {
    add(nav, [
      h("h3", {}, t("direct")),
      h(
        "ul",
        { class: "tree" },
        direct.map((channel) => h("li", {}, entry(channel, "direct", room))),
      ),
    ]);
  }
  if (active) for (const node of nav.querySelectorAll("[data-key]")) if (node.dataset.key === active) node.focus();
}

function entry(channel, kind, room) {
  const count = room.unread.get(channel.id) || 0;
  const seen = room.seen.get(channel.id);
  const fresh = channel.last_message_id && (!seen || later(channel.last_message_id, seen) > 0);
  const meta = channel.thread_metadata || {};
  const here = room.open === channel.id;
  return h(
    "button",
    {
      type: "button",
      class: `place${here ? " here" : ""}${fresh && !here ? " fresh" : ""}${meta.archived ? " old" : ""}`,
      "data-key": `place ${channel.id}`,
      "aria-current": here ? "true" : undefined,
      onclick: () => room.openChannel(channel.id),
    },
    icon(meta.locked || channel.type === 12 ? "lock" : kind),
    h("span", { class: "place-name", title: placeName(channel, room) }, placeName(channel, room)),
    badge(count, room.t),
  );
}

export const badge = (count, t) =>
  count ? h("span", { class: "count-badge", "aria-label": t("unread", { n: count }) }, String(count)) : null;

export function placeName(channel, room) {
  if (channel.type !== 1) return channel.name;
  return (
    (channel.recipients || [])
      .filter((user) => user.id !== room.me)
      .map((user) => room.person(user.id))
      .join(", ") || room.bot.name
  );
}
