import { useActionResult } from "#app/client/action-result.tsx";
import { submitFormReportingLoss } from "#app/client/drafts/submit-form.ts";
import {
  addCursusEntry,
  attachProof,
  changeCursusEntry,
  removeProof,
} from "#app/features/admissions/cursus/cursus.server.ts";
import {
  removeCursusEntry,
  restoreCursusEntry,
} from "#app/features/admissions/cursus/remove-cursus-entry.server.ts";
import { applicationMessages } from "#app/features/admissions/messages/application.ts";
import { cursusMessages } from "#app/features/admissions/messages/cursus.ts";
import { reopenedSectionMessages } from "#app/features/admissions/messages/reopened-section.ts";
import type { UploadedFile } from "#app/features/documents/uploaded-file.server.ts";
import { readFormFile } from "#app/http/form-files.server.ts";
import { parseFormData, readFormData } from "#app/http/parse-form.server.ts";
import { getQuery } from "#app/http/request-query.server.ts";
import { invalidFormResponse, redirectTo, requireFound } from "#app/http/responses.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { useMessages } from "#app/ui/use-messages.ts";
import { UnsentNotice } from "../../shell/unsent-notice.tsx";
import { useServerResult } from "../../shell/use-server-result.ts";
import {
  type CursusIntent,
  cursusIntentSchema,
  entrySchema,
  groupErrorsByField,
} from "../shell/application-forms.server.ts";
import {
  APPLICATION_PATH,
  BASKET_PATH,
  CURSUS_PATH,
  STATUS_PATH,
  withApplicationNumber,
} from "../shell/application-paths.ts";
import { HelpLine } from "../shell/help-line.tsx";
import { type OwnApplication, requireEditableSection } from "../shell/own-application.server.ts";
import { PageHead } from "../shell/page-head.tsx";
import { ReopenedNotice } from "../shell/reopened-notice.tsx";
import { UnsavedAnswers } from "../shell/unsaved-answers.tsx";
import { useApplicationErrors } from "../shell/use-application-errors.ts";
import { useApplicationPath } from "../shell/use-application-path.ts";
import type { Route } from "./+types/route";
import { AddEntry } from "./add-entry.tsx";
import { CursusDoneToast } from "./cursus-done-toast.tsx";
import { buildCursusPage, buildRemovedEntryView } from "./cursus-page.server.ts";
import { CursusTable } from "./cursus-table.tsx";
import { EntryOnPage } from "./entry-on-page.tsx";
import { formatEntryField } from "./format-entry-field.ts";
import { RemovedEntryToast } from "./removed-entry-toast.tsx";
import { useCursusFocus } from "./use-cursus-focus.ts";
import { useEntryLabels } from "./use-entry-labels.ts";

/** The education history of the candidate's own draft, or of a section that the school reopened. */
export async function loader(args: Route.LoaderArgs) {
  const ownApplication = await requireEditableSection(args, "cursus");
  return buildCursusPage(ownApplication, getQuery(args.request));
}

/** Changes the education history, where the loader shows it as editable. */
export async function action(args: Route.ActionArgs) {
  const ownApplication = await requireEditableSection(args, "cursus");
  const number = ownApplication.reopened?.number;
  const form = await readFormData(args.request);
  const intentForm = parseFormData(form, cursusIntentSchema);
  if (!intentForm.ok) return invalidFormResponse(intentForm.errors, intentForm.submitted);
  const { intent, entry = "", attempt } = intentForm.values;
  const entryFormResult = parseFormData(form, entrySchema);
  const submitted = { ...intentForm.submitted, ...entryFormResult.submitted };
  if (!entryFormResult.ok)
    return invalidFormResponse(groupErrorsByField(entryFormResult.errors), submitted);
  const input = { submitted: entryFormResult.values, proof: readFormFile(form, "proof"), attempt };
  const result = requireFound(await applyIntent(ownApplication, intent, entry, input));
  if (!result.ok && "errors" in result) return invalidFormResponse(result.errors, submitted);
  if (!result.ok)
    return "isSectionClosed" in result
      ? invalidFormResponse({ form: "sections-closed" }, submitted)
      : redirectTo(args.request, APPLICATION_PATH);
  if (isRemoval(result)) return { removed: buildRemovedEntryView(ownApplication, result.entry) };
  const id = "id" in result ? result.id : "";
  return redirectTo(
    args.request,
    withApplicationNumber(`${CURSUS_PATH}?done=${intent}&entry=${id}`, number),
  );
}

