import { countUnreadByApplication } from "#app/features/messaging/thread.server.ts";
import { countByState, listApplicationsFor } from "#app/features/review/list.server.ts";
import { actorContext } from "#app/http/context.ts";
import { officeWords } from "#app/i18n/office.ts";
import { Notice } from "#app/ui/notice.tsx";
import { useWords } from "#app/ui/use-words.ts";
import type { Route } from "./+types/applications";
import { ApplicationTable } from "./applications/application-table.tsx";
import { filterOf } from "./applications/filter.ts";
import { Pager } from "./applications/pager.tsx";
import { SearchForm } from "./applications/search-form.tsx";
import { StateViews } from "./applications/state-views.tsx";
import { requirePermission } from "./frame/permission.server.ts";

export const handle = { live: true };

export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = context.get(actorContext);
  requirePermission(actor, "see:application");
  const filter = filterOf(new URL(request.url).searchParams);
  const [list, counts, unread] = await Promise.all([
    listApplicationsFor(actor, filter),
    countByState(actor),
    countUnreadByApplication(actor),
  ]);
  const rows = list.rows.map((row) => ({ ...row, unread: unread.get(row.id) ?? 0 }));
  return { ...list, rows, counts, filter, today: new Date().toISOString().slice(0, 10) };
}

export default function Applications({ loaderData }: Route.ComponentProps) {
  const { rows, total, page, pages, counts, filter, today } = loaderData;
  const { list: words, titled } = useWords(officeWords);
  return (
    <>
      <title>{titled(words.title)}</title>
      <div className="page-head">
        <div>
          <h1>{words.title}</h1>
          <p className="page-subtitle" role="status">
            {words.found(total)}, {words.order}
          </p>
        </div>
      </div>
      <StateViews counts={counts} filter={filter} />
      <SearchForm filter={filter} />
      {total === 0 ? (
        <Notice tone="sand" title={words.none}>
          {words.noneText}
        </Notice>
      ) : (
        <ApplicationTable rows={rows} today={today} />
      )}
      <Pager page={page} pages={pages} filter={filter} />
    </>
  );
}
