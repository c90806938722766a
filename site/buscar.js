// Searches the site without a server. The index is a script of the site, which is loaded once somebody is about to
// type; so it works from disk too. The words are in the form, and what is looked for is kept in the address, for who
// comes back from a page that was found.
(() => {
  "use strict";
  const most = 50;
  const form = document.querySelector("form[data-indice]");
  if (!form) return;
  const field = form.querySelector("input");
  const status = document.getElementById("recuento");
  const list = document.getElementById("encontrados");
  const words = form.dataset;
  const folded = new Map();
  let reading;

  // Without accents and capitals, ligatures in full: the same for what is looked for and what is found.
  function fold(text) {
    let result = "";
    for (const letter of text.toLowerCase().normalize("NFC")) result += folded.get(letter) ?? letter;
    return result.normalize("NFD").replace(/[\p{Mn}\p{Me}\p{Cf}]/gu, "").replaceAll("ς", "σ");
  }

  const split = text => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

  function load() {
    return new Promise((resolve, reject) => {
      const script = document.createElement("script");
      script.src = form.dataset.indice;
      script.onload = () => resolve(window.indiceDeBusqueda);
      script.onerror = () => {
        script.remove();
        reject(new Error(script.src));
      };
      document.head.append(script);
    });
  }

  // Makes of the index a list of pages with the words that each is found by.
  function unfold(index) {
    for (const [base, letters] of index.letras) for (const letter of letters) folded.set(letter, base);
    const shared = index.textos.map(text => ({ text, words: split(text) }));
    const part = value => (typeof value === "number" ? shared[value] : { text: value, words: split(value) });
    const parts = value => [].concat(value ?? []).map(part);
    // The number of a match is no number of a part.
    const name = value => (Array.isArray(value) ? parts(value).map(one => one.text).join("") : value);
    return index.clases.flatMap(kind => {
      const kindWords = [kind.clase, kind.otra?.clase ?? ""].map(split);
      return kind.entradas.map(([address, title, details, hasOther]) => {
        const [titles, others] = [parts(title), parts(details)];
        return {
          title: titles.map(one => one.text).join(" "),
          details: [kind.clase, ...others.map(one => one.text)].join(" · "),
          url: kind.desde + name(address) + kind.hasta,
          other: hasOther && { text: kind.otra.clase, url: kind.otra.desde + name(address) + kind.hasta },
          titleWords: titles.flatMap(one => one.words),
          otherWords: [...kindWords[0], ...(hasOther ? kindWords[1] : []), ...others.flatMap(one => one.words)],
        };
      });
    });
  }

  // How well one word of a page answers: a whole word more than a beginning, the title more than the rest.
  function worth(wanted, titleWords, otherWords) {
    if (titleWords.includes(wanted)) return 4;
    if (titleWords.some(word => word.startsWith(wanted))) return 3;
    if (otherWords.includes(wanted)) return 2;
    return otherWords.some(word => word.startsWith(wanted)) ? 1 : 0;
  }

  // The pages that have all words, best first, a title that is nothing else before longer ones; those that are level as
  // the index has them.
  function search(pages, wanted) {
    const found = [];
    for (const page of pages) {
      const points = wanted.map(word => worth(word, page.titleWords, page.otherWords));
      if (points.includes(0)) continue;
      const isAll = page.titleWords.every(word => wanted.includes(word));
      found.push({ page, points: points.reduce((sum, point) => sum + point) + (isAll ? 1 : 0) });
    }
    return found.sort((a, b) => b.points - a.points).map(({ page }) => page);
  }

  function link(text, url) {
    const anchor = document.createElement("a");
    anchor.textContent = text;
    anchor.href = url;
    return anchor;
  }

  function item(page) {
    const entry = document.createElement("li");
    const details = document.createElement("span");
    details.textContent = page.details;
    entry.append(link(page.title, page.url), " ", details);
    if (page.other) {
      const other = link(page.other.text, page.other.url);
      other.setAttribute("aria-label", `${page.other.text}: ${page.title}`);
      entry.append(" · ", other);
    }
    return entry;
  }

  function show(pages) {
    list.replaceChildren(...pages.slice(0, most).map(item));
    const count = pages.length.toLocaleString(document.documentElement.lang);
    const told = pages.length ? words.cuantos.replace("{n}", count) : words.ninguno;
    status.textContent = pages.length > most ? `${told} ${words.demasiados}` : told;
  }

  async function answer() {
    const query = field.value.trim();
    if (!reading) {
      status.textContent = words.leyendo;
      reading = load().then(unfold);
    }
    let pages;
    try {
      pages = await reading;
    } catch {
      reading = undefined;
      list.replaceChildren();
      status.textContent = words.fallo;
      return;
    }
    // Somebody may have gone on typing.
    if (query !== field.value.trim()) return;
    const wanted = split(query);
    if (wanted.length) {
      show(search(pages, wanted));
    } else {
      list.replaceChildren();
      status.textContent = "";
    }
  }

  field.addEventListener("input", answer);
  // Before a page that was found is gone to.
  field.addEventListener("change", () => {
    const query = field.value.trim();
    history.replaceState(null, "", query ? `#q=${encodeURIComponent(query)}` : "#");
  });
  form.addEventListener("submit", event => {
    event.preventDefault();
    answer();
  });
  if (location.hash.startsWith("#q=")) {
    try {
      field.value = decodeURIComponent(location.hash.slice(3));
    } catch {
      // An address that somebody wrote by hand.
    }
  }
  if (field.value) answer();
})();
