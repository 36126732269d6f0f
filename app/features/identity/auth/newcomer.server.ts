import { AsyncLocalStorage } from "node:async_hooks";
import { APIError } from "better-auth/api";

/** Where nobody receives a letter (RFC 2606): stands for the address that a provider does not give. */
const NOWHERE = "@sans-adresse.invalid";

/** Somebody known to a provider, who has no account here because it gave no address. */
export type Newcomer = { subject: string; name: string; firstName: string; lastName: string };

/** Who was met while the library ended a sign-in: it tells nobody of those it refuses. */
export const meeting = new AsyncLocalStorage<{ newcomer?: Newcomer }>();

/** The address that stands for a missing one; the account of a known person is found before it is read. */
export function placeholderOf(subject: string): string {
  // The library writes addresses in small letters; an identifier may have both.
  return Buffer.from(subject).toString("hex") + NOWHERE;
}

type Person = { email: string; name: string; firstName?: unknown; lastName?: unknown };

/** No account is made without an address: who has none is kept in mind, and refused. */
export function refuseNowhere({ email, name, firstName, lastName }: Person): void {
  if (!email.endsWith(NOWHERE)) return;
  const met = meeting.getStore();
  const names = { name, firstName: `${firstName ?? ""}`, lastName: `${lastName ?? ""}` };
  if (met) met.newcomer = { subject: subjectOf(email), ...names };
  throw new APIError("FORBIDDEN", { code: "email_not_found", message: "no address" });
}

const subjectOf = (email: string) => Buffer.from(email.slice(0, -NOWHERE.length), "hex").toString();
