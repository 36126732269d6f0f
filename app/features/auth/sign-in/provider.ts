import { getOwnValue } from "#app/lib/get-own-value.ts";
/** The outside identity providers, as named in addresses and account rows. */
export const providerIds = ["google", "facebook"] as const;
export type ProviderId = (typeof providerIds)[number];

/** The path of the demonstration's own identity provider on this server. */
export const DEMO_IDENTITY_PATH = "/demo/identite";

/** Whether a path segment is a provider. */
export function isProviderId(value: string | undefined): value is ProviderId {
  return providerIds.some((id) => id === value);
}

/** The account of the provider's address exists; names its sign-in methods (existing-account.ts). */
export type ExistingAccountErrorCode = `existing-${string}-then-${ProviderId}`;

/** The error codes of a sign-in at a provider; the messages are in i18n `errors`. */
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
  | "provider-unavailable";

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
 * Maps the `error` parameter of a callback to an error code. An unknown one counts as the provider's fault, and its
 * text is never shown.
 */
export function toProviderErrorCode(error: string): ProviderErrorCode {
  return getOwnValue(errorCodes, error) ?? "provider-unavailable";
}
