import { z } from "zod";

/** The buttons of the page. */
export const demoForm = z.object({
  intent: z.enum(["leave", "yes", "stop"], "required"),
  from: z.string().default(""),
});
