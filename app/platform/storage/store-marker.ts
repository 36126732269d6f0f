import { z } from "zod";

/** The key of the marker, in which a store names the installation that owns it. */
export const MARKER_KEY = "installation.json";

const markerSchema = z.object({
  /** The id in the table `installation`: the same in every copy of that database. */
  installation: z.string(),
  /** The database's identity: a dump restored elsewhere has another one. */
  database: z.string(),
  sequence: z.number().int(),
  turn: z.string().nullable(),
});
export type StoreMarker = z.infer<typeof markerSchema>;

/** The result of comparing an installation with the marker. Only `ours` allows removing anything. */
export type StoreState =
  | "ours"
  | "other-installation"
  | "other-database"
  | "older-copy"
  | "unmarked";

/** Parses a marker; returns null when it is invalid. */
export function parseMarker(text: string): StoreMarker | null {
  try {
    return markerSchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/**
 * Compares an installation with the store's marker. A marker behind the database is ours: the last write failed. A
 * marker ahead of it was written by a newer state of the same database.
 */
export function compareMarker(own: StoreMarker, found: StoreMarker | null): StoreState {
  if (!found) return "unmarked";
  if (found.installation !== own.installation) return "other-installation";
  if (found.database !== own.database) return "other-database";
  if (found.sequence > own.sequence) return "older-copy";
  return found.sequence === own.sequence && found.turn !== own.turn ? "older-copy" : "ours";
}
