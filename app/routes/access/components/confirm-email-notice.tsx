import { accessMessages } from "#app/features/auth/messages/access.ts";
import { Notice } from "#app/ui/notice.tsx";
import { useMessages } from "#app/ui/use-messages.ts";

/** Whether sign-in only requires a confirmed email address, which is a pending step and not a failure. */
export function isEmailUnconfirmed(reason: string | null | undefined): boolean {
  return reason === "email-unverified";
}

/** Says that a confirmation email was sent, to which address where known, and what to do with it. */
export function ConfirmEmailNotice({ email }: { email?: string }) {
  const { oneMoreStep: t } = useMessages(accessMessages);
  return (
    <Notice tone="info" icon="envelope-simple" title={t.title} role="alert">
      <p>{email ? t.written(email) : t.writtenThere}</p>
      <p>{t.nothing}</p>
    </Notice>
  );
}
