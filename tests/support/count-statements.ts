import pg from "pg";
import { vi } from "vitest";

/** Counts the SQL statements of a piece of work: a cost that does not depend on the machine's load. */
export async function countStatements(work: () => Promise<unknown>): Promise<number> {
  const sent = vi.spyOn(pg.Query.prototype, "submit");
  try {
    await work();
    return sent.mock.calls.length;
  } finally {
    sent.mockRestore();
  }
}
