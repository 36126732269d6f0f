import { mediaMessages } from "#app/features/media/messages/media.ts";
import { officeMessages } from "#app/i18n/office.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { useMessages, usePath } from "#app/ui/use-messages.ts";

type MediaPagerProps = {
  /** 1-based. */
  page: number;
  pages: number;
  /** Returns the French path of a page of the list. */
  to: (page: number) => string;
};

/** Links to the neighbouring pages; renders nothing for a single page. */
export function MediaPager({ page, pages, to }: MediaPagerProps) {
  const { list } = useMessages(officeMessages);
  const t = useMessages(mediaMessages);
  const path = usePath();
  if (pages < 2) return null;
  return (
    <nav className="pager" aria-label={t.pages}>
      {page > 1 && (
        <ButtonLink variant="secondary" size="small" to={path(to(page - 1))}>
          <Icon name="caret-left" />
          {list.previous}
        </ButtonLink>
      )}
      <span className="muted numbers">{t.place(`${page}`, `${pages}`)}</span>
      {page < pages && (
        <ButtonLink variant="secondary" size="small" className="pager-next" to={path(to(page + 1))}>
          {list.next}
          <Icon name="caret-right" />
        </ButtonLink>
      )}
    </nav>
  );
}
