import type { Wanted } from "#app/features/review/list/wanted.ts";
import { listingMessages } from "#app/i18n/listing.ts";
import { officeMessages } from "#app/i18n/office.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { useMessages, usePath } from "#app/ui/use-messages.ts";
import { addressOf } from "./address.ts";

type PagerProps = {
  wanted: Wanted;
  /** The places where the pages beside it begin, as words of an address. */
  next: string | null;
  previous: string | null;
};

/** The ways to the page before and the page after. */
export function Pager({ wanted, next, previous }: PagerProps) {
  const { list } = useMessages(officeMessages);
  const t = useMessages(listingMessages);
  const path = usePath();
  if (!next && !previous) return null;
  return (
    <nav className="pager" aria-label={t.page}>
      {previous && (
        <div className="row">
          <ButtonLink variant="secondary" small to={path(addressOf(wanted, { avant: previous }))}>
            <Icon name="caret-left" />
            {list.previous}
          </ButtonLink>
          <ButtonLink variant="link" to={path(addressOf(wanted))}>
            {t.first}
          </ButtonLink>
        </div>
      )}
      {next && (
        <ButtonLink
          variant="secondary"
          small
          className="pager-next"
          to={path(addressOf(wanted, { apres: next }))}
        >
          {list.next}
          <Icon name="caret-right" />
        </ButtonLink>
      )}
    </nav>
  );
}
