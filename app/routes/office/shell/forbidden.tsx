import { officeMessages } from "#app/i18n/office.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { useMessages, usePath } from "#app/ui/use-messages.ts";

/** The page for a part that the role may not open, with a link back to the dashboard. */
export function Forbidden() {
  const { forbidden, titled } = useMessages(officeMessages);
  const path = usePath();
  return (
    <main id="main" tabIndex={-1}>
      <title>{titled(forbidden.title)}</title>
      <div className="card empty-state">
        <h1>{forbidden.text}</h1>
        <p>{forbidden.why}</p>
        <ButtonLink to={path("/administration")}>{forbidden.home}</ButtonLink>
      </div>
    </main>
  );
}
