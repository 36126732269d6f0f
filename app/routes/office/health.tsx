import { z } from "zod";
import { allowSweep } from "#app/features/installation/allow-sweep.server.ts";
import { takeOverStore } from "#app/features/installation/take-over-store.server.ts";
import { healthFor, type ShownHealth } from "#app/features/measures/health.server.ts";
import { goTo, invalid, orNotFound, refused } from "#app/http/answer.server.ts";
import { actorContext } from "#app/http/context.ts";
import { parseForm } from "#app/http/form.server.ts";
import { healthWords } from "#app/i18n/health.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { noticesWords } from "#app/i18n/notices.ts";
import { officeWords } from "#app/i18n/office.ts";
import { sentenceOf } from "#app/i18n/reason.ts";
import { useFormAnswer } from "#app/late/form-answer.tsx";
import { DataTable } from "#app/ui/data-table.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Refusal, useRefused } from "#app/ui/refusal.tsx";
import { Tag } from "#app/ui/tag.tsx";
import { UnbrokenNumbers } from "#app/ui/unbroken.tsx";
import { useQuery } from "#app/ui/use-query.ts";
import { useLocale, useWords } from "#app/ui/use-words.ts";
import type { Route } from "./+types/health";
import { requirePermission } from "./frame/permission.server.ts";
import { useClock } from "./frame/use-clock.ts";
import { StoreForms } from "./health/store-forms.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  const actor = context.get(actorContext);
  requirePermission(actor, "see:health");
  return orNotFound(await healthFor(actor));
}

const storeForm = z.object({
  intent: z.enum(["take-over", "allow-sweep"], "not-in-list"),
  waiting: z.coerce
    .number("unreadable")
    .int("unreadable")
    .min(0, "unreadable")
    .max(1e9, "unreadable")
    .default(0),
});

/** Takes the store over, or allows the sweep that stopped: administrators, once each. */
export async function action({ request, context }: Route.ActionArgs) {
  const actor = context.get(actorContext);
  requirePermission(actor, "manage:settings");
  const form = await parseForm(request, storeForm);
  if (!form.ok) return invalid(form.errors, form.typed);
  const { intent, waiting } = form.values;
  const done = orNotFound(
    intent === "take-over" ? await takeOverStore(actor) : await allowSweep(actor, waiting),
  );
  if (!done.ok) return refused(done, {}, isAway(done.reason) ? 503 : 409);
  return goTo(request, `/administration/etat?fait=${intent}`);
}

const isAway = (reason: string) => reason === "store-away" || reason === "store-mark-unwritten";

const tones = { well: "ok", look: "warn", down: "error" } as const;

export default function HealthPage({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useFormAnswer(actionData);
  const words = useWords(healthWords);
  const { titled, errorTitled, problem } = useWords(officeWords);
  const refusal = useRefused(answer);
  const asked = useQuery();
  const done = refusal.wrong ? null : asked.text("fait", 40);
  const locale = useLocale();
  const clock = useClock();
  const told = useTold(loaderData);
  const parts = Object.keys(loaderData.verdicts) as (keyof typeof told)[];
  const { at, verdicts } = loaderData;
  return (
    <>
      <title>{titled(refusal.wrong ? errorTitled(words.title) : words.title)}</title>
      <Refusal
        refused={refusal}
        title={problem}
        labels={{}}
        why={refusal.reason && sentenceOf(locale, refusal.reason)}
      />
      <div className="page-head">
        <div>
          <h1>{words.title}</h1>
          <p className="page-subtitle">{words.asked(clock.date(at), clock.namedTime(at))}</p>
        </div>
      </div>
      {(done === "take-over" || done === "allow-sweep") && (
        <Notice tone="ok" role="status" className="above-small">
          {(done === "take-over" ? words.takeOver : words.allow).done}
        </Notice>
      )}
      <DataTable
        caption={words.title}
        rows={parts}
        keyOf={(part) => part}
        columns={[
          {
            ...{ id: "part", label: words.part, isHead: true },
            cell: (part) => <UnbrokenNumbers text={words.parts[part]} />,
          },
          {
            id: "state",
            label: words.state,
            cell: (part) => (
              <Tag tone={tones[verdicts[part]]}>{words.verdicts[verdicts[part]]}</Tag>
            ),
          },
          { id: "told", label: words.detail, cell: (part) => told[part] },
        ]}
      />
      <StoreForms removals={loaderData.health.removals} />
      <p className="above muted">{words.backup}</p>
    </>
  );
}

/** What is said of each part, in a line. */
function useTold({ health, at }: ShownHealth): Record<keyof ShownHealth["verdicts"], string> {
  const words = useWords(healthWords);
  const { office } = useWords(noticesWords);
  const locale = useLocale();
  const clock = useClock();
  const { database, mail, files, antivirus, queue, addresses, removals } = health;
  const { outage } = mail;
  const letters = mail.reachesNobody ? words.noMailServer : words.letters(mail.waiting, mail.dead);
  const minutes = queue.oldest && Math.round((at.getTime() - queue.oldest.getTime()) / 60_000);
  const size = new Intl.NumberFormat(locale).format(Math.round((database.bytes ?? 0) / 1_000_000));
  return {
    database: words.database(size),
    files: words.files[files.place],
    mail: outage
      ? words.outage(office.dead.faults[outage.fault], clock.date(outage.since)) + letters
      : letters,
    queue: words.queue(queue.waiting, minutes ?? 0, queue.failed),
    addresses: addresses.fault ? words.addressFaults[addresses.fault] : words.addressesKnown,
    removals: toldRemovals(removals, words.removals, locale),
    antivirus: antivirus === null ? words.noAntivirus : words.antivirus(antivirus.waiting),
  };
}

type Removals = ShownHealth["health"]["removals"];

/** Whose the store is, what waits, and what a sweep that stopped would have taken. */
function toldRemovals(
  { isRehearsal, state, waiting, stopped }: Removals,
  words: (typeof healthWords)["fr"]["removals"],
  locale: Locale,
): string {
  if (isRehearsal) return words.rehearsal;
  const format = new Intl.NumberFormat(locale).format;
  const owner = words[state ?? "unchecked"];
  const sweep = stopped ? words.stopped(format(stopped.waiting), format(stopped.total)) : "";
  return owner + (sweep || words.waiting(waiting));
}
