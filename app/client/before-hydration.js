// What a hydrated page needs until React answers: it reports a script that does not load, repeats an early click, and
// clears the device at an early sign-out. It also adds the user to each form. It is inlined in the head, before React
// Router's scripts, and minified.
(() => {
  const doc = document;
  const MAX_LOAD_MS = 120_000; // SITE-10
  const preloads = () =>
    [...doc.querySelectorAll("link[rel=modulepreload]")].map(({ href }) => href);
  // The module script of React Router fails without saying which import was missing: the preload that failed is named.
  let failedUrl;
  const reportFailure = (url) => window.showFail(failedUrl ?? url ?? preloads()[0], ...preloads());
  // Runs that script once more, which requests what failed again.
  let hasRetried = false;
  const retry = () => {
    if (hasRetried) return reportFailure();
    hasRetried = true;
    const { nonce, textContent } = doc.querySelector("script[type=module]:not([src])");
    const script = Object.assign(doc.createElement("script"), {
      type: "module",
      nonce,
      textContent,
    });
    script.onerror = () => reportFailure();
    doc.head.append(script);
    script.remove();
  };
  const onError = ({ target: { rel, type, href, src } }) => {
    if (rel === "modulepreload") failedUrl = href;
    if (type === "module" && !src) retry();
  };
  addEventListener("error", onError, true);
  // The last script, the entry, is imported dynamically; the browser's message names it.
  const onRejection = ({ reason }) => {
    if (!(reason instanceof TypeError) || !/import|module/i.test(reason.message)) return;
    failedUrl = /https?:\S+/.exec(reason.message)?.[0] ?? failedUrl;
    retry();
  };
  addEventListener("unhandledrejection", onRejection);
  // No event reports a script that stalls.
  const timer = setTimeout(() => {
    const loaded = new Set(performance.getEntriesByType("resource").map(({ name }) => name));
    reportFailure(preloads().find((href) => !loaded.has(href)));
  }, MAX_LOAD_MS);
  // early.js loads the fonts of a first visit at the event `load`, which here waits for React's scripts.
  const { dataset } = doc.documentElement;
  const loadFonts = async () => {
    if (!dataset.saver) await doc.fonts.load("1em Bricolage,Figtree").catch(() => {});
    delete dataset.fonts;
  };
  if (dataset.fonts)
    addEventListener("DOMContentLoaded", () => requestAnimationFrame(() => setTimeout(loadFonts)));
  // Signing out before React has loaded also clears this device (offline/device-store.ts) and notifies the other
  // tabs. Service workers finish what the page has no time for; a step that fails does not stop the others.
  const clearingSteps = [
    async () => indexedDB.deleteDatabase("erabao"),
    async () => {
      for (const worker of await navigator.serviceWorker.getRegistrations()) {
        worker.active?.postMessage({ forget: true });
        // `Clear-Site-Data` may have unregistered it already.
        worker.unregister().catch(() => {});
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
  // Each form says for whom its page was rendered, so that the server never accepts it in the name of somebody who
  // has signed in meanwhile (PERSON_FIELD, http/guards.server.ts). Forms that React sends have it as well.
  doc.addEventListener("formdata", ({ target, formData }) => {
    const userKey = doc.querySelector("meta[name=user-key]")?.content;
    if (userKey && target.method === "post") formData.set("pour", userKey);
  });
  // Only React handles a plain button, such as the one that shows a password, so the last click on one is repeated
  // after hydration. The browser itself handles buttons that open a panel or a dialog.
  let clickedButton;
  const onClick = ({ target }) => {
    clickedButton = target.closest("button[type=button]:not([popovertarget],[commandfor])");
  };
  doc.addEventListener("click", onClick);
  const onHydrated = () => {
    clearTimeout(timer);
    removeEventListener("error", onError, true);
    removeEventListener("unhandledrejection", onRejection);
    doc.removeEventListener("click", onClick);
    if (clickedButton?.isConnected) clickedButton.click();
  };
  doc.addEventListener("hydrated", onHydrated, { once: true });
})();
