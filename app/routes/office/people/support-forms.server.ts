import { z } from "zod";
import { resendableEmails } from "#app/features/identity/support/candidate-access.server.ts";

/** The buttons about the sessions of somebody, on the page of a colleague or of a candidate. */
export const sessionIntents = ["end-session", "end-sessions"] as const;

export const sessionForm = z.object({
  intent: z.enum(sessionIntents, "not-in-list"),
  session: z.string().optional(),
});

const reason = z.string().max(2_000).default("");

/** The buttons of the page of a candidate who is helped. */
export const supportForm = z.object({
  intent: z.enum([...sessionIntents, ...resendableEmails, "suspend", "reinstate"], "not-in-list"),
  session: z.string().optional(),
  reason,
});

/** Beginning to see a candidate's area: the reason, and a proof when the last is old. */
export const impersonationForm = z.object({
  reason,
  password: z.string().max(256).default(""),
  code: z.string().max(40).default(""),
});
