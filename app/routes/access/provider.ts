import { redirect } from "react-router";
import { withNext } from "#app/features/identity/sign-in/next.ts";
import { startProvider } from "#app/features/identity/sign-in/provider.server.ts";
import { isProviderId } from "#app/features/identity/sign-in/provider.ts";
import { orNotFound, withWait } from "#app/http/answer.server.ts";
import { errorMessage } from "#app/i18n/error-message.ts";
import { localizePath } from "#app/i18n/locale.ts";
import type { Route } from "./+types/provider";
import { readKnock, withCookies } from "./door.server.ts";

/** Somebody who opens the address by hand chooses on the page. */
export function loader({ request, context, params }: Route.LoaderArgs) {
  orNotFound(isProviderId(params.provider) || null);
  const { locale, next } = readKnock(request, context);
  return redirect(withNext(localizePath(locale, "/connexion"), next));
}

/**
 * Sends the person to the provider; back to the sign-in page with the reason when that cannot be.
 * A script that has opened a window for it (`?fenetre=`) is told where to lead it, or why not.
 */
export async function action({ request, context, params }: Route.ActionArgs) {
  const { caller, locale, next, query } = readKnock(request, context);
  const provider = orNotFound(isProviderId(params.provider) ? params.provider : null);
  const popup = query.matching("fenetre", /^\w+$/, 40);
  const way = { locale, next: next || null, popup };
  const result = orNotFound(await startProvider(caller, provider, way));
  if (popup && result.ok)
    return Response.json({ to: result.redirect }, { headers: withCookies(result.cookies) });
  if (popup && !result.ok)
    return Response.json(
      { error: errorMessage(locale, withWait(result)) },
      { headers: withCookies([]) },
    );
  if (result.ok) return redirect(result.redirect, { headers: withCookies(result.cookies) });
  return redirect(withNext(localizePath(locale, `/connexion?erreur=${withWait(result)}`), next));
}
