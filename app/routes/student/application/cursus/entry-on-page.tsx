import { useRef, useState } from "react";
import { Form } from "react-router";
import { unlessInfected } from "#app/features/documents/scan-status.ts";
import { cursusMessages } from "#app/i18n/cursus.ts";
import { studentMessages } from "#app/i18n/student.ts";
import { DraftNote } from "#app/late/drafts/draft-note.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { AttemptField } from "#app/ui/form/attempt-field.tsx";
import { Unbroken } from "#app/ui/unbroken.tsx";
import { useMessages } from "#app/ui/use-messages.ts";
import { UnsentNotice } from "../../frame/unsent-notice.tsx";
import { CURSUS } from "../frame/addresses.ts";
import type { Errors } from "../frame/use-errors.ts";
import { useOwnPath } from "../frame/use-own-path.ts";
import type { CursusPage, OpenEntry } from "./cursus-page.server.ts";
import { EntryFields, NEW_ENTRY } from "./entry-fields.tsx";
import { ProofField } from "./proof-field.tsx";
import { useEntryDraft } from "./use-entry-draft.ts";

type EntryOnPageProps = {
  page: CursusPage;
  open: OpenEntry;
  refused: Errors;
  /** What the action answered. */
  answer: unknown;
  /** The document itself came back refused: what stands in the form was typed. */
  isReturned?: boolean;
};

/** One entry that has the page for itself: a new one, one to change, or only its proof. */
export function EntryOnPage({ page, open, refused, answer, isReturned }: EntryOnPageProps) {
  const t = useMessages(cursusMessages);
  const { problem } = useMessages(studentMessages);
  const path = useOwnPath();
  const { typed, errors } = refused;
  const intent = open.kind === "proof" ? "attach" : open.kind;
  const entry = open.kind === "add" ? undefined : open.entry;
  const form = useRef<HTMLFormElement>(null);
  const [cameBack] = useState(isReturned ?? typed !== undefined);
  // The page of one proof has a file alone, which is kept by itself.
  const isShown = open.kind !== "proof";
  const draft = useEntryDraft(form, {
    page,
    place: entry?.id ?? NEW_ENTRY,
    isReturned: cameBack,
    isShown,
  });
  return (
    <div className="measure-form">
      {open.kind === "add" && <ErrorSummary title={problem} errors={refused.list} />}
      <h2>
        <Unbroken text={titleOf(t, open)} />
      </h2>
      {isShown && <DraftNote draft={draft} isForm />}
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
        {open.kind === "add" && <AttemptField attempt={page.attempt} typed={typed?.attempt} />}
        {open.kind === "proof" ? (
          <ProofField
            error={errors.proof}
            current={unlessInfected(entry?.proof ?? null)?.name}
            place={open.entry.id}
          />
        ) : (
          <EntryFields
            values={typed ?? entry?.values ?? startOf(open)}
            errors={errors}
            years={page.years}
            home={page.home}
            proof={unlessInfected(entry?.proof ?? null)?.name}
            again={typed !== undefined}
            place={entry?.id ?? NEW_ENTRY}
          />
        )}
        <UnsentNotice answer={answer} form={{ intent }} />
        <div className="actions">
          <Button type="submit">{open.kind === "add" ? t.submitAdd : t.submitEdit}</Button>
          <ButtonLink variant="secondary" to={path(CURSUS)}>
            {t.cancel}
          </ButtonLink>
        </div>
      </Form>
      {entry?.proof && <Detach entryId={entry.id} answer={answer} />}
    </div>
  );
}

/** Takes the proof away: the entry stays, with « Non fourni ». */
function Detach({ entryId, answer }: { entryId: string; answer: unknown }) {
  const t = useMessages(cursusMessages);
  const path = useOwnPath();
  return (
    <Form className="above" method="post" action={path(CURSUS)}>
      <input type="hidden" name="intent" value="detach" />
      <input type="hidden" name="entry" value={entryId} />
      <UnsentNotice answer={answer} form={{ intent: "detach" }} />
      <Button variant="link-danger" type="submit">
        {t.removeProof}
      </Button>
    </Form>
  );
}

type CursusWords = (typeof cursusMessages)["fr"];

function titleOf(t: CursusWords, open: OpenEntry): string {
  if (open.kind === "add") return t.dialogTitle;
  return open.kind === "change" ? open.entry.title : t.proofTitle(open.entry.title);
}

function startOf(open: OpenEntry): Record<string, string> {
  return open.kind === "add" ? { schoolYear: open.year } : {};
}
