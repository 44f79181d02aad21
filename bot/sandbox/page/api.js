// The people side of the sandbox: requests, and the socket over which one person's events come.

import { words } from "./words.js";

export class Refusal extends Error {}

/** Sends a request; answers the decoded body, or throws a Refusal with the server's one sentence. */
export async function call(method, path, body) {
  let answer;
  try {
    answer = await fetch(path, {
      method,
      headers: body === undefined ? {} : { "Content-Type": "application/json" },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new Refusal(words(document.documentElement.lang)("unreachable"));
  }
  const text = await answer.text();
  let data = null;
  try {
    data = text ? JSON.parse(text) : null;
  } catch {
    data = null;
  }
  if (!answer.ok)
    throw new Refusal(
      (data && data.message) || words(document.documentElement.lang)("strange", { status: answer.status }),
    );
  return data;
}

export const act = (user, verb, body = {}) => call("POST", `/people/${user}/${verb}`, body);

/** A socket that comes back by itself, half a second after the first break, at most eight later; it tells its state. */
export class Events {
  constructor(user, onEvent, onState) {
    Object.assign(this, { user, onEvent, onState, wait: 500, closed: false });
    this.open();
  }

  open() {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.socket = new WebSocket(`${scheme}://${location.host}/people/${this.user}/events`);
    this.socket.onmessage = (frame) => {
      this.wait = 500;
      this.onEvent(JSON.parse(frame.data));
    };
    let opened = false;
    this.socket.onopen = () => {
      opened = true;
      this.onState("up");
    };
    this.socket.onclose = () => {
      if (this.closed) return;
      this.onState(opened ? "down" : "refused");
      this.timer = setTimeout(() => this.open(), this.wait);
      this.wait = Math.min(this.wait * 2, 8000);
    };
  }

  close() {
    this.closed = true;
    clearTimeout(this.timer);
    this.socket.close();
  }
}

/** Pictures and files of the server itself are asked for by path, so that any name of this machine will do. */
export function here(url) {
  if (typeof url !== "string") return "";
  try {
    const full = new URL(url, location.href);
    if (full.pathname.startsWith("/cdn/")) return full.pathname + full.search;
    return full.protocol === "http:" || full.protocol === "https:" ? full.href : "";
  } catch {
    return "";
  }
}
