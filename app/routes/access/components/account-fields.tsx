import { OneNameCheckbox } from "#app/features/auth/components/one-name-checkbox.tsx";
import { MAX_PERSON_NAME_CHARACTERS } from "#app/lib/person-name.ts";
import { EmailField } from "#app/ui/form/email-field.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import type { FormRefusal } from "#app/ui/form-refusal.tsx";

type AccountFieldsProps = {
  labels: { firstName: string; lastName: string; email: string; emailHint?: string };
  formState: FormRefusal;
  /** A fixed email address, shown read-only. */
  email?: string | null;
  /** An email address carried over from the sign-in form, which may be changed. */
  initialEmail?: string;
};

/** Fields of a new account: first name, last name, email address. */
export function AccountFields({
  labels,
  formState,
  email: fixedEmail = null,
  initialEmail,
}: AccountFieldsProps) {
  const { errors, submitted } = formState;
  return (
    <>
      <TextField
        name="firstName"
        label={labels.firstName}
        error={errors.firstName}
        defaultValue={submitted.firstName}
        autoComplete="given-name"
        maxLength={MAX_PERSON_NAME_CHARACTERS}
        after={<OneNameCheckbox isChecked={submitted["firstName.none"] === "on"} />}
      />
      <TextField
        name="lastName"
        label={labels.lastName}
        error={errors.lastName}
        defaultValue={submitted.lastName}
        autoComplete="family-name"
        maxLength={MAX_PERSON_NAME_CHARACTERS}
      />
      <EmailField
        label={labels.email}
        hint={labels.emailHint}
        error={errors.email}
        defaultValue={fixedEmail ?? submitted.email ?? initialEmail}
        readOnly={fixedEmail !== null}
        autoComplete="username"
      />
    </>
  );
}
