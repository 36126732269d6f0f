import { z } from "zod";

const text = z.string("unreadable").max(5_000, "too-long:5000").optional();
const date = (name: string) =>
  Object.fromEntries(["day", "month", "year"].map((part) => [`${name}.${part}`, text]));

export const choiceIntents = [
  "start-review",
  "request-information",
  "schedule-interview",
  "cancel-interview",
  "waitlist",
  "offer",
  "propose-refusal",
  "confirm-refusal",
  "dismiss-refusal",
  "confirm-conditions-met",
  "withdraw-offer",
  "reopen-decision",
  "enrol",
] as const;
export type ChoiceIntent = (typeof choiceIntents)[number];

/** The intent and the state that the page showed (`expectedState`). */
export const choiceActionForm = z.object({
  intent: z.enum(choiceIntents, "not-in-list"),
  expectedState: z.string("not-in-list").max(30, "not-in-list"),
});

/** The fields of all forms of the page; app/features/decisions validates each field. */
export const choiceActionFields = z.object({
  kind: text,
  message: text,
  reason: text,
  advice: text,
  proposal: text,
  interview: text,
  time: text,
  minutes: text,
  where: text,
  place: text,
  link: text,
  interviewMessage: text,
  moveReason: text,
  reopenReason: text,
  reopenMessage: text,
  cancelReason: text,
  terms: z.enum(["unconditional", "conditional"], "not-in-list").optional(),
  conditions: text,
  ...date("dueOn"),
  ...date("answerOn"),
  ...date("startsOn"),
});

/** The form that cancels a request, with the reason. */
export const cancelRequestForm = z.object({
  intent: z.literal("cancel-request", "not-in-list"),
  request: z.string("not-in-list").max(100, "not-in-list"),
  reason: text,
});

/** The form that moves the last day of a request. */
export const extendDeadlineForm = z.object({
  intent: z.literal("extend-deadline", "not-in-list"),
  request: z.string("not-in-list").max(100, "not-in-list"),
  ...date("dueOn"),
});

/** The form that approves or refuses a file. */
export const fileVerdictForm = z.object({
  intent: z.enum(["approve-file", "reject-file"], "not-in-list"),
  file: z.string("not-in-list").max(100, "not-in-list"),
  reason: text,
});

/** The form that assesses a condition of an offer. */
export const conditionForm = z.object({
  intent: z.literal("review-condition", "not-in-list"),
  condition: z.string("not-in-list").max(100, "not-in-list"),
  expectedState: text,
  verdict: text,
  proof: text,
  conditionReason: text,
});
