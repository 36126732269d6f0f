import { APIError } from "better-auth/api";
import { callbackScope } from "../sessions/provider-callback.server.ts";

/** A domain that receives no email (RFC 2606), for users whose provider gives no address. */
const PLACEHOLDER_DOMAIN = "@sans-adresse.invalid";

/** The placeholder address of a provider identity without an email. */
export function createPlaceholderEmail(subject: string): string {
  // In hex, because the library lower-cases addresses and an identifier is case-sensitive.
  return Buffer.from(subject).toString("hex") + PLACEHOLDER_DOMAIN;
}

type NewUser = { email: string; name: string; firstName?: unknown; lastName?: unknown };

/**
 * Refuses to create a user with a placeholder address, and stores their profile in the callback scope, so that the
 * page can ask for an address.
 */
export function refuseMissingEmail({ email, name, firstName, lastName }: NewUser): void {
  if (!email.endsWith(PLACEHOLDER_DOMAIN)) return;
  const callback = callbackScope.getStore();
  const names = { name, firstName: `${firstName ?? ""}`, lastName: `${lastName ?? ""}` };
  if (callback) callback.profileWithoutEmail = { subject: parseSubject(email), ...names };
  throw new APIError("FORBIDDEN", { code: "email_not_found", message: "no address" });
}

const parseSubject = (email: string) =>
  Buffer.from(email.slice(0, -PLACEHOLDER_DOMAIN.length), "hex").toString();
