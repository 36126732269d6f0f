import type { ExistingAccountReason, ProviderId } from "./provider.ts";

export type SignInMethod = ProviderId | "password";

type ExistingAccount = {
  /** The provider that named the address. */
  provider: ProviderId;
  /** Whether it says that it verified that this person owns the address. */
  isVouchedFor: boolean;
  /** Whether the owner of the account confirmed the address: before that, only the password is surely theirs. */
  isConfirmed: boolean;
  ways: SignInMethod[];
  /** The providers that this site offers. */
  offered: ProviderId[];
};

/**
 * The error code for an address that has an account already. The ways of the account are named only when the provider
 * vouches for the address; else every way but this provider is, which reveals nothing of the account.
 */
export function existingAccountReason(known: ExistingAccount): ExistingAccountReason {
  const { provider, isVouchedFor, isConfirmed, ways, offered } = known;
  const isOpen = (way: SignInMethod) => way === "password" || offered.includes(way);
  if (!isVouchedFor) {
    const others = offered.filter((one) => one !== provider);
    return `existing-first-${[...others, "password"].join("-")}-then-${provider}`;
  }
  const named = (["google", "facebook", "password"] as const).filter(
    (way) => isConfirmed && way !== provider && ways.includes(way) && isOpen(way),
  );
  // A link by e-mail gives any account a password.
  return `existing-${named.join("-") || "password"}-then-${provider}`;
}
