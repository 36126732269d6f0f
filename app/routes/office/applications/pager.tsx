import { officeWords } from "#app/i18n/office.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { usePath, useWords } from "#app/ui/use-words.ts";
import { type Asked, addressOf } from "./filter.ts";

type PagerProps = { page: number; pages: number; filter: Asked };

/** The page shown, and the ways to the one before and the one after. */
export function Pager({ page, pages, filter }: PagerProps) {
  const { list: words } = useWords(officeWords);
  const path = usePath();
  if (pages < 2) return null;
  const to = (number: number) => path(addressOf({ ...filter, page: number }));
  return (
    <nav className="pager" aria-label={words.pages}>
      <p className="figures">{words.page(page, pages)}</p>
      <div className="row">
        {page > 1 && (
          <ButtonLink variant="secondary" small to={to(page - 1)}>
            <Icon name="caret-left" />
            {words.previous}
          </ButtonLink>
        )}
        {page < pages && (
          <ButtonLink variant="secondary" small to={to(page + 1)}>
            {words.next}
            <Icon name="caret-right" />
          </ButtonLink>
        )}
      </div>
    </nav>
  );
}
