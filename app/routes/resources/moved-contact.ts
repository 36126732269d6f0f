import { redirect } from "react-router";
import { getLocale, localizePath } from "#app/i18n/locale.ts";
import type { Route } from "./+types/moved-contact";

/** Redirects /contact to /contacts (301), in the same language. */
export function loader({ request }: Route.LoaderArgs) {
  const { pathname, search } = new URL(request.url);
  return redirect(localizePath(getLocale(pathname), "/contacts") + search, 301);
}
