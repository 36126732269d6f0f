import { z } from "zod";
import { useActionResult } from "#app/client/action-result.tsx";
import { areaAction } from "#app/client/session/area-data.ts";
import { allowSweep } from "#app/features/installation/allow-sweep.server.ts";
import { takeOverStore } from "#app/features/installation/take-over-store.server.ts";
import { getHealth, type HealthView } from "#app/features/measures/health.server.ts";
import { healthMessages } from "#app/features/measures/messages/health.ts";
import { notificationsMessages } from "#app/features/notifications/messages/notifications.ts";
import { actorContext } from "#app/http/context.ts";
import { parseForm } from "#app/http/parse-form.server.ts";
import {
  invalidFormResponse,
  redirectTo,
  refusalResponse,
  requireFound,
} from "#app/http/responses.server.ts";
import { errorMessage } from "#app/i18n/error-message.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { officeMessages } from "#app/i18n/office.ts";
import { MINUTE_MS } from "#app/lib/duration.ts";
import { DataTable } from "#app/ui/data-table.tsx";
import { FormRefusalSummary, useFormRefusal } from "#app/ui/form-refusal.tsx";
import { NoWrapNumbers } from "#app/ui/no-wrap.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Tag } from "#app/ui/tag.tsx";
import { useLocale, useMessages } from "#app/ui/use-messages.ts";
import { useQuery } from "#app/ui/use-query.ts";
import { requirePermission } from "../shell/permission.server.ts";
import { useClock } from "../shell/use-clock.ts";
import type { Route } from "./+types/route";
import { StoreForms } from "./store-forms.tsx";

/** The health of the installation. Needs `see:health`, and its actions `manage:settings`. */
export async function loader({ context }: Route.LoaderArgs) {
  const actor = context.get(actorContext);
  requirePermission(actor, "see:health");
  return requireFound(await getHealth(actor));
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

/**
 * Takes over the file store, or allows one sweep that was stopped. 403 without `manage:settings`;
 * 503 when the store is unavailable, 409 for other refusals.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const actor = context.get(actorContext);
  requirePermission(actor, "manage:settings");
  const form = await parseForm(request, storeForm);
  if (!form.ok) return invalidFormResponse(form.errors, form.submitted);
  const { intent, waiting } = form.values;
  const result = requireFound(
    intent === "take-over" ? await takeOverStore(actor) : await allowSweep(actor, waiting),
  );
  if (!result.ok)
    return refusalResponse(result, {}, isStorageUnavailable(result.reason) ? 503 : 409);
  return redirectTo(request, `/administration/etat?done=${intent}`);
}

export const clientAction = (args: Route.ClientActionArgs) => areaAction(args);

const isStorageUnavailable = (reason: string) =>
  reason === "store-unavailable" || reason === "store-marker-not-written";

const tones = { ok: "ok", warning: "warn", down: "error" } as const;

export default function HealthPage({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useActionResult(actionData);
  const t = useMessages(healthMessages);
  const { titled, errorTitled, problem } = useMessages(officeMessages);
  const refusal = useFormRefusal(answer);
  const query = useQuery();
  const done = refusal.hasErrors ? null : query.text("done", 40);
  const locale = useLocale();
  const clock = useClock();
  const details = useHealthDetails(loaderData);
  const parts = Object.keys(loaderData.verdicts) as (keyof typeof details)[];
  const { at, verdicts } = loaderData;
  return (
    <>
      <title>{titled(refusal.hasErrors ? errorTitled(t.title) : t.title)}</title>
      <FormRefusalSummary
        refusal={refusal}
        title={problem}
        labels={{}}
        reasonMessage={refusal.reason && errorMessage(locale, refusal.reason)}
      />
      <div className="page-head">
        <div>
          <h1>{t.title}</h1>
          <p className="page-subtitle">{t.requested(clock.date(at), clock.namedTime(at))}</p>
        </div>
      </div>
      {(done === "take-over" || done === "allow-sweep") && (
        <Notice tone="ok" role="status" className="above-small">
          {(done === "take-over" ? t.takeOver : t.allow).done}
        </Notice>
      )}
      <DataTable
        caption={t.title}
        rows={parts}
        getKey={(part) => part}
        columns={[
          {
            ...{ id: "part", label: t.part, isHead: true },
            cell: (part) => <NoWrapNumbers text={t.parts[part]} />,
          },
          {
            id: "state",
            label: t.state,
            cell: (part) => <Tag tone={tones[verdicts[part]]}>{t.verdicts[verdicts[part]]}</Tag>,
          },
          { id: "detail", label: t.detail, cell: (part) => details[part] },
        ]}
      />
      <StoreForms removals={loaderData.health.removals} />
      <p className="above muted">{t.backup}</p>
    </>
  );
}

/** One line of details for each part. */
function useHealthDetails({
  health,
  at,
}: HealthView): Record<keyof HealthView["verdicts"], string> {
  const t = useMessages(healthMessages);
  const { office } = useMessages(notificationsMessages);
  const locale = useLocale();
  const clock = useClock();
  const { database, mail, files, antivirus, queue, addresses, removals } = health;
  const { outage } = mail;
  const mailText = mail.hasMailServer ? t.emails(mail.waiting, mail.dead) : t.noMailServer;
  const minutes = queue.oldest && Math.round((at.getTime() - queue.oldest.getTime()) / MINUTE_MS);
  const size = new Intl.NumberFormat(locale).format(Math.round((database.bytes ?? 0) / 1_000_000));
  return {
    database: t.database(size),
    files: t.files[files.place],
    mail: outage
      ? t.outage(office.dead.faults[outage.fault], clock.date(outage.since)) + mailText
      : mailText,
    queue: t.queue(queue.waiting, minutes ?? 0, queue.failed),
    addresses: addresses.fault ? t.addressFaults[addresses.fault] : t.addressesKnown,
    removals: describeRemovals(removals, t.removals, locale),
    antivirus: antivirus === null ? t.noAntivirus : t.antivirus(antivirus.waiting),
  };
}

type Removals = HealthView["health"]["removals"];

/**
 * The owner of the file store, the number of files to remove, and the size of a sweep that was
 * stopped.
 */
function describeRemovals(
  { isRehearsal, state, waiting, stopped }: Removals,
  t: (typeof healthMessages)["fr"]["removals"],
  locale: Locale,
): string {
  if (isRehearsal) return t.rehearsal;
  const format = new Intl.NumberFormat(locale).format;
  const owner = t[state ?? "unchecked"];
  const sweep = stopped ? t.stopped(format(stopped.waiting), format(stopped.total)) : "";
  return owner + (sweep || t.waiting(waiting));
}
