import { z } from "zod";

const secondFactorIntents = ["confirm", "renew", "replace", "turn-off"] as const;

/** What the signed-in officer can do with their own second factor. Each action needs a code. */
export type SecondFactorIntent = (typeof secondFactorIntents)[number];

export const secondFactorForm = z.object({
  intent: z.enum(secondFactorIntents, "not-in-list"),
  code: z.string("required").trim().min(1, "required").max(100, "invalid-code"),
});
