import { redirect } from "react-router";
import { PART_HEADER } from "#app/client/signing-in/request-headers.ts";
import { withNext } from "#app/features/auth/sign-in/with-next.ts";
import { localizePath } from "#app/i18n/locale.ts";
import { createCookieHeaders, readAccessRequest } from "../access-request.server.ts";
import { getSignInData } from "../sign-in-data.server.ts";
import { signInWithForm } from "../sign-in-with-form.server.ts";
import type { Route } from "./+types/route";
import { renderSignInDialog } from "./render-sign-in-dialog.server.tsx";

/** Returns the HTML of the dialog to a script; other requests are redirected to the sign-in page. */
export function loader({ request, context }: Route.LoaderArgs) {
  const { locale, next } = readAccessRequest(request, context);
  if (!request.headers.has(PART_HEADER))
    return redirect(withNext(localizePath(locale, "/connexion"), next));
  return htmlResponse(renderSignInDialog(getSignInData(request, context), request.url));
}

/** Signs in with the form of the dialog, for anyone: returns the target as JSON, or the dialog with the errors. */
export async function action({ request, context }: Route.ActionArgs) {
  const result = await signInWithForm(request, context);
  if (result.ok)
    return Response.json({ to: result.target }, { headers: createCookieHeaders(result.cookies) });
  const { data, init } = result.answer;
  return htmlResponse(
    renderSignInDialog(getSignInData(request, context), request.url, data),
    init ?? {},
  );
}

function htmlResponse(text: string, init: ResponseInit = {}): Response {
  const headers = new Headers(init.headers);
  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.set("Cache-Control", "no-store, private");
  return new Response(text, { ...init, headers });
}
