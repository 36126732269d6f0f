import type { Actor } from "#app/features/access/actor.ts";
import {
  confirmInterview,
  requestOtherTime,
} from "#app/features/decisions/interview/answer-interview.server.ts";
import { answerRequest } from "#app/features/decisions/request/request.server.ts";
import { replaceFile } from "#app/features/decisions/request/review-file.server.ts";
import { sendCorrections } from "#app/features/decisions/request/send-corrections.server.ts";
import type { UploadedFile } from "#app/features/documents/uploaded-file.server.ts";
import { readFormFile } from "#app/http/form-files.server.ts";
import { parseFormData, readFormData } from "#app/http/parse-form.server.ts";
import {
  invalidFormResponse,
  redirectTo,
  refusalResponse,
  requireFound,
} from "#app/http/responses.server.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { STATUS_PATH } from "../shell/application-paths.ts";
import type { OwnSentApplication } from "../shell/sent-application.server.ts";
import { statusFormSchema } from "./status-forms.server.ts";

/** The value of the result flag of each intent. */
const DONE_FLAGS = {
  answer: "answered",
  replace: "replaced",
  "confirm-interview": "confirmed",
  "request-other-time": "other-time",
  "send-corrections": "corrected",
} as const;

type StatusFormInput = {
  actor: Actor;
  locale: Locale;
  subjectId: string;
  words?: string;
  file: UploadedFile;
  version?: string;
  noChanges?: "on";
};

function runStatusIntent(
  intent: keyof typeof DONE_FLAGS,
  { actor, subjectId, words, file, ...rest }: StatusFormInput,
) {
  if (intent === "send-corrections") return submitCorrections(actor, subjectId, { words, ...rest });
  if (intent === "answer") return answerRequest(actor, subjectId, { words, file });
  if (intent === "replace") return replaceFile(actor, subjectId, file);
  return intent === "request-other-time"
    ? requestOtherTime(actor, subjectId, words)
    : confirmInterview(actor, subjectId);
}

type StatusFormResult =
  | { ok: true }
  | { ok: false; errors: Record<string, string> }
  | { ok: false; reason: string }
  | null;
type CorrectionsInput = Pick<StatusFormInput, "locale" | "version" | "noChanges" | "words">;

/**
 * Sends the corrections of reopened sections. `corrections-none` is returned as an error of its checkbox, missing
 * answers as `corrections-incomplete`.
 */
async function submitCorrections(
  actor: Actor,
  subjectId: string,
  { locale, version = "", noChanges, words }: CorrectionsInput,
): Promise<StatusFormResult> {
  const correctionsInput = { version, locale, hasNoChanges: noChanges === "on", words };
  const result = await sendCorrections(actor, subjectId, correctionsInput);
  if (!result || result.ok || "errors" in result) return result;
  if (result.reason === "corrections-none")
    return { ok: false, errors: { noChanges: result.reason } };
  return "missing" in result ? { ok: false, reason: "corrections-incomplete" } : result;
}

/**
 * Handles the forms of the status page: an answer, another file, an interview, corrections. Refusals: 422 with error
 * codes per field, 409 when the request was closed or changed, 404 when it is not the user's.
 */
export async function handleStatusForm(
  { actor, application, locale }: OwnSentApplication,
  request: Request,
) {
  const formData = await readFormData(request);
  const form = parseFormData(formData, statusFormSchema);
  if (!form.ok) return invalidFormResponse(form.errors, form.submitted);
  const { intent, ...answer } = form.values;
  const { subjectId } = answer;
  const file = readFormFile(formData, "file");
  const result = requireFound(await runStatusIntent(intent, { actor, locale, ...answer, file }));
  if (result.ok) {
    const doneFlag = DONE_FLAGS[intent];
    return redirectTo(request, `${STATUS_PATH}?candidature=${application.number}&done=${doneFlag}`);
  }
  if (!("errors" in result)) return refusalResponse(result, form.submitted, 409);
  // The page has several forms: the error goes to the field of the submitted one.
  const fieldErrors = Object.entries(result.errors).map(([field, reason]) => [
    `${field}-${subjectId}`,
    reason,
  ]);
  return invalidFormResponse(Object.fromEntries(fieldErrors), form.submitted);
}
