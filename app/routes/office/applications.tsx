import { countUnreadByApplication } from "#app/features/messaging/thread.server.ts";
import { countByState, listApplicationsFor } from "#app/features/review/list/list.server.ts";
import { listViews } from "#app/features/review/list/views.server.ts";
import { placeOf, wantedOf, wordOf } from "#app/features/review/list/wanted.ts";
import { listParts } from "#app/features/review/parts.server.ts";
import { actorContext } from "#app/http/context.ts";
import { listingWords } from "#app/i18n/listing.ts";
import { localeOf } from "#app/i18n/locale.ts";
import { officeWords } from "#app/i18n/office.ts";
import { Notice } from "#app/ui/notice.tsx";
import { useWords } from "#app/ui/use-words.ts";
import type { Route } from "./+types/applications";
import { addressOf } from "./applications/address.ts";
import { ApplicationTable } from "./applications/application-table.tsx";
import { FilterDialog } from "./applications/filter-dialog.tsx";
import { useLeftList } from "./applications/left-list.ts";
import { Pager } from "./applications/pager.tsx";
import { SavedViews } from "./applications/saved-views.tsx";
import { SearchForm } from "./applications/search-form.tsx";
import { StateViews } from "./applications/state-views.tsx";
import { TakeAway } from "./applications/take-away.tsx";
import { Ticking } from "./applications/ticking.tsx";
import { useCount } from "./applications/use-count.ts";
import { requirePermission } from "./frame/permission.server.ts";

export const handle = { live: true };

export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = context.get(actorContext);
  requirePermission(actor, "see:application");
  const { pathname, searchParams } = new URL(request.url);
  const wanted = wantedOf(searchParams);
  const turn = {
    after: placeOf(searchParams.get("apres"), wanted.sort),
    before: placeOf(searchParams.get("avant"), wanted.sort),
  };
  const [list, counts, parts, views] = await Promise.all([
    listApplicationsFor(actor, wanted, turn),
    countByState(actor),
    listParts(actor, localeOf(pathname)),
    listViews(actor),
  ]);
  const shown = list.rows.map(({ id }) => id);
  const unread = await countUnreadByApplication(actor, shown);
  return {
    rows: list.rows.map((row) => ({ ...row, unread: unread.get(row.id) ?? 0 })),
    total: list.total,
    next: list.next && wordOf(list.next),
    previous: list.previous && wordOf(list.previous),
    counts,
    parts,
    views,
    done: searchParams.has("fait") ? Number(searchParams.get("fait")) || 0 : null,
    wanted,
    campus: actor.kind === "staff" ? actor.campus : null,
    today: new Date().toISOString().slice(0, 10),
  };
}

export default function Applications({ loaderData }: Route.ComponentProps) {
  const { rows, total, next, previous, counts, parts, wanted, campus, today, views, done } =
    loaderData;
  const { list: old, titled } = useWords(officeWords);
  const words = useWords(listingWords);
  const figure = useCount();
  useLeftList(rows, next && addressOf(wanted, { apres: next }));
  return (
    <>
      <title>{titled(old.title)}</title>
      <div className="page-head">
        <div>
          <h1>{old.title}</h1>
          <p className="page-subtitle" role="status">
            {words.found(figure(total), total)}, {words.sorts[wanted.sort]}
          </p>
        </div>
      </div>
      {done !== null && (
        <Notice tone={done > 0 ? "ok" : "info"} role="status">
          {words.several.done(done)}
        </Notice>
      )}
      <StateViews counts={counts} wanted={wanted} />
      <SavedViews views={views} wanted={wanted} />
      <SearchForm wanted={wanted} parts={parts} />
      <FilterDialog wanted={wanted} parts={parts} campus={campus} />
      {rows.length === 0 ? (
        <Notice tone="sand" title={old.none}>
          {old.noneText}
        </Notice>
      ) : (
        <Ticking wanted={wanted} total={total}>
          <ApplicationTable rows={rows} today={today} wanted={wanted} />
        </Ticking>
      )}
      <Pager wanted={wanted} next={next} previous={previous} />
      {total > 0 && <TakeAway wanted={wanted} count={figure(total)} />}
    </>
  );
}
