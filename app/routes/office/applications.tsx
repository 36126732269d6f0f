import { countUnreadByApplication } from "#app/features/messaging/thread.server.ts";
import { countByState, listApplicationsFor } from "#app/features/review/list/list.server.ts";
import { listViews } from "#app/features/review/list/views.server.ts";
import { placeOf, wantedOf, wordOf } from "#app/features/review/list/wanted.ts";
import { listParts } from "#app/features/review/parts.server.ts";
import { actorContext } from "#app/http/context.ts";
import { answerQuery, queryOf } from "#app/http/query.server.ts";
import { listingMessages } from "#app/i18n/listing.ts";
import { localeOf } from "#app/i18n/locale.ts";
import { officeMessages } from "#app/i18n/office.ts";
import { Notice } from "#app/ui/notice.tsx";
import { UnreadableQuery } from "#app/ui/unreadable-query.tsx";
import { useMessages } from "#app/ui/use-messages.ts";
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
  const { pathname } = new URL(request.url);
  const query = queryOf(request);
  const wanted = wantedOf(query);
  const turn = {
    after: placeOf(query.text("apres", 500), wanted.sort),
    before: placeOf(query.text("avant", 500), wanted.sort),
  };
  const [list, counts, parts, views] = await Promise.all([
    listApplicationsFor(actor, wanted, turn),
    countByState(actor),
    listParts(actor, localeOf(pathname)),
    listViews(actor),
  ]);
  const shown = list.rows.map(({ id }) => id);
  const unread = await countUnreadByApplication(actor, shown);
  return answerQuery(query, {
    rows: list.rows.map((row) => ({ ...row, unread: unread.get(row.id) ?? 0 })),
    total: list.total,
    next: list.next && wordOf(list.next),
    previous: list.previous && wordOf(list.previous),
    counts,
    parts,
    views,
    done: query.integer("fait", { min: 0, max: 1_000_000 }),
    wanted,
    campus: actor.kind === "staff" ? actor.campus : null,
    today: new Date().toISOString().slice(0, 10),
  });
}

export default function Applications({ loaderData }: Route.ComponentProps) {
  const { rows, total, next, previous, counts, parts, wanted, campus, today, views, done } =
    loaderData;
  const { list: old, titled } = useMessages(officeMessages);
  const t = useMessages(listingMessages);
  const { filter } = t;
  const figure = useCount();
  useLeftList(rows, next && addressOf(wanted, { apres: next }));
  return (
    <>
      <title>{titled(old.title)}</title>
      <div className="page-head">
        <div>
          <h1>{old.title}</h1>
          <p className="page-subtitle" role="status">
            {t.found(figure(total), total)}, {t.sorts[wanted.sort]}
          </p>
        </div>
      </div>
      {done !== null && (
        <Notice tone={done > 0 ? "ok" : "info"} role="status">
          {t.several.done(done)}
        </Notice>
      )}
      <UnreadableQuery
        values={loaderData.unreadable}
        labels={{
          ...{ etat: filter.states, campus: filter.campus, rentree: filter.intakeId },
          ...{ charge: filter.charge, formation: filter.courseId, repondu: filter.answeredSince },
          ...{
            universite: filter.universityId,
            pieces: filter.lacksProofs,
            refus: filter.toReread,
          },
          ...{ attendu: filter.asked, entretien: filter.otherTime, tri: t.sortBy },
        }}
      />
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
