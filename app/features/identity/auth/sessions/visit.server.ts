import { AsyncLocalStorage } from "node:async_hooks";
import { APIError } from "better-auth/api";

/** Somebody known to a provider, who has no account here because it gave no address. */
export type Newcomer = { subject: string; name: string; firstName: string; lastName: string };

/** What becomes of somebody who comes back from a provider, while the library ends their sign-in. */
export type Visit = {
  /** Who was met: the library tells nobody of those it refuses. */
  newcomer?: Newcomer;
  /** The provider has answered, and something is being written for them. */
  writing?: boolean;
  /** Whose account waits for its address to be confirmed. */
  unproved?: { id: string; email: string };
  /** The address that the provider gave, and whether it says that it verified it. */
  met?: { email: string; isVouchedFor: boolean };
  /** They were told that the provider did not answer. */
  over?: boolean;
};

export const visiting = new AsyncLocalStorage<Visit>();

/** A letter leaves for who came back, to confirm their address. */
export function noteUnproved({ id, email }: { id: string; email: string }): void {
  const visit = visiting.getStore();
  if (visit) visit.unproved = { id, email };
}

/**
 * Before an account, a way in or a session is written: nothing is for a visit that is over. An answer of a provider
 * that comes after its person was told that there was none would open a session behind their back.
 */
export function refuseLate(): void {
  const visit = visiting.getStore();
  if (visit?.over) throw new APIError("GATEWAY_TIMEOUT", { code: "late", message: "too late" });
  if (visit) visit.writing = true;
}
