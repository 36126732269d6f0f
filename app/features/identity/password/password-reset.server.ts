import {
  type AuthRefusal,
  callAuthHandler,
  getLibraryErrorCode,
  tooManyRefusal,
} from "../auth/call-auth-handler.server.ts";
import { passwordResetNetworkLimit } from "../auth/limits/network-limits.server.ts";
import { refuseWhenUnavailable } from "../auth/limits/refuse-when-unavailable.server.ts";
import { waitOneSecond } from "../auth/limits/response-delay.ts";
import {
  findCompletedReset,
  findResetOwner,
  markResetDone,
  markResetStarted,
} from "../auth/reset-token.server.ts";
import type { Caller } from "../caller.server.ts";
import type { PasswordErrorCode } from "./password.ts";
import { getPasswordError } from "./password-error.server.ts";
import { getPasswordRefusal } from "./reauthentication.server.ts";

/**
 * Writes to the owner of an address with a link to choose a password. The answer and its time are the
 * same for an address that has no account.
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

/** The address of the account whose password this link still changes; null of a dead one. Reading uses nothing up. */
export async function getResetEmail(token: string): Promise<string | null> {
  return token ? ((await findResetOwner(token))?.email ?? null) : null;
}

type ResetPasswordResult =
  | { ok: true; email: string }
  | AuthRefusal<PasswordErrorCode | "link-invalid" | "too-many">;

/**
 * Sets the password of the account the link was written for, ends its sessions everywhere and tells
 * its owner. Refuses a password against the rule without using up the link; refuses a link that is old,
 * used, or followed by a newer one. A second tap with the same password is done, also while the first one still
 * hashes it, in this process or another: the library has used up the link by then.
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
    // Of two taps at the same moment, the other one has used the link up.
    const repeatedResult = owner && (await getRepeatedReset(token, password));
    return repeatedResult ?? { ok: false, reason: "link-invalid" };
  }
  throw new Error(`a password reset was answered ${libraryErrorCode}`);
}

/** Done when this link has just set the same password; null when it has not. */
async function getRepeatedReset(
  token: string,
  password: string,
): Promise<ResetPasswordResult | null> {
  const owner = await findCompletedReset(token);
  // Another password than the one that was set is counted as a wrong one: a used link is no place to guess it.
  const isSame = owner !== null && !(await getPasswordRefusal(owner, password));
  return isSame ? { ok: true, email: owner.email } : null;
}
