import { type ProviderId, providerIds } from "./provider.ts";

/** The methods by which a user can sign in. */
export type SignInMethods = {
  hasPassword: boolean;
  providers: Partial<Record<ProviderId, { since: Date }>>;
};

/** Converts account rows to a password and linked providers. */
export function toSignInMethods(rows: { providerId: string; createdAt: Date }[]): SignInMethods {
  const methods: SignInMethods = {
    hasPassword: rows.some((row) => row.providerId === "credential"),
    providers: {},
  };
  for (const id of providerIds) {
    const row = rows.find(({ providerId }) => providerId === id);
    if (row) methods.providers[id] = { since: row.createdAt };
  }
  return methods;
}

/** Whether the user could not sign in without this provider. */
export function isLastSignInMethod(
  { hasPassword, providers }: SignInMethods,
  provider: ProviderId,
): boolean {
  const others = providerIds.filter((id) => id !== provider && providers[id]);
  return !hasPassword && others.length === 0;
}
