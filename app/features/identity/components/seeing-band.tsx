import { formatTime } from "#app/i18n/format.ts";
import { supportWords } from "#app/i18n/support.ts";
import { Icon } from "#app/ui/icon.tsx";
import { useLocale, usePath, useWords } from "#app/ui/use-words.ts";

/** Whose area is seen, and until when at the latest. */
export type Seeing = { name: string; until: Date };

type SeeingBandProps = { seeing: Seeing | null; inArea?: boolean };

/**
 * Above every page of the areas while somebody of the school sees a candidate's: whose, until when, and the one
 * press that ends it, which is a form of the page. Nothing otherwise.
 */
export function SeeingBand({ seeing, inArea = false }: SeeingBandProps) {
  const words = useWords(supportWords);
  const locale = useLocale();
  const path = usePath();
  if (!seeing) return null;
  const time = formatTime(locale, seeing.until);
  return (
    <aside className="seeing-band" aria-label={words.band}>
      <Icon name="eye" />
      <p>{inArea ? words.sees(seeing.name, time) : words.elsewhere(seeing.name, time)}</p>
      {!inArea && (
        <a className="seeing-band-link" href={path("/espace-etudiant")}>
          {words.back}
        </a>
      )}
      <form method="post" action={path("/administration/visite")}>
        <button type="submit" className="seeing-band-end">
          {words.end}
        </button>
      </form>
    </aside>
  );
}
