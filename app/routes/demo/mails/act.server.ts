import { z } from "zod";
import { draftStillOpen } from "#app/features/admissions/chases.server.ts";
import { pieceStillMissing } from "#app/features/decisions/chases.server.ts";
import { messageStillUnread } from "#app/features/messaging/notice.server.ts";

/** The buttons of the page. */
export const demoAct = z.object({
  intent: z.enum(["leave", "stop"], "required"),
  from: z.string().default(""),
});

/** The same as the worker: what is over does not leave. */
export const demoStillTrue = [messageStillUnread, draftStillOpen, pieceStillMissing];
