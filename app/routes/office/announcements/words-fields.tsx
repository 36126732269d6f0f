import { announcementWords } from "#app/i18n/announcement.ts";
import { TextArea } from "#app/ui/form/text-area.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import { useWords } from "#app/ui/use-words.ts";

type WordsFieldsProps = {
  values: Record<string, string>;
  errors: Record<string, string>;
  /** What is said before them. */
  hint: string;
};

/** The words of an announcement or of a template, in both languages. */
export function WordsFields({ values, errors, hint }: WordsFieldsProps) {
  const words = useWords(announcementWords);
  const languages = [
    { locale: "fr", title: words.inFrench, subject: "subjectFr", content: "contentFr" },
    { locale: "en", title: words.inEnglish, subject: "subjectEn", content: "contentEn" },
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
            label={words.subject}
            error={errors[subject]}
            defaultValue={values[subject]}
            autoComplete="off"
            lang={locale}
          />
          <TextArea
            key={`content ${values[content]}`}
            name={content}
            label={words.content}
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
