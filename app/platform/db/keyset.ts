import { and, type Column, desc, eq, lt, or, type SQL } from "drizzle-orm";

/** Where a page of rows ended, newest first. The next page starts after it, whatever was inserted since. */
export type PageKey = { at: Date; id: string };

/** The condition for rows after a key, in the order of `newestFirst`. */
export function afterKey(dateColumn: Column, idColumn: Column, key: PageKey): SQL | undefined {
  return or(lt(dateColumn, key.at), and(eq(dateColumn, key.at), lt(idColumn, key.id)));
}

/** Orders by date, newest first, then by id, so that rows with the same date have a fixed order. */
export function newestFirst(dateColumn: Column, idColumn: Column): [SQL, SQL] {
  return [desc(dateColumn), desc(idColumn)];
}

/** Makes a page from `size + 1` fetched rows. `next` is the key of the next page, or null on the last page. */
export function toPage<Row extends PageKey>(fetched: Row[], size: number) {
  const rows = fetched.slice(0, size);
  const last = rows.at(-1);
  return { rows, next: fetched.length > size && last ? { at: last.at, id: last.id } : null };
}
