import type pg from "pg";

/** Maximum prepared statements of a connection: each costs PostgreSQL about 20 kB per connection. */
const MAX_PREPARED_STATEMENTS = 200;

/**
 * Makes the connections of a pool prepare repeated statements, because parsing and planning costs PostgreSQL more
 * than running most of ours. PostgreSQL still replans when specific values make a cheaper plan (`plan_cache_mode`).
 * Call the returned function with each new connection.
 */
export function createStatementPreparer(
  maxStatements = MAX_PREPARED_STATEMENTS,
): (client: pg.ClientBase) => void {
  const names = new Map<string, string>();
  const seenOnce = new Set<string>();

  /** Returns a name from the second execution of a statement on, while fewer than the maximum are prepared. */
  const getName = (text: string): string | undefined => {
    const existing = names.get(text);
    if (existing || names.size >= maxStatements) return existing;
    if (!seenOnce.delete(text)) {
      // Lists of varying length make statements that run once: bound the memory they take.
      if (seenOnce.size > 10 * maxStatements) seenOnce.clear();
      seenOnce.add(text);
      return undefined;
    }
    names.set(text, `s${names.size}`);
    return names.get(text);
  };

  return (client) => {
    const runQuery = client.query.bind(client) as (...query: unknown[]) => unknown;
    const queryWithName = (query: unknown, ...rest: unknown[]) =>
      runQuery(isDrizzleQuery(query) ? { ...query, name: getName(query.text) } : query, ...rest);
    client.query = queryWithName as typeof client.query;
  };
}

/** Whether it is a Drizzle query. Cursors and COPY streams handle themselves. */
function isDrizzleQuery(query: unknown): query is { text: string } {
  if (typeof query !== "object" || query === null) return false;
  return "text" in query && !("submit" in query) && !("name" in query && query.name);
}
