import { can } from "#app/features/identity/permissions.ts";
import {
  giveUp,
  listUndelivered,
  outageFor,
  sendAgain,
} from "#app/features/notices/dead-letter.server.ts";
import { goTo, orNotFound } from "#app/http/answer.server.ts";
import { actorContext } from "#app/http/context.ts";
import { parseForm } from "#app/http/form.server.ts";
import { formatDate, formatTime } from "#app/i18n/format.ts";
import { noticesWords } from "#app/i18n/notices.ts";
import { officeWords } from "#app/i18n/office.ts";
import { Notice } from "#app/ui/notice.tsx";
import { useLocale, useWords } from "#app/ui/use-words.ts";
import type { Route } from "./+types/letters";
import { requirePermission } from "./frame/permission.server.ts";
import { letterAct } from "./letters/forms.server.ts";
import { LetterTable } from "./letters/letter-table.tsx";
import { NoticeViews } from "./letters/notice-views.tsx";

const HERE = "/administration/courriers";

export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = context.get(actorContext);
  requirePermission(actor, "see:letters");
  const [letters, outage] = await Promise.all([listUndelivered(actor), outageFor(actor)]);
  const done = new URL(request.url).searchParams.get("fait");
  return { letters: orNotFound(letters), outage, done, deals: can(actor, "manage:letters") };
}

export async function action({ request, context }: Route.ActionArgs) {
  const actor = context.get(actorContext);
  requirePermission(actor, "manage:letters");
  const form = await parseForm(request, letterAct);
  if (!form.ok) return goTo(request, HERE);
  const { intent, letter } = form.values;
  orNotFound(await (intent === "again" ? sendAgain(actor, letter) : giveUp(actor, letter)));
  return goTo(request, `${HERE}?fait=${intent}`);
}

export default function Letters({ loaderData }: Route.ComponentProps) {
  const { letters, outage, done, deals } = loaderData;
  const { dead: words } = useWords(noticesWords).office;
  const { titled } = useWords(officeWords);
  const locale = useLocale();
  const sentences: Record<string, string> = words.done;
  return (
    <>
      <title>{titled(words.title)}</title>
      <div className="page-head">
        <div>
          <h1>{words.title}</h1>
          <p className="page-subtitle">{letters.length > 0 && words.found(letters.length)}</p>
        </div>
      </div>
      <NoticeViews here="letters" />
      {done && sentences[done] && (
        <Notice tone="ok" role="status" className="above-small">
          {sentences[done]}
        </Notice>
      )}
      {outage && (
        <Notice tone="warn" title={words.outage} className="above-small">
          {words.outageText(
            formatDate(locale, outage.since),
            formatTime(locale, outage.since),
            outage.waiting,
          )}
        </Notice>
      )}
      {letters.length > 0 ? (
        <LetterTable letters={letters} deals={deals} />
      ) : (
        <Notice tone="sand" title={words.none}>
          {words.noneText}
        </Notice>
      )}
    </>
  );
}
