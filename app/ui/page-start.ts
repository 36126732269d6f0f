/**
 * Id of the main subject of a page where that is not its first content: the focus goes there after a navigation
 * (app/client/focus-after-navigation.tsx).
 */
export const PAGE_START_ID = "page-start";

/** The element that gets the focus after a navigation: the main subject, else `main`. */
export const findPageStart = () =>
  document.getElementById(PAGE_START_ID) ?? document.getElementById("main");
