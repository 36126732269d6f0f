import { z } from "zod";

const checkboxField = z.literal("on", "not-in-list").optional();

/** Schema of an adult's response to a consent request, or of a later change; one checkbox per purpose. */
export const consentForm = z.object({
  answer: z.enum(["give", "refuse", "withdraw", "change"], "not-in-list"),
  name: z.string("unreadable").max(500, "too-long:100").optional(),
  "purpose-application": checkboxField,
  "purpose-universities": checkboxField,
  "purpose-messages": checkboxField,
  "purpose-whatsapp": checkboxField,
});
