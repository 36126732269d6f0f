import { and, eq, inArray } from "drizzle-orm";
import { now } from "../clock.ts";
import { type Database, db } from "../db/client.server.ts";
import { suppressions } from "../db/schema/mail.ts";
import { normalizeAddress } from "./address.ts";

export type Suppression = typeof suppressions.$inferSelect;
type SuppressionInput = Pick<Suppression, "kind"> & { detail?: string; mailId?: string };

/** Why our notices no longer go to an address; null when they do. */
export async function getSuppression(
  address: string,
  on: Database = db(),
): Promise<Suppression | null> {
  const [row] = await on
    .select()
    .from(suppressions)
    .where(eq(suppressions.address, normalizeAddress(address)));
  return row ?? null;
}

/** The same of many addresses, in one question: the kind of the mark by address; those without one are left out. */
export async function getSuppressionKinds(
  addresses: string[],
  on: Database = db(),
): Promise<Map<string, Suppression["kind"]>> {
  const rows = await on
    .select({ address: suppressions.address, kind: suppressions.kind })
    .from(suppressions)
    .where(inArray(suppressions.address, addresses.map(normalizeAddress)));
  return new Map(rows.map(({ address, kind }) => [address, kind]));
}

/** Marks an address that refuses our letters, or whose owner complained. The first reason stays. */
export async function addSuppression(tx: Database, address: string, input: SuppressionInput) {
  const detail = input.detail?.slice(0, 300);
  const inserted = await tx
    .insert(suppressions)
    .values({ ...input, detail, address: normalizeAddress(address), at: now() })
    .onConflictDoNothing()
    .returning();
  return inserted.length > 0;
}

/** Takes the mark away: its owner has just read a letter there. */
export async function clearSuppression(tx: Database, address: string): Promise<boolean> {
  const deleted = await tx
    .delete(suppressions)
    .where(eq(suppressions.address, normalizeAddress(address)))
    .returning();
  return deleted.length > 0;
}

/** Takes away the marks of refusals, so that the addresses are tried again; those of complaints stay. */
export async function clearBounces(tx: Database, addresses: string[]): Promise<void> {
  const matchesAddress = inArray(suppressions.address, addresses.map(normalizeAddress));
  await tx.delete(suppressions).where(and(matchesAddress, eq(suppressions.kind, "bounce")));
}
