import { STORE_AWAY } from "#app/lib/store-away.ts";
import { log } from "#app/platform/log.server.ts";
import { isStoreUnavailable } from "#app/platform/storage/store-unavailable.ts";
import type { FileRefusal } from "./file-rules.ts";

/** Runs `work`, which writes to the store. Gives the refusal `file-store-away` while the store takes nothing, else null. */
export async function refuseWhenStoreUnavailable(
  write: () => Promise<void>,
): Promise<FileRefusal | null> {
  try {
    await write();
    return null;
  } catch (err) {
    if (!isStoreUnavailable(err)) throw err;
    log().error({ err }, "the store of files takes nothing");
    return { ok: false, reason: STORE_AWAY };
  }
}

/** Is this the refusal of a store that is away? Nothing is wrong with the file. */
export function isStoreUnavailableRefusal(result: {
  ok: boolean;
  reason?: string;
}): result is FileRefusal {
  return !result.ok && result.reason === STORE_AWAY;
}
