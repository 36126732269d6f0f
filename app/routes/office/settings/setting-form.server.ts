import { z } from "zod";

const text = z.string("unreadable").max(100, "too-long:100").optional();

/**
 * One setting and its new value; app/features/admissions validates the value. `expectedValue` is the value
 * that the page showed.
 */
export const settingForm = z.object({
  name: z.string("not-in-list").max(30, "not-in-list"),
  campus: text,
  value: text,
  expectedValue: text,
});
