import { accountMessages } from "#app/i18n/account.ts";
import { type Refused, useRefused } from "#app/ui/refusal.tsx";
import { useMessages } from "#app/ui/use-messages.ts";

/** What was refused on the page of the account. One sentence is its own: every form would carry one of i18n `errors`. */
export function useRefusedAccount(answer: Parameters<typeof useRefused>[0]): Refused {
  const refused = useRefused(answer);
  const { empty } = useMessages(accountMessages).quiet;
  const isEmpty = answer && "errors" in answer && answer.errors.quietTo === "quiet-empty";
  return isEmpty ? { ...refused, errors: { ...refused.errors, quietTo: empty } } : refused;
}
