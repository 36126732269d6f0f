import { applicationWords } from "#app/i18n/application.ts";
import { intakeWords } from "#app/i18n/intake.ts";
import { DateField } from "#app/ui/form/date-field.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import { useWords } from "#app/ui/use-words.ts";

type IntakeFieldsProps = { values: Record<string, string>; errors: Record<string, string> };

/** The names, the dates and the two limits of an intake. */
export function IntakeFields({ values, errors }: IntakeFieldsProps) {
  const { office: words } = useWords(intakeWords);
  const { dates } = useWords(applicationWords);
  const field = (name: string) => ({ name, error: errors[name], defaultValue: values[name] });
  const date = (name: string) => ({
    name,
    error: errors[name],
    parts: dates,
    defaultValue: {
      day: values[`${name}.day`],
      month: values[`${name}.month`],
      year: values[`${name}.year`],
    },
  });
  return (
    <>
      <TextField label={words.nameFr} {...field("nameFr")} lang="fr" />
      <TextField label={words.nameEn} {...field("nameEn")} lang="en" />
      <TextField
        label={words.year}
        hint={words.yearHint}
        size="4"
        inputMode="numeric"
        {...field("year")}
      />
      <DateField label={words.opensOn} {...date("opensOn")} />
      <DateField label={words.closesOn} hint={words.closesHint} {...date("closesOn")} />
      <TextField
        label={words.graceHours}
        hint={words.graceHint}
        size="2"
        inputMode="numeric"
        {...field("graceHours")}
      />
      <TextField
        label={words.answerDays}
        hint={words.answerHint}
        size="2"
        inputMode="numeric"
        {...field("answerDays")}
      />
    </>
  );
}
