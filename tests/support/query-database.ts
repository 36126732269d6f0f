import pg from "pg";

/** Runs one query on a new connection. */
export async function queryDatabase(settings: pg.PoolConfig, statement: string) {
  const client = new pg.Client(settings);
  await client.connect();
  const { rows } = await client.query(statement).finally(() => client.end());
  return rows as Record<string, unknown>[];
}

/** The first column of a query's result. */
export async function queryColumn(settings: pg.PoolConfig, statement: string): Promise<unknown[]> {
  const rows = await queryDatabase(settings, statement);
  return rows.map((row) => Object.values(row)[0]);
}
