import { Form } from "react-router";
import { reviewMessages } from "#app/features/review/messages/review.ts";
import type { NoteView } from "#app/features/review/notes/list-notes.server.ts";
import { Button } from "#app/ui/button.tsx";
import { TextArea } from "#app/ui/form/text-area.tsx";
import { Tag } from "#app/ui/tag.tsx";
import { useMessages } from "#app/ui/use-messages.ts";
import type { FormErrors } from "../../choice/use-form-errors.ts";
import { getNoteFormName } from "../../shell/draft-form-names.ts";
import { FormDraftNote } from "../../shell/form-draft-note.tsx";
import { useClock } from "../../shell/use-clock.ts";
import { useApplicationUrl } from "../use-application-url.ts";
import { useFormatDateTime } from "../use-format-date-time.ts";

type NoteLineProps = { note: NoteView; canDecide: boolean; formErrors: FormErrors };

/** A note with the actions that this officer may do, or a line that says it was removed. */
export function NoteLine({ note, canDecide, formErrors }: NoteLineProps) {
  const { notes: t } = useMessages(reviewMessages);
  const { time } = useClock();
  const formatDateTime = useFormatDateTime();
  const { removed, editedAt } = note;
  if (removed)
    return (
      <li className="tiny-text muted note-removed">
        {t.removed(removed.by ?? t.closedAccount, formatDateTime(removed.at))}
      </li>
    );
  const edited = editedAt && t.edited(time(editedAt));
  const by = t.by(note.author ?? t.closedAccount, formatDateTime(note.at));
  return (
    <li className="internal-note">
      {note.isPinned && <Tag tone="neutral">{t.pinned}</Tag>}
      <p className="multiline-text">{note.words}</p>
      <p className="tiny-text muted">{[by, edited].filter(Boolean).join(", ")}</p>
      {note.from && <p className="tiny-text muted">{t.from(note.from)}</p>}
      {canDecide && <NoteActions note={note} formErrors={formErrors} />}
    </li>
  );
}

function NoteActions({ note, formErrors }: Omit<NoteLineProps, "canDecide">) {
  const { notes: t } = useMessages(reviewMessages);
  const applicationUrl = useApplicationUrl();
  const about = ` ${t.about(note.author ?? t.closedAccount)}`;
  const pin = note.isPinned ? "unpin" : "pin";
  return (
    <div className="note-actions">
      <Form method="post" action={applicationUrl({}, "notes")} preventScrollReset>
        <input type="hidden" name="note" value={note.id} />
        <Button type="submit" name="intent" value={`note-${pin}`} variant="link">
          {t[pin]}
          <span className="vh">{about}</span>
        </Button>
      </Form>
      {note.canEdit && <EditNoteForm note={note} formErrors={formErrors} about={about} />}
      {note.canRemove && (
        <details className="disclosure">
          <summary>
            {t.remove}
            <span className="vh">{about}</span>
          </summary>
          <Form method="post" action={applicationUrl({}, "notes")} preventScrollReset>
            <input type="hidden" name="note" value={note.id} />
            <p className="tiny-text">{t.removeText}</p>
            <Button type="submit" name="intent" value="note-remove" variant="danger" size="small">
              {t.removeNow}
            </Button>
          </Form>
        </details>
      )}
    </div>
  );
}

function EditNoteForm({
  note,
  formErrors,
  about,
}: {
  note: NoteView;
  formErrors: FormErrors;
  about: string;
}) {
  const { notes: t } = useMessages(reviewMessages);
  const applicationUrl = useApplicationUrl();
  const field = `note-${note.id}`;
  const submitted = formErrors.submitted?.note === note.id ? formErrors.submitted : undefined;
  return (
    <details className="disclosure" open={submitted ? true : undefined} key={`${note.editedAt}`}>
      <summary>
        {t.edit}
        <span className="vh">{about}</span>
      </summary>
      <Form method="post" action={applicationUrl({}, "notes")} noValidate preventScrollReset>
        <input type="hidden" name="note" value={note.id} />
        <TextArea
          id={field}
          name="text"
          rows={3}
          label={t.editLabel}
          hint={t.editHint}
          error={formErrors.errors?.[field]}
          defaultValue={submitted?.text ?? note.words ?? ""}
        />
        <div className="actions">
          <Button type="submit" name="intent" value="note-edit" variant="secondary" size="small">
            {t.save}
          </Button>
          <FormDraftNote formName={getNoteFormName(note)} isReturned={submitted !== undefined} />
        </div>
      </Form>
    </details>
  );
}
