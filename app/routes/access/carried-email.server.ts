import { redirect } from "react-router";
import { CARRIED_EMAIL_FIELD } from "#app/client/signing-in/carry-email.ts";
import { withNext } from "#app/features/identity/sign-in/with-next.ts";
import { createEmailCookie, readEmailCookie } from "#app/http/email-cookie.server.ts";
import { getQuery } from "#app/http/request-query.server.ts";

/** In the address of a page that begins with what was typed in 'Connexion': any other visit begins empty. */
const CARRIED_EMAIL_QUERY = "reprise";

/** Leads to the page of this request, filled with the address that came along; nothing for any other form. */
export function redirectWithCarriedEmail(request: Request, formData: FormData, next: string): void {
  const email = formData.get(CARRIED_EMAIL_FIELD);
  if (typeof email !== "string") return;
  const { pathname } = new URL(request.url);
  const headers = { "Set-Cookie": createEmailCookie(request, email.slice(0, 254)) };
  throw redirect(withNext(`${pathname}?${CARRIED_EMAIL_QUERY}=1`, next), { headers });
}

/** The address that came along; undefined when none did. */
export function getCarriedEmail(request: Request): string | undefined {
  const isCarried = getQuery(request).has(CARRIED_EMAIL_QUERY);
  return isCarried ? readEmailCookie(request) : undefined;
}
