import type { ExistingAccountErrorCode, ProviderId } from "./provider.ts";

export type SignInMethod = ProviderId | "password";

type ExistingAccount = {
  /** The provider that named the address. */
  provider: ProviderId;
  /** Whether it says that it verified that this person owns the address. */
  isVouchedFor: boolean;
  /** Whether the owner of the account confirmed the address: before that, only the password is surely theirs. */
  isConfirmed: boolean;
  methods: SignInMethod[];
  /** The providers that this site offers. */
  offered: ProviderId[];
};

/**
 * The error code for an address that has an account already. The ways of the account are named only when the provider
 * vouches for the address; else every way but this provider is, which reveals nothing of the account.
 */
export function getExistingAccountErrorCode(account: ExistingAccount): ExistingAccountErrorCode {
  const {
    provider,
    isVouchedFor: isVerifiedByProvider,
    isConfirmed,
    methods,
    offered: offeredProviders,
  } = account;
  const isAvailable = (method: SignInMethod) =>
    method === "password" || offeredProviders.includes(method);
  if (!isVerifiedByProvider) {
    const otherProviders = offeredProviders.filter(
      (offeredProvider) => offeredProvider !== provider,
    );
    return `existing-first-${[...otherProviders, "password"].join("-")}-then-${provider}`;
  }
  const namedMethods = (["google", "facebook", "password"] as const).filter(
    (method) =>
      isConfirmed && method !== provider && methods.includes(method) && isAvailable(method),
  );
  // A link by e-mail gives any account a password.
  return `existing-${namedMethods.join("-") || "password"}-then-${provider}`;
}
