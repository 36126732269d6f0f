import { z } from "zod";

const checkboxField = z.literal("on", "not-in-list").optional();

/** An adult's answer to a request for their consent, or a change of it; each purpose is a box of its own. */
export const consentForm = z.object({
  answer: z.enum(["give", "refuse", "withdraw", "change"], "not-in-list"),
  name: z.string("unreadable").max(500, "too-long:100").optional(),
  "purpose-application": checkboxField,
  "purpose-universities": checkboxField,
  "purpose-messages": checkboxField,
  "purpose-whatsapp": checkboxField,
});
