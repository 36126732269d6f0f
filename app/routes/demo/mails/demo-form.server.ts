import { z } from "zod";

/** Schema of the buttons of the page. */
export const demoForm = z.object({
  intent: z.enum(["send-now", "yes", "stop"], "required"),
  from: z.string().default(""),
});
