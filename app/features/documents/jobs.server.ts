import { z } from "zod";
import { defineJob } from "#app/platform/jobs/queue.server.ts";
import { removeFile } from "#app/platform/storage/storage.server.ts";

/** Removes the bytes of a file whose row is gone. */
export const fileRemoved = defineJob({
  name: "file.removed",
  payload: z.object({ key: z.string() }),
  run: ({ key }) => removeFile(key),
});
