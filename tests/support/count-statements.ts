import pg from "pg";
import { vi } from "vitest";

/** How many statements a piece of work sends to the database: what it costs, whatever the machine does meanwhile. */
export async function countStatements(work: () => Promise<unknown>): Promise<number> {
  const sent = vi.spyOn(pg.Query.prototype, "submit");
  try {
    await work();
    return sent.mock.calls.length;
  } finally {
    sent.mockRestore();
  }
}
