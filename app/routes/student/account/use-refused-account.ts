import { accountMessages } from "#app/features/accounts/messages/account.ts";
import { type FormRefusal, useFormRefusal } from "#app/ui/form-refusal.tsx";
import { useMessages } from "#app/ui/use-messages.ts";

/**
 * Returns the errors of the account page. The text for empty quiet hours is here because `errors` in i18n would load
 * it with every form.
 */
export function useRefusedAccount(result: Parameters<typeof useFormRefusal>[0]): FormRefusal {
  const refused = useFormRefusal(result);
  const { empty: emptyRangeMessage } = useMessages(accountMessages).quiet;
  const isEmptyRange = result && "errors" in result && result.errors.quietTo === "quiet-empty";
  return isEmptyRange
    ? { ...refused, errors: { ...refused.errors, quietTo: emptyRangeMessage } }
    : refused;
}
