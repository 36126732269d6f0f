// Applies the theme, the data saver and the signed-in state before the first paint. Pages are cached and identical
// for every visitor, so this script reads them from the visitor's own cookies.
// It is inlined in the head, minified and identical on every page, so that the policy of the site allows it by one
// CSP hash.
(() => {
  const root = document.documentElement;
  const cookie = (name) => new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie)?.[1];
  const theme = cookie("theme");
  if (theme) root.dataset.theme = theme;
  const saver = cookie("saver");
  const { saveData, effectiveType } = navigator.connection ?? {};
  if (saver === "on" || (saveData && saver !== "off")) root.dataset.saver = "on";
  else if (saver !== "off" && /2g|3g/.test(effectiveType)) {
    // A slow network counts as data saver; the switch in the footer shows that and can turn it off. The cookie lets
    // the server choose smaller pictures, and ends after ten minutes because networks change.
    root.dataset.saver = "slow";
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not everywhere, and comes too late.
    document.cookie = "saver=slow; path=/; max-age=600; samesite=lax";
  }
  const signedIn = cookie("here");
  if (signedIn) root.dataset.user = signedIn.split("~")[0];
  // The application of this basket is submitted (features/admissions/basket/cart.ts), so no programme can be added.
  if (/^~~/.test(cookie("cart"))) root.dataset.sent = "";
  // Calls back after the first paint and the decoding of the first picture, or 2 seconds after the paint. A hidden
  // page is not painted, so it calls back at once.
  const afterPaint = (action) => {
    if (document.hidden) return action();
    new PerformanceObserver(async (_, observer) => {
      observer.disconnect();
      await Promise.race([
        document.querySelector("[fetchpriority=high]")?.decode(),
        new Promise((resolve) => setTimeout(resolve, 2_000)),
      ]).catch(() => {});
      requestAnimationFrame(() => setTimeout(action));
    }).observe({ type: "paint", buffered: true });
  };
  // On a first visit the fonts load after the visible content, which shows fallback fonts of the same metrics. What
  // is below the first screen is laid out after both (app/client/site/defer-below-fold.ts), unless the address has an
  // anchor.
  const isFirstVisit = !cookie("sheets");
  if (isFirstVisit) {
    root.dataset.fonts = "later";
    if (!location.hash) root.dataset.fold = "later";
    // Both fonts are swapped in together, because each swap lays the page out again. With the data saver they never
    // load.
    addEventListener("load", () =>
      afterPaint(async () => {
        if (!root.dataset.saver) await document.fonts.load("1em Bricolage,Figtree").catch(() => {});
        delete root.dataset.fonts;
      }),
    );
  }
  // Cross-document view transitions (CSS View Transitions 2), except with reduced motion. The rule is in an adopted
  // stylesheet: when a stylesheet comes from the network, the page is revealed before its rules apply, and the
  // browser skips the transition with an error in the console.
  if ("onpagereveal" in window) {
    const transitionStyles = new CSSStyleSheet();
    transitionStyles.replaceSync(
      "@media(prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}",
    );
    // On a first visit more stylesheets follow, and one that is inserted after an adopted stylesheet lays out the
    // text again. A visitor seldom leaves a page without a click, so the first click adopts it.
    const adoptTransitionStyles = () => document.adoptedStyleSheets.push(transitionStyles);
    if (isFirstVisit) addEventListener("click", adoptTransitionStyles, { once: true });
    else adoptTransitionStyles();
    // Files and the pages of the demonstration's identity provider do not run this script. A back navigation that the
    // server redirects, after signing out for instance, has no `entry`.
    window.onpageswap = ({ viewTransition, activation }) => {
      if (/\/(fichiers|demo\/identite)\//.test(activation?.entry?.url))
        viewTransition?.skipTransition();
    };
    // Leaving a page before its transition ends, or showing it before the transition starts, rejects a promise. That
    // is no error, and no page receives the second promise.
    addEventListener("unhandledrejection", (event) => {
      if (/^Transition was/.test(event.reason?.message)) event.preventDefault();
    });
  }
  // Stylesheets and scripts with `data-lazy` do not delay the first paint, and on a first visit they load after it
  // (app/http/inline-stylesheets.server.ts).
  const loadLateResources = () => {
    for (const element of document.querySelectorAll("[data-lazy]"))
      Object.assign(element, { disabled: false, media: "all", src: element.dataset.lazy });
  };
  addEventListener("DOMContentLoaded", () =>
    isFirstVisit ? afterPaint(loadLateResources) : loadLateResources(),
  );
  // Shows the box of script-failure.tsx with the address of the script that failed; `others` may have failed too.
  const showFailure = (name, ...others) => {
    const box = document.getElementById("load-failure");
    if (!box) return;
    box.querySelector("[data-script]").textContent = name;
    box.querySelector("[data-reload]").onclick = (event) => {
      event.preventDefault();
      // WebKit does not request a script that failed again, on any page, before something else requests its address.
      for (const url of [name, ...others]) fetch(url).catch(() => {});
      location.reload();
    };
    box.hidden = false;
  };
  window.showFail = showFailure;
  // When the script of the public pages does not load, it is requested once more. After that only a click on a
  // control that needs it (toggle-password.ts) shows the error, because pages work without it.
  const onScriptError = ({ target }) => {
    const { src, type } = target;
    // The module script of hydrated pages has no address (before-hydration.js).
    if (type !== "module" || !src) return;
    const importAgain = (query) => import(`${src}?${query}`);
    const retry = (event) => {
      const clickedControl = event.target.closest?.("[data-other]");
      if (!clickedControl) return;
      event.preventDefault();
      importAgain(event.timeStamp).then(
        () => removeEventListener("click", retry, true) ?? clickedControl.click(),
        () => showFailure(src),
      );
    };
    importAgain(1).catch(() => addEventListener("click", retry, true));
  };
  addEventListener("error", onScriptError, true);
})();
