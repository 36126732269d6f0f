import { z } from "zod";
import { defineJob } from "#app/platform/jobs/queue.server.ts";
import { removeFile } from "#app/platform/storage/storage.server.ts";

/** Removes the bytes of a file whose row is gone. */
export const fileRemoved = defineJob({
  name: "file.removed",
  payload: z.object({ key: z.string() }),
  run: ({ key }) => removeFile(key),
});

/** Queued with a file that waits for the antivirus; `scan.server.ts` does it. */
export const FILE_KEPT = { name: "file.kept" };

/** Queued when a virus was found, for the room that knows what the file was for. */
export const FILE_INFECTED = { name: "file.infected" };
