import { accountSupportMessages } from "#app/features/staff/messages/account-support.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { useMessages, usePath } from "#app/ui/use-messages.ts";

/** A link to the page that starts an impersonation. */
export function ImpersonationPanel({ id }: { id: string }) {
  const { see: t } = useMessages(accountSupportMessages);
  const path = usePath();
  return (
    <section className="panel" aria-labelledby="impersonation-title">
      <h2 id="impersonation-title">{t.title}</h2>
      <p>{t.text}</p>
      <div className="actions">
        <ButtonLink
          size="small"
          variant="secondary"
          to={path(`/administration/personnes/${id}/espace`)}
        >
          {t.open}
        </ButtonLink>
      </div>
    </section>
  );
}
