import { and, eq, inArray } from "drizzle-orm";
import { now } from "../clock.ts";
import { type Database, db } from "../db/client.server.ts";
import { suppressions } from "../db/schema/mail.ts";
import { normalizeAddress } from "./address.ts";

export type Suppression = typeof suppressions.$inferSelect;
type SuppressionInput = Pick<Suppression, "kind"> & { detail?: string; mailId?: string };

/** Returns why notifications are no longer sent to an address, or null. */
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

/** The kind of suppression by address, in one query; addresses without one are left out. */
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

/**
 * Suppresses an address that bounced or whose owner complained. The first reason stays. Returns false when it was
 * already suppressed.
 */
export async function addSuppression(tx: Database, address: string, input: SuppressionInput) {
  const detail = input.detail?.slice(0, 300);
  const inserted = await tx
    .insert(suppressions)
    .values({ ...input, detail, address: normalizeAddress(address), at: now() })
    .onConflictDoNothing()
    .returning();
  return inserted.length > 0;
}

/** Ends the suppression: the owner has just read an email there. Returns whether there was one. */
export async function clearSuppression(tx: Database, address: string): Promise<boolean> {
  const deleted = await tx
    .delete(suppressions)
    .where(eq(suppressions.address, normalizeAddress(address)))
    .returning();
  return deleted.length > 0;
}

/** Removes bounce suppressions, so that the addresses are tried again; complaints stay. */
export async function clearBounces(tx: Database, addresses: string[]): Promise<void> {
  const matchesAddress = inArray(suppressions.address, addresses.map(normalizeAddress));
  await tx.delete(suppressions).where(and(matchesAddress, eq(suppressions.kind, "bounce")));
}
