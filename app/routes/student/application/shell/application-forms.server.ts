import { z } from "zod";
import {
  adults,
  type InfoPart,
  listFields,
  listInputNames,
} from "#app/features/admissions/application-fields.ts";
import { consentChannels } from "#app/features/admissions/consent/consent.ts";
import { parseHashes } from "#app/features/admissions/personal-info/merge-answers.ts";
import { attemptIdSchema } from "#app/http/attempt-id.server.ts";
import type { FieldErrors } from "#app/http/parse-form.server.ts";
import { BASE_HASHES_FIELD, SAVE_ID_FIELD, SECTION_STATUS_FIELD } from "../autosave/wire-format.ts";

// Only the shape is checked here; the features validate the answers.
const text = z.string("unreadable").max(5_000, "too-long:5000").optional();

function buildTextSchema(keys: readonly string[]) {
  return z.object(Object.fromEntries(keys.map((key) => [key, text])));
}

/** Groups the errors of inputs by field, because a date or a phone shows one error text for all its inputs. */
export function groupErrorsByField(errors: FieldErrors): FieldErrors {
  const fieldErrors = Object.entries(errors).map(([input, reason]) => [
    input.split(".", 1)[0],
    reason,
  ]);
  return Object.fromEntries(fieldErrors);
}

const AUTOSAVE_FIELDS = [BASE_HASHES_FIELD, SAVE_ID_FIELD, SECTION_STATUS_FIELD];

/** Returns the schema of a section of personal information. */
export function getInfoSchema(part: InfoPart) {
  return buildTextSchema([...listFields(part).flatMap(listInputNames), ...AUTOSAVE_FIELDS]);
}

/** Separates the answers of a parsed section from the fields that the autosave adds. */
export function splitInfoForm(values: Record<string, string | undefined>) {
  const { [BASE_HASHES_FIELD]: hashes, [SAVE_ID_FIELD]: saveId, ...answers } = values;
  return { answers, baseHashes: parseHashes(hashes), saveId: saveId || undefined };
}

export const consentRequestSchema = z.object({
  adult: z.enum(adults, "not-in-list"),
  channel: z.enum(consentChannels, "not-in-list"),
  language: z.enum(["fr", "en"], "not-in-list"),
  attempt: attemptIdSchema,
});

const entryInputs = [
  "activity",
  "schoolYear",
  "occurredOn.day",
  "occurredOn.month",
  "occurredOn.year",
  "country",
  "province",
  "city",
  "level",
  "school",
  "field",
  "average",
  "averageScale",
  "averagePending",
  "comment",
];

/** The dialog “Ajouter un nouveau Cursus”; its file is read separately. */
export const entrySchema = buildTextSchema(entryInputs);

const id = z.string("not-in-list").max(100, "not-in-list");

/** The intent of the form, and the entry that it changes. */
export const cursusIntentSchema = z.object({
  intent: z.enum(["add", "change", "remove", "restore", "attach", "detach"], "not-in-list"),
  entry: id.optional(),
  attempt: attemptIdSchema,
});
export type CursusIntent = z.infer<typeof cursusIntentSchema>["intent"];

export const basketIntentSchema = z.object({
  intent: z.enum(["add", "remove", "up", "down", "restore"], "not-in-list"),
  course: id,
  rank: z.coerce.number("not-in-list").int("not-in-list").min(1, "not-in-list").optional(),
  attempt: attemptIdSchema,
});
