import { redirect } from "react-router";
import { PART_HEADER } from "#app/client/signing-in/request-headers.ts";
import { withNext } from "#app/features/identity/sign-in/next.ts";
import { localizePath } from "#app/i18n/locale.ts";
import type { Route } from "./+types/dialog";
import { dialogPart } from "./dialog/part.server.tsx";
import { readKnock, withCookies } from "./door.server.ts";
import { openSession } from "./open-session.server.ts";
import { readSignIn } from "./read-sign-in.server.ts";

/** The dialog alone, for a script; somebody who opens the address by hand finds the page. */
export function loader({ request, context }: Route.LoaderArgs) {
  const { locale, next } = readKnock(request, context);
  if (!request.headers.has(PART_HEADER))
    return redirect(withNext(localizePath(locale, "/connexion"), next));
  return html(dialogPart(readSignIn(request, context), request.url));
}

/** E-mail and password sent by the dialog: where to go, or the dialog with what was refused. */
export async function action({ request, context }: Route.ActionArgs) {
  const opened = await openSession(request, context);
  if (opened.ok) return Response.json({ to: opened.to }, { headers: withCookies(opened.cookies) });
  const { data, init } = opened.answer;
  return html(dialogPart(readSignIn(request, context), request.url, data), init ?? {});
}

function html(text: string, init: ResponseInit = {}): Response {
  const headers = new Headers(init.headers);
  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.set("Cache-Control", "no-store, private");
  return new Response(text, { ...init, headers });
}
