import { SHEETS_AGE, SHEETS_COOKIE, sheetMark } from "#app/late/cookies.ts";
import { readCookie, writeCookie } from "./cookie.ts";
import { sparesData } from "./sparing.ts";
import { whenStirred } from "./stirring.ts";

/** More than the public pages have together: older editions are forgotten first. */
const MOST = 20;

/**
 * A page carries the sheets that the browser does not have (server/css-variants.ts). They are asked for
 * once the page is there, and the server is told: the next pages need not carry them. Where data are spared they wait
 * for a touch: who leaves after one page has no use for them.
 */
export function keepSheets(): void {
  const links = document.querySelectorAll<HTMLLinkElement>("link[disabled]");
  const keep = () => {
    for (const link of links) {
      link.onload = () => tell(sheetMark(link.href));
      // Its styles are in the page: it is only to be there for the next one.
      link.media = "not all";
      link.disabled = false;
    }
  };
  if (sparesData()) whenStirred(keep);
  else if (document.readyState === "complete") keep();
  else addEventListener("load", keep);
}

function tell(mark: string): void {
  const marks = new Set(readCookie(SHEETS_COOKIE)?.split("."));
  writeCookie(SHEETS_COOKIE, [...marks.add(mark)].slice(-MOST).join("."), SHEETS_AGE);
}
