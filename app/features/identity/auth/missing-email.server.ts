import { APIError } from "better-auth/api";
import { callbackScope } from "./sessions/provider-callback.server.ts";

/** Where nobody receives a letter (RFC 2606): stands for the address that a provider does not give. */
const PLACEHOLDER_DOMAIN = "@sans-adresse.invalid";

/** The address that stands for a missing one; the account of a known person is found before it is read. */
export function createPlaceholderEmail(subject: string): string {
  // The library writes addresses in small letters; an identifier may have both.
  return Buffer.from(subject).toString("hex") + PLACEHOLDER_DOMAIN;
}

type NewUser = { email: string; name: string; firstName?: unknown; lastName?: unknown };

/** No account is made without an address: who has none is kept in mind, and refused. */
export function refuseMissingEmail({ email, name, firstName, lastName }: NewUser): void {
  if (!email.endsWith(PLACEHOLDER_DOMAIN)) return;
  const callback = callbackScope.getStore();
  const names = { name, firstName: `${firstName ?? ""}`, lastName: `${lastName ?? ""}` };
  if (callback) callback.profileWithoutEmail = { subject: parseSubject(email), ...names };
  throw new APIError("FORBIDDEN", { code: "email_not_found", message: "no address" });
}

const parseSubject = (email: string) =>
  Buffer.from(email.slice(0, -PLACEHOLDER_DOMAIN.length), "hex").toString();
