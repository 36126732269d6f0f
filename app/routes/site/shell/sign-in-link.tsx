import { siteMessages } from "#app/i18n/site.ts";
import { Icon } from "#app/ui/icon.tsx";
import { useMessages, usePath } from "#app/ui/use-messages.ts";
import { useQuery } from "#app/ui/use-query.ts";

/**
 * Link to sign-in, opened as a dialog by a script (app/client/site/sign-in-link.ts); preserves `?next=`. In the
 * navigation of a phone beside a cart only its icon fits.
 */
export function SignInLink({ className, hasIcon }: { className: string; hasIcon?: boolean }) {
  const { menu } = useMessages(siteMessages);
  const path = usePath();
  const next = useQuery().text("next", 16_000);
  const query = next ? `?next=${encodeURIComponent(next)}` : "";
  return (
    <a className={className} href={path("/connexion") + query} data-opens="sign-in">
      {hasIcon && <Icon name="user-circle" />}
      {menu.signIn}
    </a>
  );
}
