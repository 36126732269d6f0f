import { getOwnValue } from "#app/lib/get-own-value.ts";
/** The outside identity providers, by the word that their address and their account rows use. */
export const providerIds = ["google", "facebook"] as const;
export type ProviderId = (typeof providerIds)[number];

/** Where the demonstration's own identity provider answers, on the same server. */
export const DEMO_IDENTITY_PATH = "/demo/identite";

/** Is this word of an address one of the providers? */
export function isProviderId(value: string | undefined): value is ProviderId {
  return providerIds.some((id) => id === value);
}

/** Says that an account has the address of a provider, and by which ways it opens (existing-account.ts). */
export type ExistingAccountErrorCode = `existing-${string}-then-${ProviderId}`;

/** Why signing in at a provider did not end in a session; the sentences are in i18n `errors`. */
export type ProviderErrorCode =
  | "consent-refused"
  | "state-expired"
  | "email-missing"
  | "email-unverified"
  | "linking-refused"
  | ExistingAccountErrorCode
  | "identity-taken"
  | "account-suspended"
  | "domain-refused"
  | "too-many"
  | "provider-down";

const errorCodes: Record<string, ProviderErrorCode> = {
  access_denied: "consent-refused",
  user_denied: "consent-refused",
  consent_required: "consent-refused",
  login_required: "consent-refused",
  interaction_required: "consent-refused",
  unauthorized_client: "domain-refused",
  invalid_client: "domain-refused",
  redirect_uri_mismatch: "domain-refused",
  state_mismatch: "state-expired",
  state_not_found: "state-expired",
  state_invalid: "state-expired",
  email_not_found: "email-missing",
  email_not_verified: "email-unverified",
  account_not_linked: "linking-refused",
  unable_to_link_account: "linking-refused",
  account_already_linked_to_different_user: "identity-taken",
  unable_to_create_session: "account-suspended",
};

/**
 * The reason behind the error word of a callback. A word we do not know is the provider's fault: its own text is
 * never shown.
 */
export function toProviderErrorCode(error: string): ProviderErrorCode {
  return getOwnValue(errorCodes, error) ?? "provider-down";
}
