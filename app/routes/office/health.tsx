import { healthFor, type ShownHealth } from "#app/features/measures/health.server.ts";
import { orNotFound } from "#app/http/answer.server.ts";
import { actorContext } from "#app/http/context.ts";
import { formatDate, formatTime } from "#app/i18n/format.ts";
import { healthWords } from "#app/i18n/health.ts";
import { noticesWords } from "#app/i18n/notices.ts";
import { officeWords } from "#app/i18n/office.ts";
import { DataTable } from "#app/ui/data-table.tsx";
import { Tag } from "#app/ui/tag.tsx";
import { useLocale, useWords } from "#app/ui/use-words.ts";
import type { Route } from "./+types/health";
import { requirePermission } from "./frame/permission.server.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const actor = context.get(actorContext);
  requirePermission(actor, "see:health");
  return orNotFound(await healthFor(actor));
}

const tones = { well: "ok", look: "warn", down: "error" } as const;

export default function HealthPage({ loaderData }: Route.ComponentProps) {
  const words = useWords(healthWords);
  const { titled } = useWords(officeWords);
  const locale = useLocale();
  const told = useTold(loaderData);
  const parts = Object.keys(loaderData.verdicts) as (keyof typeof told)[];
  const { at, verdicts } = loaderData;
  return (
    <>
      <title>{titled(words.title)}</title>
      <div className="page-head">
        <div>
          <h1>{words.title}</h1>
          <p className="page-subtitle">
            {words.asked(formatDate(locale, at), formatTime(locale, at))}
          </p>
        </div>
      </div>
      <DataTable
        caption={words.title}
        rows={parts}
        keyOf={(part) => part}
        columns={[
          { id: "part", label: words.part, isHead: true, cell: (part) => words.parts[part] },
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
      <p className="above muted">{words.backup}</p>
    </>
  );
}

/** What is said of each part, in a line. */
function useTold({ health, at }: ShownHealth): Record<keyof ShownHealth["verdicts"], string> {
  const words = useWords(healthWords);
  const { office } = useWords(noticesWords);
  const locale = useLocale();
  const { database, mail, files, antivirus, queue, addresses } = health;
  const { outage } = mail;
  const letters = mail.reachesNobody ? words.noMailServer : words.letters(mail.waiting, mail.dead);
  const minutes = queue.oldest && Math.round((at.getTime() - queue.oldest.getTime()) / 60_000);
  const size = new Intl.NumberFormat(locale).format(Math.round((database.bytes ?? 0) / 1_000_000));
  return {
    database: words.database(size),
    files: words.files[files.place],
    mail: outage
      ? words.outage(office.dead.faults[outage.fault], formatDate(locale, outage.since)) + letters
      : letters,
    queue: words.queue(queue.waiting, minutes ?? 0, queue.failed),
    addresses: addresses.fault ? words.addressFaults[addresses.fault] : words.addressesKnown,
    antivirus: antivirus === null ? words.noAntivirus : words.antivirus(antivirus.waiting),
  };
}
