import { z } from "zod";

const emailId = z.string("required");

/** The buttons beside letters that could not be delivered: of one, of those that are ticked, or of all. */
export const undeliveredForm = z.object({
  intent: z.enum(["again", "all-again", "given-up"], "required"),
  letter: z.union([emailId.transform((id) => [id]), z.array(emailId)]).optional(),
});
