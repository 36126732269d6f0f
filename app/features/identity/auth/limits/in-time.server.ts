import { log } from "#app/platform/log.server.ts";
import type { Visit } from "../sessions/visit.server.ts";

/** How long a provider may take to answer us, in milliseconds. */
export const PATIENCE = 5_000;

/**
 * What is asked of a provider through the library; null when it takes longer than this many milliseconds,
 * or fails: the library lets through what a provider that is out of reach, or answers nonsense, throws. Of a
 * visit that is given up nothing is written afterwards; one whose provider has answered is waited for.
 */
export async function inTime<T>(
  work: Promise<T>,
  patience = PATIENCE,
  visit: Visit = {},
): Promise<T | null> {
  const late = Symbol("late");
  const timer = new Promise<typeof late>((done) => setTimeout(done, patience, late).unref());
  const answered = work.catch((err: unknown) => {
    log().error({ err }, "provider");
    return null;
  });
  const first = await Promise.race([answered, timer]);
  if (first !== late) return first;
  if (visit.writing) return answered;
  visit.over = true;
  void answered.then(() => log().info("an answer of a provider came too late"));
  return null;
}
