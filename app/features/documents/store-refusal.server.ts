import { STORE_UNAVAILABLE_CODE } from "#app/lib/store-unavailable-code.ts";
import { log } from "#app/platform/log.server.ts";
import { isStoreUnavailable } from "#app/platform/storage/store-unavailable.ts";
import type { FileRefusal } from "./file-rules.ts";

/**
 * Runs `write`, which writes to the store. Returns the refusal `file-store-unavailable` while the store accepts nothing,
 * otherwise null.
 */
export async function refuseWhenStoreUnavailable(
  write: () => Promise<void>,
): Promise<FileRefusal | null> {
  try {
    await write();
    return null;
  } catch (err) {
    if (!isStoreUnavailable(err)) throw err;
    log().error({ err }, "the file store accepts no writes");
    return { ok: false, reason: STORE_UNAVAILABLE_CODE };
  }
}

/** Whether this is the refusal of an unavailable store, which says nothing about the file. */
export function isStoreUnavailableRefusal(result: {
  ok: boolean;
  reason?: string;
}): result is FileRefusal {
  return !result.ok && result.reason === STORE_UNAVAILABLE_CODE;
}
