import { isRepeatedClosing } from "#app/features/accounts/closing/close-account.server.ts";
import type { Caller } from "#app/features/auth/caller.server.ts";
import { signOut } from "#app/features/auth/sign-in/sign-in.server.ts";
import { clearCartCookies } from "./cart-cookies.server.ts";
import { clearStylesheetCookie } from "./cookies.server.ts";
import { redirectTo } from "./responses.server.ts";

/** Hidden signed field of the form that closes an account: it identifies a repeated submission. */
export const CLOSING_FIELD = "closing";

/** Signs out, deletes the site data of this browser and redirects to the sign-in page with a confirmation. */
export async function redirectAfterClosing(request: Request, caller: Caller): Promise<Response> {
  const { cookies } = await signOut(caller);
  const headers = new Headers({ "Clear-Site-Data": '"cache", "storage"' });
  const cleared = [...clearCartCookies(request), clearStylesheetCookie(request)];
  for (const cookie of [...cookies, ...cleared]) headers.append("Set-Cookie", cookie);
  return redirectTo(request, "/connexion?done=account-closing", { headers });
}

/**
 * Handles a repeated submission of the form that closes an account. The first one ended the session, and sending the
 * user to sign in would cancel the closing. Returns null for any other form.
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
