import { log } from "#app/platform/log.server.ts";
import type { ProviderCallback } from "../sessions/provider-callback.server.ts";

/** How long a provider may take to answer, in milliseconds. */
export const PROVIDER_TIMEOUT_MS = 5_000;

/**
 * Awaits a library call to a provider; null when it fails or takes longer than `timeoutMs`. After a timeout the
 * callback is marked as abandoned and writes nothing; one that is already writing is awaited.
 */
export async function withProviderTimeout<T>(
  work: Promise<T>,
  timeoutMs = PROVIDER_TIMEOUT_MS,
  callback: ProviderCallback = {},
): Promise<T | null> {
  const timedOut = Symbol("late");
  const timer = new Promise<typeof timedOut>((resolve) =>
    setTimeout(resolve, timeoutMs, timedOut).unref(),
  );
  const settled = work.catch((err: unknown) => {
    log().error({ err }, "provider");
    return null;
  });
  const outcome = await Promise.race([settled, timer]);
  if (outcome !== timedOut) return outcome;
  if (callback.isWriting) return settled;
  callback.isAbandoned = true;
  void settled.then(() => log().info("an answer of a provider came too late"));
  return null;
}
