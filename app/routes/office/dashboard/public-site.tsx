import { officeMessages } from "#app/i18n/office.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { useMessages, usePath } from "#app/ui/use-messages.ts";

/** What an editor, who sees no applications, finds on the dashboard. */
export function PublicSite() {
  const { dashboard: t } = useMessages(officeMessages);
  const path = usePath();
  return (
    <section className="panel" aria-labelledby="site">
      <h2 id="site">{t.content}</h2>
      <p>{t.contentText}</p>
      <div className="actions">
        <ButtonLink size="small" variant="secondary" to={path("/")} reloadDocument>
          {t.openSite}
        </ButtonLink>
      </div>
    </section>
  );
}
