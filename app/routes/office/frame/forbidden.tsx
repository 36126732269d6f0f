import { officeWords } from "#app/i18n/office.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { usePath, useWords } from "#app/ui/use-words.ts";

/** What somebody sees of a part that their role does not open: not a fault, and a way on. */
export function Forbidden() {
  const { forbidden, titled } = useWords(officeWords);
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
