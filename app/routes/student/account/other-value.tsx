import type { Disputable } from "#app/features/identity/account/stale-edit.ts";
import { accountWords } from "#app/i18n/account.ts";
import { Checkbox } from "#app/ui/form/checkbox.tsx";
import { useWords } from "#app/ui/use-words.ts";

type OtherValueProps = {
  field: Disputable;
  /** The fields that are disputed, among others that are wrong. */
  disputed: Record<string, string>;
  /** What was saved meanwhile; undefined when nothing was. */
  value?: string;
};

/** Under a field that was also changed elsewhere: the other value, which one tick takes. */
export function OtherValue({ field, disputed, value }: OtherValueProps) {
  const { stale } = useWords(accountWords);
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
