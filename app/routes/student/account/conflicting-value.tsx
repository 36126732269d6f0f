import type { AccountField } from "#app/features/accounts/account-conflict.ts";
import { accountMessages } from "#app/features/accounts/messages/account.ts";
import { Checkbox } from "#app/ui/form/checkbox.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { useMessages } from "#app/ui/use-messages.ts";

type ConflictingValueProps = {
  field: AccountField;
  /** The errors of the form by field, those of conflicting fields among others. */
  errors: Record<string, string>;
  /** The value that another page saved meanwhile; undefined without a conflict. */
  value?: string;
};

/** Under a field that was changed elsewhere too: the other value, with a checkbox that accepts it. */
export function ConflictingValue({ field, errors, value }: ConflictingValueProps) {
  const { conflict } = useMessages(accountMessages);
  if (value === undefined || !errors[field]) return null;
  return (
    <div className="conflicting-value">
      <p className="small-text muted">{conflict.keep}</p>
      <Checkbox
        name={`acceptSaved.${field}`}
        label={value ? conflict.take(value) : conflict.takeNothing}
        value="on"
      />
    </div>
  );
}

/** The same under a control that does not show its own error, with the error text. */
export function ConflictingChoice(props: ConflictingValueProps) {
  const error = props.errors[props.field];
  if (props.value === undefined || !error) return null;
  return (
    <>
      <p className="field-error" id={`${props.field}-error`}>
        <Icon name="warning-circle" />
        <span>{error}</span>
      </p>
      <ConflictingValue {...props} />
    </>
  );
}

/** The ARIA attributes that link the control to that error text. */
export function getConflictProps(
  field: AccountField,
  { errors, value }: Omit<ConflictingValueProps, "field">,
) {
  const isConflicting = value !== undefined && Boolean(errors[field]);
  return isConflicting
    ? ({ "aria-invalid": true, "aria-describedby": `${field}-error` } as const)
    : {};
}
