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

/** The result of a comparison, with a permit only when the store is ours. */
export type StoreOwner =
  | { state: "ours"; permit: StorePermit }
  | { state: Exclude<StoreState, "ours"> };

/**
 * Compares this installation with the store's marker and returns the permit that every removal requires. Marks an
 * empty store as ours. With `startsNewTurn`, or when the marker is behind, raises the sequence in both places. Throws when
 * the store or the database does not answer.
 */
export async function confirmStoreOwner({ startsNewTurn = false } = {}): Promise<StoreOwner> {
  // Read the marker first: a turn of our own written in between is then already in the database.
  const marker = await readMarker();
  const row = await getInstallation();
  const comparison = compareMarker(createMarker(row, await getDatabaseIdentity()), marker);
  const state = comparison === "unmarked" && (await canClaimStore(row)) ? "ours" : comparison;
  if (state === "ours" && (startsNewTurn || marker?.sequence !== row.sequence))
    await writeMarker(await incrementSequence(db()));
  await saveStoreState(state);
  // The only cast: no other code can make a value with this property.
  return state === "ours" ? { state, permit: {} as StorePermit } : { state };
}

/**
 * Whether a store without a readable marker can be claimed: when it is empty, or when an installation that has never
 * marked a store finds its own newest file there, as after an upgrade.
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

/** Reads the marker; null when it is missing or invalid. */
export async function readMarker(): Promise<StoreMarker | null> {
  if ((await getFileSize(MARKER_KEY)) === null) return null;
  return parseMarker(Buffer.from(await getFile(MARKER_KEY)).toString("utf8"));
}

/** Builds the marker of this installation and its database. */
export function createMarker(
  { id, sequence, turn }: InstallationIdentity,
  database: string,
): StoreMarker {
  return { installation: id, database, sequence, turn };
}

/**
 * Raises the sequence in the database, above `above` (the sequence of the store's marker). The caller then writes the
 * marker; until it is written, nothing is removed.
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

/** Writes the marker of this installation to the store. */
export async function writeMarker(row: Installation): Promise<void> {
  const marker = createMarker(row, await getDatabaseIdentity());
  const text = `${JSON.stringify(marker, null, 2)}\n`;
  await putFile(MARKER_KEY, Buffer.from(text), "application/json");
}

/** The sequence in the store's marker; 0 without one. Throws when the store does not answer. */
export async function readMarkerSequence(): Promise<number> {
  return (await readMarker())?.sequence ?? 0;
}

/** The log message for a store that is not ours, with the same text as the staff's page. */
function getFault(state: Exclude<StoreState, "ours">): string {
  const owner =
    state === "unmarked"
      ? "the installation.json of the store is missing or cannot be read"
      : "the store belongs to another installation";
  return `${owner}: nothing is removed there`;
}

async function saveStoreState(state: StoreState): Promise<void> {
  const { id, storeState } = await getInstallation();
  if (state !== "ours" && storeState !== state) log().error({ state }, getFault(state));
  await db()
    .update(installation)
    .set({ storeState: state, storeCheckedAt: now() })
    .where(eq(installation.id, id));
}

/**
 * Marks the store at the start, or logs that it belongs to another installation. A store that does not answer does
 * not prevent the start; a rehearsal neither reads nor writes the marker.
 */
export async function checkStoreAtStart(): Promise<void> {
  if (config().isRehearsal) return;
  try {
    await confirmStoreOwner({ startsNewTurn: true });
  } catch (err) {
    log().warn({ err }, "it is not known yet whether the store belongs to this installation");
  }
}
