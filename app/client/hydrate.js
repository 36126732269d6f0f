// The small script of the pages that React takes over: it brings React, and says so when it does not come. Printed
// inline, minified and the same everywhere, so that one CSP hash is enough.
(() => {
  const doc = document;
  // A script that has not arrived within 120 seconds will not (SITE-10).
  const within = (promise, name) => {
    let timer;
    const late = new Promise((_, no) => {
      timer = setTimeout(() => no(Error(name)), 120_000);
    });
    return Promise.race([promise, late]).finally(() => clearTimeout(timer));
  };
  const bring = (href) =>
    within(import(href), href)
      .catch(() => within(import(`${href}?again`), href))
      .catch(() => Promise.reject(Error(href)));
  // What is asked for ahead goes by its address: the import map of the page is for modules (one-language.ts).
  const mapped = (href) => {
    if (!HTMLScriptElement.supports?.("importmap")) return href;
    const { imports } = JSON.parse(doc.querySelector('[type="importmap"]').textContent);
    return Object.keys(imports).reduce((at, from) => at.replace(from, imports[from]), href);
  };
  const load = async () => {
    const boot = JSON.parse(doc.getElementById("late").textContent);
    const ids = Object.keys(boot.routes);
    const files = [boot.manifest, ...ids.map((id) => boot.routes[id])];
    for (const href of [...files, boot.entry, ...boot.preload]) {
      const link = doc.createElement("link");
      link.rel = "modulepreload";
      link.href = mapped(href);
      doc.head.append(link);
    }
    window.__reactRouterContext = boot.context;
    boot.context.stream = new Blob([boot.data]).stream();
    const [, ...modules] = await Promise.all(files.map(bring));
    window.__reactRouterRouteModules = Object.fromEntries(ids.map((id, i) => [id, modules[i]]));
    await bring(boot.entry);
  };
  // Who signs out before React is there leaves nothing on this device either, in either language, and the other tabs
  // keep nothing more (offline/on-device.ts). What the page has no time for, the workers end; each step stands alone.
  const steps = [
    async () => indexedDB.deleteDatabase("erabao"),
    async () => {
      for (const worker of await navigator.serviceWorker.getRegistrations()) {
        worker.active?.postMessage({ forget: true });
        worker.unregister();
      }
    },
    async () => Promise.all((await caches.keys()).map((name) => caches.delete(name))),
    async () => new BroadcastChannel("device").postMessage("left"),
    async () => [localStorage, sessionStorage].map((pages) => pages.removeItem("own-pages")),
  ];
  addEventListener("submit", ({ target, defaultPrevented }) => {
    if (defaultPrevented || !/\/deconnexion$/.test(target.getAttribute("action"))) return;
    for (const step of steps) step().catch(() => {});
  });
  // What React alone answers (a password shown, a message closed) is answered once it is there; the browser has answered
  // what opens a panel or a dialog.
  let pressed;
  doc.addEventListener("click", ({ target }) => {
    pressed = target.closest("button[type=button]:not([popovertarget],[commandfor])");
  });
  doc.addEventListener("awake", () => pressed?.isConnected && pressed.click(), { once: true });
  load().catch((error) => window.tellLate(error.message));
})();
