import type { Database } from "./client.server.ts";

/**
 * A question that comes with every page: `word` makes it once for each database that is asked, and not each time,
 * which costs more than to send it. What changes from one time to the next are placeholders in it.
 */
export function wordedOnce<Q>(word: (on: Database) => Q): (on: Database) => Q {
  const worded = new WeakMap<Database, Q>();
  return (on) => {
    const question = worded.get(on) ?? word(on);
    worded.set(on, question);
    return question;
  };
}
