import { redirect } from "react-router";
import { visitor } from "#app/features/identity/actor.ts";
import { signOut } from "#app/features/identity/sign-in/sign-in.server.ts";
import { forgetCart } from "#app/http/cart-cookies.server.ts";
import { hereCookie } from "#app/http/here.server.ts";
import { localizePath } from "#app/i18n/locale.ts";
import type { Route } from "./+types/sign-out";
import { readKnock, withCookies } from "./door.server.ts";

/** A link or a reload signs nobody out. */
export function loader({ request, context }: Route.LoaderArgs) {
  return redirect(localizePath(readKnock(request, context).locale, "/"));
}

/** Ends the session, asks the browser to forget the private pages and the basket it kept, and says that it is done. */
export async function action({ request, context }: Route.ActionArgs) {
  const { caller, locale } = readKnock(request, context);
  const { cookies } = await signOut(caller);
  const headers = withCookies([...cookies, hereCookie(request, visitor), ...forgetCart(request)]);
  headers.set("Clear-Site-Data", '"cache"');
  return redirect(localizePath(locale, "/connexion?fait=signed-out"), { headers });
}
