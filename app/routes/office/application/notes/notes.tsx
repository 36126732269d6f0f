import { Form, Link } from "react-router";
import type { ShownNotes } from "#app/features/review/notes/notes-shown.server.ts";
import { sentenceOf } from "#app/i18n/reason.ts";
import { reviewMessages } from "#app/i18n/review.ts";
import { Button } from "#app/ui/button.tsx";
import { TextArea } from "#app/ui/form/text-area.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useLocale, useMessages } from "#app/ui/use-messages.ts";
import { useQuery } from "#app/ui/use-query.ts";
import type { Wrong } from "../../choice/use-wrong.ts";
import { usePlace } from "../use-place.ts";
import { DoneNotice } from "./done-notice.tsx";
import { NoteLine } from "./note-line.tsx";

type NotesProps = {
  notes: Omit<ShownNotes, "next"> & { next: string | null };
  mayDecide: boolean;
  wrong: Wrong;
};

const pressed = ["note-add", "note-edit", "note-remove", "note-pin", "note-unpin"];

/** What the staff write to each other about this file: those at the head, then the newest. */
export function Notes({ notes, mayDecide, wrong }: NotesProps) {
  const { notes: t } = useMessages(reviewMessages);
  const place = usePlace();
  const later = useQuery().has("notes");
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
      <p className="internal-mark">
        <Icon name="eye-slash" />
        {t.never}
      </p>
      {!wrong.typed && <DoneNotice of={pressed} />}
      {wrong.reason && (
        <Notice tone="error" role="alert">
          {sentenceOf(locale, wrong.reason, t.why)}
        </Notice>
      )}
      {mayDecide && <Write wrong={wrong.typed?.intent === "note-add" ? wrong : {}} />}
      {all.length === 0 && <p className="muted">{t.none}</p>}
      <ol className="note-lines">
        {all.map((note) => (
          <NoteLine key={note.id} note={note} mayDecide={mayDecide} wrong={wrong} />
        ))}
      </ol>
      {(later || notes.next) && (
        <p className="row">
          {later && <Link to={place({ notes: "" }, "notes")}>{t.newest}</Link>}
          {notes.next && <Link to={place({ notes: notes.next }, "notes")}>{t.older}</Link>}
        </p>
      )}
    </section>
  );
}

function Write({ wrong }: { wrong: Wrong }) {
  const { notes: t } = useMessages(reviewMessages);
  const place = usePlace();
  const asked = useQuery();
  return (
    <Form
      method="post"
      action={place({}, "notes")}
      // A note that was taken leaves an empty field for the next.
      key={asked.text("fait", 40) === "note-add" ? asked.toParams().toString() : "new"}
      noValidate
      preventScrollReset
    >
      <TextArea
        id="note"
        name="words"
        rows={3}
        label={t.label}
        hint={t.law}
        error={wrong.errors?.note}
        defaultValue={wrong.typed?.words}
      />
      <Button type="submit" name="intent" value="note-add" variant="secondary" small>
        {t.add}
      </Button>
    </Form>
  );
}
