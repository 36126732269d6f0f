import { redirect } from "react-router";
import { CARRIED_EMAIL_FIELD } from "#app/client/signing-in/carry-email.ts";
import { withNext } from "#app/features/identity/sign-in/next.ts";
import { emailCookie, keptEmail } from "#app/http/email-cookie.server.ts";
import { queryOf } from "#app/http/query.server.ts";

/** In the address of a page that begins with what was typed in 'Connexion': any other visit begins empty. */
const BEGUN = "reprise";

/** Leads to the page of this request, filled with the address that came along; nothing for any other form. */
export function carryOn(request: Request, sent: FormData, next: string): void {
  const typed = sent.get(CARRIED_EMAIL_FIELD);
  if (typeof typed !== "string") return;
  const { pathname } = new URL(request.url);
  const kept = { "Set-Cookie": emailCookie(request, typed.slice(0, 254)) };
  throw redirect(withNext(`${pathname}?${BEGUN}=1`, next), { headers: kept });
}

/** The address that came along; undefined when none did. */
export function carriedAddress(request: Request): string | undefined {
  const begun = queryOf(request).has(BEGUN);
  return begun ? keptEmail(request) : undefined;
}
