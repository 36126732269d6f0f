import type { Actor } from "#app/features/access/actor.ts";
import { isMediumInUse } from "#app/features/content/media-usage.server.ts";
import { PEOPLE_REQUIRED, replaceMedium } from "#app/features/media/add-medium.server.ts";
import { setCaptions } from "#app/features/media/captions/set-captions.server.ts";
import { describeMedium, setFocalPoint } from "#app/features/media/describe-medium.server.ts";
import { removeMedium } from "#app/features/media/remove-medium.server.ts";
import { restoreMediumVersion } from "#app/features/media/restore-version.server.ts";
import { savePeopleConsent } from "#app/features/media/save-people-consent.server.ts";
import { retryTranscode } from "#app/features/media/transcode/retry-transcode.server.ts";
import { readDirectFile, readFormFile } from "#app/http/form-files.server.ts";
import {
  type FieldErrors,
  parseFormData,
  type SubmittedValues,
} from "#app/http/parse-form.server.ts";
import { requireFound } from "#app/http/responses.server.ts";
import { decodeText } from "#app/lib/decode-text.ts";
import { descriptionForm, focusForm, peopleForm } from "./media-forms.server.ts";

type MediumActionInput = { actor: Actor; id: string; form: FormData };
/** The completed action with the parameters of the next URL, or the field errors. */
export type MediumActionResult =
  | { done: string; queryParams?: Record<string, string> }
  | { errors: FieldErrors; submitted: SubmittedValues };

/**
 * Runs an action of a medium page. Throws a 404 when the medium does not exist or the actor may not
 * edit content.
 */
export async function handleMediumAction(input: MediumActionInput): Promise<MediumActionResult> {
  const { actor, id, form } = input;
  switch (form.get("intent")) {
    case "replace":
      return replaceFile(input);
    case "save-people-consent":
      return savePeople(input);
    case "retry-transcoding":
      requireFound(await retryTranscode(actor, id));
      return { done: "transcoding-retried" };
    case "save-focal-point":
      return saveFocus(input);
    case "captions-fr":
      return saveCaptions(input, "fr");
    case "captions-en":
      return saveCaptions(input, "en");
    case "restore-version":
      requireFound(await restoreMediumVersion(actor, id, String(form.get("version"))));
      return { done: "version-restored" };
    case "remove": {
      const removed = requireFound(await removeMedium(actor, id, isMediumInUse));
      return removed.ok ? { done: "removed" } : fieldError("remove", removed.reason);
    }
    default:
      return saveDescription(input);
  }
}

const fieldError = (
  field: string,
  reason: string,
  submitted: SubmittedValues = {},
): MediumActionResult => ({
  errors: { [field]: reason },
  submitted,
});

async function replaceFile({ actor, id, form }: MediumActionInput): Promise<MediumActionResult> {
  const submittedAnswer = form.get("newPeople");
  const answer = submittedAnswer === "no" || submittedAnswer === "yes" ? submittedAnswer : null;
  const file = readFormFile(form, "file");
  const replaced = requireFound(await replaceMedium(actor, id, file, isMediumInUse, answer));
  if (replaced.ok) return { done: "replaced" };
  if (replaced.reason === PEOPLE_REQUIRED) {
    const errors = { ...(!file && { file: "required" }), newPeople: replaced.reason };
    return { errors, submitted: {} };
  }
  return fieldError("file", replaced.reason, { newPeople: answer ?? "" });
}

async function savePeople({ actor, id, form }: MediumActionInput): Promise<MediumActionResult> {
  const parsed = parseFormData(form, peopleForm);
  if (!parsed.ok) return parsed;
  const result = requireFound(await savePeopleConsent(actor, id, parsed.values));
  return result.ok
    ? { done: "people-consent-saved" }
    : { errors: result.errors, submitted: parsed.submitted };
}

async function saveFocus({ actor, id, form }: MediumActionInput): Promise<MediumActionResult> {
  const parsed = parseFormData(form, focusForm);
  if (!parsed.ok) return parsed;
  requireFound(await setFocalPoint(actor, id, parsed.values));
  return { done: "focal-point-saved" };
}

async function saveDescription({
  actor,
  id,
  form,
}: MediumActionInput): Promise<MediumActionResult> {
  const parsed = parseFormData(form, descriptionForm);
  if (!parsed.ok) return parsed;
  const { role, demo, spoken, hasSpeech, ...fields } = parsed.values;
  const description = { ...fields, isDecorative: role === "decorative", demo: demo === "on" };
  const film = hasSpeech === "on" ? { hasSpeech: spoken === "on" } : {};
  requireFound(await describeMedium(actor, id, { ...description, ...film }));
  return { done: "described" };
}

/** The uploaded file if there is one, else the text. */
async function saveCaptions(
  { actor, id, form }: MediumActionInput,
  locale: "fr" | "en",
): Promise<MediumActionResult> {
  const field = `captions-${locale}`;
  const file = readDirectFile(form, `${field}-file`);
  const decoded = file && decodeText(new Uint8Array(await file.arrayBuffer()));
  if (file && !decoded) return fieldError(field, "text-encoding");
  const text = decoded ? decoded.text : String(form.get(field) ?? "");
  const result = requireFound(await setCaptions(actor, id, locale, text));
  if (!result.ok) return fieldError(field, result.reason, { [field]: text });
  return {
    done: "captions-saved",
    queryParams: { locale, ...(file && { file: file.name }) },
  };
}
