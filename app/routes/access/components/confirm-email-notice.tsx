import { accessMessages } from "#app/i18n/access.ts";
import { Notice } from "#app/ui/notice.tsx";
import { useMessages } from "#app/ui/use-messages.ts";

/** Whether what signing in answered is no failure but a step that is left: an address to confirm. */
export function isEmailUnconfirmed(reason: string | null | undefined): boolean {
  return reason === "email-unverified";
}

/** The letter that was written, to whom where that is known, and what to do with it. */
export function ConfirmEmailNotice({ email }: { email?: string }) {
  const { oneMoreStep: t } = useMessages(accessMessages);
  return (
    <Notice tone="info" icon="envelope-simple" title={t.title} role="alert">
      <p>{email ? t.written(email) : t.writtenThere}</p>
      <p>{t.nothing}</p>
    </Notice>
  );
}
