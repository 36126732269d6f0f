import { z } from "zod";

const emailId = z.string("required");

/** The form of undelivered emails: one, the ticked ones, or all. */
export const undeliveredForm = z.object({
  intent: z.enum(["again", "all-again", "given-up"], "required"),
  letter: z.union([emailId.transform((id) => [id]), z.array(emailId)]).optional(),
});
