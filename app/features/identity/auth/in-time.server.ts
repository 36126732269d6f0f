import { log } from "#app/platform/log.server.ts";

/** How long a provider may take to answer us, in milliseconds (security page, R-13). */
export const PATIENCE = 5_000;

/**
 * What is asked of a provider through the library; null when it takes longer than this many milliseconds,
 * or fails: the library lets through what a provider that is out of reach, or answers nonsense, throws.
 */
export function inTime<T>(work: Promise<T>, patience = PATIENCE): Promise<T | null> {
  const late = new Promise<null>((done) => setTimeout(done, patience, null).unref());
  const answered = work.catch((err: unknown) => {
    log().error({ err }, "provider");
    return null;
  });
  return Promise.race([answered, late]);
}
