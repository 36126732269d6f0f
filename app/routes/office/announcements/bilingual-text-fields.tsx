import { announcementMessages } from "#app/features/announcements/messages/announcement.ts";
import { TextArea } from "#app/ui/form/text-area.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import { useMessages } from "#app/ui/use-messages.ts";

type BilingualTextFieldsProps = {
  values: Record<string, string>;
  errors: Record<string, string>;
  /** A sentence above the fields. */
  hint: string;
};

/** The subject and text of an announcement or a template, in both languages. */
export function BilingualTextFields({ values, errors, hint }: BilingualTextFieldsProps) {
  const t = useMessages(announcementMessages);
  const languages = [
    { locale: "fr", title: t.inFrench, subject: "subjectFr", content: "contentFr" },
    { locale: "en", title: t.inEnglish, subject: "subjectEn", content: "contentEn" },
  ];
  return (
    <>
      <p className="hint">{hint}</p>
      {languages.map(({ locale, title, subject, content }) => (
        <fieldset key={locale} className="stack">
          <legend className="strong">{title}</legend>
          <TextField
            key={`subject ${values[subject]}`}
            name={subject}
            label={t.subject}
            error={errors[subject]}
            defaultValue={values[subject]}
            autoComplete="off"
            lang={locale}
          />
          <TextArea
            key={`content ${values[content]}`}
            name={content}
            label={t.content}
            error={errors[content]}
            defaultValue={values[content]}
            rows={7}
            lang={locale}
          />
        </fieldset>
      ))}
    </>
  );
}
