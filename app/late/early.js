// What must be known before the first paint: the chosen colours, whether data are saved, who is
// signed in. Pages are the same for everybody, so the browser says it, from its own cookies.
// Printed inline in the head, minified and the same everywhere: one CSP hash is enough for the site.
(() => {
  const root = document.documentElement;
  const cookie = (name) => new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie)?.[1];
  const theme = cookie("theme");
  if (theme) root.dataset.theme = theme;
  const saver = cookie("saver");
  if (saver ? saver === "on" : navigator.connection?.saveData) root.dataset.saver = "on";
  const here = cookie("here");
  if (here) root.dataset.here = here.split("~")[0];
  // The sheet of what is seen later came without holding the first paint: now it may be read.
  addEventListener("DOMContentLoaded", () => {
    for (const sheet of document.querySelectorAll("link[data-late]")) sheet.media = "all";
  });
})();
