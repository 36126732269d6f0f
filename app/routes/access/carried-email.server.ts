import { redirect } from "react-router";
import { CARRIED_EMAIL_FIELD } from "#app/client/signing-in/carry-email.ts";
import { withNext } from "#app/features/auth/sign-in/with-next.ts";
import { createEmailCookie, readEmailCookie } from "#app/http/email-cookie.server.ts";
import { getQuery } from "#app/http/request-query.server.ts";

/**
 * Query flag of a page that is prefilled with the email address typed in the sign-in form; without it the page is
 * empty.
 */
const CARRIED_EMAIL_QUERY = "resumed";

/**
 * Throws a redirect to the same page, prefilled with the email address from the sign-in form. Does nothing for any
 * other form.
 */
export function redirectWithCarriedEmail(request: Request, formData: FormData, next: string): void {
  const email = formData.get(CARRIED_EMAIL_FIELD);
  if (typeof email !== "string") return;
  const { pathname } = new URL(request.url);
  const headers = { "Set-Cookie": createEmailCookie(request, email.slice(0, 254)) };
  throw redirect(withNext(`${pathname}?${CARRIED_EMAIL_QUERY}=1`, next), { headers });
}

/** The email address carried over from the sign-in form; undefined without one. */
export function getCarriedEmail(request: Request): string | undefined {
  const isCarried = getQuery(request).has(CARRIED_EMAIL_QUERY);
  return isCarried ? readEmailCookie(request) : undefined;
}
