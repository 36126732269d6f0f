import type { Caller } from "../caller.server.ts";
import {
  type AuthRefusal,
  callAuthHandler,
  getLibraryErrorCode,
  tooManyRefusal,
} from "../library/call-auth-handler.server.ts";
import {
  findCompletedReset,
  findResetOwner,
  markResetDone,
  markResetStarted,
} from "../library/reset-token.server.ts";
import { passwordResetNetworkLimit } from "../limits/network-limits.server.ts";
import { refuseWhenUnavailable } from "../limits/refuse-when-unavailable.server.ts";
import { waitOneSecond } from "../limits/response-delay.ts";
import type { PasswordErrorCode } from "./password.ts";
import { getPasswordError } from "./password-error.server.ts";
import { getPasswordRefusal } from "./reauthentication.server.ts";

/**
 * Sends a link to choose a password to the owner of an address. The answer and its time are the same when the address
 * has no account.
 */
export async function requestPasswordReset(
  caller: Caller,
  email: string,
): Promise<{ ok: true } | AuthRefusal<"email-invalid" | "too-many" | "site-busy">> {
  const refusal = await passwordResetNetworkLimit.waitForTurn(caller);
  if (refusal) return refusal;
  const request = refuseWhenUnavailable(async () => {
    const response = await callAuthHandler(caller, "/request-password-reset", { email });
    if (response.ok) await passwordResetNetworkLimit.count(caller);
    return response;
  });
  const [response] = await Promise.all([request, waitOneSecond()]);
  if (response.ok) return { ok: true };
  if ("reason" in response) return response;
  if (response.status === 429) return tooManyRefusal(response.headers.get("x-retry-after"));
  return { ok: false, reason: "email-invalid" };
}

/** The address of the account whose password this link can still change, or null. Does not use the link. */
export async function getResetEmail(token: string): Promise<string | null> {
  return token ? ((await findResetOwner(token))?.email ?? null) : null;
}

type ResetPasswordResult =
  | { ok: true; email: string }
  | AuthRefusal<PasswordErrorCode | "link-invalid" | "too-many">;

/**
 * Sets the password by a reset link, ends all sessions and sends an email. Refuses an invalid password without using
 * the link, and with `link-invalid` an expired, used or replaced link. A repeated request with the same password
 * returns ok, also while another process still hashes it.
 */
export async function resetPassword(
  caller: Caller,
  { token, password }: { token: string; password: string },
): Promise<ResetPasswordResult> {
  const owner = await findResetOwner(token);
  const repeatedResult = owner ? null : await getRepeatedReset(token, password);
  if (repeatedResult) return repeatedResult;
  const reason = await getPasswordError(password, owner?.names ?? []);
  if (reason) return { ok: false, reason };
  if (owner) await markResetStarted(token, owner);
  const response = await callAuthHandler(caller, "/reset-password", {
    token,
    newPassword: password,
  });
  if (response.ok && owner) {
    await markResetDone(token, owner);
    return { ok: true, email: owner.email };
  }
  if (response.status === 429) return tooManyRefusal(response.headers.get("x-retry-after"));
  const libraryErrorCode = await getLibraryErrorCode(response);
  if (libraryErrorCode === "INVALID_TOKEN") {
    // A parallel request may have used the link.
    const repeatedResult = owner && (await getRepeatedReset(token, password));
    return repeatedResult ?? { ok: false, reason: "link-invalid" };
  }
  throw new Error(`a password reset was answered ${libraryErrorCode}`);
}

/** Ok when this link has just set the same password, else null. */
async function getRepeatedReset(
  token: string,
  password: string,
): Promise<ResetPasswordResult | null> {
  const owner = await findCompletedReset(token);
  // A different password counts as wrong, so that a used link cannot be used to guess it.
  const isSame = owner !== null && !(await getPasswordRefusal(owner, password));
  return isSame ? { ok: true, email: owner.email } : null;
}
