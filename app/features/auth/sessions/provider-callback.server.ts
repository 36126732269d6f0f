import { AsyncLocalStorage } from "node:async_hooks";
import { APIError } from "better-auth/api";

/** A provider identity without an account here, because the provider gave no address. */
export type ProviderProfile = {
  subject: string;
  name: string;
  firstName: string;
  lastName: string;
};

/** Filled while the library handles the answer of a provider, for the command that called it. */
export type ProviderCallback = {
  /** The profile that was refused for its missing address: the library does not return it. */
  profileWithoutEmail?: ProviderProfile;
  /** The provider has answered and rows are being written. */
  isWriting?: boolean;
  /** The user whose account waits for the confirmation of its address. */
  unconfirmedUser?: { id: string; email: string };
  /** The address given by the provider, and whether the provider verified it. */
  providerEmail?: { email: string; isVerifiedByProvider: boolean };
  /** The user already saw the message that the provider did not answer. */
  isAbandoned?: boolean;
};

export const callbackScope = new AsyncLocalStorage<ProviderCallback>();

/** Stores the user to whom the confirmation email is sent. */
export function noteUnconfirmedUser({ id, email }: { id: string; email: string }): void {
  const callback = callbackScope.getStore();
  if (callback) callback.unconfirmedUser = { id, email };
}

/**
 * Call before writing an account, a linked account or a session. Throws when the user already saw a timeout message:
 * a late answer would open a session without their knowledge.
 */
export function refuseAbandonedCallback(): void {
  const callback = callbackScope.getStore();
  if (callback?.isAbandoned)
    throw new APIError("GATEWAY_TIMEOUT", { code: "late", message: "too late" });
  if (callback) callback.isWriting = true;
}
