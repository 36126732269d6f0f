import { z } from "zod";

const one = z.string("required");

/** The buttons beside letters that could not be delivered: of one, of those that are ticked, or of all. */
export const letterAct = z.object({
  intent: z.enum(["again", "all-again", "given-up"], "required"),
  letter: z.union([one.transform((id) => [id]), z.array(one)]).optional(),
});
