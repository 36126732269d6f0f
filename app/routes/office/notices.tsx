import type { DryRun } from "#app/features/notices/dry-run.server.ts";
import { listLeft, planNotices } from "#app/features/notices/dry-run.server.ts";
import { orNotFound } from "#app/http/answer.server.ts";
import { actorContext } from "#app/http/context.ts";
import { clockWords } from "#app/i18n/clock.ts";
import { localeOf } from "#app/i18n/locale.ts";
import { noticesWords } from "#app/i18n/notices.ts";
import { officeWords } from "#app/i18n/office.ts";
import { Notice } from "#app/ui/notice.tsx";
import { Tag } from "#app/ui/tag.tsx";
import { useWords } from "#app/ui/use-words.ts";
import type { Route } from "./+types/notices";
import { requirePermission } from "./frame/permission.server.ts";
import { useClock } from "./frame/use-clock.ts";
import { NoticeViews } from "./letters/notice-views.tsx";
import { NoticeTable } from "./notices/notice-table.tsx";
import { noticeSources } from "./notices/sources.server.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = context.get(actorContext);
  requirePermission(actor, "see:letters");
  const locale = localeOf(new URL(request.url).pathname);
  const [plan, left] = await Promise.all([
    planNotices(actor, locale, noticeSources),
    listLeft(actor, locale),
  ]);
  return { plan: orNotFound(plan), left: orNotFound(left) };
}

export default function Notices({ loaderData }: Route.ComponentProps) {
  const { plan, left } = loaderData;
  const { dry: words } = useWords(noticesWords).office;
  const { titled } = useWords(officeWords);
  const { zones } = useWords(clockWords);
  const { campus } = useClock();
  return (
    <>
      <title>{titled(words.title)}</title>
      <div className="page-head">
        <div>
          <h1>{words.title}</h1>
          <p className="page-subtitle">{words.subtitle}</p>
        </div>
      </div>
      <NoticeViews here="notices" />
      <div className="stack">
        <section aria-labelledby="upcoming" className="stack">
          <h2 id="upcoming">{words.upcoming}</h2>
          <Counts counts={plan.counts} />
          {plan.lines.length > 0 ? (
            <NoticeTable
              caption={words.upcoming}
              moment={words.when(zones[campus])}
              lines={plan.lines}
            />
          ) : (
            <Notice tone="sand">{words.nothing}</Notice>
          )}
        </section>
        <section aria-labelledby="lately" className="stack">
          <h2 id="lately">{words.lately}</h2>
          {left.length > 0 ? (
            <NoticeTable caption={words.lately} moment={words.left} lines={left} />
          ) : (
            <Notice tone="sand">{words.nothingLately}</Notice>
          )}
        </section>
        <p className="tiny-text muted">{words.clock(zones[campus])}</p>
      </div>
    </>
  );
}

function Counts({ counts }: Pick<DryRun, "counts">) {
  const { dry: words } = useWords(noticesWords).office;
  if (counts.length === 0) return null;
  return (
    <ul className="row plain-list" aria-label={words.counts}>
      {counts.map(({ kind, count }) => (
        <li key={kind}>
          <Tag tone="line">
            {words.kinds[kind]} <b className="figures">{count}</b>
          </Tag>
        </li>
      ))}
    </ul>
  );
}
