// What the editor does better with a script; without it every page works all the same.
"use strict";

// A form is sent once, however often its button is pressed.
for (const form of document.querySelectorAll("form[method=post]")) {
  form.addEventListener("submit", (event) => {
    if (form.dataset.enviado) {
      event.preventDefault();
      return;
    }
    form.dataset.enviado = "si";
  });
}

// A page that comes back from the browser's memory may be sent again.
window.addEventListener("pageshow", () => {
  for (const form of document.querySelectorAll("form[data-enviado]")) delete form.dataset.enviado;
});

// Who hears the page hears first what went wrong, or what was done.
const isAfterSaving = new URLSearchParams(location.search).has("aviso");
const told =
  document.querySelector(".resumen") ??
  document.querySelector(isAfterSaving ? ".avisos" : ".avisos[role=alert]");
if (told) told.focus();

// Fields are checked as they are left, by the form's own rules: the page asks for them.
for (const form of document.querySelectorAll("form.formulario")) {
  const touched = new Set();
  const button = form.querySelector(".enviar button");
  let round = 0;

  const show = (name, messages) => {
    const control = form.elements.namedItem(name);
    const place = document.getElementById(
      control?.getAttribute?.("aria-describedby")?.split(" ").pop() ?? "",
    );
    if (!place || !control) return;
    place.replaceChildren(
      ...messages.map((message) => {
        const line = document.createElement("p");
        line.textContent = message;
        return line;
      }),
    );
    place.parentElement.classList.toggle("mal", messages.length > 0);
    if (messages.length > 0) control.setAttribute("aria-invalid", "true");
    else control.removeAttribute("aria-invalid");
  };

  const check = async () => {
    const mine = ++round;
    const fields = new URLSearchParams(new FormData(form));
    fields.set("comprobar", "si");
    for (const name of touched) fields.append("tocado", name);
    try {
      const answer = await fetch(form.action, { method: "POST", body: fields });
      if (!answer.ok || mine !== round) return;
      const { listo, mensajes } = await answer.json();
      for (const [name, messages] of Object.entries(mensajes)) show(name, messages);
      if (button) button.toggleAttribute("data-todavia", !listo);
    } catch {
      // Nobody answers: the form tells it when it is sent.
    }
  };

  form.addEventListener("input", (event) => {
    if (event.target.name) touched.add(event.target.name);
  });
  form.addEventListener("focusout", (event) => {
    if (touched.has(event.target.name)) check();
  });
  form.addEventListener("change", (event) => {
    if (event.target.name) touched.add(event.target.name);
    check();
  });
}

// The clock of a match, and the minute that a touch records, until somebody writes another one.
const clock = document.querySelector(".reloj[data-base]");
if (clock) {
  const begin = performance.now() - Number(clock.dataset.pasados) * 1000;
  const [base, end] = [Number(clock.dataset.base), Number(clock.dataset.fin)];
  const minute = document.querySelector(".un-toque [name=minuto]");
  const put = document.querySelector(".un-toque [name=mostrado]");
  let written = false;
  if (minute) {
    minute.addEventListener("input", () => {
      written = minute.value !== "";
      // What somebody wrote counts, also where it is what the page had put there.
      if (put) put.value = "";
    });
  }
  const tick = () => {
    const passed = Math.max(0, Math.floor((performance.now() - begin) / 1000));
    const now = base + Math.floor(passed / 60) + 1;
    const shown = now <= end ? `${now}` : `${end}+${Math.min(now - end, 30)}`;
    const seconds = String(passed % 60).padStart(2, "0");
    clock.textContent = `${shown}' ${seconds}″`;
    if (minute && !written && document.activeElement !== minute) {
      minute.value = shown;
      if (put) put.value = shown;
    }
  };
  tick();
  setInterval(tick, 1000);
}
