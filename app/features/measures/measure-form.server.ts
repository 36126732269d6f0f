import { z } from "zod";
import { connections, countries } from "./measure.ts";

/** A number as our script writes it. Values beyond the scale fall into its last bucket. */
const value = z
  .string()
  .regex(/^\d{1,9}(\.\d{1,6})?$/)
  .transform(Number)
  .optional();

/** Sent once, when the user leaves the page. `page` is its path. */
export const measureForm = z.object({
  page: z.string().regex(/^\/[\x21-\x7e]{0,199}$/),
  country: z.enum(countries),
  connection: z.enum(connections),
  lcp: value,
  inp: value,
  cls: value,
  ttfb: value,
});
