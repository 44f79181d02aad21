// A list whose nodes are kept while what they show stays the same.

export class KeyedList {
  constructor(node) {
    Object.assign(this, { node, kept: new Map() });
  }

  get(key) {
    const found = this.kept.get(key);
    return found && found.node;
  }

  clear() {
    this.kept.clear();
    this.node.replaceChildren();
  }

  /** Shows these items, each `{ key, sig, make }`, in this order; `make` is called where the signature is another. */
  show(items) {
    const active = this.node.contains(document.activeElement) ? document.activeElement : null;
    const home = active && active.closest("li.message");
    const kept = new Map();
    let [cursor, replaced] = [this.node.firstChild, false];
    for (const { key, sig, make } of items) {
      const old = this.kept.get(key);
      const same = old && (Array.isArray(sig) ? sig.every((part, n) => part === old.sig[n]) : sig === old.sig);
      const node = same ? old.node : make();
      kept.set(key, { sig, node });
      if (old && !same) {
        replaced = true;
        keepPictures(old.node, node);
        keepOpenMenu(old.node, node);
        old.node.replaceWith(node);
        if (cursor === old.node) cursor = node;
        if (home === old.node) refocus(active, node);
      }
      if (node === cursor) cursor = cursor.nextSibling;
      else this.node.insertBefore(node, cursor);
    }
    for (const [key, { node }] of this.kept) if (!kept.has(key)) node.remove();
    this.kept = kept;
    if (replaced) dispatchEvent(new Event("resize")); // menus that hung on what is gone go too
  }
}

/** A picture already drawn is moved rather than loaded again, so that an edit does not flicker. */
function keepPictures(from, to) {
  const olds = [...from.querySelectorAll("img")];
  for (const image of to.querySelectorAll("img")) {
    const at = olds.findIndex((old) => old.getAttribute("src") === image.getAttribute("src") && old.alt === image.alt);
    if (at >= 0) image.replaceWith(olds.splice(at, 1)[0]);
  }
}

/** A menu that somebody has open stays open where an edit has changed something else: a picture that came later. */
function keepOpenMenu(from, to) {
  const [old, now] = [from, to].map((node) => node.querySelector(".rows"));
  if (!old || !now || old.dataset.rows !== now.dataset.rows) return;
  if (old.querySelector(".select [aria-expanded='true'], .select[aria-expanded='true']")) now.replaceWith(old);
}

function refocus(active, node) {
  const key = active.dataset.key;
  const same = key && [...node.querySelectorAll("[data-key]")].find((one) => one.dataset.key === key && !one.disabled);
  (same || node).focus({ preventScroll: true });
}
