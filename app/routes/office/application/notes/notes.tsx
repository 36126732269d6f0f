import { Form, Link } from "react-router";
import { reviewMessages } from "#app/features/review/messages/review.ts";
import type { NoteList, NoteView } from "#app/features/review/notes/list-notes.server.ts";
import { errorMessage } from "#app/i18n/error-message.ts";
import { Button } from "#app/ui/button.tsx";
import { TextArea } from "#app/ui/form/text-area.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useLocale, useMessages } from "#app/ui/use-messages.ts";
import { useQuery } from "#app/ui/use-query.ts";
import type { FormErrors } from "../../choice/use-form-errors.ts";
import { getNewNoteFormName } from "../../shell/draft-form-names.ts";
import { FormDraftNote } from "../../shell/form-draft-note.tsx";
import { useApplicationUrl } from "../use-application-url.ts";
import { DoneNotice } from "./done-notice.tsx";
import { NoteLine } from "./note-line.tsx";

type NotesProps = {
  applicationId: string;
  notes: Omit<NoteList, "next"> & { next: string | null };
  canDecide: boolean;
  formErrors: FormErrors;
};

const noteIntents = ["note-add", "note-edit", "note-remove", "note-pin", "note-unpin"];

/** Internal notes of the staff about this application: pinned ones, then the newest. */
export function Notes({ applicationId, notes, canDecide, formErrors }: NotesProps) {
  const { notes: t } = useMessages(reviewMessages);
  const applicationUrl = useApplicationUrl();
  const isLaterPage = useQuery().has("notes");
  const locale = useLocale();
  const all = [...notes.pinned, ...notes.rows];
  return (
    <section
      className="panel internal-notes"
      id="notes"
      tabIndex={-1}
      aria-labelledby="notes-title"
    >
      <div className="panel-head">
        <h2 id="notes-title">{t.title}</h2>
        <p className="tiny-text muted">{t.count(notes.total)}</p>
      </div>
      <p className="internal-label">
        <Icon name="eye-slash" />
        {t.never}
      </p>
      {!formErrors.submitted && <DoneNotice intents={noteIntents} />}
      {formErrors.reason && (
        <Notice tone="error" role="alert">
          {errorMessage(locale, formErrors.reason, t.why)}
        </Notice>
      )}
      {canDecide && (
        <AddNoteForm
          applicationId={applicationId}
          recentOwnNotes={all.filter(({ canEdit }) => canEdit)}
          formErrors={formErrors.submitted?.intent === "note-add" ? formErrors : {}}
        />
      )}
      {all.length === 0 && <p className="muted">{t.none}</p>}
      <ol className="note-lines">
        {all.map((note) => (
          <NoteLine key={note.id} note={note} canDecide={canDecide} formErrors={formErrors} />
        ))}
      </ol>
      {(isLaterPage || notes.next) && (
        <p className="row">
          {isLaterPage && <Link to={applicationUrl({ notes: "" }, "notes")}>{t.newest}</Link>}
          {notes.next && <Link to={applicationUrl({ notes: notes.next }, "notes")}>{t.older}</Link>}
        </p>
      )}
    </section>
  );
}

type AddNoteFormProps = {
  applicationId: string;
  recentOwnNotes: NoteView[];
  formErrors: FormErrors;
};

function AddNoteForm({ applicationId, recentOwnNotes, formErrors }: AddNoteFormProps) {
  const { notes: t } = useMessages(reviewMessages);
  const applicationUrl = useApplicationUrl();
  const query = useQuery();
  return (
    <Form
      method="post"
      action={applicationUrl({}, "notes")}
      // A saved note resets the form, so that the field is empty.
      key={query.text("done", 40) === "note-add" ? query.toParams().toString() : "new"}
      noValidate
      preventScrollReset
    >
      <TextArea
        id="note"
        name="text"
        rows={3}
        label={t.label}
        hint={t.dataRequestHint}
        error={formErrors.errors?.note}
        defaultValue={formErrors.submitted?.text}
      />
      <div className="actions">
        <Button type="submit" name="intent" value="note-add" variant="secondary" size="small">
          {t.add}
        </Button>
        <FormDraftNote
          formName={getNewNoteFormName(applicationId)}
          isReturned={formErrors.submitted !== undefined}
          isAccepted={({ text }) => recentOwnNotes.some((note) => note.words === text?.trim())}
        />
      </div>
    </Form>
  );
}
