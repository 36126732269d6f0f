import { Form, Link } from "react-router";
import { z } from "zod";
import { useActionResult } from "#app/client/action-result.tsx";
import { areaAction } from "#app/client/session/area-data.ts";
import { useCampusClock } from "#app/features/access/use-campus.ts";
import { getAdultRefusingSharing } from "#app/features/admissions/consent/university-sharing.ts";
import { listMissingYears } from "#app/features/admissions/cursus/cursus.ts";
import { findOwnApplication } from "#app/features/admissions/editable-application.server.ts";
import { answerSummaryMessages } from "#app/features/admissions/messages/answer-summary.ts";
import { applicationMessages } from "#app/features/admissions/messages/application.ts";
import { applicationStatusMessages } from "#app/features/admissions/messages/application-status.ts";
import { correctionMessages } from "#app/features/admissions/messages/correction.ts";
import { getPassportExpiry } from "#app/features/admissions/personal-info/personal-info.ts";
import { buildApplicationRecord } from "#app/features/admissions/record/application-record.server.ts";
import { toRecordView } from "#app/features/admissions/record/record.ts";
import { getReadiness } from "#app/features/admissions/sections.ts";
import { submitApplication } from "#app/features/admissions/sending/submit-application.server.ts";
import { unlessInfected } from "#app/features/documents/scan-status.ts";
import { actorContext, requestIdContext } from "#app/http/context.ts";
import { parseForm } from "#app/http/parse-form.server.ts";
import { logError } from "#app/http/request-errors.server.ts";
import { getQuery } from "#app/http/request-query.server.ts";
import { invalidFormResponse, redirectTo, requireFound } from "#app/http/responses.server.ts";
import { getLocale } from "#app/i18n/locale.ts";
import { ActionResult } from "#app/ui/action-result.tsx";
import { Button } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/form/checkbox.tsx";
import { useMessages, usePath } from "#app/ui/use-messages.ts";
import {
  APPLICATION_PATH,
  STATUS_PATH,
  withApplicationNumber,
} from "../shell/application-paths.ts";
import { IntakeNotice } from "../shell/intake-notice.tsx";
import { getIntakeState } from "../shell/intake-state.server.ts";
import { getOwnApplication } from "../shell/own-application.server.ts";
import { PageHead } from "../shell/page-head.tsx";
import { getSavedAt } from "../shell/saved-at.ts";
import { requireSentApplication } from "../shell/sent-application.server.ts";
import { useApplicationErrors } from "../shell/use-application-errors.ts";
import { ProofList } from "../status/proof-list.tsx";
import { buildStatusPage } from "../status/status-page.server.ts";
import type { Route } from "./+types/route";
import { CautionNotice } from "./caution-notice.tsx";
import { MissingNotice } from "./missing-notice.tsx";
import { NotSentNotice } from "./not-sent-notice.tsx";
import { RecordBlocks } from "./record-blocks.tsx";

/** The candidate's own application, draft or submitted; 404 for another user's number. */
export async function loader(args: Route.LoaderArgs) {
  // An address with a number selects a submitted application; without one it is the last, submitted or not.
  const hasNumber = getQuery(args.request).has("candidature");
  const ownApplication = hasNumber
    ? await requireSentApplication(args)
    : await getOwnApplication(args);
  if (!ownApplication) throw redirectTo(args.request, APPLICATION_PATH);
  const { application, locale } = ownApplication;
  const { corrected } = application;
  const sent = application.submittedAt ? await requireSentApplication(args) : null;
  // After the submission the frozen record is shown, in the language in which it was read.
  const record = application.record ?? buildApplicationRecord(application, locale);
  const readiness = application.submittedAt ? null : getReadiness(application);
  return {
    proofs: sent ? buildStatusPage(sent).proofs : [],
    number: application.number,
    sentAt: application.submittedAt,
    record: toRecordView(record),
    // The corrected record, beside the first one, which stays unchanged.
    corrected: corrected && { ...corrected, record: toRecordView(corrected.record) },
    photo: unlessInfected(application.photo),
    entryIds: application.entries.map((entry) => entry.id),
    news: await getIntakeState(ownApplication.actor, application, locale),
    missing: readiness?.missing ?? [],
    canSend: readiness?.canSend ?? false,
    cautions: {
      expiry: getPassportExpiry(application.info.passportExpiresOn, {
        intakeYear: application.intake.year,
        today: application.today,
      }),
      missingYears: listMissingYears(application.entries, application.today),
      withoutUniversities: getAdultRefusingSharing(application),
    },
    version: application.version,
    savedAt: getSavedAt(application),
  };
}

