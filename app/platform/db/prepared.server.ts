import type pg from "pg";

/** Statements that a connection keeps prepared at most: each costs PostgreSQL some 20 kB a connection. */
const MOST = 200;

/**
 * Lets the connections of a pool keep the statements that come again prepared: PostgreSQL reads and plans them once
 * instead of each time, which costs it more than answering most of ours. It still plans one for its values where
 * that is cheaper (`plan_cache_mode`). Give the result each connection as it opens.
 */
export function preparer(most = MOST): (client: pg.ClientBase) => void {
  const names = new Map<string, string>();
  const askedOnce = new Set<string>();

  /** The name of a statement from its second time on; the first come have the places. */
  const nameOf = (text: string): string | undefined => {
    const known = names.get(text);
    if (known || names.size >= most) return known;
    if (!askedOnce.delete(text)) {
      // Lists of many lengths come once each: what is remembered of them has an end.
      if (askedOnce.size > 10 * most) askedOnce.clear();
      askedOnce.add(text);
      return undefined;
    }
    names.set(text, `s${names.size}`);
    return names.get(text);
  };

  return (client) => {
    const query = client.query.bind(client) as (...question: unknown[]) => unknown;
    const named = (question: unknown, ...rest: unknown[]) =>
      query(isOurs(question) ? { ...question, name: nameOf(question.text) } : question, ...rest);
    client.query = named as typeof client.query;
  };
}

/** What drizzle asks: a text with its ways to read an answer. A cursor or a copy sees to itself. */
function isOurs(question: unknown): question is { text: string } {
  if (typeof question !== "object" || question === null) return false;
  return "text" in question && !("submit" in question) && !("name" in question && question.name);
}
