import type { ShouldRevalidateFunctionArgs } from "react-router";
import { useActionResult } from "#app/client/action-result.tsx";
import { submitForm } from "#app/client/drafts/submit-form.ts";
import type { Actor } from "#app/features/access/actor.ts";
import { listCorrections } from "#app/features/admissions/corrections/list-corrections.server.ts";
import { formatJournalKey, parseJournalKey } from "#app/features/audit/journal.ts";
import { getSubjectHistoryPage } from "#app/features/audit/subject-history.server.ts";
import { getChoiceTimeline } from "#app/features/decisions/choice-timeline.server.ts";
import { findPageCount } from "#app/features/documents/pages/count-pages.server.ts";
import { useMessageLabels } from "#app/features/messaging/components/message-labels.ts";
import { formatRefusal } from "#app/features/messaging/components/refusal-message.ts";
import { messagingMessages } from "#app/features/messaging/messages/messaging.ts";
import { listTemplates } from "#app/features/messaging/templates/template.server.ts";
import { listApplicationThreads } from "#app/features/messaging/thread.server.ts";
import {
  getDeliveryForecast,
  officerMessageTiming,
} from "#app/features/notifications/delivery-forecast.server.ts";
import { getAssignment } from "#app/features/review/assignment.server.ts";
import { listThemeChecks } from "#app/features/review/checklist.server.ts";
import { deriveFacts } from "#app/features/review/checklist.ts";
import { countFiles } from "#app/features/review/count-files.server.ts";
import { getDuplicates } from "#app/features/review/duplicates/list-duplicates.server.ts";
import { getApplicationForStaff } from "#app/features/review/get-application-for-staff.server.ts";
import { applicationListMessages } from "#app/features/review/messages/application-list.ts";
import { listNotes } from "#app/features/review/notes/list-notes.server.ts";
import { createAttemptId } from "#app/http/attempt-id.server.ts";
import { actorContext } from "#app/http/context.ts";
import { readFormData } from "#app/http/parse-form.server.ts";
import { getQuery } from "#app/http/request-query.server.ts";
import { requireFound } from "#app/http/responses.server.ts";
import { getLocale } from "#app/i18n/locale.ts";
import { officeMessages } from "#app/i18n/office.ts";
import { getOwnValue } from "#app/lib/get-own-value.ts";
import { formatListedName, formatShortName } from "#app/lib/person-name.ts";
import { FormRefusalSummary, useFormRefusal } from "#app/ui/form-refusal.tsx";
import { useMessages } from "#app/ui/use-messages.ts";
import { handleFileVerdict, isFileVerdictForm } from "../choice/handle-file-verdict.server.ts";
import { isVerdictResponse, useFormErrors } from "../choice/use-form-errors.ts";
import { requirePermission } from "../shell/permission.server.ts";
import type { Route } from "./+types/route";
import { ApplicationHeader } from "./application-header.tsx";
import { ApplicationMessages } from "./application-messages.tsx";
import { toApplicationView } from "./application-view.server.ts";
import { AssignmentPanel } from "./assignment-panel.tsx";
import { Choices } from "./choices.tsx";
import { Corrections } from "./corrections.tsx";
import { Duplicates } from "./duplicates/duplicates.tsx";
import { handleAssignment, isAssignmentForm } from "./handle-assignment.server.ts";
import { handleStaffAction, isStaffAction } from "./handle-staff-action.server.ts";
import { ApplicationHistory } from "./history/application-history.tsx";
import { historyActionPrefixes, parseHistoryKind } from "./history/history-kinds.ts";
import { Identity } from "./identity.tsx";
import { Checklist } from "./notes/checklist.tsx";
import { Notes } from "./notes/notes.tsx";
import { startApplicationThread } from "./start-application-thread.server.ts";
import { SuppressedEmailNotice } from "./suppressed-email-notice.tsx";
import { useStaffResult } from "./use-staff-result.ts";
import { Evidence } from "./viewer/evidence.tsx";
import { findSelectedDocument, listViewerDocuments } from "./viewer/viewer-documents.ts";

// These two differ at each load, so they do not count as a change to announce.
export const handle = { live: "said" as const, quiet: ["attempt", "forecast"] };

