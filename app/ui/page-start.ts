/**
 * The identifier of what a page is about, where that is not its beginning: after a navigation the focus goes there
 * (app/client/focus-after-navigation.tsx).
 */
export const PAGE_START_ID = "page-start";

/** Where somebody begins to read: what the page is about, or all of it. */
export const findPageStart = () =>
  document.getElementById(PAGE_START_ID) ?? document.getElementById("main");
