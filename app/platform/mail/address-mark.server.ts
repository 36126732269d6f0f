import { and, eq, inArray } from "drizzle-orm";
import { now } from "../clock.ts";
import { type Database, db } from "../db/client.server.ts";
import { addressMarks } from "../db/schema/mail.ts";
import { normalAddress } from "./address.ts";

export type AddressMark = typeof addressMarks.$inferSelect;
type Marking = Pick<AddressMark, "kind"> & { detail?: string; mailId?: string };

/** Why our notices no longer go to an address; null when they do. */
export async function markOf(address: string, on: Database = db()): Promise<AddressMark | null> {
  const [row] = await on
    .select()
    .from(addressMarks)
    .where(eq(addressMarks.address, normalAddress(address)));
  return row ?? null;
}

/** The same of many addresses, in one question: the kind of the mark by address; those without one are left out. */
export async function marksOf(
  addresses: string[],
  on: Database = db(),
): Promise<Map<string, AddressMark["kind"]>> {
  const rows = await on
    .select({ address: addressMarks.address, kind: addressMarks.kind })
    .from(addressMarks)
    .where(inArray(addressMarks.address, addresses.map(normalAddress)));
  return new Map(rows.map(({ address, kind }) => [address, kind]));
}

/** Marks an address that refuses our letters, or whose owner complained. The first reason stays. */
export async function markAddress(tx: Database, address: string, marking: Marking) {
  const detail = marking.detail?.slice(0, 300);
  const marked = await tx
    .insert(addressMarks)
    .values({ ...marking, detail, address: normalAddress(address), at: now() })
    .onConflictDoNothing()
    .returning();
  return marked.length > 0;
}

/** Takes the mark away: its owner has just read a letter there. */
export async function clearMark(tx: Database, address: string): Promise<boolean> {
  const gone = await tx
    .delete(addressMarks)
    .where(eq(addressMarks.address, normalAddress(address)))
    .returning();
  return gone.length > 0;
}

/** Takes away the marks of refusals, so that the addresses are tried again; those of complaints stay. */
export async function forgiveBounces(tx: Database, addresses: string[]): Promise<void> {
  const theirs = inArray(addressMarks.address, addresses.map(normalAddress));
  await tx.delete(addressMarks).where(and(theirs, eq(addressMarks.kind, "bounce")));
}
