import type { ShouldRevalidateFunctionArgs } from "react-router";
import { SHOWN_ONCE, useActionResult } from "#app/client/action-result.tsx";
import { submitFormReportingLoss } from "#app/client/drafts/submit-form.ts";
import { type InfoPart, infoParts } from "#app/features/admissions/application-fields.ts";
import { requestConsent } from "#app/features/admissions/consent/request-consent.server.ts";
import { applicationMessages } from "#app/features/admissions/messages/application.ts";
import { personalInfoMessages } from "#app/features/admissions/messages/personal-info.ts";
import { reopenedSectionMessages } from "#app/features/admissions/messages/reopened-section.ts";
import { serializeHashes } from "#app/features/admissions/personal-info/merge-answers.ts";
import { savePersonalInfo } from "#app/features/admissions/personal-info/personal-info.server.ts";
import { parseForm, parseFormData, readFormData } from "#app/http/parse-form.server.ts";
import { describeRequestDevice } from "#app/http/request-device.server.ts";
import { getQuery } from "#app/http/request-query.server.ts";
import {
  invalidFormResponse,
  redirectTo,
  refusalResponse,
  requireFound,
} from "#app/http/responses.server.ts";
import { Query } from "#app/lib/query.ts";
import { useMessages } from "#app/ui/use-messages.ts";
import { submitOrKeepDraft } from "../autosave/pending-draft.ts";
import { BASE_HASHES_FIELD, SECTION_STATUS_FIELD } from "../autosave/wire-format.ts";
import { getPhotoIntent, PHOTO_FETCHER_KEY } from "../photo/photo-form.ts";
import { handlePhotoForm, savePhotoFromForm } from "../photo/save-photo.server.ts";
import {
  consentRequestSchema,
  getInfoSchema,
  groupErrorsByField,
  splitInfoForm,
} from "../shell/application-forms.server.ts";
import {
  APPLICATION_PATH,
  getPartPath,
  partSegments,
  STATUS_PATH,
  withApplicationNumber,
} from "../shell/application-paths.ts";
import { HelpLine } from "../shell/help-line.tsx";
import { type EditableSection, requireEditableSection } from "../shell/own-application.server.ts";
import { PageHead } from "../shell/page-head.tsx";
import { ReopenedNotice } from "../shell/reopened-notice.tsx";
import { UnsavedAnswers } from "../shell/unsaved-answers.tsx";
import { useApplicationErrors } from "../shell/use-application-errors.ts";
import { useApplicationPath } from "../shell/use-application-path.ts";
import type { Route } from "./+types/route";
import { ConsentBox } from "./consent-box.tsx";
import { formatInfoField } from "./format-info-field.ts";
import { InfoForm, isSectionClosed } from "./info-form.tsx";
import { buildInfoPage, getPathAfterSaving } from "./info-page.server.ts";
import { SectionAside } from "./section-aside.tsx";
import { useInfoLabels } from "./use-info-labels.ts";

/** A section of the candidate's own draft, or one that the school reopened. */
export async function loader(args: Route.LoaderArgs) {
  const part = getRequestedPart(args.request);
  const { application, reopened } = await requireEditableSection(args, part);
  return buildInfoPage(application, part, reopened);
}

/** Saves a section, or requests an adult's consent, where the loader shows it as editable. */
export async function action(args: Route.ActionArgs) {
  const part = getRequestedPart(args.request);
  const ownApplication = await requireEditableSection(args, part);
  const isConsentRequest = getQuery(args.request).has("consent");
  return isConsentRequest
    ? handleConsentRequest(args.request, ownApplication)
    : saveInfo(args, ownApplication, part);
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const isConsentRequest = new Query(new URL(request.url).search).has("consent");
  if (!isConsentRequest) {
    const isPhoto = getPhotoIntent(await request.clone().formData());
    const fetcherKey = isPhoto ? PHOTO_FETCHER_KEY : undefined;
    return submitOrKeepDraft({ request, serverAction, fetcherKey });
  }
  // The result with the link to share stays on the page.
  const isAccepted = (result: object | null | undefined) => Boolean(result && "message" in result);
  return submitFormReportingLoss({ request, serverAction, isAccepted });
}

