import { z } from "zod";

/** The forms of the content list. */
export const entryListForm = z.object({
  intent: z.enum(["up", "down", "hide", "show", "create"], "not-accepted"),
  entry: z.string().max(60).optional(),
  /** The editor has seen which entries link to this one. */
  confirmed: z.literal("yes").optional(),
  kind: z.string().max(30).optional(),
  name: z.string("required").max(120, "too-long:120").optional(),
});
