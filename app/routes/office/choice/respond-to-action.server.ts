import {
  type DecisionPreview,
  previewDecision,
} from "#app/features/decisions/preview-decision.server.ts";
import type { Actor } from "#app/features/identity/actor.ts";
import { listSubjectHistory } from "#app/features/identity/subject-history.server.ts";
import { getDeliveryForecast } from "#app/features/notifications/delivery-forecast.server.ts";
import { parseFormData } from "#app/http/parse-form.server.ts";
import {
  invalidFormResponse,
  redirectTo,
  refusalResponse,
  requireFound,
} from "#app/http/responses.server.ts";
import { localeOf } from "#app/i18n/locale.ts";
import { choiceActionForm } from "./choice-forms.server.ts";
import type { TimedEmailPreview } from "./email-preview.tsx";
import { handleChoiceAction } from "./handle-action.server.ts";

/** The choice that is decided, with the marks that its forms carry, as they are now. */
type ActionTarget = Parameters<typeof handleChoiceAction>[1] & {
  versions: ChoiceVersions;
  candidateId: string;
};

type ChoiceVersions = { seen: string; interview: string; proposal: string };

/** Why a form that was made before somebody else acted answers nothing any more. */
const conflictReasons: Record<keyof ChoiceVersions, string> = {
  seen: "choice-changed",
  interview: "interview-changed",
  proposal: "proposal-changed",
};
const versionNames = Object.keys(conflictReasons) as (keyof ChoiceVersions)[];

/**
 * Does what an officer asked of a choice, or shows the letter that it would send, then goes back to `page`. What
 * was typed comes back with a preview and with a refusal; a refusal says what somebody else did meanwhile.
 */
export async function respondToChoiceAction(
  actor: Actor,
  request: Request,
  { target, formData, page }: { target: ActionTarget; formData: FormData; page: string },
) {
  const form = parseFormData(formData, choiceActionForm);
  if (!form.ok) return invalidFormResponse(form.errors, form.typed);
  const submitted = {
    ...getTextFields(formData),
    reasons: formData.getAll("reasons").join(" "),
    sections: formData.getAll("sections").join(" "),
  };
  const runAction = () => handleChoiceAction(actor, target, form.values, formData);
  if (formData.has("preview")) {
    const previewBase = { ok: true as const, stays: true as const, errors: {} };
    const previewResult = requireFound(await previewDecision(actor, target.choiceId, runAction));
    if (previewResult.ok)
      return {
        ...previewBase,
        typed: submitted,
        preview: await addSendTime(previewResult.preview),
      };
    return "errors" in previewResult
      ? respondWithErrors(previewResult.errors)
      : respondWithConflict(previewResult);
  }
  const result = requireFound(await runAction());
  if (!result.ok)
    return "errors" in result ? respondWithErrors(result.errors) : respondWithConflict(result);
  // A refusal that no second reader waits for has left at once.
  const isSentNow = "refused" in result && result.refused;
  const { intent } = form.values;
  const isReschedule = intent === "invite" && target.versions.interview !== "";
  return redirectTo(
    request,
    `${page}?fait=${isSentNow ? "confirm" : isReschedule ? "move" : intent}`,
  );

  async function addSendTime(preview: DecisionPreview | null): Promise<TimedEmailPreview | null> {
    if (!preview) return null;
    const locale = localeOf(new URL(request.url).pathname);
    const { candidateId: personId, campus } = target;
    const forecast = await getDeliveryForecast(actor, locale, preview.letter, { personId, campus });
    return { ...preview, sendTimeText: forecast?.sentence ?? null };
  }

  // The page that answers has no place for the errors of an act that is possible no more.
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
