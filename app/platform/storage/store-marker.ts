import { z } from "zod";

/** The key under which a store names the installation that it belongs to. */
export const MARKER_KEY = "installation.json";

const markerSchema = z.object({
  /** The identifier in the table `installation`: the same in every copy of that database. */
  installation: z.string(),
  /** Which database it is: a dump that is restored elsewhere has another one. */
  database: z.string(),
  sequence: z.number().int(),
  turn: z.string().nullable(),
});
export type StoreMarker = z.infer<typeof markerSchema>;

/** What a mark says to an installation; everything but `ours` forbids to remove anything. */
export type StoreState =
  | "ours"
  | "other-installation"
  | "other-database"
  | "older-copy"
  | "unmarked";

/** The mark in this text; null when it is none. */
export function parseMarker(text: string): StoreMarker | null {
  try {
    return markerSchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/**
 * Compares what an installation knows of itself with the mark in the store. A mark behind the database is ours: the
 * last one could not be written. A mark ahead of it was written by a newer state of the same database.
 */
export function compareMarker(own: StoreMarker, found: StoreMarker | null): StoreState {
  if (!found) return "unmarked";
  if (found.installation !== own.installation) return "other-installation";
  if (found.database !== own.database) return "other-database";
  if (found.sequence > own.sequence) return "older-copy";
  return found.sequence === own.sequence && found.turn !== own.turn ? "older-copy" : "ours";
}
