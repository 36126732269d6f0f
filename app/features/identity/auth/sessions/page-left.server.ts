import { stripLocale } from "#app/i18n/locale.ts";
import type { Caller } from "../../caller.server.ts";
import { broughtCookie, giveCookie } from "./own-cookie.server.ts";

/** As long as a page of a provider may stay open before somebody comes back from it, in seconds. */
const AN_HOUR = 3600;
const NAME = "left";

/** The pages from which one leaves for a provider, and where a window of it ends. */
const pages = ["/connexion", "/connexion/fin", "/espace-etudiant/compte"];

/**
 * The cookie that remembers the page somebody leaves for a provider. The state of the demand says it too,
 * as long as it can be read: an answer that comes too late, or with another state, is told in the language
 * and on the page of whoever brings it.
 */
export const keepPageLeft = (caller: Caller, page: string): string =>
  giveCookie(caller, NAME, encodeURIComponent(page), AN_HOUR);

/** That page, with its window and where its person was going; the page of sign-in where nothing tells. */
export function pageLeft(caller: Caller): string {
  const page = decoded(broughtCookie(caller, NAME));
  const [path = "", query = ""] = page.split(/\?(.*)/s);
  if (!pages.includes(stripLocale(path))) return "/connexion";
  const asked = new URLSearchParams(query);
  const kept = ["fenetre", "next"].flatMap((name) => asked.getAll(name).map((one) => [name, one]));
  return kept.length > 0 ? `${path}?${new URLSearchParams(kept)}` : path;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return "";
  }
}
