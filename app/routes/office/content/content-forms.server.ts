import { z } from "zod";

/** A button of the list of contents. */
export const entryListForm = z.object({
  do: z.enum(["up", "down", "hide", "show", "make"]),
  entry: z.string().max(60).optional(),
  /** What leads to the entry has been seen. */
  confirmed: z.literal("yes").optional(),
  kind: z.string().max(30).optional(),
  name: z.string("required").max(120, "too-long:120").optional(),
});
