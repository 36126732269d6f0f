import { Form } from "react-router";
import type { MediumView } from "#app/features/media/library.server.ts";
import { mediaMessages } from "#app/features/media/messages/media.ts";
import { Button } from "#app/ui/button.tsx";
import { DayField } from "#app/ui/form/day-field.tsx";
import { RadioGroup } from "#app/ui/form/radio-group.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import type { FormRefusal } from "#app/ui/form-refusal.tsx";
import { useMessages } from "#app/ui/use-messages.ts";

type PeopleFormProps = {
  version: NonNullable<MediumView["version"]>;
  /** It shows people without a valid consent, or nobody has said whether it shows people. */
  isMissingConsent: boolean;
  refused: FormRefusal;
};

/** Whether people are recognisable in a medium, and the school's record of their consent. */
export function PeopleForm({ version, isMissingConsent, refused }: PeopleFormProps) {
  const { people: t } = useMessages(mediaMessages);
  const { errors, submitted } = refused;
  const isSubmitted = "agreement" in submitted;
  const { people, agreedOn, agreedUntil, agreement } = isSubmitted ? { ...submitted } : version;
  const agreementText = version.agreedOn === null ? t.missing : t.over;
  return (
    <Form method="post" className="panel stack" preventScrollReset>
      <h2>{t.title}</h2>
      <p className="hint">{t.text}</p>
      {isMissingConsent && version.people === "yes" && (
        <p className="missing-agreement">{agreementText}</p>
      )}
      <RadioGroup
        name="people"
        label={t.question}
        error={errors.people}
        defaultValue={people ?? undefined}
        options={[
          { value: "no", label: t.no },
          { value: "yes", label: t.yes },
        ]}
      />
      <div className="media-pair">
        <DayField
          name="agreedOn"
          label={t.agreedOn}
          size="10"
          error={errors.agreedOn}
          defaultValue={agreedOn ?? ""}
        />
        <DayField
          name="agreedUntil"
          label={t.agreedUntil}
          optional={t.noEnd}
          size="10"
          error={errors.agreedUntil}
          defaultValue={agreedUntil ?? ""}
        />
      </div>
      <TextField
        name="agreement"
        label={t.agreement}
        hint={t.agreementHint}
        error={errors.agreement}
        defaultValue={agreement}
      />
      <Button type="submit" name="intent" value="save-people-consent" variant="secondary">
        {t.save}
      </Button>
    </Form>
  );
}
