import { useEffect, useId, useRef, useState } from "react";
import { Form, Link } from "react-router";
import { cursusMessages } from "#app/i18n/cursus.ts";
import { studentMessages } from "#app/i18n/student.ts";
import { DraftNote } from "#app/late/drafts/draft-note.tsx";
import { Button } from "#app/ui/button.tsx";
import { closeByHand, Dialog, DialogTrigger } from "#app/ui/dialog.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { AttemptField } from "#app/ui/form/attempt-field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { useDialogHistory } from "#app/ui/use-dialog-history.ts";
import { useMessages } from "#app/ui/use-messages.ts";
import { UnsentNotice } from "../../frame/unsent-notice.tsx";
import { CURSUS } from "../frame/addresses.ts";
import type { Errors } from "../frame/use-errors.ts";
import { useOwnPath } from "../frame/use-own-path.ts";
import type { CursusPage } from "./cursus-page.server.ts";
import { EntryFields, NEW_ENTRY } from "./entry-fields.tsx";
import { EntryOnPage } from "./entry-on-page.tsx";
import { useEntryDraft } from "./use-entry-draft.ts";

const DIALOG = "ajouter";
/** The button that is always there: where the focus goes when a row is gone. */
export const ADD_BUTTON = "ajouter-un-cursus";
const noValues = {};

type AddEntryProps = {
  page: CursusPage;
  refused: Errors;
  /** What the action answered. */
  answer: unknown;
};

/**
 * 'Ajouter un Cursus' and its dialog. When a page arrives from the server with a refused form (no
 * script), the same form stands in the page; a form refused in the dialog stays there with its file.
 */
export function AddEntry({ page, refused, answer }: AddEntryProps) {
  const t = useMessages(cursusMessages);
  const path = useOwnPath();
  const adding = refused.typed?.intent === "add";
  const [arrivedRefused] = useState(adding);
  if (arrivedRefused && adding)
    return (
      <EntryOnPage
        page={page}
        open={{ kind: "add", year: "" }}
        refused={refused}
        answer={answer}
        isReturned
      />
    );
  return (
    <>
      <div className="block-head">
        <p className="muted">{t.intro}</p>
        <DialogTrigger
          id={ADD_BUTTON}
          className="needs-scripts"
          variant="secondary"
          small
          dialog={DIALOG}
        >
          <Icon name="plus" />
          {t.add}
        </DialogTrigger>
        <noscript>
          <Link className="btn btn-secondary btn-small" to={path(`${CURSUS}?ajouter`)}>
            {t.add}
          </Link>
        </noscript>
      </div>
      <AddDialog
        page={page}
        refused={adding ? refused : { ...refused, errors: {}, list: [] }}
        answer={answer}
      />
    </>
  );
}

function AddDialog({ page, refused, answer }: AddEntryProps) {
  const t = useMessages(cursusMessages);
  const { problem } = useMessages(studentMessages);
  const path = useOwnPath();
  const form = useRef<HTMLFormElement>(null);
  const formId = useId();
  const isShown = useDialogHistory(DIALOG);
  const draft = useEntryDraft(form, { page, place: NEW_ENTRY, isShown });
  useClosedWhenSaved(form, page.version);
  return (
    <Dialog
      id={DIALOG}
      title={t.dialogTitle}
      closeLabel={t.close}
      size="lg"
      foot={
        <>
          <UnsentNotice answer={answer} form={{ intent: "add" }} />
          <Button type="submit" form={formId}>
            {t.submitAdd}
          </Button>
          <Button variant="secondary" command="close" commandfor={DIALOG} onClick={closeByHand}>
            {t.cancel}
          </Button>
        </>
      }
    >
      <ErrorSummary title={problem} errors={refused.list} />
      <DraftNote draft={draft} isForm />
      <Form
        ref={form}
        id={formId}
        method="post"
        // A refusal is answered at the entry of the dialog, and the page of after it takes that entry's place.
        action={path(CURSUS) + (isShown ? `#${DIALOG}` : "")}
        replace
        encType="multipart/form-data"
        noValidate
      >
        <input type="hidden" name="intent" value="add" />
        <AttemptField key={page.version} attempt={page.attempt} typed={undefined} />
        <EntryFields
          values={noValues}
          errors={refused.errors}
          years={page.years}
          home={page.home}
          place={NEW_ENTRY}
        />
      </Form>
    </Dialog>
  );
}

/** An entry was added: the dialog closes, gives the focus back, and is empty for the next one. */
function useClosedWhenSaved(form: React.RefObject<HTMLFormElement | null>, version: number) {
  const before = useRef(version);
  useEffect(() => {
    if (before.current === version) return;
    before.current = version;
    form.current?.closest("dialog")?.close();
    form.current?.reset();
  }, [form, version]);
}
