import { z } from "zod";

/** An adult's answer to a request for their consent. */
export const consentForm = z.object({
  answer: z.enum(["give", "refuse"], "not-in-list"),
  name: z.string("unreadable").max(500, "too-long:100").optional(),
});
