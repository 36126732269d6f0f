import type { LanguageState } from "#app/features/content/editing/entry-list.server.ts";
import { editorMessages } from "#app/features/content/messages/editor.ts";
import type { Fields } from "#app/features/content/shapes/shape-field.ts";
import { Button } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/form/checkbox.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import { useMessages } from "#app/ui/use-messages.ts";
import { useClock } from "../shell/use-clock.ts";
import type { ContentFormState } from "./content-form-state.ts";
import { FormFields } from "./fields.tsx";
import { MissingFieldsNotice } from "./missing-fields.tsx";
import { StaleTranslationNotice } from "./stale-translation-notice.tsx";
import { LanguageStateTags } from "./state-tags.tsx";

type LanguageColumnProps = {
  fields: Fields;
  formState: ContentFormState;
  state: LanguageState | undefined;
  /** The fields whose French has changed since this English was published; null when none has. */
  staleFields: string[] | null;
};

/** One language of an entry: its publication state, its fields and the buttons that publish it. */
export function LanguageColumn({ fields, formState, state, staleFields }: LanguageColumnProps) {
  const t = useMessages(editorMessages);
  const { lang, values: submitted } = formState;
  const id = `language-${lang}`;
  return (
    <section className="language-column" aria-labelledby={id}>
      <header>
        <h2 id={id}>{t.language[lang]}</h2>
        <LanguageStateTags state={state} />
        {state && <PublicationTimes state={state} lang={lang} />}
        <MissingFieldsNotice formState={formState} />
        {staleFields && (
          <StaleTranslationNotice paths={staleFields} hasDraft={state?.newest.isDraft === true} />
        )}
      </header>
      <input
        type="hidden"
        name={`${lang}.$baseVersion`}
        value={submitted[`${lang}.$baseVersion`] ?? ""}
      />
      <FormFields fields={fields} path={`${lang}.`} formState={formState} />
      <PublishControls formState={formState} />
    </section>
  );
}

function PublicationTimes({
  state,
  lang,
}: {
  state: LanguageState;
  lang: ContentFormState["lang"];
}) {
  const t = useMessages(editorMessages);
  const clock = useClock();
  const formatDateTime = (at: Date) => `${clock.date(at)}, ${clock.time(at)}`;
  const { published, scheduled, newest } = state;
  return (
    <div className="publication-times">
      {published && <p>{t.since(formatDateTime(published))}</p>}
      {newest.isDraft && <p>{t.draftDate(formatDateTime(newest.at))}</p>}
      {scheduled && (
        <>
          <p>{t.publishesOn(`${clock.date(scheduled)}, ${clock.namedTime(scheduled)}`)}</p>
          <Button
            type="submit"
            name="intent"
            value={`unschedule:${lang}`}
            variant="link"
            formNoValidate
          >
            {t.cancelPublication}
          </Button>
        </>
      )}
    </div>
  );
}

function PublishControls({
  formState: { lang, values: submitted, errors },
}: {
  formState: ContentFormState;
}) {
  const t = useMessages(editorMessages);
  const [day, time] = [errors[`${lang}.$day`], errors[`${lang}.$time`]];
  const [peopleError, isConfirmed] = [
    errors[`${lang}.$peopleConfirmed`],
    submitted[`${lang}.$peopleConfirmed`] === "on",
  ];
  return (
    <div className="publishing">
      {(peopleError !== undefined || isConfirmed) && (
        <Checkbox
          id={`${lang}.$peopleConfirmed`}
          name={`${lang}.$peopleConfirmed`}
          value="on"
          label={t.publishAnyway}
          error={peopleError}
          defaultChecked={isConfirmed}
        />
      )}
      <Button type="submit" name="intent" value={`publish:${lang}`}>
        {t.publish[lang]}
      </Button>
      <details open={day !== undefined || time !== undefined}>
        <summary>{t.later}</summary>
        <TextField
          name={`${lang}.$day`}
          label={t.day}
          type="date"
          size="10"
          error={day}
          defaultValue={submitted[`${lang}.$day`]}
        />
        <TextField
          name={`${lang}.$time`}
          label={t.time}
          hint={t.timeHint}
          type="time"
          size="10"
          error={time}
          defaultValue={submitted[`${lang}.$time`]}
        />
        <Button
          type="submit"
          name="intent"
          value={`schedule:${lang}`}
          variant="secondary"
          size="small"
        >
          {t.schedule[lang]}
        </Button>
      </details>
    </div>
  );
}
