import { isClosingRepeated } from "#app/features/identity/account/closing.server.ts";
import type { Caller } from "#app/features/identity/caller.server.ts";
import { signOut } from "#app/features/identity/sign-in/sign-in.server.ts";
import { goTo } from "./answer.server.ts";
import { forgetCart } from "./cart-cookies.server.ts";

/** The field by which a second tap of closing an account is known. */
export const CLOSING_FIELD = "closing";

/** Says that an account is closing, and makes this browser forget the person. */
export async function goToClosed(request: Request, caller: Caller): Promise<Response> {
  const { cookies } = await signOut(caller);
  const headers = new Headers({ "Clear-Site-Data": '"cache", "storage"' });
  for (const cookie of [...cookies, ...forgetCart(request)]) headers.append("Set-Cookie", cookie);
  return goTo(request, "/connexion?fait=account-closing", { headers });
}

/**
 * The second tap of closing an account: the first one has ended the session, and signing in to send the form again
 * would keep the account. Null for any other form.
 */
export async function answerClosingAgain(
  request: Request,
  caller: Caller,
  fields: readonly [name: string, value: string][],
): Promise<Response | null> {
  const signed = fields.find(([name]) => name === CLOSING_FIELD)?.[1];
  return signed && (await isClosingRepeated(signed)) ? goToClosed(request, caller) : null;
}
