import { redirect } from "react-router";
import { visitor } from "#app/features/access/actor.ts";
import { signOut } from "#app/features/auth/sign-in/sign-in.server.ts";
import { clearCartCookies } from "#app/http/cart-cookies.server.ts";
import { clearStylesheetCookie } from "#app/http/cookies.server.ts";
import { createSignedInCookie } from "#app/http/signed-in-cookie.server.ts";
import { localizePath } from "#app/i18n/locale.ts";
import type { Route } from "./+types/sign-out";
import { createCookieHeaders, readAccessRequest } from "./access-request.server.ts";

/** A GET request redirects home without signing out, so that a link cannot. */
export function loader({ request, context }: Route.LoaderArgs) {
  return redirect(localizePath(readAccessRequest(request, context).locale, "/"));
}

/**
 * Ends the session of this browser, deletes the cart cookies (not the basket of the account), and redirects to the sign-in
 * page, which confirms it. `Clear-Site-Data` empties the HTTP cache and the storage of this browser, also before the
 * page has hydrated; where it is unknown, a script deletes what is stored (client/offline/clear-on-sign-out.ts).
 */
export async function action({ request, context }: Route.ActionArgs) {
  const { caller, locale } = readAccessRequest(request, context);
  const { cookies } = await signOut(caller);
  const headers = createCookieHeaders([
    ...cookies,
    createSignedInCookie(request, visitor),
    ...clearCartCookies(request),
    clearStylesheetCookie(request),
  ]);
  headers.set("Clear-Site-Data", '"cache", "storage"');
  return redirect(localizePath(locale, "/connexion?done=signed-out"), { headers });
}
