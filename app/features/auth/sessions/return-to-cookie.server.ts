import { stripLocale } from "#app/i18n/locale.ts";
import type { Caller } from "../caller.server.ts";
import { createAuthCookie, readAuthCookie } from "./signed-cookie.server.ts";

/** How long a provider's page may stay open before the user comes back, in seconds. */
const MAX_AGE_SECONDS = 3600;
const COOKIE_NAME = "left";

/** The pages that start a sign-in at a provider, and the page that closes its window. */
const allowedPages = ["/connexion", "/connexion/fin", "/espace-etudiant/compte"];

/**
 * A cookie with the page from which a user goes to a provider. The OAuth state also has it, but not for an answer
 * that is late or has another state: the error is then shown in the right language, on the right page.
 */
export const createReturnToCookie = (caller: Caller, page: string): string =>
  createAuthCookie(caller, COOKIE_NAME, encodeURIComponent(page), MAX_AGE_SECONDS);

/** The page in the cookie, with its window and its next page; the sign-in page without a valid cookie. */
export function getReturnToPage(caller: Caller): string {
  const page = decodePage(readAuthCookie(caller, COOKIE_NAME));
  const [path = "", query = ""] = page.split(/\?(.*)/s);
  if (!allowedPages.includes(stripLocale(path))) return "/connexion";
  const params = new URLSearchParams(query);
  const allowedParams = ["popup", "next"].flatMap((name) =>
    params.getAll(name).map((value) => [name, value]),
  );
  return allowedParams.length > 0 ? `${path}?${new URLSearchParams(allowedParams)}` : path;
}

function decodePage(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return "";
  }
}
