import pg from "pg";

/** Asks one question on a connection of its own. */
export async function ask(settings: pg.PoolConfig, statement: string) {
  const client = new pg.Client(settings);
  await client.connect();
  const { rows } = await client.query(statement).finally(() => client.end());
  return rows as Record<string, unknown>[];
}

/** The first column of what the database answers. */
export async function answers(settings: pg.PoolConfig, question: string): Promise<unknown[]> {
  const rows = await ask(settings, question);
  return rows.map((row) => Object.values(row)[0]);
}
