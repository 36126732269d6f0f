import { listMeasures } from "#app/features/measures/measure.server.ts";
import { sides } from "#app/features/measures/measure.ts";
import { actorContext } from "#app/http/context.ts";
import { answerQuery, queryOf } from "#app/http/query.server.ts";
import { officeMessages } from "#app/i18n/office.ts";
import { speedMessages } from "#app/i18n/speed.ts";
import { Notice } from "#app/ui/notice.tsx";
import { UnreadableQuery } from "#app/ui/unreadable-query.tsx";
import { useMessages } from "#app/ui/use-messages.ts";
import type { Route } from "./+types/speed";
import { requirePermission } from "./frame/permission.server.ts";
import { Explanations } from "./speed/explanations.tsx";
import { filterOf, isNarrowed, names } from "./speed/filter.ts";
import { FilterForm } from "./speed/filter-form.tsx";
import { knownPages } from "./speed/names.ts";
import { rowsOf } from "./speed/rows.ts";
import { SideViews } from "./speed/side-views.tsx";
import { SpeedTable } from "./speed/speed-table.tsx";

export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = context.get(actorContext);
  requirePermission(actor, "see:measures");
  const query = queryOf(request);
  const asked = filterOf(query, knownPages);
  const lines = await listMeasures(actor, asked.by, asked);
  return answerQuery(query, { asked, rows: lines.length > 0 ? rowsOf(lines) : [] });
}

export default function Speed({ loaderData }: Route.ComponentProps) {
  const { asked, rows, unreadable } = loaderData;
  const { titled } = useMessages(officeMessages);
  const t = useMessages(speedMessages);
  const narrowed = isNarrowed(asked);
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
        labels={Object.fromEntries(sides.map((side) => [names[side], t.side[side]]))}
      />
      <SideViews asked={asked} />
      <FilterForm asked={asked} />
      {rows.length === 0 ? (
        <Notice tone="sand" title={narrowed ? t.noneHere : t.none}>
          {narrowed ? t.noneHereText : t.noneText}
        </Notice>
      ) : (
        <SpeedTable rows={rows} by={asked.by} />
      )}
      <Explanations />
    </>
  );
}
