import { z } from "zod";
import { parseEmailAddress } from "#app/lib/email-address.ts";

/**
 * Schema of a required email address, parsed as everywhere on the site (`parseEmailAddress`). Issues are error codes.
 */
export const emailSchema = z
  .string("required")
  .trim()
  .min(1, "required")
  .max(254, "email-invalid")
  .transform((input, context) => {
    const parsed = parseEmailAddress(input);
    if (parsed.ok && parsed.value) return parsed.value;
    context.addIssue({ code: "custom", message: parsed.ok ? "required" : parsed.reason });
    return z.NEVER;
  });
