import { APIError } from "better-auth/api";
import { visiting } from "./sessions/visit.server.ts";

/** Where nobody receives a letter (RFC 2606): stands for the address that a provider does not give. */
const NOWHERE = "@sans-adresse.invalid";

/** The address that stands for a missing one; the account of a known person is found before it is read. */
export function placeholderOf(subject: string): string {
  // The library writes addresses in small letters; an identifier may have both.
  return Buffer.from(subject).toString("hex") + NOWHERE;
}

type Person = { email: string; name: string; firstName?: unknown; lastName?: unknown };

/** No account is made without an address: who has none is kept in mind, and refused. */
export function refuseNowhere({ email, name, firstName, lastName }: Person): void {
  if (!email.endsWith(NOWHERE)) return;
  const visit = visiting.getStore();
  const names = { name, firstName: `${firstName ?? ""}`, lastName: `${lastName ?? ""}` };
  if (visit) visit.newcomer = { subject: subjectOf(email), ...names };
  throw new APIError("FORBIDDEN", { code: "email_not_found", message: "no address" });
}

const subjectOf = (email: string) => Buffer.from(email.slice(0, -NOWHERE.length), "hex").toString();
