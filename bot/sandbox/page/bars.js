// The two lines at the head of a column: whose it is, and which channel is open.

import { avatar, fill, h, icon, iconButton } from "./dom.js";
import { actions } from "./listbox.js";
import { placeName } from "./sidebar.js";

export function drawPersonBar(column) {
  const { person, room } = column;
  const russian = person.locale.startsWith("ru");
  const change = () => column.change({ locale: russian ? "en-US" : "ru" });
  const tongue = h(
    "button",
    { type: "button", class: "badge-button", title: room.t("language"), "data-key": "language", onclick: change },
    russian ? "RU" : "EN",
  );
  tongue.setAttribute("aria-label", `${tongue.textContent}: ${room.t("language")}`);
  const more = menuButton(`${room.t("more")}: ${person.name}`, "person", person.name, () => personActions(column));
  const shut = iconButton("close", `${room.t("closeColumn")}: ${person.name}`, () => column.page.close(column));
  redraw(column.bar, avatar(person), h("h2", {}, person.name), tongue, h("span", { class: "gap" }), more, shut);
}

function personActions(column) {
  const { t } = column.room;
  const outside = column.person.in_guild === false;
  return [
    [t("dm"), () => column.openDm()],
    [t("dmsClosed"), () => column.change({ dms_open: false })],
    [t("dmsOpen"), () => column.change({ dms_open: true })],
    outside
      ? [t("returnGuild"), () => column.inGuild("return", true)]
      : [t("leaveGuild"), () => column.inGuild("leave", false), true],
  ];
}

export function drawRoomBar(column) {
  const { room } = column;
  const place = room.place(room.open);
  const meta = (place && place.thread_metadata) || {};
  const toggle = iconButton("menu", room.t("showChannels"), () => column.toggleSidebar(), "sidebar");
  if ([...room.unread.keys()].some((id) => id !== room.open)) toggle.append(h("span", { class: "dot" }));
  const parts = [toggle];
  if (place) {
    const thread = room.threads.has(place.id);
    const parent = thread && room.channelMap.get(place.parent_id);
    if (parent) {
      const props = { type: "button", class: "plain-link crumb", "data-key": "parent" };
      const up = h("button", { ...props, onclick: () => column.openChannel(parent.id) }, `#${parent.name}`);
      parts.push(up, h("span", { class: "muted", "aria-hidden": "true" }, "›"));
    }
    parts.push(icon(place.type === 1 ? "direct" : thread ? "thread" : "hash"), h("h3", {}, placeName(place, room)));
    if (meta.archived) parts.push(h("span", { class: "badge quiet" }, room.t(meta.locked ? "locked" : "inArchive")));
    if (thread) {
      const label = `${room.t("more")}: ${place.name}`;
      parts.push(
        h("span", { class: "gap" }),
        menuButton(label, "thread", place.name, () => threadActions(place, room)),
      );
    }
  }
  redraw(column.head, ...parts);
  const allowed = Boolean(place) && place.can_send !== false && !meta.locked;
  column.composer.setChannel(place || null, place ? room.channel(place.id) : "", allowed);
}

function threadActions(thread, room) {
  const { t, tell, moderate, me } = room;
  const inside = (thread.member_ids || []).includes(me);
  const archived = thread.thread_metadata && thread.thread_metadata.archived;
  const shelf = archived
    ? [[t("unarchive"), () => moderate({ unarchive: thread.id })]]
    : [
        [t("archive"), () => moderate({ archive: thread.id })],
        [t("lock"), () => moderate({ archive: thread.id, locked: true })],
      ];
  return [
    inside
      ? [t("leaveThread"), () => tell(`threads/${thread.id}/leave`, {})]
      : [t("join"), () => tell(`threads/${thread.id}/join`, {})],
    ...shelf,
    [t("deleteThread"), () => moderate({ delete_channel: thread.id }), true],
  ];
}

function menuButton(label, key, title, items) {
  const button = iconButton("more", label, () => actions(button, title, items()), key);
  button.setAttribute("aria-haspopup", "menu");
  return button;
}

/** Draws a bar anew and gives the focus back to the button that had it. */
function redraw(bar, ...parts) {
  const key = bar.contains(document.activeElement) ? document.activeElement.dataset.key : null;
  fill(bar, ...parts);
  if (key) for (const node of bar.querySelectorAll("[data-key]")) if (node.dataset.key === key) node.focus();
}
