import { areaAction } from "#app/client/session/area-data.ts";
import { can } from "#app/features/access/permissions.ts";
import { notificationsMessages } from "#app/features/notifications/messages/notifications.ts";
import {
  countUndeliveredEmails,
  discardEmail,
  getMailOutage,
  listUndeliveredEmails,
  resendEmails,
} from "#app/features/notifications/undelivered-emails.server.ts";
import { actorContext } from "#app/http/context.ts";
import { parseForm } from "#app/http/parse-form.server.ts";
import { getQuery } from "#app/http/request-query.server.ts";
import { redirectTo, requireFound } from "#app/http/responses.server.ts";
import { officeMessages } from "#app/i18n/office.ts";
import { Notice } from "#app/ui/notice.tsx";
import { useMessages } from "#app/ui/use-messages.ts";
import { requirePermission } from "../shell/permission.server.ts";
import { useClock } from "../shell/use-clock.ts";
import type { Route } from "./+types/route";
import { NotificationViews } from "./notification-views.tsx";
import { ResendBar } from "./resend-bar.tsx";
import { undeliveredForm } from "./undelivered-form.server.ts";
import { UndeliveredTable } from "./undelivered-table.tsx";

const UNDELIVERED_PATH = "/administration/courriers";

/** The emails that could not be delivered. Needs `see:emails`, and its actions `manage:emails`. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = context.get(actorContext);
  requirePermission(actor, "see:emails");
  const [emails, total, outage] = await Promise.all([
    listUndeliveredEmails(actor),
    countUndeliveredEmails(actor),
    getMailOutage(actor),
  ]);
  const query = getQuery(request);
  const count = query.integer("count", { min: 0, max: 1_000_000 }) ?? 0;
  const done = { result: query.text("done", 40), count };
  return {
    emails: requireFound(emails),
    total,
    outage,
    done,
    canManage: can(actor, "manage:emails"),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const actor = context.get(actorContext);
  requirePermission(actor, "manage:emails");
  const form = await parseForm(request, undeliveredForm);
  if (!form.ok) return redirectTo(request, UNDELIVERED_PATH);
  const { intent, email: emailIds = [] } = form.values;
  if (intent === "discard") {
    requireFound(await discardEmail(actor, emailIds[0] ?? ""));
    return redirectTo(request, `${UNDELIVERED_PATH}?done=discarded`);
  }
  const { sent } = requireFound(await resendEmails(actor, intent === "resend" ? emailIds : "all"));
  return redirectTo(request, `${UNDELIVERED_PATH}?done=resent&count=${sent}`);
}

export const clientAction = (args: Route.ClientActionArgs) => areaAction(args);

export default function UndeliveredPage({ loaderData }: Route.ComponentProps) {
  const { emails, total, outage, done, canManage } = loaderData;
  const { dead: t } = useMessages(notificationsMessages).office;
  const { titled } = useMessages(officeMessages);
  const clock = useClock();
  const doneText = done.result === "resent" ? t.done.resent(done.count) : t.done.discarded;
  return (
    <>
      <title>{titled(t.title)}</title>
      <div className="page-head">
        <div>
          <h1>{t.title}</h1>
          <p className="page-subtitle">{total > 0 && t.found(total)}</p>
        </div>
      </div>
      <NotificationViews current="undelivered" />
      {done.result && (
        <Notice
          tone={done.result === "resent" && done.count === 0 ? "warn" : "ok"}
          role="status"
          className="above-small"
        >
          {doneText}
        </Notice>
      )}
      {outage && (
        <Notice tone="warn" title={t.outage} className="above-small">
          {t.outageText(clock.date(outage.since), clock.time(outage.since), outage.waiting)}
        </Notice>
      )}
      {emails.length > 0 ? (
        <div className="bulk-selection">
          {canManage && <ResendBar total={total} />}
          <UndeliveredTable emails={emails} canManage={canManage} />
        </div>
      ) : (
        <Notice tone="sand" title={t.none} className="above-small">
          {t.noneText}
        </Notice>
      )}
    </>
  );
}