const submissionSchema = z.object({
  version: z.coerce.number("not-in-list").int("not-in-list"),
  declaration: z.literal("on", "declaration-missing"),
});

/** Submits the candidate's own draft. */
export async function action({ request, context }: Route.ActionArgs) {
  const actor = context.get(actorContext);
  const application = await findOwnApplication(actor, null);
  if (!application) throw redirectTo(request, APPLICATION_PATH);
  const form = await parseForm(request, submissionSchema);
  if (!form.ok) return invalidFormResponse(form.errors, form.submitted);
  const locale = getLocale(new URL(request.url).pathname);
  const submissionInput = { version: form.values.version, locale };
  const sent = await submitApplication(actor, application.id, submissionInput).catch(
    (error: unknown) => {
      // Nothing was submitted and no answer is lost: the page shows an error, and the log has the cause.
      logError(error, context.get(requestIdContext));
      return { ok: false as const, reason: "not-sent" };
    },
  );
  const result = requireFound(sent);
  if (result.ok)
    return redirectTo(
      request,
      result.wasAlreadySubmitted ? STATUS_PATH : `${STATUS_PATH}?submitted`,
    );
  return { reason: result.reason };
}

export const clientAction = (args: Route.ClientActionArgs) => areaAction(args);

export default function Review({ loaderData, actionData }: Route.ComponentProps) {
  const serverResult = useActionResult(actionData);
  const t = useMessages(applicationMessages);
  const path = usePath();
  const summary = useMessages(answerSummaryMessages);
  const tracking = useMessages(applicationStatusMessages);
  const { record: again } = useMessages(correctionMessages);
  const { news, number, sentAt, record, corrected, entryIds, photo, proofs } = loaderData;
  const { errors, list } = useApplicationErrors(serverResult, {});
  const reason = serverResult && "reason" in serverResult ? serverResult.reason : undefined;
  const clock = useCampusClock();
  if (sentAt)
    return (
      <>
        <PageHead
          title={summary.sentTitle}
          caption={corrected ? again.corrected(clock.date(corrected.at)) : undefined}
          lead={
            corrected
              ? again.correctedLead(clock.date(sentAt), clock.date(corrected.at))
              : summary.sentLead(clock.date(sentAt))
          }
          back={{ to: path(withApplicationNumber(STATUS_PATH, number)), label: tracking.title }}
          hasTabs={false}
        />
        <RecordBlocks record={corrected?.record ?? record} photo={photo} />
        <ProofList proofs={proofs} number={number} />
        {corrected && (
          <details className="disclosure above">
            <summary>{again.first(clock.date(sentAt))}</summary>
            <p className="small-text muted">{again.firstText}</p>
            <RecordBlocks record={record} />
          </details>
        )}
      </>
    );
  return (
    <>
      <PageHead
        title={summary.title}
        caption={summary.caption}
        lead={summary.lead}
        back={{ to: path(APPLICATION_PATH), label: t.back }}
        savedAt={loaderData.savedAt}
        errors={list}
        hasTabs={false}
      />
      <div className="measure-read">
        {reason && (
          <ActionResult result={serverResult}>
            <NotSentNotice reason={reason} />
          </ActionResult>
        )}
        <IntakeNotice intakeState={news} />
        <MissingNotice missing={loaderData.missing} />
        <CautionNotice {...loaderData.cautions} />
        <RecordBlocks record={record} entryIds={entryIds} photo={photo} canEdit />
        {loaderData.canSend && (
          <Declaration version={loaderData.version} error={errors.declaration} />
        )}
      </div>
    </>
  );
}

function Declaration({ version, error }: { version: number; error?: string }) {
  const path = usePath();
  const summary = useMessages(answerSummaryMessages);
  return (
    <section className="block declaration">
      <h2>{summary.before}</h2>
      <Form method="post" noValidate>
        <input type="hidden" name="version" value={version} />
        <div className="card card-leaf">
          <ul className="dot-list">
            <li>{summary.before1}</li>
            <li>{summary.before2}</li>
            <li>{summary.before3}</li>
          </ul>
          <Checkbox
            name="declaration"
            id="declaration"
            label={summary.declaration}
            hint={summary.declarationHint}
            error={error}
          />
        </div>
        <div className="actions">
          <Button type="submit">{summary.submit}</Button>
          <Link className="link-button" to={path(APPLICATION_PATH)}>
            {summary.keepDraft}
          </Link>
        </div>
      </Form>
    </section>
  );
}
