import pg from "pg";
import { vi } from "vitest";

/** The names of the SQL statements of a piece of work, "" for one that is not prepared. */
export async function listStatementNames(work: () => Promise<unknown>): Promise<string[]> {
  const sent = vi.spyOn(pg.Query.prototype, "submit");
  try {
    await work();
    return sent.mock.contexts.map((query) => (query as { name?: string }).name ?? "");
  } finally {
    sent.mockRestore();
  }
}

/** Counts the SQL statements of a piece of work: a cost that does not depend on the machine's load. */
export async function countStatements(work: () => Promise<unknown>): Promise<number> {
  return (await listStatementNames(work)).length;
}
