import { AsyncLocalStorage } from "node:async_hooks";
import { APIError } from "better-auth/api";

/** Somebody known to a provider, who has no account here because it gave no address. */
export type ProviderProfile = {
  subject: string;
  name: string;
  firstName: string;
  lastName: string;
};

/** What becomes of somebody who comes back from a provider, while the library ends their sign-in. */
export type ProviderCallback = {
  /** Who was met: the library tells nobody of those it refuses. */
  profileWithoutEmail?: ProviderProfile;
  /** The provider has answered, and something is being written for them. */
  isWriting?: boolean;
  /** Whose account waits for its address to be confirmed. */
  unconfirmedUser?: { id: string; email: string };
  /** The address that the provider gave, and whether it says that it verified it. */
  providerEmail?: { email: string; isVerifiedByProvider: boolean };
  /** They were told that the provider did not answer. */
  isAbandoned?: boolean;
};

export const callbackScope = new AsyncLocalStorage<ProviderCallback>();

/** A letter leaves for who came back, to confirm their address. */
export function noteUnconfirmedUser({ id, email }: { id: string; email: string }): void {
  const callback = callbackScope.getStore();
  if (callback) callback.unconfirmedUser = { id, email };
}

/**
 * Before an account, a way in or a session is written: nothing is for a visit that is over. An answer of a provider
 * that comes after its person was told that there was none would open a session behind their back.
 */
export function refuseAbandonedCallback(): void {
  const callback = callbackScope.getStore();
  if (callback?.isAbandoned)
    throw new APIError("GATEWAY_TIMEOUT", { code: "late", message: "too late" });
  if (callback) callback.isWriting = true;
}
