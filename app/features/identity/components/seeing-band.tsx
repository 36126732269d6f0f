import { formatNamedTime } from "#app/features/identity/campus-clock.ts";
import { impersonationMessages } from "#app/i18n/impersonation.ts";
import { Icon } from "#app/ui/icon.tsx";
import { useFocusOnMount } from "#app/ui/use-focus-on-mount.ts";
import { useLocale, useMessages, usePath } from "#app/ui/use-messages.ts";
import { useQuery } from "#app/ui/use-query.ts";

/** What the address of the page says to which the first press leads. */
export const VIEW_BEGUN = "view-begun";

/** Whose area is seen, and until when at the latest. */
export type Seeing = { name: string; until: Date };

type SeeingBandProps = { seeing: Seeing | null; inArea?: boolean };

/**
 * Above every page of the areas while somebody of the school sees a candidate's: whose, until when, and the one
 * press that ends it, which is a form of the page. Nothing otherwise.
 */
export function SeeingBand({ seeing, inArea = false }: SeeingBandProps) {
  const t = useMessages(impersonationMessages);
  const locale = useLocale();
  const path = usePath();
  const asked = useQuery();
  if (!seeing) return null;
  const time = formatNamedTime(locale, seeing.until, null);
  const told = inArea ? t.sees(seeing.name, time) : t.elsewhere(seeing.name, time);
  return (
    <aside className="seeing-band" aria-label={t.band}>
      <Icon name="eye" />
      {asked.text("fait", 40) === VIEW_BEGUN ? <Begun told={told} /> : <p>{told}</p>}
      {!inArea && (
        <a className="seeing-band-link" href={path("/espace-etudiant")}>
          {t.back}
        </a>
      )}
      <form method="post" action={path("/administration/visite")}>
        <button type="submit" className="seeing-band-end">
          {t.end}
        </button>
      </form>
    </aside>
  );
}

/** The page answers who has just begun: what they may see and do is read before the page itself. */
function Begun({ told }: { told: string }) {
  return <p {...useFocusOnMount<HTMLParagraphElement>(told)}>{told}</p>;
}
