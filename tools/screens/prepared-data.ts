import type { Account } from "./screen.ts";

/**
 * What the pictures of both trees have in common: a data folder with the demonstration and what was done in it, the
 * time at which its clock stands still, the session of each account and the values in addresses.
 */
export type PreparedData = {
  /** The data folder of a stopped site; each tree starts on a copy. */
  folder: string;
  clock: string;
  /** The Cookie header of each signed-in account. */
  cookies: Partial<Record<Account, string>>;
  /** The values of `{name}` in the addresses of screens.ts. */
  values: Record<string, string>;
};

/** Replaces each `{name}` of an address. Throws when the data have no such value. */
export function fillAddress(address: string, values: Record<string, string>): string {
  return address.replace(/\{([\w-]+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`The demonstration has no ${name} for ${address}`);
    return value;
  });
}
