import { accessMessages } from "#app/features/auth/messages/access.ts";
import { withNext } from "#app/features/auth/sign-in/with-next.ts";
import { stripLocale } from "#app/i18n/locale.ts";
import { Notice } from "#app/ui/notice.tsx";
import { useMessages, usePath } from "#app/ui/use-messages.ts";

/** Offers to create an account to a visitor who comes from “Start my application” and probably has none. */
export function CreateAccountHint({ next }: { next: string }) {
  const { firstTime } = useMessages(accessMessages);
  const path = usePath();
  const [pathname = ""] = next.split("?", 1);
  if (!/^\/espace-etudiant\/candidate(\/|$)/.test(stripLocale(pathname))) return null;
  return (
    <Notice tone="sand">
      <p>
        {firstTime.question} <a href={withNext(path("/inscription"), next)}>{firstTime.create}</a>
      </p>
    </Notice>
  );
}
