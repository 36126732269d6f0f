import { z } from "zod";
import { defineJob } from "#app/platform/jobs/queue.server.ts";
import { syncToken, TOKEN_SYNC } from "./token-sync.server.ts";

const userId = z.string();

/** Another system learns who has signed in and out. */
export const tokenSynced = defineJob({
  name: TOKEN_SYNC,
  payload: z.discriminatedUnion("event", [
    z.object({ event: z.literal("signed-in"), userId, sessionId: z.string() }),
    z.object({ event: z.literal("signed-out"), userId }),
  ]),
  run: syncToken,
});
