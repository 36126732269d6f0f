import type { ApplicationFilter } from "#app/features/review/list/application-filter.ts";
import { applicationListMessages } from "#app/features/review/messages/application-list.ts";
import { officeMessages } from "#app/i18n/office.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { useMessages, usePath } from "#app/ui/use-messages.ts";
import { buildListUrl } from "./application-list-url.ts";

type PagerProps = {
  listFilter: ApplicationFilter;
  /** Cursors of the neighbouring pages. */
  next: string | null;
  previous: string | null;
};

export function Pager({ listFilter, next, previous }: PagerProps) {
  const { list } = useMessages(officeMessages);
  const t = useMessages(applicationListMessages);
  const path = usePath();
  if (!next && !previous) return null;
  return (
    <nav className="pager" aria-label={t.page}>
      {previous && (
        <div className="row">
          <ButtonLink
            variant="secondary"
            size="small"
            to={path(buildListUrl(listFilter, { avant: previous }))}
          >
            <Icon name="caret-left" />
            {list.previous}
          </ButtonLink>
          <ButtonLink variant="link" to={path(buildListUrl(listFilter))}>
            {t.first}
          </ButtonLink>
        </div>
      )}
      {next && (
        <ButtonLink
          variant="secondary"
          size="small"
          className="pager-next"
          to={path(buildListUrl(listFilter, { apres: next }))}
        >
          {list.next}
          <Icon name="caret-right" />
        </ButtonLink>
      )}
    </nav>
  );
}
