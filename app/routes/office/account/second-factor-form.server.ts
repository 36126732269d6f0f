import { z } from "zod";

const acts = ["confirm", "renew", "replace", "turn-off"] as const;

/** What can be done with one's own second factor, each against a code. */
export type Act = (typeof acts)[number];

export const actForm = z.object({
  intent: z.enum(acts, "not-in-list"),
  code: z.string("required").trim().min(1, "required").max(100, "code-wrong"),
});
