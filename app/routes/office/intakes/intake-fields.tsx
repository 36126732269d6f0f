import { applicationMessages } from "#app/features/admissions/messages/application.ts";
import { intakeMessages } from "#app/features/admissions/messages/intake.ts";
import { DateField } from "#app/ui/form/date-field.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import { useMessages } from "#app/ui/use-messages.ts";

type IntakeFieldsProps = { values: Record<string, string>; errors: Record<string, string> };

export function IntakeFields({ values, errors }: IntakeFieldsProps) {
  const { office: t } = useMessages(intakeMessages);
  const { dates } = useMessages(applicationMessages);
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
      <TextField label={t.nameFr} {...field("nameFr")} lang="fr" />
      <TextField label={t.nameEn} {...field("nameEn")} lang="en" />
      <TextField label={t.year} hint={t.yearHint} size="4" inputMode="numeric" {...field("year")} />
      <DateField label={t.opensOn} {...date("opensOn")} />
      <DateField label={t.closesOn} hint={t.closesHint} {...date("closesOn")} />
      <TextField
        label={t.graceHours}
        hint={t.graceHint}
        size="2"
        inputMode="numeric"
        {...field("graceHours")}
      />
      <TextField
        label={t.answerDays}
        hint={t.answerHint}
        size="2"
        inputMode="numeric"
        {...field("answerDays")}
      />
    </>
  );
}
