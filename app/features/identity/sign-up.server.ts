import type { Locale } from "#app/i18n/locale.ts";
import { atMost } from "#app/platform/at-most.ts";
import { halfASecond } from "./auth/half-a-second.ts";
import { codeOf, knock, type Refused, tooMany } from "./auth/knock.server.ts";
import { hasServed, markServed } from "./auth/served-link.server.ts";
import type { Caller } from "./caller.server.ts";
import type { PasswordRefusal } from "./password.ts";
import { passwordRefusal } from "./password-refusal.server.ts";

/**
 * The library hashes within its transaction, and our letters take another connection: more at once would hold
 * all those of the pool, and wait for one another.
 */
const inTurn = atMost(4);

export type NewPerson = {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  locale: Locale;
  /** The page they were going to, kept in the letter's link. */
  next: string | null;
};

/**
 * Creates an account that waits for its address to be confirmed, and writes to that address.
 * Where the address already has an account nothing changes, its owner is told by mail, and the answer
 * is the same. Refuses a password against the rule, and too many tries from one place.
 */
export async function signUp(
  caller: Caller,
  person: NewPerson,
): Promise<{ ok: true } | Refused<PasswordRefusal | "email-invalid" | "too-many">> {
  const { firstName, lastName, email, password, locale, next } = person;
  const reason = await passwordRefusal(password, [firstName, lastName, email]);
  if (reason) return { ok: false, reason };
  const name = `${firstName} ${lastName}`.trim();
  const callbackURL = next ? `/connexion?${new URLSearchParams({ next })}` : undefined;
  const body = { firstName, lastName, name, email, password, locale, callbackURL };
  const wait = halfASecond();
  const ask = () => inTurn(() => knock(caller, "/sign-up/email", body));
  let answer = await ask();
  // Sent twice at the same moment: the other one made the account, and now it is known.
  if (answer.status === 422) answer = await ask();
  await wait;
  if (answer.ok) return { ok: true };
  if (answer.status === 429) return tooMany(answer.headers.get("x-retry-after"));
  if ((await codeOf(answer)) === "INVALID_EMAIL") return { ok: false, reason: "email-invalid" };
  throw new Error(`sign-up was answered ${answer.status}`);
}

/**
 * Confirms the address of the link, once. Refuses a link that has served, of more than an hour, or that we
 * did not write.
 */
export async function verifyEmail(
  caller: Caller,
  token: string,
): Promise<{ ok: true } | Refused<"link-served" | "link-expired" | "link-invalid" | "too-many">> {
  if (await hasServed(token)) return { ok: false, reason: "link-served" };
  const answer = await knock(caller, `/verify-email?${new URLSearchParams({ token })}`);
  if (answer.ok) {
    await markServed(token);
    return { ok: true };
  }
  if (answer.status === 429) return tooMany(answer.headers.get("x-retry-after"));
  const expired = (await codeOf(answer)) === "TOKEN_EXPIRED";
  return { ok: false, reason: expired ? "link-expired" : "link-invalid" };
}
