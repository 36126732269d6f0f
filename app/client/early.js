// What must be known before the first paint: the chosen colours, whether data are saved, who is
// signed in. Pages are the same for everybody, so the browser says it, from its own cookies.
// Printed inline in the head, minified and the same everywhere: one CSP hash is enough for the site.
(() => {
  const root = document.documentElement;
  const cookie = (name) => new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie)?.[1];
  const theme = cookie("theme");
  if (theme) root.dataset.theme = theme;
  const saver = cookie("saver");
  const { saveData, effectiveType } = navigator.connection ?? {};
  if (saver === "on" || (saveData && saver !== "off")) root.dataset.saver = "on";
  else if (saver !== "off" && /2g|3g/.test(effectiveType)) {
    // A slow network is spared as well: the switch shows it, and turns it off. The server, which sends
    // the pictures, is told for ten minutes: networks change.
    root.dataset.saver = "slow";
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not everywhere, and comes too late.
    document.cookie = "saver=slow; path=/; max-age=600; samesite=lax";
  }
  const here = cookie("here");
  if (here) root.dataset.here = here.split("~")[0];
  // The application of the basket was sent (features/admissions/basket/cart.ts): nothing is added to it any more.
  if (/^~~/.test(cookie("cart"))) root.dataset.sent = "";
  // Once the page is painted, as the browser writes it down, and its first picture is there, or long in coming.
  // A page that is hidden is not painted, and does not wait.
  const afterPaint = (action) => {
    if (document.hidden) return action();
    new PerformanceObserver(async (_, seen) => {
      seen.disconnect();
      await Promise.race([
        document.querySelector("[fetchpriority=high]")?.decode(),
        new Promise((done) => setTimeout(done, 2_000)),
      ]).catch(() => {});
      requestAnimationFrame(() => setTimeout(action));
    }).observe({ type: "paint", buffered: true });
  };
  // On a first page the fonts travel after what is read and seen, in letters of the same measure; what is
  // below the first screen is laid out after both (app/client/site/defer-below-fold.ts), unless one came for a place in it.
  const first = !cookie("sheets");
  if (first) {
    root.dataset.fonts = "later";
    if (!location.hash) root.dataset.rest = "later";
    // The letters change once, when both are there: the page is laid out again each time. Who saves data has none.
    addEventListener("load", () =>
      afterPaint(async () => {
        if (!root.dataset.saver) await document.fonts.load("1em Bricolage,Figtree").catch(() => {});
        delete root.dataset.fonts;
      }),
    );
  }
  // One page fades into the next (CSS View Transitions 2), for those who do not ask for less motion. The rule is
  // adopted, and in no file: where a sheet comes by the network the page is revealed before its rules count, the
  // browser gives the turn up and says so in the console.
  if ("onpagereveal" in window) {
    const fade = new CSSStyleSheet();
    fade.replaceSync(
      "@media(prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}",
    );
    // To a first page, sheets are still to come: one that comes before an adopted one, not last, makes all letters of
    // the page anew. Nobody leaves a page without a click, but by the browser's own buttons.
    const adopt = () => document.adoptedStyleSheets.push(fade);
    if (first) addEventListener("click", adopt, { once: true });
    else adopt();
    // A file, or a page of the demonstration's providers, is without this script. A step back that the server sends
    // elsewhere (who signed out meanwhile) has no entry.
    window.onpageswap = ({ viewTransition: turn, activation }) => {
      if (/\/(fichiers|demo\/identite)\//.test(activation?.entry?.url)) turn?.skipTransition();
    };
    // A page left before its turn ends, or shown before it comes, is no fault: of the second no page is told.
    addEventListener("unhandledrejection", (event) => {
      if (/^Transition was/.test(event.reason?.message)) event.preventDefault();
    });
  }
  // What is seen later and the script of the page do not hold the first paint, and on a first page nothing of them
  // travels before it (server/inline-stylesheets.ts).
  const bring = () => {
    for (const late of document.querySelectorAll("[data-late]"))
      Object.assign(late, { disabled: false, media: "all", src: late.dataset.late });
  };
  addEventListener("DOMContentLoaded", () => (first ? afterPaint(bring) : bring()));
  // Names the script that is missing, where React would have answered (late-failure.tsx).
  const tell = (name) => {
    const box = document.getElementById("late-failure");
    if (!box) return;
    box.querySelector("[data-script]").textContent = name;
    box.querySelector("[data-reload]").onclick = (event) => {
      event.preventDefault();
      location.reload();
    };
    box.hidden = false;
  };
  window.tellLate = tell;
  // The script of the public pages did not come. It is asked for once more; after that only who presses what
  // it alone answers (toggle-password.ts) is told, for the page reads and sends without it.
  const failed = ({ target }) => {
    const { src, type } = target;
    if (type !== "module") return;
    const again = (time) => import(`${src}?${time}`);
    const retry = (event) => {
      const held = event.target.closest?.("[data-other]");
      if (!held) return;
      event.preventDefault();
      again(event.timeStamp).then(
        () => removeEventListener("click", retry, true) ?? held.click(),
        () => tell(src),
      );
    };
    again(1).catch(() => addEventListener("click", retry, true));
  };
  addEventListener("error", failed, true);
})();
