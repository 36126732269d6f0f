import { z } from "zod";

const id = z.string("not-in-list").max(100, "not-in-list");
const text = z.string("unreadable").max(5_000, "too-long:5000").optional();

/**
 * The forms of the status page: an answer to a request or an interview, corrections, or a file that replaces a
 * refused one. The file is read separately.
 */
export const statusFormSchema = z.object({
  intent: z.enum(
    ["answer", "replace", "confirm-interview", "request-other-time", "send-corrections"],
    "not-in-list",
  ),
  subjectId: id,
  words: text,
  /** The version of the corrections that the candidate saw before sending them. */
  version: text,
  noChanges: z.literal("on", "not-in-list").optional(),
});

const expectedStateSchema = z.string("not-in-list").max(30, "not-in-list");

/** The answer to an offer; there is no default, so that nobody answers without a choice. */
export const offerAnswerSchema = z.object({
  answer: z.enum(["accept", "decline"], "offer-answer-missing"),
  expectedState: expectedStateSchema,
  reason: text,
  words: text,
});

/** The withdrawal of one choice, or of all, with the states that the candidate saw. */
export const withdrawalSchema = z.object({ expectedState: text, reason: text, words: text });
