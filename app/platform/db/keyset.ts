import { and, type Column, desc, eq, lt, or, type SQL } from "drizzle-orm";

/** Where a page of rows ended, the newest first: the next goes on from there, whatever was written since. */
export type Key = { at: Date; id: string };

/** What comes after a key in the order of `newest`. */
export function after(at: Column, id: Column, key: Key): SQL | undefined {
  return or(lt(at, key.at), and(eq(at, key.at), lt(id, key.id)));
}

/** The newest first, each row at its own place. */
export function newest(at: Column, id: Column): [SQL, SQL] {
  return [desc(at), desc(id)];
}

/** A page from one row more than it holds, and where the next one begins; null when it is the last. */
export function pageOf<Row extends Key>(found: Row[], size: number) {
  const rows = found.slice(0, size);
  const last = rows.at(-1);
  return { rows, next: found.length > size && last ? { at: last.at, id: last.id } : null };
}
