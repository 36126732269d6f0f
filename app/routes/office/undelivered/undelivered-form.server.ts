import { z } from "zod";

const emailId = z.string("required");

/** The form of undelivered emails: one, the ticked ones, or all. */
export const undeliveredForm = z.object({
  intent: z.enum(["resend", "resend-all", "discard"], "required"),
  email: z.union([emailId.transform((id) => [id]), z.array(emailId)]).optional(),
});
