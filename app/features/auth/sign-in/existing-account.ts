import type { ExistingAccountErrorCode, ProviderId } from "./provider.ts";

export type SignInMethod = ProviderId | "password";

type ExistingAccount = {
  /** The provider that sent the address. */
  provider: ProviderId;
  /** Whether the provider verified the address. */
  isVerifiedByProvider: boolean;
  /** Whether the account confirmed the address. Before that only the password is certainly the owner's. */
  isConfirmed: boolean;
  methods: SignInMethod[];
  /** The providers that this site offers. */
  offeredProviders: ProviderId[];
};

/**
 * The error code for an address that already has an account. It names the sign-in methods of the account only if the
 * provider verified the address; otherwise all other methods, so that it reveals nothing.
 */
export function getExistingAccountErrorCode(account: ExistingAccount): ExistingAccountErrorCode {
  const { provider, isVerifiedByProvider, isConfirmed, methods, offeredProviders } = account;
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
  // A reset by email gives any account a password.
  return `existing-${namedMethods.join("-") || "password"}-then-${provider}`;
}
