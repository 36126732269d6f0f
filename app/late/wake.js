// The small script of every page: it loads React at the first intent and replays the click.
// Printed inline, minified and the same everywhere, so that one CSP hash is enough for the site.
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
  // A page kept for everybody leaves its data at an address, so that only those who wake it pay for it.
  const bootData = async () => {
    const { dataset, textContent } = doc.getElementById("late");
    if (!dataset.src) return JSON.parse(textContent);
    const get = () => within(fetch(dataset.src), dataset.src).then((answer) => answer.json());
    return get().catch(() => get().catch(() => Promise.reject(Error(dataset.src))));
  };
  // What is asked for ahead goes by its address: the import map of the page is for modules (one-language.ts).
  const mapped = (href) => {
    if (!HTMLScriptElement.supports?.("importmap")) return href;
    const { imports } = JSON.parse(doc.querySelector('[type="importmap"]').textContent);
    return Object.keys(imports).reduce((at, from) => at.replace(from, imports[from]), href);
  };
  const load = async () => {
    const boot = await bootData();
    for (const href of boot.preload) {
      const link = doc.createElement("link");
      link.rel = "modulepreload";
      link.href = mapped(href);
      doc.head.append(link);
    }
    window.__reactRouterContext = boot.context;
    boot.context.stream = new Blob([boot.data]).stream();
    const ids = Object.keys(boot.routes);
    const bringing = [boot.manifest, ...ids.map((id) => boot.routes[id])].map(bring);
    const [, ...modules] = await Promise.all(bringing);
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
