import { plainPath } from "#app/i18n/locale.ts";
import type { Caller } from "../caller.server.ts";

/** As long as a page of a provider may stay open before somebody comes back from it, in seconds. */
const AN_HOUR = 3600;

/** The pages from which one leaves for a provider, and where a window of it ends. */
const pages = ["/connexion", "/connexion/fin", "/espace-etudiant/compte"];

/**
 * The cookie that remembers the page somebody leaves for a provider. The state of the demand says it too,
 * as long as it can be read: an answer that comes too late, or with another state, is told in the language
 * and on the page of whoever brings it.
 */
export function keepPageLeft({ origin }: Caller, page: string): string {
  const secure = origin.startsWith("https:") ? "; Secure" : "";
  const value = encodeURIComponent(page);
  return `${nameAt(origin)}=${value}; Max-Age=${AN_HOUR}; Path=/; HttpOnly${secure}; SameSite=Lax`;
}

/** That page, with its window and where its person was going; the page of sign-in where nothing tells. */
export function pageLeft({ origin, headers }: Caller): string {
  const cookie = new RegExp(`(?:^|; )${nameAt(origin)}=([\\w%.!~*'()-]{1,800})(?:;|$)`);
  const [, value = ""] = cookie.exec(headers.get("cookie") ?? "") ?? [];
  const page = decoded(value);
  const [path = "", query = ""] = page.split(/\?(.*)/s);
  if (!pages.includes(plainPath(path))) return "/connexion";
  const asked = new URLSearchParams(query);
  const kept = ["fenetre", "next"].flatMap((name) => asked.getAll(name).map((one) => [name, one]));
  return kept.length > 0 ? `${path}?${new URLSearchParams(kept)}` : path;
}

const nameAt = (origin: string) => `${origin.startsWith("https:") ? "__Secure-" : ""}erabao.left`;

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return "";
  }
}
