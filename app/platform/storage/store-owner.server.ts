import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { now } from "../clock.ts";
import { config } from "../config.server.ts";
import { type Database, db } from "../db/client.server.ts";
import { installation } from "../db/schema/installation.ts";
import { log } from "../log.server.ts";
import { getDatabaseIdentity, getInstallation, type Installation } from "./installation.server.ts";
import { getFile, getFileSize, isStoreEmpty, putFile } from "./storage.server.ts";
import {
  compareMarker,
  MARKER_KEY,
  parseMarker,
  type StoreMarker,
  type StoreState,
} from "./store-marker.ts";
import type { StorePermit } from "./store-permit.ts";

type InstallationIdentity = Pick<Installation, "id" | "sequence" | "turn">;

/** What a comparison found; `permit` only when the store is ours. */
export type StoreOwner =
  | { state: "ours"; permit: StorePermit }
  | { state: Exclude<StoreState, "ours"> };

/**
 * Compares this installation with the mark in the store, and gives the permit without which nothing is removed there.
 * An empty store is marked as ours. With `newTurn`, or when the mark is behind, the sequence is raised in both places.
 * Throws when the store or the database does not answer.
 */
export async function confirmStoreOwner({ newTurn = false } = {}): Promise<StoreOwner> {
  // The mark first: a turn of our own that comes between the two is then found in the database.
  const marker = await readMarker();
  const row = await getInstallation();
  const comparison = compareMarker(createMarker(row, await getDatabaseIdentity()), marker);
  const state = comparison === "unmarked" && (await canClaimStore(row)) ? "ours" : comparison;
  if (state === "ours" && (newTurn || marker?.sequence !== row.sequence))
    await writeMarker(await incrementSequence(db()));
  await saveStoreState(state);
  // The one cast: no value has the property by which TypeScript knows a permit.
  return state === "ours" ? { state, permit: {} as StorePermit } : { state };
}

/**
 * May a store without a readable mark be taken? Yes when nothing is in it, and when an installation that never marked
 * one finds its own newest file there, as after an upgrade.
 */
async function canClaimStore(row: Installation): Promise<boolean> {
  if (await isStoreEmpty()) return true;
  if (row.sequence > 0) return false;
  const { rows } = await db().execute<{ key: string }>(sql`
    (select key from files order by created_at desc limit 1) union all
    (select 'media-originals/' || id from media_editions order by created_at desc limit 1)`);
  for (const { key } of rows) if ((await getFileSize(key)) !== null) return true;
  return false;
}

/** The mark in the store; null when there is none, or none that can be read. */
export async function readMarker(): Promise<StoreMarker | null> {
  if ((await getFileSize(MARKER_KEY)) === null) return null;
  return parseMarker(Buffer.from(await getFile(MARKER_KEY)).toString("utf8"));
}

/** The mark that this installation writes, with the identity of its database. */
export function createMarker(
  { id, sequence, turn }: InstallationIdentity,
  database: string,
): StoreMarker {
  return { installation: id, database, sequence, turn };
}

/**
 * Raises the sequence in the database, above that of the mark in the store when `above` is given. The caller then
 * writes the mark: until it is there, nothing is removed.
 */
export async function incrementSequence(on: Database, above = 0): Promise<Installation> {
  const { id } = await getInstallation(on);
  const [updated] = await on
    .update(installation)
    .set({
      sequence: sql`greatest(${installation.sequence}, ${above}) + 1`,
      turn: randomUUID(),
    })
    .where(eq(installation.id, id))
    .returning();
  if (!updated) throw new Error("the installation has no row");
  return updated;
}

/** Writes the mark of this installation to the store. */
export async function writeMarker(row: Installation): Promise<void> {
  const marker = createMarker(row, await getDatabaseIdentity());
  const text = `${JSON.stringify(marker, null, 2)}\n`;
  await putFile(MARKER_KEY, Buffer.from(text), "application/json");
}

/** The sequence of the mark in the store; 0 without one. Throws when the store does not answer. */
export async function readMarkerSequence(): Promise<number> {
  return (await readMarker())?.sequence ?? 0;
}

/** What the log says of a store that is not ours, in the same words as the page of the staff. */
function faultOf(state: Exclude<StoreState, "ours">): string {
  const owner =
    state === "unmarked"
      ? "the installation.json of the store is missing or cannot be read"
      : "the store belongs to another installation";
  return `${owner}: nothing is removed there`;
}

async function saveStoreState(state: StoreState): Promise<void> {
  const { id, storeState } = await getInstallation();
  if (state !== "ours" && storeState !== state) log().error({ state }, faultOf(state));
  await db()
    .update(installation)
    .set({ storeState: state, storeCheckedAt: now() })
    .where(eq(installation.id, id));
}

/**
 * At the start: the store is marked, or found to be another's. A store that does not answer does not stop the start,
 * and a rehearsal neither asks nor writes.
 */
export async function checkStoreAtStart(): Promise<void> {
  if (config().rehearsal) return;
  try {
    await confirmStoreOwner({ newTurn: true });
  } catch (err) {
    log().warn({ err }, "it is not known yet whether the store belongs to this installation");
  }
}
