import { officeWords } from "#app/i18n/office.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { usePath, useWords } from "#app/ui/use-words.ts";

/** What an editor finds here: the site as families see it. */
export function PublicSite() {
  const { dashboard: words } = useWords(officeWords);
  const path = usePath();
  return (
    <section className="panel" aria-labelledby="site">
      <h2 id="site">{words.content}</h2>
      <p>{words.contentText}</p>
      <div className="actions">
        <ButtonLink small variant="secondary" to={path("/")} reloadDocument>
          {words.openSite}
        </ButtonLink>
      </div>
    </section>
  );
}
