import { isRepeatedClosing } from "#app/features/identity/account/close-account.server.ts";
import type { Caller } from "#app/features/identity/caller.server.ts";
import { signOut } from "#app/features/identity/sign-in/sign-in.server.ts";
import { clearCartCookies } from "./cart-cookies.server.ts";
import { redirectTo } from "./responses.server.ts";

/** The field by which a second tap of closing an account is known. */
export const CLOSING_FIELD = "closing";

/** Says that an account is closing, and makes this browser forget the person. */
export async function redirectAfterClosing(request: Request, caller: Caller): Promise<Response> {
  const { cookies } = await signOut(caller);
  const headers = new Headers({ "Clear-Site-Data": '"cache", "storage"' });
  for (const cookie of [...cookies, ...clearCartCookies(request)])
    headers.append("Set-Cookie", cookie);
  return redirectTo(request, "/connexion?fait=account-closing", { headers });
}

/**
 * The second tap of closing an account: the first one has ended the session, and signing in to send the form again
 * would keep the account. Null for any other form.
 */
export async function handleRepeatedClosing(
  request: Request,
  caller: Caller,
  fields: readonly [name: string, value: string][],
): Promise<Response | null> {
  const signedForm = fields.find(([name]) => name === CLOSING_FIELD)?.[1];
  return signedForm && (await isRepeatedClosing(signedForm))
    ? redirectAfterClosing(request, caller)
    : null;
}
