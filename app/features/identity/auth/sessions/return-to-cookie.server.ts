import { stripLocale } from "#app/i18n/locale.ts";
import type { Caller } from "../../caller.server.ts";
import { createAuthCookie, readAuthCookie } from "./signed-cookie.server.ts";

/** As long as a page of a provider may stay open before somebody comes back from it, in seconds. */
const MAX_AGE_SECONDS = 3600;
const COOKIE_NAME = "left";

/** The pages from which one leaves for a provider, and where a window of it ends. */
const allowedPages = ["/connexion", "/connexion/fin", "/espace-etudiant/compte"];

/**
 * The cookie that remembers the page somebody leaves for a provider. The state of the demand says it too,
 * as long as it can be read: an answer that comes too late, or with another state, is told in the language
 * and on the page of whoever brings it.
 */
export const createReturnToCookie = (caller: Caller, page: string): string =>
  createAuthCookie(caller, COOKIE_NAME, encodeURIComponent(page), MAX_AGE_SECONDS);

/** That page, with its window and where its person was going; the page of sign-in where nothing tells. */
export function getReturnToPage(caller: Caller): string {
  const page = decodePage(readAuthCookie(caller, COOKIE_NAME));
  const [path = "", query = ""] = page.split(/\?(.*)/s);
  if (!allowedPages.includes(stripLocale(path))) return "/connexion";
  const params = new URLSearchParams(query);
  const keptParams = ["popup", "next"].flatMap((name) =>
    params.getAll(name).map((value) => [name, value]),
  );
  return keptParams.length > 0 ? `${path}?${new URLSearchParams(keptParams)}` : path;
}

function decodePage(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return "";
  }
}
