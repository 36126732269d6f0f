import type { AccountField } from "#app/features/identity/account/account-conflict.ts";
import { accountMessages } from "#app/i18n/account.ts";
import { Checkbox } from "#app/ui/form/checkbox.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { useMessages } from "#app/ui/use-messages.ts";

type ConflictingValueProps = {
  field: AccountField;
  /** The fields that are disputed, among others that are wrong. */
  disputed: Record<string, string>;
  /** What was saved meanwhile; undefined when nothing was. */
  value?: string;
};

/** Under a field that was also changed elsewhere: the other value, which one tick takes. */
export function ConflictingValue({ field, disputed, value }: ConflictingValueProps) {
  const { stale } = useMessages(accountMessages);
  if (value === undefined || !disputed[field]) return null;
  return (
    <div className="other-value">
      <p className="small-text muted">{stale.keep}</p>
      <Checkbox
        name={`take.${field}`}
        label={value ? stale.take(value) : stale.takeNothing}
        value="on"
      />
    </div>
  );
}

/** The same under a choice that says nothing of what is wrong with it, with the sentence that does. */
export function ConflictingChoice(props: ConflictingValueProps) {
  const error = props.disputed[props.field];
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

/** What ties a choice to that sentence. */
export function getConflictProps(
  field: AccountField,
  { disputed, value }: Omit<ConflictingValueProps, "field">,
) {
  const isConflicting = value !== undefined && Boolean(disputed[field]);
  return isConflicting
    ? ({ "aria-invalid": true, "aria-describedby": `${field}-error` } as const)
    : {};
}
