import { redirect } from "react-router";
import { visitor } from "#app/features/identity/actor.ts";
import { signOut } from "#app/features/identity/sign-in/sign-in.server.ts";
import { clearCartCookies } from "#app/http/cart-cookies.server.ts";
import { createSignedInCookie } from "#app/http/signed-in-cookie.server.ts";
import { localizePath } from "#app/i18n/locale.ts";
import type { Route } from "./+types/sign-out";
import { createCookieHeaders, readAccessRequest } from "./access-request.server.ts";

/** A GET request signs nobody out. */
export function loader({ request, context }: Route.LoaderArgs) {
  return redirect(localizePath(readAccessRequest(request, context).locale, "/"));
}

/** Ends the session, deletes the cart and the cached private pages of this browser, and redirects to a confirmation. */
export async function action({ request, context }: Route.ActionArgs) {
  const { caller, locale } = readAccessRequest(request, context);
  const { cookies } = await signOut(caller);
  const headers = createCookieHeaders([
    ...cookies,
    createSignedInCookie(request, visitor),
    ...clearCartCookies(request),
  ]);
  headers.set("Clear-Site-Data", '"cache"');
  return redirect(localizePath(locale, "/connexion?done=signed-out"), { headers });
}
