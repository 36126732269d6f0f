import { type Database, isPooled } from "./client.server.ts";

/**
 * Prepares a query of every page under a name: PostgreSQL parses and plans it once a connection, which costs more than
 * running it, and Drizzle builds it once a database. Values that change between calls must be placeholders. Behind a
 * transaction pooler the statement has no name, because the next transaction may run on another connection.
 * @param name unique in the application
 */
export function prepareQuery<Prepared>(
  name: string,
  buildQuery: (on: Database) => { prepare(name: string): Prepared },
): (on: Database) => Prepared {
  const queries = new WeakMap<Database, Prepared>();
  return (on) => {
    const query = queries.get(on) ?? buildQuery(on).prepare(isPooled() ? "" : name);
    queries.set(on, query);
    return query;
  };
}
