import { useRef, useState } from "react";
import { Form } from "react-router";
import { DraftNote } from "#app/client/drafts/draft-note.tsx";
import { cursusMessages } from "#app/features/admissions/messages/cursus.ts";
import { unlessInfected } from "#app/features/documents/scan-status.ts";
import { studentMessages } from "#app/i18n/student.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { AttemptField } from "#app/ui/form/attempt-field.tsx";
import { NoWrap } from "#app/ui/no-wrap.tsx";
import { useMessages } from "#app/ui/use-messages.ts";
import { UnsentNotice } from "../../shell/unsent-notice.tsx";
import { CURSUS_PATH } from "../shell/application-paths.ts";
import type { ApplicationErrors } from "../shell/use-application-errors.ts";
import { useApplicationPath } from "../shell/use-application-path.ts";
import type { CursusPage, OpenEntry } from "./cursus-page.server.ts";
import { EntryFields, NEW_ENTRY_KEY } from "./entry-fields.tsx";
import { ProofField } from "./proof-field.tsx";
import { useEntryDraft } from "./use-entry-draft.ts";

type EntryOnPageProps = {
  page: CursusPage;
  open: OpenEntry;
  refused: ApplicationErrors;
  /** The result of the action. */
  result: unknown;
  /** Whether the document was rendered with a refused form: its values were typed by the user. */
  isReturned?: boolean;
};

/** The page of a single entry: a new one, one to edit, or only its proof. */
export function EntryOnPage({ page, open, refused, result, isReturned }: EntryOnPageProps) {
  const t = useMessages(cursusMessages);
  const { problem } = useMessages(studentMessages);
  const path = useApplicationPath();
  const { submitted, errors } = refused;
  const intent = open.kind === "proof" ? "attach" : open.kind;
  const entry = open.kind === "add" ? undefined : open.entry;
  const form = useRef<HTMLFormElement>(null);
  const [wasReturned] = useState(isReturned ?? submitted !== undefined);
  // The page of a proof has only a file, which is stored separately.
  const hasFields = open.kind !== "proof";
  const draft = useEntryDraft(form, {
    page,
    entryKey: entry?.id ?? NEW_ENTRY_KEY,
    isReturned: wasReturned,
    isVisible: hasFields,
  });
  return (
    <div className="measure-form">
      {open.kind === "add" && <ErrorSummary title={problem} errors={refused.list} />}
      <h2>
        <NoWrap text={getTitle(t, open)} />
      </h2>
      {hasFields && <DraftNote draft={draft} isForm />}
      <Form
        ref={form}
        key={entry?.id}
        className="above"
        method="post"
        encType="multipart/form-data"
        noValidate
      >
        <input type="hidden" name="intent" value={intent} />
        {entry && <input type="hidden" name="entry" value={entry.id} />}
        {open.kind === "add" && (
          <AttemptField attempt={page.attempt} submitted={submitted?.attempt} />
        )}
        {open.kind === "proof" ? (
          <ProofField
            error={errors.proof}
            currentName={unlessInfected(entry?.proof ?? null)?.name}
            entryKey={open.entry.id}
          />
        ) : (
          <EntryFields
            values={submitted ?? entry?.values ?? getInitialValues(open)}
            errors={errors}
            years={page.years}
            campusCountryCode={page.campusCountryCode}
            proof={unlessInfected(entry?.proof ?? null)?.name}
            isReturned={submitted !== undefined}
            entryKey={entry?.id ?? NEW_ENTRY_KEY}
          />
        )}
        <UnsentNotice result={result} formValues={{ intent }} />
        <div className="actions">
          <Button type="submit">{open.kind === "add" ? t.submitAdd : t.submitEdit}</Button>
          <ButtonLink variant="secondary" to={path(CURSUS_PATH)}>
            {t.cancel}
          </ButtonLink>
        </div>
      </Form>
      {entry?.proof && <DetachProofForm entryId={entry.id} result={result} />}
    </div>
  );
}

/** Removes the proof: the entry stays, and shows “Non fourni”. */
function DetachProofForm({ entryId, result }: { entryId: string; result: unknown }) {
  const t = useMessages(cursusMessages);
  const path = useApplicationPath();
  return (
    <Form className="above" method="post" action={path(CURSUS_PATH)}>
      <input type="hidden" name="intent" value="detach" />
      <input type="hidden" name="entry" value={entryId} />
      <UnsentNotice result={result} formValues={{ intent: "detach" }} />
      <Button variant="link-danger" type="submit">
        {t.removeProof}
      </Button>
    </Form>
  );
}

type CursusMessages = (typeof cursusMessages)["fr"];

function getTitle(t: CursusMessages, open: OpenEntry): string {
  if (open.kind === "add") return t.dialogTitle;
  return open.kind === "change" ? open.entry.title : t.proofTitle(open.entry.title);
}

function getInitialValues(open: OpenEntry): Record<string, string> {
  return open.kind === "add" ? { schoolYear: open.year } : {};
}
