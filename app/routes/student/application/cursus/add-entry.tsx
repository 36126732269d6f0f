import { useEffect, useId, useRef, useState } from "react";
import { Form, Link } from "react-router";
import { DraftNote } from "#app/client/drafts/draft-note.tsx";
import { cursusMessages } from "#app/features/admissions/messages/cursus.ts";
import { studentMessages } from "#app/i18n/student.ts";
import { Button } from "#app/ui/button.tsx";
import { closeWithoutCommand, Dialog, DialogTrigger } from "#app/ui/dialog.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { AttemptField } from "#app/ui/form/attempt-field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { useDialogHistory } from "#app/ui/use-dialog-history.ts";
import { useMessages } from "#app/ui/use-messages.ts";
import { UnsentNotice } from "../../shell/unsent-notice.tsx";
import { CURSUS_PATH } from "../shell/application-paths.ts";
import type { ApplicationErrors } from "../shell/use-application-errors.ts";
import { useApplicationPath } from "../shell/use-application-path.ts";
import type { CursusPage } from "./cursus-page.server.ts";
import { EntryFields, NEW_ENTRY_KEY } from "./entry-fields.tsx";
import { EntryOnPage } from "./entry-on-page.tsx";
import { useEntryDraft } from "./use-entry-draft.ts";

const DIALOG_ID = "ajouter";
/** The id of the add button, which takes the focus after the last row is removed. */
export const ADD_BUTTON_ID = "ajouter-un-cursus";
const NO_VALUES = {};

type AddEntryProps = {
  page: CursusPage;
  refused: ApplicationErrors;
  /** The result of the action. */
  result: unknown;
};

/**
 * “Ajouter un Cursus” and its dialog. A form that was refused without scripts is rendered in the page; one that was
 * refused in the dialog stays there with its file.
 */
export function AddEntry({ page, refused, result }: AddEntryProps) {
  const t = useMessages(cursusMessages);
  const path = useApplicationPath();
  const isAdding = refused.submitted?.intent === "add";
  const [wasRefusedOnLoad] = useState(isAdding);
  if (wasRefusedOnLoad && isAdding)
    return (
      <EntryOnPage
        page={page}
        open={{ kind: "add", year: "" }}
        refused={refused}
        result={result}
        isReturned
      />
    );
  return (
    <>
      <div className="block-head">
        <p className="muted">{t.intro}</p>
        <DialogTrigger
          id={ADD_BUTTON_ID}
          className="needs-scripts"
          variant="secondary"
          size="small"
          dialog={DIALOG_ID}
        >
          <Icon name="plus" />
          {t.add}
        </DialogTrigger>
        <noscript>
          <Link className="btn btn-secondary btn-small" to={path(`${CURSUS_PATH}?add`)}>
            {t.add}
          </Link>
        </noscript>
      </div>
      <AddDialog
        page={page}
        refused={isAdding ? refused : { ...refused, errors: {}, list: [] }}
        result={result}
      />
    </>
  );
}

function AddDialog({ page, refused, result }: AddEntryProps) {
  const t = useMessages(cursusMessages);
  const { problem } = useMessages(studentMessages);
  const path = useApplicationPath();
  const form = useRef<HTMLFormElement>(null);
  const formId = useId();
  const isOpen = useDialogHistory(DIALOG_ID);
  const draft = useEntryDraft(form, { page, entryKey: NEW_ENTRY_KEY, isVisible: isOpen });
  useCloseWhenSaved(form, page.version);
  return (
    <Dialog
      id={DIALOG_ID}
      title={t.dialogTitle}
      closeLabel={t.close}
      size="lg"
      footer={
        <>
          <UnsentNotice result={result} formValues={{ intent: "add" }} />
          <Button type="submit" form={formId}>
            {t.submitAdd}
          </Button>
          <Button
            variant="secondary"
            command="close"
            commandfor={DIALOG_ID}
            onClick={closeWithoutCommand}
          >
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
        // The hash keeps the dialog open when the form is refused; `replace` adds no history entry.
        action={path(CURSUS_PATH) + (isOpen ? `#${DIALOG_ID}` : "")}
        replace
        encType="multipart/form-data"
        noValidate
      >
        <input type="hidden" name="intent" value="add" />
        <AttemptField key={page.version} attempt={page.attempt} submitted={undefined} />
        <EntryFields
          values={NO_VALUES}
          errors={refused.errors}
          years={page.years}
          campusCountryCode={page.campusCountryCode}
          entryKey={NEW_ENTRY_KEY}
        />
      </Form>
    </Dialog>
  );
}

/** Closes and resets the dialog after an entry was added. */
function useCloseWhenSaved(form: React.RefObject<HTMLFormElement | null>, version: number) {
  const lastVersion = useRef(version);
  useEffect(() => {
    if (lastVersion.current === version) return;
    lastVersion.current = version;
    form.current?.closest("dialog")?.close();
    form.current?.reset();
  }, [form, version]);
}
