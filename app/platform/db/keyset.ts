import { and, type Column, desc, eq, lt, or, type SQL } from "drizzle-orm";

/** Where a page of rows ended, the newest first: the next goes on from there, whatever was written since. */
export type PageKey = { at: Date; id: string };

/** What comes after a key in the order of `newest`. */
export function afterKey(dateColumn: Column, idColumn: Column, key: PageKey): SQL | undefined {
  return or(lt(dateColumn, key.at), and(eq(dateColumn, key.at), lt(idColumn, key.id)));
}

/** The newest first, each row at its own place. */
export function newestFirst(dateColumn: Column, idColumn: Column): [SQL, SQL] {
  return [desc(dateColumn), desc(idColumn)];
}

/** A page from one row more than it holds, and where the next one begins; null when it is the last. */
export function toPage<Row extends PageKey>(fetched: Row[], size: number) {
  const rows = fetched.slice(0, size);
  const last = rows.at(-1);
  return { rows, next: fetched.length > size && last ? { at: last.at, id: last.id } : null };
}
