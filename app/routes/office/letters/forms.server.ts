import { z } from "zod";

/** The buttons beside a letter that could not be delivered. */
export const letterAct = z.object({
  intent: z.enum(["again", "given-up"], "required"),
  letter: z.string("required"),
});
