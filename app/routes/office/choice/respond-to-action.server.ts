import type { Actor } from "#app/features/access/actor.ts";
import { listSubjectHistory } from "#app/features/audit/subject-history.server.ts";
import {
  type DecisionPreview,
  previewDecision,
} from "#app/features/decisions/preview-decision.server.ts";
import { getDeliveryForecast } from "#app/features/notifications/delivery-forecast.server.ts";
import { parseFormData } from "#app/http/parse-form.server.ts";
import {
  invalidFormResponse,
  redirectTo,
  refusalResponse,
  requireFound,
} from "#app/http/responses.server.ts";
import { getLocale } from "#app/i18n/locale.ts";
import { choiceActionForm } from "./choice-forms.server.ts";
import type { TimedEmailPreview } from "./email-preview.tsx";
import { handleChoiceAction } from "./handle-action.server.ts";

/** The choice with its current versions, to compare with those that the form sends. */
type ActionTarget = Parameters<typeof handleChoiceAction>[1] & {
  versions: ChoiceVersions;
  accountId: string;
};

type ChoiceVersions = { expectedState: string; interview: string; proposal: string };

/** The error code of each version that no longer matches. */
const conflictReasons: Record<keyof ChoiceVersions, string> = {
  expectedState: "choice-changed",
  interview: "interview-changed",
  proposal: "proposal-changed",
};
const versionNames = Object.keys(conflictReasons) as (keyof ChoiceVersions)[];

/**
 * Runs an action on a choice and redirects to `page`, or returns the preview of its email. A
 * preview or a refusal returns the submitted values; a 409 also has the latest action of another
 * officer (`happened`).
 */
export async function respondToChoiceAction(
  actor: Actor,
  request: Request,
  { target, formData, page }: { target: ActionTarget; formData: FormData; page: string },
) {
  const form = parseFormData(formData, choiceActionForm);
  if (!form.ok) return invalidFormResponse(form.errors, form.submitted);
  const submitted = {
    ...getTextFields(formData),
    reasons: formData.getAll("reasons").join(" "),
    sections: formData.getAll("sections").join(" "),
  };
  const runAction = () => handleChoiceAction(actor, target, form.values, formData);
  if (formData.has("preview")) {
    const previewBase = { ok: true as const, isPersistent: true as const, errors: {} };
    const previewResult = requireFound(await previewDecision(actor, target.choiceId, runAction));
    if (previewResult.ok)
      return {
        ...previewBase,
        submitted,
        preview: await addSendTime(previewResult.preview),
      };
    return "errors" in previewResult
      ? respondWithErrors(previewResult.errors)
      : respondWithConflict(previewResult);
  }
  const result = requireFound(await runAction());
  if (!result.ok)
    return "errors" in result ? respondWithErrors(result.errors) : respondWithConflict(result);
  // Without a second reader the refusal is sent at once.
  const isSentNow = "isRefused" in result && result.isRefused;
  const { intent } = form.values;
  const isReschedule = intent === "schedule-interview" && target.versions.interview !== "";
  return redirectTo(
    request,
    `${page}?done=${isSentNow ? "confirm-refusal" : isReschedule ? "move" : intent}`,
  );

  async function addSendTime(preview: DecisionPreview | null): Promise<TimedEmailPreview | null> {
    if (!preview) return null;
    const locale = getLocale(new URL(request.url).pathname);
    const { accountId: personId, campus } = target;
    const forecast = await getDeliveryForecast(actor, locale, preview.email, { personId, campus });
    return { ...preview, sendTimeText: forecast?.sentence ?? null };
  }

  // If the form is outdated, its action may be impossible now: answers with the conflict instead of
  // field errors.
  function respondWithErrors(errors: Record<string, string>) {
    const outdatedName = versionNames.find(
      (name) => formData.has(name) && formData.get(name) !== target.versions[name],
    );
    return outdatedName
      ? respondWithConflict({ ok: false, reason: conflictReasons[outdatedName] })
      : invalidFormResponse(errors, submitted);
  }

  async function respondWithConflict(refusal: { ok: false; reason: string }) {
    const subject = { kind: "application", id: target.applicationId };
    const [happened] = (await listSubjectHistory(actor, subject, 10)).filter(
      ({ action }) => !/opened$/.test(action),
    );
    return refusalResponse({ ...refusal, happened }, submitted, 409);
  }
}

function getTextFields(form: FormData): Record<string, string> {
  const texts = [...form].filter((pair): pair is [string, string] => typeof pair[1] === "string");
  return Object.fromEntries(texts);
}
