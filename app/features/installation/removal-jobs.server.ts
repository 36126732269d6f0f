import { z } from "zod";
import { isFileKey } from "#app/features/documents/file-store.server.ts";
import { isMediumKey } from "#app/features/media/remove-medium.server.ts";
import { defineJob } from "#app/platform/jobs/queue.server.ts";
import { log } from "#app/platform/log.server.ts";
import {
  FILE_REMOVAL_QUEUED,
  removeRequested,
  removeWaitingFiles,
} from "#app/platform/storage/remove-files.server.ts";
import { confirmStoreOwner } from "#app/platform/storage/store-owner.server.ts";
import { restoreNeededFiles } from "#app/platform/storage/trash.server.ts";
import { REMOVALS_DUE, STORE_TAKEN_OVER } from "./job-names.ts";

const isKeyNeeded = async (key: string) => (await isFileKey(key)) || (await isMediumKey(key));

/** Deletes a file whose removal a person requested. */
export const removeFileJob = defineJob({
  ...FILE_REMOVAL_QUEUED,
  payload: z.object({ key: z.string() }),
  run: ({ key }) => removeRequested(key, isKeyNeeded),
});

/** Runs every night, after the sweeps. */
export const runDueRemovalsJob = defineJob({
  ...REMOVALS_DUE,
  payload: z.object({}),
  cron: "35 4 * * *",
  run: () => removeWaitingFiles(isKeyNeeded),
});

/**
 * Runs after a store was taken over: restores the files that this database needs from the trash, then runs the due
 * removals. It is queued before the marker is written, so it throws, and is retried, until the store is ours.
 */
export const finishTakeOverJob = defineJob({
  ...STORE_TAKEN_OVER,
  payload: z.object({}),
  run: async () => {
    const owner = await confirmStoreOwner();
    if (owner.state !== "ours")
      throw new Error(`the store is not ours yet (${owner.state}): nothing was brought back`);
    const count = await restoreNeededFiles(owner.permit, isKeyNeeded);
    log().info({ count }, "files brought back from the trash after the store was taken over");
    await removeWaitingFiles(isKeyNeeded);
  },
});
