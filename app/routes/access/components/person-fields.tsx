import { OneNameTick } from "#app/features/identity/components/one-name-tick.tsx";
import { NAME_LIMIT } from "#app/lib/person-name.ts";
import { EmailField } from "#app/ui/form/email-field.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import type { FormRefusal } from "#app/ui/form-refusal.tsx";

type PersonFieldsProps = {
  labels: { firstName: string; lastName: string; email: string; emailHint?: string };
  refusal: FormRefusal;
  /** An address that is settled already, shown and not changed. */
  email?: string | null;
  /** An address that was begun with elsewhere, and may be changed. */
  begun?: string;
};

/** Who opens an account: a first name, a last name and an address. */
export function PersonFields({ labels, refusal, email = null, begun }: PersonFieldsProps) {
  const { errors, typed } = refusal;
  return (
    <>
      <TextField
        name="firstName"
        label={labels.firstName}
        error={errors.firstName}
        defaultValue={typed.firstName}
        autoComplete="given-name"
        maxLength={NAME_LIMIT}
        after={<OneNameTick isTicked={typed["firstName.none"] === "on"} />}
      />
      <TextField
        name="lastName"
        label={labels.lastName}
        error={errors.lastName}
        defaultValue={typed.lastName}
        autoComplete="family-name"
        maxLength={NAME_LIMIT}
      />
      <EmailField
        label={labels.email}
        hint={labels.emailHint}
        error={errors.email}
        defaultValue={email ?? typed.email ?? begun}
        readOnly={email !== null}
        autoComplete="username"
      />
    </>
  );
}
