// Times as Discord writes them: <t:seconds:style> in the reader's language and time zone.

import { h } from "./dom.js";

const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
};
const UNITS = [
  ["year", 31556952],
  ["month", 2629746],
  ["week", 604800],
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
];

function relative(seconds, locale) {
  const gap = seconds - Date.now() / 1000;
  const [unit, size] = UNITS.find(([name, length]) => name !== "week" && Math.abs(gap) >= length) || UNITS[6];
  return new Intl.RelativeTimeFormat(locale, { numeric: "auto" }).format(Math.round(gap / size), unit);
}

const written = (seconds, style, locale) => new Intl.DateTimeFormat(locale, STYLES[style]).format(seconds * 1000);

export function timestamp(seconds, style, locale) {
  const valid = Math.abs(seconds) < 8.64e12;
  if (!valid) return `<t:${seconds}:${style}>`;
  const node = h("time", { datetime: new Date(seconds * 1000).toISOString(), title: written(seconds, "F", locale) });
  if (style === "R") Object.assign(node.dataset, { seconds, locale });
  node.textContent = style === "R" ? relative(seconds, locale) : written(seconds, style, locale);
  return node;
}

/** Time of a message: the hour today, the date too on other days. */
export function clock(stamp, locale) {
  const seconds = Date.parse(stamp) / 1000;
  const today = new Date(stamp).toDateString() === new Date().toDateString();
  const node = timestamp(seconds, today ? "t" : "f", locale);
  return node;
}

export const dayOf = (stamp) => new Date(stamp).toDateString();
export const dayName = (stamp, locale) =>
  new Intl.DateTimeFormat(locale, { dateStyle: "long" }).format(Date.parse(stamp));

// "In five minutes" must not stay so for an hour.
setInterval(() => {
  for (const node of document.querySelectorAll("time[data-seconds]")) {
    node.textContent = relative(Number(node.dataset.seconds), node.dataset.locale);
  }
}, 10_000);