/** Page, zoom and rotation of the document viewer change no data: the loaders do not run again. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
  formMethod,
}: ShouldRevalidateFunctionArgs) {
  const viewerParams = ["page", "zoom", "rotation"];
  const withoutViewerParams = ({ pathname, search }: URL) => {
    const params = new URLSearchParams(search);
    for (const name of viewerParams) params.delete(name);
    return `${pathname}?${params}`;
  };
  const isViewerChange =
    currentUrl.search !== nextUrl.search &&
    withoutViewerParams(currentUrl) === withoutViewerParams(nextUrl);
  return isViewerChange && !formMethod ? false : defaultShouldRevalidate;
}

/** An application. Needs `see:application`, and its campus (`requireApplication`). */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const actor = context.get(actorContext);
  const application = await requireApplication(actor, request, params.id);
  const timeline = await getChoiceTimeline(application.id);
  const locale = getLocale(new URL(request.url).pathname);
  const view = toApplicationView(application, timeline, locale);
  const query = getQuery(request);
  const duplicates = await getDuplicates(actor, view.id);
  const kind = parseHistoryKind(query.text("history"));
  const [checks, notes, threads, history, forecast, templates, assignment, corrections] =
    await Promise.all([
      listThemeChecks(view.id),
      listNotes(actor, view.id, {
        key: parseJournalKey(query.text("notes")),
        alsoOn: duplicates.linked.map(({ application }) => application.id),
      }),
      listApplicationThreads(actor, view.id),
      getSubjectHistoryPage(
        actor,
        { kind: "application", id: view.id },
        {
          actionPrefixes: kind ? historyActionPrefixes[kind] : [],
          key: parseJournalKey(query.text("before")),
        },
      ),
      getDeliveryForecast(actor, locale, officerMessageTiming, {
        personId: application.accountId,
        campus: view.campus,
      }),
      listTemplates(actor),
      getAssignment(actor, view.id),
      listCorrections(actor, view.id, locale),
    ]);
  const selectedDocument = findSelectedDocument(
    listViewerDocuments(view, locale),
    query.text("document", 60),
  );
  return {
    application: view,
    duplicates,
    checks,
    facts: deriveFacts(application, countFiles(application, timeline)),
    notes: { ...notes, next: notes.next && formatJournalKey(notes.next) },
    threads,
    templates,
    history: {
      lines: history.lines,
      kind,
      next: history.next && formatJournalKey(history.next),
      isLaterPage: query.has("before"),
    },
    forecast,
    attempt: createAttemptId(),
    assignment,
    corrections,
    selectedId: selectedDocument?.id ?? null,
    pages: selectedDocument?.file ? await findPageCount(selectedDocument.file.id) : 0,
    done: query.text("done", 40),
  };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const actor = context.get(actorContext);
  const application = await requireApplication(actor, request, params.id);
  const form = await readFormData(request);
  const documentId = getQuery(request).id("document");
  if (isFileVerdictForm(form)) {
    const page = `/administration/candidatures/${application.id}`;
    return handleFileVerdict(
      actor,
      request,
      form,
      documentId ? `${page}?document=${documentId}` : page,
      "cursus",
    );
  }
  if (isStaffAction(form)) return handleStaffAction(actor, request, form, application.id);
  if (isAssignmentForm(form)) return handleAssignment(actor, request, form, application.id);
  return startApplicationThread(actor, request, form, application);
}

/**
 * 403 for a role that does not see applications; 404 when the application is outside the officer's
 * campus.
 */
async function requireApplication(actor: Actor, request: Request, id: string) {
  requirePermission(actor, "see:application");
  const locale = getLocale(new URL(request.url).pathname);
  return requireFound(await getApplicationForStaff(actor, id, locale));
}

export const clientAction = (args: Route.ClientActionArgs) => submitForm(args);

export default function ApplicationPage({ loaderData, actionData }: Route.ComponentProps) {
  const formAnswer = useActionResult(actionData);
  const {
    application,
    duplicates,
    checks,
    facts,
    notes,
    threads,
    templates,
    history,
    selectedId,
    pages,
    done,
    forecast,
    attempt,
    assignment,
    corrections,
  } = loaderData;
  const t = useMessages(officeMessages);
  const messagingTexts = useMessages(messagingMessages);
  const { refusals }: { refusals: Record<string, string> } = useMessages(applicationListMessages);
  const isVerdict = isVerdictResponse(formAnswer);
  const staffResult = useStaffResult(formAnswer);
  const refused = useFormRefusal(
    isVerdict || staffResult.isStaffAction
      ? undefined
      : (formAnswer as Parameters<typeof useFormRefusal>[0]),
  );
  const formErrors = useFormErrors(isVerdict ? formAnswer : undefined);
  const title = t.file.titled(formatListedName(application), application.number);
  const labels = useMessageLabels();
  return (
    <>
      <title>
        {t.titled(refused.hasErrors || staffResult.hasErrors ? t.errorTitled(title) : title)}
      </title>
      <FormRefusalSummary
        refusal={refused}
        title={t.problem}
        labels={labels}
        reasonMessage={
          getOwnValue(refusals, refused.reason) ?? formatRefusal(messagingTexts, refused)
        }
      />
      <ApplicationHeader application={application} />
      <SuppressedEmailNotice suppression={forecast?.suppression ?? null} />
      <AssignmentPanel assignment={assignment} campus={application.campus} />
      <Duplicates duplicates={duplicates} formErrors={staffResult.formErrors.duplicates} />
      <div className="file-evidence">
        <Evidence
          application={application}
          selectedId={selectedId}
          pages={pages}
          done={done}
          formErrors={formErrors}
        />
        <Identity application={application} revealedPassport={staffResult.passport} />
        <Choices application={application} />
        <Corrections corrections={corrections} />
        <Checklist
          applicationId={application.id}
          checks={checks}
          facts={facts}
          canDecide={application.canDecide}
          formErrors={staffResult.formErrors.checklist}
        />
        <ApplicationMessages
          // A draft message for one candidate must not appear on the page of another application.
          key={application.id}
          applicationId={application.id}
          name={formatShortName(application)}
          preferredLocale={application.preferredLocale}
          threads={threads}
          templates={templates}
          forecast={forecast}
          attempt={attempt}
          refused={refused}
        />
        <Notes
          applicationId={application.id}
          notes={notes}
          canDecide={application.canDecide}
          formErrors={staffResult.formErrors.notes}
        />
        <ApplicationHistory application={application} history={history} />
      </div>
    </>
  );
}
