import type pg from "pg";

/** Statements that a connection keeps prepared at most: each costs PostgreSQL some 20 kB a connection. */
const MAX_PREPARED_STATEMENTS = 200;

/**
 * Lets the connections of a pool keep the statements that come again prepared: PostgreSQL reads and plans them once
 * instead of each time, which costs it more than answering most of ours. It still plans one for its values where
 * that is cheaper (`plan_cache_mode`). Give the result each connection as it opens.
 */
export function createStatementPreparer(
  maxStatements = MAX_PREPARED_STATEMENTS,
): (client: pg.ClientBase) => void {
  const names = new Map<string, string>();
  const seenOnce = new Set<string>();

  /** The name of a statement from its second time on; the first come have the places. */
  const nameOf = (text: string): string | undefined => {
    const existing = names.get(text);
    if (existing || names.size >= maxStatements) return existing;
    if (!seenOnce.delete(text)) {
      // Lists of many lengths come once each: what is remembered of them has an end.
      if (seenOnce.size > 10 * maxStatements) seenOnce.clear();
      seenOnce.add(text);
      return undefined;
    }
    names.set(text, `s${names.size}`);
    return names.get(text);
  };

  return (client) => {
    const runQuery = client.query.bind(client) as (...query: unknown[]) => unknown;
    const queryWithName = (question: unknown, ...rest: unknown[]) =>
      runQuery(
        isDrizzleQuery(question) ? { ...question, name: nameOf(question.text) } : question,
        ...rest,
      );
    client.query = queryWithName as typeof client.query;
  };
}

/** What drizzle asks: a text with its ways to read an answer. A cursor or a copy sees to itself. */
function isDrizzleQuery(query: unknown): query is { text: string } {
  if (typeof query !== "object" || query === null) return false;
  return "text" in query && !("submit" in query) && !("name" in query && query.name);
}
