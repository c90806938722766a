// Shows the next version of a page as soon as there is one, and what keeps it from being made.
(() => {
  "use strict";
  const script = document.currentScript;
  const version = script ? script.dataset.version : "";
  const place = "marcador-recarga:" + location.pathname + location.search;
  let source = null;
  let patience = 1000;
  let retry = 0;

  // What the browser would do by itself does not hold where the page has another height by now.
  const kept = sessionStorage.getItem(place);
  if (kept !== null) {
    sessionStorage.removeItem(place);
    const [x, y] = kept.split(" ").map(Number);
    const scroll = () => window.scrollTo({ left: x, top: y, behavior: "instant" });
    scroll();
    window.addEventListener("load", scroll, { once: true });
  }

  const reload = () => {
    sessionStorage.setItem(place, window.scrollX + " " + window.scrollY);
    if ("scrollRestoration" in history) history.scrollRestoration = "manual";
    location.reload();
  };
  window.addEventListener("pageshow", () => {
    if ("scrollRestoration" in history) history.scrollRestoration = "auto";
  });

  let overlay = null;
  const element = (name, text) => {
    const made = document.createElement(name);
    if (text !== undefined) made.textContent = text;
    return made;
  };
  const mended = () => {
    if (overlay) overlay.remove();
    overlay = null;
  };
  const item = (fault) => {
    const entry = element("li");
    if (fault.place) entry.append(element("code", fault.place));
    entry.append(element("strong", fault.message));
    for (const line of fault.context) entry.append(element("p", line));
    if (fault.source.length > 0) {
      const source = element("pre");
      source.tabIndex = 0;
      for (const line of fault.source) {
        const written = element(line.marked ? "mark" : "span", line.number + "  " + line.text);
        source.append(written, "\n");
      }
      entry.append(source);
    }
    if (fault.help) entry.append(element("em", fault.help));
    return entry;
  };
  // In a tree of its own: no style of the page reaches it, and none of it reaches the page.
  const fault = (report) => {
    mended();
    // The page is about nothing else.
    if (document.documentElement.hasAttribute("data-marcador-fallo")) return;
    overlay = element("div");
    overlay.id = "marcador-fallo";
    const tree = overlay.attachShadow({ mode: "open" });
    const style = new CSSStyleSheet();
    style.replaceSync(`
      :host { all: initial; position: fixed; inset: auto 0 0 0; max-height: 70vh; overflow: auto;
        z-index: 2147483647; border-top: 4px solid #d33; background: #1d1d22; color: #f4f4f6;
        font: 16px/1.5 system-ui, sans-serif; }
      section { padding: 1rem 1.25rem; }
      h2 { margin: 0 2.5rem .5rem 0; font-size: 1.1rem; }
      ul { margin: 0; padding: 0; list-style: none; }
      li { margin: 0 0 1rem; }
      code { display: block; color: #9cdcfe; font: 14px/1.5 ui-monospace, monospace; overflow-wrap: anywhere; }
      strong { overflow-wrap: anywhere; }
      p { margin: 0; color: #c9c9d1; }
      pre { margin: .35rem 0; padding: .5rem; overflow: auto; background: #0e0e11; font: 14px/1.5 ui-monospace, monospace; }
      mark { background: #5a1e1e; color: #fff; }
      em { color: #b5e8a5; font-style: normal; }
      button { position: absolute; top: .75rem; right: 1rem; min-width: 2rem; min-height: 2rem; border: 1px solid #888;
        border-radius: 4px; background: transparent; color: inherit; font: inherit; cursor: pointer; }
      button:focus-visible { outline: 3px solid #9cdcfe; }`);
    tree.adoptedStyleSheets = [style];
    const panel = element("section");
    panel.setAttribute("role", "alert");
    const close = element("button", "×");
    close.setAttribute("aria-label", report.close);
    close.addEventListener("click", mended);
    const list = element("ul");
    for (const each of report.faults) list.append(item(each));
    panel.append(element("h2", report.title), list, close);
    tree.append(panel);
    document.body.append(overlay);
  };

  // A browser has six connections for one server, and pages that listen must leave some for the others:
  // three at most have a stream, and pass on what they hear.
  const channel = "BroadcastChannel" in window ? new BroadcastChannel("marcador-recarga") : null;
  let last = null;
  const hear = (name, data) => {
    if (name === "changed") reload();
    if (name === "fault") fault(JSON.parse(data));
    if (name === "mended") mended();
    if (name === "fault" || name === "mended") last = { name, data };
  };
  const look = async () => {
    const answer = await fetch(location.href, { headers: { Accept: "text/html" }, cache: "no-store" });
    const found = /<script src="\/editar\/recarga\.js" data-version="([^"]*)"/.exec(await answer.text());
    if (found && found[1] !== version) reload();
  };
  const ignore = () => {};
  if (channel) {
    channel.addEventListener("message", ({ data: { name, data } }) => {
      if (source && name === "ask" && last) channel.postMessage(last);
      if (source || document.visibilityState !== "visible") return;
      if (name === "site") look().catch(ignore);
      else hear(name, data);
    });
  }

  const disconnect = () => {
    clearTimeout(retry);
    if (source) source.close();
    source = null;
  };
  const connect = () => {
    disconnect();
    const query = new URLSearchParams({ pagina: location.pathname, version });
    source = new EventSource("/editar/eventos?" + query);
    source.addEventListener("open", () => { patience = 1000; });
    for (const name of ["site", "changed", "fault", "mended"]) {
      source.addEventListener(name, ({ data }) => {
        if (channel && name !== "changed") channel.postMessage({ name, data });
        hear(name, data);
      });
    }
    source.addEventListener("error", () => {
      if (!source || source.readyState !== EventSource.CLOSED) return;
      retry = setTimeout(connect, patience);
      patience = Math.min(patience * 2, 15000);
    });
  };

  const places = [0, 1, 2];
  let leave = ignore;
  const listen = async () => {
    leave();
    if (!navigator.locks || !channel) {
      leave = disconnect;
      connect();
      return;
    }
    const given = new AbortController();
    let end = ignore;
    leave = () => {
      given.abort();
      end();
      disconnect();
    };
    // True once the place was left again.
    const take = (number, options) =>
      navigator.locks.request("marcador-recarga-" + number, options, (lock) => {
        if (!lock || given.signal.aborted) return given.signal.aborted;
        connect();
        return new Promise((resolve) => { end = () => resolve(true); });
      });
    for (const number of places) {
      if (await take(number, { ifAvailable: true })) return;
    }
    look().catch(ignore);
    channel.postMessage({ name: "ask" });
    await take(places[Math.floor(Math.random() * places.length)], { signal: given.signal });
  };

  // Nor do pages that nobody sees.
  const follow = () => {
    if (document.visibilityState === "visible") listen().catch(ignore);
    else leave();
  };
  document.addEventListener("visibilitychange", follow);
  window.addEventListener("pagehide", () => leave());
  window.addEventListener("pageshow", (event) => { if (event.persisted) follow(); });
  follow();
})();
