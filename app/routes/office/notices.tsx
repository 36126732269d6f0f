import type { DryRun } from "#app/features/notices/dry-run.server.ts";
import { listLeft, planNotices } from "#app/features/notices/dry-run.server.ts";
import { orNotFound } from "#app/http/answer.server.ts";
import { actorContext } from "#app/http/context.ts";
import { clockMessages } from "#app/i18n/clock.ts";
import { localeOf } from "#app/i18n/locale.ts";
import { noticesMessages } from "#app/i18n/notices.ts";
import { officeMessages } from "#app/i18n/office.ts";
import { Notice } from "#app/ui/notice.tsx";
import { Tag } from "#app/ui/tag.tsx";
import { useMessages } from "#app/ui/use-messages.ts";
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
  const { dry: t } = useMessages(noticesMessages).office;
  const { titled } = useMessages(officeMessages);
  const { zones } = useMessages(clockMessages);
  const { campus } = useClock();
  return (
    <>
      <title>{titled(t.title)}</title>
      <div className="page-head">
        <div>
          <h1>{t.title}</h1>
          <p className="page-subtitle">{t.subtitle}</p>
        </div>
      </div>
      <NoticeViews here="notices" />
      <div className="stack">
        <section aria-labelledby="upcoming" className="stack">
          <h2 id="upcoming">{t.upcoming}</h2>
          <Counts counts={plan.counts} />
          {plan.lines.length > 0 ? (
            <NoticeTable caption={t.upcoming} moment={t.when(zones[campus])} lines={plan.lines} />
          ) : (
            <Notice tone="sand">{t.nothing}</Notice>
          )}
        </section>
        <section aria-labelledby="lately" className="stack">
          <h2 id="lately">{t.lately}</h2>
          {left.length > 0 ? (
            <NoticeTable caption={t.lately} moment={t.left} lines={left} />
          ) : (
            <Notice tone="sand">{t.nothingLately}</Notice>
          )}
        </section>
        <p className="tiny-text muted">{t.clock(zones[campus])}</p>
      </div>
    </>
  );
}

function Counts({ counts }: Pick<DryRun, "counts">) {
  const { dry: t } = useMessages(noticesMessages).office;
  if (counts.length === 0) return null;
  return (
    <ul className="row plain-list" aria-label={t.counts}>
      {counts.map(({ kind, count }) => (
        <li key={kind}>
          <Tag tone="line">
            {t.kinds[kind]} <b className="figures">{count}</b>
          </Tag>
        </li>
      ))}
    </ul>
  );
}