/** The photo is sent separately: nothing else of the page has changed. */
export function shouldRevalidate({
  formData,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return getPhotoIntent(formData) ? false : defaultShouldRevalidate;
}

async function handleConsentRequest(
  request: Request,
  { actor, application, reopened }: EditableSection,
) {
  const form = await parseForm(request, consentRequestSchema);
  if (!form.ok) return invalidFormResponse(form.errors, form.submitted);
  const { language: locale, ...consentInput } = form.values;
  const result = requireFound(
    await requestConsent(actor, application.id, { ...consentInput, locale }),
  );
  if (!result.ok) return invalidFormResponse({ adult: result.reason }, form.submitted);
  // The message to share is shown only once.
  if (result.message) return { message: result.message, ...SHOWN_ONCE };
  return redirectTo(
    request,
    withApplicationNumber(`${getPartPath("parents")}#accord`, reopened?.number),
  );
}

async function saveInfo(args: Route.ActionArgs, ownApplication: EditableSection, part: InfoPart) {
  const { actor, application } = ownApplication;
  const { request } = args;
  const formData = await readFormData(request);
  const photoResult =
    part === "identity" ? await handlePhotoForm({ actor, application }, formData) : null;
  if (photoResult) return photoResult;
  const form = parseFormData(formData, getInfoSchema(part));
  if (!form.ok) return invalidFormResponse(groupErrorsByField(form.errors), form.submitted);
  const photoErrors =
    part === "identity" ? await savePhotoFromForm({ actor, application }, formData) : {};
  const { answers, baseHashes, saveId } = splitInfoForm(form.values);
  const saved = requireFound(
    await savePersonalInfo(actor, application.id, part, answers, {
      baseHashes,
      saveId,
      device: describeRequestDevice(request),
    }),
  );
  if (!saved.ok && saved.reason === "application-submitted")
    return saved.isSectionClosed
      ? refusalResponse(saved, form.submitted, 409)
      : redirectTo(request, APPLICATION_PATH);
  const submitted = { ...form.submitted, [BASE_HASHES_FIELD]: serializeHashes(saved.hashes) };
  if (saved.ok)
    return photoErrors.photo
      ? invalidFormResponse(photoErrors, submitted)
      : redirectTo(
          request,
          await getPathAfterSaving(ownApplication, part, {
            ...saved,
            finished: answers[SECTION_STATUS_FIELD],
          }),
        );
  if (saved.reason === "invalid")
    return invalidFormResponse({ ...saved.errors, ...photoErrors }, submitted);
  const { reason, stored, conflicts } = saved;
  return refusalResponse({ ok: false, reason, stored, conflicts }, submitted, 409);
}

function getRequestedPart(request: Request): InfoPart {
  const segment = getQuery(request).text("partie", 40);
  return infoParts.find((part) => partSegments[part] === segment) ?? "identity";
}

export default function PersonalInfo({ loaderData: page, actionData }: Route.ComponentProps) {
  const answer = useActionResult(actionData);
  const t = useMessages(applicationMessages);
  const { step } = useMessages(personalInfoMessages);
  const again = useMessages(reopenedSectionMessages);
  const path = useApplicationPath();
  const labels = useInfoLabels();
  const { errors, submitted: submittedValues, list } = useApplicationErrors(answer, labels);
  const stored = answer && "stored" in answer ? answer.stored : undefined;
  const message = answer && "message" in answer ? answer.message : undefined;
  // Unsent answers of the section stay on the device; an unsent consent request shows that it was not sent.
  const unsentRequest = answer && "isUnsent" in answer && "form" in answer ? answer : undefined;
  const { reopened } = page;
  const back = reopened
    ? { to: path(STATUS_PATH), label: again.back }
    : { to: path(APPLICATION_PATH), label: t.back };
  return (
    <>
      <PageHead
        title={t.sections[page.part]}
        caption={reopened ? undefined : step(infoParts.indexOf(page.part) + 1)}
        back={back}
        savedAt={page.savedAt}
        errors={list}
        hasTabs={reopened === null}
      />
      <ReopenedNotice reopened={reopened} isClosed={isSectionClosed(answer)} />
      {reopened && !reopened.until ? (
        <UnsavedAnswers
          submitted={submittedValues}
          labels={labels}
          formatField={formatInfoField}
          section={{ part: page.part, number: reopened.number }}
        />
      ) : (
        <div className="form-columns">
          <div>
            <InfoForm
              key={`${page.part} ${page[BASE_HASHES_FIELD]}`}
              page={page}
              errors={errors}
              submitted={submittedValues}
              result={unsentRequest ? undefined : answer}
              stored={stored as Record<string, string> | undefined}
            />
            {page.part === "parents" && (
              <ConsentBox
                page={page}
                errors={errors}
                submitted={submittedValues}
                message={message}
                unsentResult={unsentRequest}
              />
            )}
          </div>
          <SectionAside page={page} />
        </div>
      )}
      <HelpLine />
    </>
  );
}
