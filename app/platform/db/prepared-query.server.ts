import type { Database } from "./client.server.ts";

/**
 * Caches a query per database, because building it with Drizzle costs more than sending it. Values that change
 * between calls must be placeholders.
 */
export function prepareQuery<Query>(buildQuery: (on: Database) => Query): (on: Database) => Query {
  const queries = new WeakMap<Database, Query>();
  return (on) => {
    const query = queries.get(on) ?? buildQuery(on);
    queries.set(on, query);
    return query;
  };
}
