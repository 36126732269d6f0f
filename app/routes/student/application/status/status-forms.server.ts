import { z } from "zod";

const id = z.string("not-in-list").max(100, "not-in-list");
const text = z.string("unreadable").max(5_000, "too-long:5000").optional();

/**
 * An answer to a request or to an interview, corrections, or another file in the place of a refused one; it is read
 * apart.
 */
export const statusFormSchema = z.object({
  intent: z.enum(
    ["answer", "replace", "confirm-interview", "other-time", "send-corrections"],
    "not-in-list",
  ),
  about: id,
  words: text,
  /** What names the corrections that were read before sending them. */
  mark: text,
  nothing: z.literal("on", "not-in-list").optional(),
});

const seenStateSchema = z.string("not-in-list").max(30, "not-in-list");

/** The answer to an offer: no default, so that nobody answers without having chosen. */
export const offerAnswerSchema = z.object({
  answer: z.enum(["accept", "decline"], "offer-answer"),
  seen: seenStateSchema,
  reason: text,
  words: text,
});

/** Leaving one choice, which was seen in a state, or all of them, which were seen in theirs. */
export const withdrawalSchema = z.object({ seen: text, reason: text, words: text });