export const clientAction = (args: Route.ClientActionArgs) => submitFormReportingLoss(args);

type EntryInput = {
  submitted: Record<string, string | undefined>;
  proof: UploadedFile;
  attempt: string | undefined;
};

function applyIntent(
  { actor, application: { id } }: OwnApplication,
  intent: CursusIntent,
  entry: string,
  { submitted: submittedValues, proof, attempt }: EntryInput,
) {
  if (intent === "add") return addCursusEntry(actor, id, submittedValues, proof, attempt);
  if (intent === "change") return changeCursusEntry(actor, id, entry, submittedValues, proof);
  if (intent === "remove") return removeCursusEntry(actor, id, entry);
  if (intent === "restore") return restoreCursusEntry(actor, id, entry);
  if (intent === "attach") return attachProof(actor, id, entry, proof);
  return removeProof(actor, id, entry);
}

const isRemoval = (
  result: object,
): result is { entry: Parameters<typeof buildRemovedEntryView>[1] } => "entry" in result;

export default function Cursus({ loaderData: page, actionData }: Route.ComponentProps) {
  const rawResult = useActionResult(actionData);
  const serverResult = useServerResult(rawResult);
  const t = useMessages(applicationMessages);
  const { editTitle } = useMessages(cursusMessages);
  const again = useMessages(reopenedSectionMessages);
  const path = useApplicationPath();
  const labels = useEntryLabels();
  const refused = useApplicationErrors(serverResult, labels);
  const removed = serverResult && "removed" in serverResult ? serverResult.removed : undefined;
  const { open, reopened } = page;
  useCursusFocus(removed, page);
  const title = open?.kind === "change" ? editTitle : t.sections.cursus;
  const isAdding = refused.submitted?.intent === "add";
  return (
    <>
      <PageHead
        title={title}
        back={
          open
            ? { to: path(CURSUS_PATH), label: t.sections.cursus }
            : reopened
              ? { to: path(STATUS_PATH), label: again.back }
              : { to: path(APPLICATION_PATH), label: t.back }
        }
        savedAt={page.savedAt}
        // The dialog has a summary of its own.
        errors={isAdding ? [] : refused.list}
        hasTabs={reopened === null}
      />
      <ReopenedNotice reopened={reopened} />
      {reopened && !reopened.until ? (
        <UnsavedAnswers
          submitted={refused.submitted}
          labels={labels}
          formatField={formatEntryField}
        />
      ) : open ? (
        <EntryOnPage page={page} open={open} refused={refused} result={rawResult} />
      ) : (
        <>
          <AddEntry page={page} refused={refused} result={rawResult} />
          {(["remove", "restore"] as const).map((intent) => (
            <UnsentNotice key={intent} result={rawResult} formValues={{ intent }} />
          ))}
          <CursusTable page={page} />
          <div className="actions">
            {reopened && <ButtonLink to={path(STATUS_PATH)}>{again.done}</ButtonLink>}
            {!reopened && page.entries.length > 0 && (
              <ButtonLink to={path(BASKET_PATH)}>{t.continue}</ButtonLink>
            )}
            {!reopened && (
              <ButtonLink variant="link" to={path(APPLICATION_PATH)}>
                {t.returnTo}
              </ButtonLink>
            )}
          </div>
        </>
      )}
      <HelpLine />
      {removed ? <RemovedEntryToast removed={removed} /> : <CursusDoneToast done={page.done} />}
    </>
  );
}
