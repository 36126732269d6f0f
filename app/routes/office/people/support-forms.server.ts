import { z } from "zod";
import { resendableEmails } from "#app/features/staff/support/candidate-access.server.ts";

/** The intents about sessions, on the pages of staff members and candidates. */
export const sessionIntents = ["end-session", "end-sessions"] as const;

export const sessionForm = z.object({
  intent: z.enum(sessionIntents, "not-in-list"),
  session: z.string().optional(),
});

const reason = z.string().max(2_000).default("");

/** The form of a candidate's support page. */
export const supportForm = z.object({
  intent: z.enum([...sessionIntents, ...resendableEmails, "suspend", "reinstate"], "not-in-list"),
  session: z.string().optional(),
  reason,
});

/**
 * The form that starts an impersonation: the reason, and a password or code if the last sign-in is
 * too old.
 */
export const impersonationForm = z.object({
  reason,
  password: z.string().max(256).default(""),
  code: z.string().max(40).default(""),
});
