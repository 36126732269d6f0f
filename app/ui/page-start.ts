/**
 * The identifier of what a page is about, where that is not its beginning: after a navigation the focus goes there
 * (app/client/focus-after-navigation.tsx).
 */
export const PAGE_START = "page-start";

/** Where somebody begins to read: what the page is about, or all of it. */
export const pageStart = () =>
  document.getElementById(PAGE_START) ?? document.getElementById("main");
