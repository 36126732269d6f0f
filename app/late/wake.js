// The small script of the pages that React takes over: it loads it at once, or at the first intent, and replays the
// click. In the areas it is printed inline, minified and the same everywhere, so that one CSP hash is enough.
(() => {
  const doc = document;
  const root = doc.documentElement;
  const events = ["pointerover", "pointerdown", "focusin", "keydown", "click"];
  let waking;
  let awake;
  let held;
  // A script that has not arrived within 120 seconds will not (specification, section 9).
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
    const ready = new Promise((ok) => doc.addEventListener("awake", ok, { once: true }));
    await bring(boot.entry);
    await ready;
  };
  const replay = (ok) => {
    const element = held;
    held = undefined;
    root.removeAttribute("data-waking");
    if (!element?.isConnected) return;
    if (ok) element.click();
    else if (element.href) location.assign(element.href);
    else if (element.type === "submit") element.form?.requestSubmit(element);
  };
  const wake = () => {
    waking ??= load().then(
      () => {
        awake = true;
        for (const event of events) doc.removeEventListener(event, on, true);
        replay(true);
      },
      (error) => {
        waking = undefined;
        window.tellLate(error.message);
        replay(false);
      },
    );
    return waking;
  };
  const on = (event) => {
    const element = event.target.closest?.("[data-wake]");
    if (!element || awake) return;
    if (event.type === "click" && element.dataset.wake === "click") {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      held = event.target.closest("a,button,summary,label") ?? element;
      root.setAttribute("data-waking", "");
    }
    wake();
  };
  for (const event of events) doc.addEventListener(event, on, { capture: true });
  if (root.dataset.wakeNow !== undefined) wake();
})();
