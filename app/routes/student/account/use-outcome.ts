import { accountMessages } from "#app/features/accounts/messages/account.ts";
import { useSecurityResult } from "#app/features/auth/components/use-security-result.ts";
import { isProviderId } from "#app/features/auth/sign-in/provider.ts";
import { notificationsMessages } from "#app/features/notifications/messages/notifications.ts";
import { errorMessageFromQuery } from "#app/i18n/error-from-query.ts";
import { getOwnValue } from "#app/lib/get-own-value.ts";
import { useLocale, useMessages } from "#app/ui/use-messages.ts";
import { useQuery } from "#app/ui/use-query.ts";

export type Outcome = {
  text: string;
  isError: boolean;
  /** Where it is shown: beside the linked accounts, or at the top of the page. */
  placement: "top" | "linked-accounts";
};

/** Returns the result of the last action from the flags of the address; null without a flag. */
export function useOutcome(): Outcome | null {
  const t = useMessages(accountMessages);
  const locale = useLocale();
  const { reactivation, whatsapp } = useMessages(notificationsMessages);
  const security = useSecurityResult();
  const query = useQuery();
  const [saved = "", doneCode = "", reason = "", provider = ""] = [
    "saved",
    "done",
    "error",
    "provider",
  ].map((name) => query.text(name, 60));
  if (reason) {
    const linkingErrors: Record<string, string> = t.linking;
    const refusals: Record<string, string> = { ...linkingErrors, ...whatsapp.refusals };
    const text = getOwnValue(refusals, reason) ?? errorMessageFromQuery(locale, reason);
    return text
      ? {
          text,
          isError: true,
          placement: getOwnValue(linkingErrors, reason) ? "linked-accounts" : "top",
        }
      : null;
  }
  if (
    isProviderId(provider) &&
    (doneCode === "provider-linked" || doneCode === "provider-unlinked")
  ) {
    const formatMessage = doneCode === "provider-linked" ? t.providerLinked : t.providerUnlinked;
    return {
      text: formatMessage(t.providers[provider]),
      isError: false,
      placement: "linked-accounts",
    };
  }
  const doneMessages: Record<string, string> = {
    "reactivation-sent": reactivation.sent,
    "whatsapp-accepted": whatsapp.done.accepted,
    "whatsapp-refused": whatsapp.done.refused,
  };
  const savedText = saved && (saved === "same" ? t.nothingChanged : t.saved);
  const text = savedText || security || getOwnValue(doneMessages, doneCode);
  return text ? { text, isError: false, placement: "top" } : null;
}
