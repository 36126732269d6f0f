// Loads React on the pages that it hydrates, and shows an error when a script does not load. It is inlined, minified
// and identical on every page, so that one CSP hash allows it.
(() => {
  const doc = document;
  // Rejects with the name of the script after 120 seconds (SITE-10).
  const withTimeout = (promise, name) => {
    let timer;
    const timeout = new Promise((_, reject) => {
      timer = setTimeout(() => reject(Error(name)), 120_000);
    });
    return Promise.race([promise, timeout]).finally(() => clearTimeout(timer));
  };
  const importWithRetry = (href) =>
    withTimeout(import(href), href)
      .catch(() => withTimeout(import(`${href}?again`), href))
      .catch(() => Promise.reject(Error(href)));
  // A `modulepreload` link ignores the import map of the page (import-map.ts), so its address is mapped here.
  const mapModuleUrl = (href) => {
    if (!HTMLScriptElement.supports?.("importmap")) return href;
    const { imports } = JSON.parse(doc.querySelector('[type="importmap"]').textContent);
    return Object.keys(imports).reduce((url, prefix) => url.replace(prefix, imports[prefix]), href);
  };
  const load = async () => {
    const hydrationData = JSON.parse(doc.getElementById("hydration-data").textContent);
    const ids = Object.keys(hydrationData.routes);
    const files = [hydrationData.manifest, ...ids.map((id) => hydrationData.routes[id])];
    for (const href of [...files, hydrationData.entry, ...hydrationData.preload]) {
      const link = doc.createElement("link");
      link.rel = "modulepreload";
      link.href = mapModuleUrl(href);
      doc.head.append(link);
    }
    window.__reactRouterContext = hydrationData.context;
    hydrationData.context.stream = new Blob([hydrationData.data]).stream();
    const [, ...modules] = await Promise.all(files.map(importWithRetry));
    window.__reactRouterRouteModules = Object.fromEntries(ids.map((id, i) => [id, modules[i]]));
    await importWithRetry(hydrationData.entry);
  };
  // Signing out before React has loaded also clears this device (offline/device-store.ts) and notifies the other
  // tabs. Service workers finish what the page has no time for; a step that fails does not stop the others.
  const clearingSteps = [
    async () => indexedDB.deleteDatabase("erabao"),
    async () => {
      for (const worker of await navigator.serviceWorker.getRegistrations()) {
        worker.active?.postMessage({ forget: true });
        worker.unregister();
      }
    },
    async () => Promise.all((await caches.keys()).map((name) => caches.delete(name))),
    async () => new BroadcastChannel("device").postMessage("left"),
    async () => [localStorage, sessionStorage].map((storage) => storage.removeItem("own-pages")),
  ];
  addEventListener("submit", ({ target, defaultPrevented }) => {
    if (defaultPrevented || !/\/deconnexion$/.test(target.getAttribute("action"))) return;
    for (const step of clearingSteps) step().catch(() => {});
  });
  // Only React handles a plain button, such as the one that shows a password, so the last click on one is repeated
  // after hydration. The browser itself handles buttons that open a panel or a dialog.
  let clickedButton;
  doc.addEventListener("click", ({ target }) => {
    clickedButton = target.closest("button[type=button]:not([popovertarget],[commandfor])");
  });
  doc.addEventListener("hydrated", () => clickedButton?.isConnected && clickedButton.click(), {
    once: true,
  });
  load().catch((error) => window.showFail(error.message));
})();
