import type { Database } from "./client.server.ts";

/**
 * A question that comes with every page: `word` makes it once for each database that is asked, and not each time,
 * which costs more than to send it. What changes from one time to the next are placeholders in it.
 */
export function prepareQuery<Query>(buildQuery: (on: Database) => Query): (on: Database) => Query {
  const queries = new WeakMap<Database, Query>();
  return (on) => {
    const query = queries.get(on) ?? buildQuery(on);
    queries.set(on, query);
    return query;
  };
}
