import { type ProviderId, providerIds } from "./provider.ts";

/** How somebody may come into their account. */
export type SignInMethods = {
  password: boolean;
  providers: Partial<Record<ProviderId, { since: Date }>>;
};

/** Reads the rows of an account: a password, identities at providers. */
export function toSignInMethods(rows: { providerId: string; createdAt: Date }[]): SignInMethods {
  const methods: SignInMethods = {
    password: rows.some((row) => row.providerId === "credential"),
    providers: {},
  };
  for (const id of providerIds) {
    const row = rows.find(({ providerId }) => providerId === id);
    if (row) methods.providers[id] = { since: row.createdAt };
  }
  return methods;
}

/** Would nothing be left to come in by, without this provider? */
export function isLastSignInMethod(
  { password, providers }: SignInMethods,
  provider: ProviderId,
): boolean {
  const others = providerIds.filter((id) => id !== provider && providers[id]);
  return !password && others.length === 0;
}
