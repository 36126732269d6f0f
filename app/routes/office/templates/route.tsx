import { Link } from "react-router";
import { templateMessages } from "#app/features/messaging/messages/template.ts";
import { listTemplates } from "#app/features/messaging/templates/template.server.ts";
import { actorContext } from "#app/http/context.ts";
import { officeMessages } from "#app/i18n/office.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { DataTable } from "#app/ui/data-table.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useLocale, useMessages, usePath } from "#app/ui/use-messages.ts";
import { useQuery } from "#app/ui/use-query.ts";
import { MessageViews } from "../messages/message-views.tsx";
import { requirePermission } from "../shell/permission.server.ts";
import { useClock } from "../shell/use-clock.ts";
import type { Route } from "./+types/route";

const TEMPLATES_PATH = "/administration/messages/modeles";

/** The message templates. Needs `write:message`. */
export async function loader({ context }: Route.LoaderArgs) {
  const actor = context.get(actorContext);
  requirePermission(actor, "write:message");
  return { templates: await listTemplates(actor) };
}

export default function Templates({ loaderData: { templates } }: Route.ComponentProps) {
  const t = useMessages(templateMessages);
  const { titled } = useMessages(officeMessages);
  const locale = useLocale();
  const clock = useClock();
  const path = usePath();
  const done = useQuery().text("done", 40);
  return (
    <>
      <title>{titled(t.title)}</title>
      <div className="page-head">
        <div>
          <h1>{t.title}</h1>
          <p className="page-subtitle">{t.text}</p>
        </div>
        <ButtonLink to={path(`${TEMPLATES_PATH}/nouveau`)}>{t.add}</ButtonLink>
      </div>
      <MessageViews />
      {(done === "saved" || done === "removed") && (
        <Notice tone="ok" role="status" className="above-small">
          {t[done]}
        </Notice>
      )}
      {templates.length === 0 ? (
        <p className="muted above">{t.empty}</p>
      ) : (
        <DataTable
          caption={t.title}
          rows={templates}
          getKey={(row) => row.id}
          columns={[
            {
              id: "name",
              label: t.name,
              isHead: true,
              cell: (row) => <Link to={path(`${TEMPLATES_PATH}/${row.id}`)}>{row.name}</Link>,
            },
            {
              id: "subject",
              label: t.subject,
              cell: (row) => (locale === "fr" ? row.subjectFr : row.subjectEn),
            },
            {
              id: "changed",
              label: t.changedOn,
              cell: (row) => <span className="numbers">{clock.date(row.updatedAt)}</span>,
            },
          ]}
        />
      )}
    </>
  );
}
