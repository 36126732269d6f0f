import { z } from "zod";
import { readEmailAddress } from "#app/lib/email-address.ts";

/** An e-mail address in a form, required and read as everywhere on the site (`readEmailAddress`). */
export const emailField = z
  .string("required")
  .trim()
  .min(1, "required")
  .max(254, "email-invalid")
  .transform((typed, context) => {
    const read = readEmailAddress(typed);
    if (read.ok && read.value) return read.value;
    context.addIssue({ code: "custom", message: read.ok ? "required" : read.reason });
    return z.NEVER;
  });
