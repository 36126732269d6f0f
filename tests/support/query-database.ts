import pg from "pg";

/** Asks one question on a connection of its own. */
export async function queryDatabase(settings: pg.PoolConfig, statement: string) {
  const client = new pg.Client(settings);
  await client.connect();
  const { rows } = await client.query(statement).finally(() => client.end());
  return rows as Record<string, unknown>[];
}

/** The first column of what the database answers. */
export async function queryColumn(settings: pg.PoolConfig, statement: string): Promise<unknown[]> {
  const rows = await queryDatabase(settings, statement);
  return rows.map((row) => Object.values(row)[0]);
}
