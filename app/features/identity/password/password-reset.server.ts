import { codeOf, knock, type Refused, tooMany } from "../auth/knock.server.ts";
import { unlessAway } from "../auth/limits/away.server.ts";
import { aSecond } from "../auth/limits/half-a-second.ts";
import { resetsOfPlace } from "../auth/limits/place-limits.server.ts";
import {
  findResetDone,
  findResetOwner,
  markResetBegun,
  markResetDone,
} from "../auth/reset-token.server.ts";
import type { Caller } from "../caller.server.ts";
import type { PasswordRefusal } from "./password.ts";
import { passwordRefusal } from "./password-refusal.server.ts";
import { checkPassword } from "./proof.server.ts";

/**
 * Writes to the owner of an address with a link to choose a password. The answer and its time are the
 * same for an address that has no account.
 */
export async function requestPasswordReset(
  caller: Caller,
  email: string,
): Promise<{ ok: true } | Refused<"email-invalid" | "too-many" | "site-busy">> {
  const refused = await resetsOfPlace.waitForTurn(caller);
  if (refused) return refused;
  const asked = unlessAway(async () => {
    const answer = await knock(caller, "/request-password-reset", { email });
    if (answer.ok) await resetsOfPlace.count(caller);
    return answer;
  });
  const [answer] = await Promise.all([asked, aSecond()]);
  if (answer.ok) return { ok: true };
  if ("reason" in answer) return answer;
  if (answer.status === 429) return tooMany(answer.headers.get("x-retry-after"));
  return { ok: false, reason: "email-invalid" };
}

/** The address of the account whose password this link still changes; null of a dead one. Reading uses nothing up. */
export async function emailOfReset(token: string): Promise<string | null> {
  return token ? ((await findResetOwner(token))?.email ?? null) : null;
}

type Reset = { ok: true; email: string } | Refused<PasswordRefusal | "link-invalid" | "too-many">;

/**
 * Sets the password of the account the link was written for, ends its sessions everywhere and tells
 * its owner. Refuses a password against the rule without using up the link; refuses a link that is old,
 * used, or followed by a newer one. A second tap with the same password is done, also while the first one still
 * hashes it, in this process or another: the library has used up the link by then.
 */
export async function resetPassword(
  caller: Caller,
  { token, password }: { token: string; password: string },
): Promise<Reset> {
  const owner = await findResetOwner(token);
  const done = owner ? null : await repeatedReset(token, password);
  if (done) return done;
  const reason = await passwordRefusal(password, owner?.names ?? []);
  if (reason) return { ok: false, reason };
  if (owner) await markResetBegun(token, owner);
  const answer = await knock(caller, "/reset-password", { token, newPassword: password });
  if (answer.ok && owner) {
    await markResetDone(token, owner);
    return { ok: true, email: owner.email };
  }
  if (answer.status === 429) return tooMany(answer.headers.get("x-retry-after"));
  const code = await codeOf(answer);
  if (code === "INVALID_TOKEN") {
    // Of two taps at the same moment, the other one has used the link up.
    const repeated = owner && (await repeatedReset(token, password));
    return repeated ?? { ok: false, reason: "link-invalid" };
  }
  throw new Error(`a password reset was answered ${code}`);
}

/** Done when this link has just set the same password; null when it has not. */
async function repeatedReset(token: string, password: string): Promise<Reset | null> {
  const done = await findResetDone(token);
  // Another password than the one that was set is counted as a wrong one: a used link is no place to guess it.
  const isSame = done !== null && !(await checkPassword(done, password));
  return isSame ? { ok: true, email: done.email } : null;
}
