import { redirect } from "react-router";
import { withNext } from "#app/features/identity/next.ts";
import { startProvider } from "#app/features/identity/provider.server.ts";
import { isProviderId } from "#app/features/identity/provider.ts";
import { orNotFound } from "#app/http/answer.server.ts";
import { pathIn } from "#app/i18n/locale.ts";
import type { Route } from "./+types/provider";
import { readKnock, withCookies } from "./door.server.ts";

/** Somebody who opens the address by hand chooses on the page. */
export function loader({ request, context, params }: Route.LoaderArgs) {
  orNotFound(isProviderId(params.provider) || null);
  const { locale, next } = readKnock(request, context);
  return redirect(withNext(pathIn(locale, "/connexion"), next));
}

/** Sends the person to the provider; back to the sign-in page with the reason when that cannot be. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const { caller, locale, next } = readKnock(request, context);
  const provider = orNotFound(isProviderId(params.provider) ? params.provider : null);
  const result = orNotFound(await startProvider(caller, provider, { locale, next: next || null }));
  if (result.ok) return redirect(result.redirect, { headers: withCookies(result.cookies) });
  return redirect(withNext(pathIn(locale, `/connexion?erreur=${result.reason}`), next));
}
