import { getToday } from "#app/features/access/today.server.ts";
import { countUnreadByApplication } from "#app/features/messaging/thread.server.ts";
import { listFilterOptions } from "#app/features/review/filter-options.server.ts";
import {
  formatCursor,
  parseApplicationFilter,
  parseCursor,
} from "#app/features/review/list/application-filter.ts";
import {
  countByState,
  listApplications,
} from "#app/features/review/list/list-applications.server.ts";
import { listSavedViews } from "#app/features/review/list/saved-views.server.ts";
import { applicationListMessages } from "#app/features/review/messages/application-list.ts";
import { actorContext } from "#app/http/context.ts";
import { getQuery, respondWithQuery } from "#app/http/request-query.server.ts";
import { getLocale } from "#app/i18n/locale.ts";
import { officeMessages } from "#app/i18n/office.ts";
import { Notice } from "#app/ui/notice.tsx";
import { UnreadableQuery } from "#app/ui/unreadable-query.tsx";
import { useMessages } from "#app/ui/use-messages.ts";
import { requirePermission } from "../shell/permission.server.ts";
import type { Route } from "./+types/route";
import { buildListUrl } from "./application-list-url.ts";
import { ApplicationTable } from "./application-table.tsx";
import { ExportApplicationsForm } from "./export-applications-form.tsx";
import { FilterDialog } from "./filter-dialog.tsx";
import { useRememberList } from "./last-list.ts";
import { Pager } from "./pager.tsx";
import { SavedViews } from "./saved-views.tsx";
import { SearchForm } from "./search-form.tsx";
import { SelectionForm } from "./selection-form.tsx";
import { StateViews } from "./state-views.tsx";
import { useFormatCount } from "./use-format-count.ts";

export const handle = { live: true };

/** The list of applications. Needs `see:application`. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = context.get(actorContext);
  requirePermission(actor, "see:application");
  const { pathname } = new URL(request.url);
  const query = getQuery(request);
  const listFilter = parseApplicationFilter(query);
  const cursor = {
    after: parseCursor(query.text("apres", 500), listFilter.sort),
    before: parseCursor(query.text("avant", 500), listFilter.sort),
  };
  const [list, counts, filterOptions, views] = await Promise.all([
    listApplications(actor, listFilter, cursor),
    countByState(actor),
    listFilterOptions(actor, getLocale(pathname)),
    listSavedViews(actor),
  ]);
  const ids = list.rows.map(({ id }) => id);
  const unread = await countUnreadByApplication(actor, ids);
  return respondWithQuery(query, {
    rows: list.rows.map((row) => ({ ...row, unread: unread.get(row.id) ?? 0 })),
    total: list.total,
    next: list.next && formatCursor(list.next),
    previous: list.previous && formatCursor(list.previous),
    counts,
    filterOptions,
    views,
    done: query.integer("done", { min: 0, max: 1_000_000 }),
    listFilter,
    campus: actor.kind === "staff" ? actor.campus : null,
    today: getToday(),
  });
}

export default function Applications({ loaderData }: Route.ComponentProps) {
  const {
    rows,
    total,
    next,
    previous,
    counts,
    filterOptions,
    listFilter,
    campus,
    today,
    views,
    done,
  } = loaderData;
  const { list: listTexts, titled } = useMessages(officeMessages);
  const t = useMessages(applicationListMessages);
  const { filter } = t;
  const formatCount = useFormatCount();
  useRememberList(rows, next && buildListUrl(listFilter, { apres: next }));
  return (
    <>
      <title>{titled(listTexts.title)}</title>
      <div className="page-head">
        <div>
          <h1>{listTexts.title}</h1>
          <p className="page-subtitle" role="status">
            {t.found(formatCount(total), total)}, {t.sorts[listFilter.sort]}
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
          ...{ charge: filter.assignee, formation: filter.courseId, repondu: filter.answeredSince },
          ...{
            universite: filter.universityId,
            pieces: filter.isMissingProofs,
            refus: filter.needsSecondReview,
          },
          ...{ attendu: filter.request, entretien: filter.hasOtherTimeRequest, tri: t.sortBy },
        }}
      />
      <StateViews counts={counts} listFilter={listFilter} />
      <SavedViews views={views} listFilter={listFilter} />
      <SearchForm listFilter={listFilter} filterOptions={filterOptions} />
      <FilterDialog listFilter={listFilter} filterOptions={filterOptions} campus={campus} />
      {rows.length === 0 ? (
        <Notice tone="sand" title={listTexts.none}>
          {listTexts.noneText}
        </Notice>
      ) : (
        <SelectionForm listFilter={listFilter} total={total}>
          <ApplicationTable rows={rows} today={today} listFilter={listFilter} />
        </SelectionForm>
      )}
      <Pager listFilter={listFilter} next={next} previous={previous} />
      {total > 0 && <ExportApplicationsForm listFilter={listFilter} count={formatCount(total)} />}
    </>
  );
}
