import { listMeasures } from "#app/features/measures/measure.server.ts";
import { dimensions } from "#app/features/measures/measure.ts";
import { pageSpeedMessages } from "#app/features/measures/messages/page-speed.ts";
import { actorContext } from "#app/http/context.ts";
import { getQuery, respondWithQuery } from "#app/http/request-query.server.ts";
import { officeMessages } from "#app/i18n/office.ts";
import { Notice } from "#app/ui/notice.tsx";
import { UnreadableQuery } from "#app/ui/unreadable-query.tsx";
import { useMessages } from "#app/ui/use-messages.ts";
import { requirePermission } from "../shell/permission.server.ts";
import type { Route } from "./+types/route";
import { Explanations } from "./explanations.tsx";
import { SideViews } from "./side-views.tsx";
import { isSpeedFiltered, paramNames, parseSpeedFilter } from "./speed-filter.ts";
import { SpeedFilterForm } from "./speed-filter-form.tsx";
import { knownPages } from "./speed-names.ts";
import { toSpeedRows } from "./speed-rows.ts";
import { SpeedTable } from "./speed-table.tsx";

/** The page speed that visitors measured. Needs `see:measures`. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = context.get(actorContext);
  requirePermission(actor, "see:measures");
  const query = getQuery(request);
  const speedFilter = parseSpeedFilter(query, knownPages);
  const lines = await listMeasures(actor, speedFilter.by, speedFilter);
  return respondWithQuery(query, {
    speedFilter,
    rows: lines.length > 0 ? toSpeedRows(lines) : [],
  });
}

export default function SpeedPage({ loaderData }: Route.ComponentProps) {
  const { speedFilter, rows, unreadable } = loaderData;
  const { titled } = useMessages(officeMessages);
  const t = useMessages(pageSpeedMessages);
  const isFiltered = isSpeedFiltered(speedFilter);
  return (
    <>
      <title>{titled(t.title)}</title>
      <div className="page-head">
        <div>
          <h1>{t.title}</h1>
          <p className="page-subtitle">{t.subtitle}</p>
        </div>
      </div>
      <UnreadableQuery
        values={unreadable}
        labels={Object.fromEntries(dimensions.map((side) => [paramNames[side], t.side[side]]))}
      />
      <SideViews speedFilter={speedFilter} />
      <SpeedFilterForm speedFilter={speedFilter} />
      {rows.length === 0 ? (
        <Notice tone="sand" title={isFiltered ? t.noneHere : t.none}>
          {isFiltered ? t.noneHereText : t.noneText}
        </Notice>
      ) : (
        <SpeedTable rows={rows} by={speedFilter.by} />
      )}
      <Explanations />
    </>
  );
}
