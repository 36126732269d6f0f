import { redirect } from "react-router";
import { startProviderSignIn } from "#app/features/auth/sign-in/provider.server.ts";
import { isProviderId } from "#app/features/auth/sign-in/provider.ts";
import { withNext } from "#app/features/auth/sign-in/with-next.ts";
import { formatErrorCode, requireFound } from "#app/http/responses.server.ts";
import { errorMessage } from "#app/i18n/error-message.ts";
import { localizePath } from "#app/i18n/locale.ts";
import type { Route } from "./+types/provider";
import { createCookieHeaders, readAccessRequest } from "./access-request.server.ts";

/** A GET request is redirected to the sign-in page. */
export function loader({ request, context, params }: Route.LoaderArgs) {
  requireFound(isProviderId(params.provider) || null);
  const { locale, next } = readAccessRequest(request, context);
  return redirect(withNext(localizePath(locale, "/connexion"), next));
}

/**
 * For anyone. Redirects to the provider, or back to the sign-in page with an error code. For a script with a popup
 * (`?popup=`) returns JSON instead: the URL for the popup, or an error message.
 */
export async function action({ request, context, params }: Route.ActionArgs) {
  const { caller, locale, next, query } = readAccessRequest(request, context);
  const provider = requireFound(isProviderId(params.provider) ? params.provider : null);
  const popup = query.matching("popup", /^\w+$/, 40);
  const options = { locale, next: next || null, popupName: popup };
  const result = requireFound(await startProviderSignIn(caller, provider, options));
  if (popup && result.ok)
    return Response.json({ to: result.redirect }, { headers: createCookieHeaders(result.cookies) });
  if (popup && !result.ok)
    return Response.json(
      { error: errorMessage(locale, formatErrorCode(result)) },
      { headers: createCookieHeaders([]) },
    );
  if (result.ok) return redirect(result.redirect, { headers: createCookieHeaders(result.cookies) });
  return redirect(
    withNext(localizePath(locale, `/connexion?error=${formatErrorCode(result)}`), next),
  );
}
