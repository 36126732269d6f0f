import { and, eq } from "drizzle-orm";
import type { Locale } from "#app/i18n/locale.ts";
import { type Database, db, transaction } from "#app/platform/db/client.server.ts";
import { accounts, users } from "#app/platform/db/schema/identity.ts";
import { type Refused, tooMany } from "../auth/knock.server.ts";
import { letterAlreadyThere, letterOfAddress } from "../auth/letters/letters.server.ts";
import { halfASecond } from "../auth/limits/half-a-second.ts";
import { addressesOfANewcomer, countTry } from "../auth/limits/limit.server.ts";
import { addressesOfPlace } from "../auth/limits/place-limits.server.ts";
import { readSigned, writeSigned } from "../auth/signed-text.server.ts";
import type { Caller } from "../caller.server.ts";
import { record } from "../history.server.ts";
import { markInvented } from "./invented.server.ts";

const ASKED = "address of a newcomer";
const PROVED = "proof of an address";

/** The name of somebody whose provider gave no address, as the browser keeps it; null when it is too old. */
export function readNewcomer(kept: string): { name: string } | null {
  const newcomer = readSigned(ASKED, kept);
  return newcomer && { name: newcomer.name ?? "" };
}

type Asked = { kept: string; email: string; locale: Locale; next: string | null };

/**
 * Writes to the address that a newcomer gives, with a link that makes their account. Where the address
 * has an account its owner is told, and the answer is the same: a provider's word opens no account that
 * exists. Refuses what the browser kept when it is more than an hour old, and too many letters asked for from one place
 * or by one person of a provider.
 */
export async function askForAddress(
  caller: Caller,
  { kept, email, locale, next }: Asked,
): Promise<{ ok: true } | Refused<"state-expired" | "too-many">> {
  const newcomer = readSigned(ASKED, kept);
  if (!newcomer) return { ok: false, reason: "state-expired" };
  const refused = await addressesOfPlace.waitForTurn(caller);
  if (refused) return refused;
  const tooEarly = await countTry(addressesOfANewcomer, `${newcomer.provider} ${newcomer.subject}`);
  if (tooEarly > 0) return tooMany(tooEarly);
  await addressesOfPlace.count(caller);
  const { origin } = caller;
  const wait = halfASecond();
  const address = email.normalize("NFC").toLowerCase();
  const [owner] = await db().select().from(users).where(eq(users.email, address));
  if (owner) await letterAlreadyThere(origin, owner);
  else {
    const token = writeSigned(PROVED, { ...newcomer, email: address, locale });
    await letterOfAddress(origin, { id: address, email: address, locale }, { token, next });
  }
  await wait;
  return { ok: true };
}

/**
 * Makes the account of the letter's link: its address is proved, its way in is the provider. Refuses a
 * link that has served (a second tab, a second press), one of more than an hour, and an address that has
 * an account meanwhile, and a browser that does not keep (`kept`) that very person of the provider: somebody else may
 * have given the address, and would come into an account that its owner believes theirs.
 */
export async function welcomeNewcomer(
  token: string,
  kept: string,
): Promise<{ ok: true } | Refused<"link-served" | "link-invalid" | "link-elsewhere">> {
  const proved = readSigned(PROVED, token);
  if (!proved) return { ok: false, reason: "link-invalid" };
  const { email = "", provider = "", subject = "", name = "" } = proved;
  const { firstName = "", lastName = "" } = proved;
  const here = readSigned(ASKED, kept);
  if (here?.provider !== provider || here.subject !== subject)
    return { ok: false, reason: "link-elsewhere" };
  const locale: Locale = proved.locale === "en" ? "en" : "fr";
  return transaction(async (tx) => {
    const person = { email, name: name || email, firstName, lastName, locale, emailVerified: true };
    const [made] = await tx.insert(users).values(person).onConflictDoNothing().returning();
    if (!made)
      return {
        ok: false,
        reason: (await isTied(tx, email, { provider, subject })) ? "link-served" : "link-invalid",
      };
    const way = { userId: made.id, providerId: provider, accountId: subject };
    const [tied] = await tx.insert(accounts).values(way).onConflictDoNothing().returning();
    if (!tied) {
      await tx.delete(users).where(eq(users.id, made.id));
      return { ok: false, reason: "link-invalid" };
    }
    await record(tx, "system", "person.created", { kind: "person", id: made.id });
    await record(tx, "system", "email.verified", { kind: "person", id: made.id });
    await markInvented(tx, way);
    return { ok: true };
  });
}

/** Is this the account that the same link has made? */
async function isTied(
  tx: Database,
  email: string,
  { provider, subject }: { provider: string; subject: string },
): Promise<boolean> {
  const rows = await tx
    .select({ id: accounts.id })
    .from(accounts)
    .innerJoin(users, eq(users.id, accounts.userId))
    .where(
      and(
        eq(users.email, email),
        eq(accounts.providerId, provider),
        eq(accounts.accountId, subject),
      ),
    );
  return rows.length > 0;
}

/** The address that a letter's link proves, too old or not; null for one that we did not write, or not so. */
export function addressOfProof(token: string): string | null {
  return readSigned(PROVED, token, { anyAge: true })?.email ?? null;
}

/** What a browser keeps of a newcomer for an hour, to ask them for an address. */
export function keepNewcomer(newcomer: Record<string, string>): string {
  return writeSigned(ASKED, newcomer);
}
