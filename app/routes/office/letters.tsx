import { can } from "#app/features/identity/permissions.ts";
import {
  countUndelivered,
  giveUp,
  listUndelivered,
  outageFor,
  sendAgain,
} from "#app/features/notices/dead-letter.server.ts";
import { goTo, orNotFound } from "#app/http/answer.server.ts";
import { actorContext } from "#app/http/context.ts";
import { parseForm } from "#app/http/form.server.ts";
import { queryOf } from "#app/http/query.server.ts";
import { noticesMessages } from "#app/i18n/notices.ts";
import { officeMessages } from "#app/i18n/office.ts";
import { Notice } from "#app/ui/notice.tsx";
import { useMessages } from "#app/ui/use-messages.ts";
import type { Route } from "./+types/letters";
import { requirePermission } from "./frame/permission.server.ts";
import { useClock } from "./frame/use-clock.ts";
import { letterAct } from "./letters/forms.server.ts";
import { LetterTable } from "./letters/letter-table.tsx";
import { NoticeViews } from "./letters/notice-views.tsx";
import { SeveralBar } from "./letters/several-bar.tsx";

const HERE = "/administration/courriers";

export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = context.get(actorContext);
  requirePermission(actor, "see:letters");
  const [letters, total, outage] = await Promise.all([
    listUndelivered(actor),
    countUndelivered(actor),
    outageFor(actor),
  ]);
  const query = queryOf(request);
  const count = query.integer("nombre", { min: 0, max: 1_000_000 }) ?? 0;
  const done = { what: query.text("fait", 40), count };
  return { letters: orNotFound(letters), total, outage, done, deals: can(actor, "manage:letters") };
}

export async function action({ request, context }: Route.ActionArgs) {
  const actor = context.get(actorContext);
  requirePermission(actor, "manage:letters");
  const form = await parseForm(request, letterAct);
  if (!form.ok) return goTo(request, HERE);
  const { intent, letter = [] } = form.values;
  if (intent === "given-up") {
    orNotFound(await giveUp(actor, letter[0] ?? ""));
    return goTo(request, `${HERE}?fait=${intent}`);
  }
  const { sent } = orNotFound(await sendAgain(actor, intent === "again" ? letter : "all"));
  return goTo(request, `${HERE}?fait=again&nombre=${sent}`);
}

export default function Letters({ loaderData }: Route.ComponentProps) {
  const { letters, total, outage, done, deals } = loaderData;
  const { dead: t } = useMessages(noticesMessages).office;
  const { titled } = useMessages(officeMessages);
  const clock = useClock();
  const said = done.what === "again" ? t.done.again(done.count) : t.done.givenUp;
  return (
    <>
      <title>{titled(t.title)}</title>
      <div className="page-head">
        <div>
          <h1>{t.title}</h1>
          <p className="page-subtitle">{total > 0 && t.found(total)}</p>
        </div>
      </div>
      <NoticeViews here="letters" />
      {done.what && (
        <Notice
          tone={done.what === "again" && done.count === 0 ? "warn" : "ok"}
          role="status"
          className="above-small"
        >
          {said}
        </Notice>
      )}
      {outage && (
        <Notice tone="warn" title={t.outage} className="above-small">
          {t.outageText(clock.date(outage.since), clock.time(outage.since), outage.waiting)}
        </Notice>
      )}
      {letters.length > 0 ? (
        <div className="ticking">
          {deals && <SeveralBar total={total} />}
          <LetterTable letters={letters} deals={deals} />
        </div>
      ) : (
        <Notice tone="sand" title={t.none} className="above-small">
          {t.noneText}
        </Notice>
      )}
    </>
  );
}
