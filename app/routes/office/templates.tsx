import { Link } from "react-router";
import { listTemplates } from "#app/features/messaging/templates/template.server.ts";
import { actorContext } from "#app/http/context.ts";
import { officeWords } from "#app/i18n/office.ts";
import { templateWords } from "#app/i18n/template.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { DataTable } from "#app/ui/data-table.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useQuery } from "#app/ui/use-query.ts";
import { useLocale, usePath, useWords } from "#app/ui/use-words.ts";
import type { Route } from "./+types/templates";
import { requirePermission } from "./frame/permission.server.ts";
import { useClock } from "./frame/use-clock.ts";
import { MessageViews } from "./messages/message-views.tsx";

const PAGE = "/administration/messages/modeles";

export async function loader({ context }: Route.LoaderArgs) {
  const actor = context.get(actorContext);
  requirePermission(actor, "write:message");
  return { templates: await listTemplates(actor) };
}

export default function Templates({ loaderData: { templates } }: Route.ComponentProps) {
  const words = useWords(templateWords);
  const { titled } = useWords(officeWords);
  const locale = useLocale();
  const clock = useClock();
  const path = usePath();
  const done = useQuery().text("fait", 40);
  return (
    <>
      <title>{titled(words.title)}</title>
      <div className="page-head">
        <div>
          <h1>{words.title}</h1>
          <p className="page-subtitle">{words.text}</p>
        </div>
        <ButtonLink to={path(`${PAGE}/nouveau`)}>{words.add}</ButtonLink>
      </div>
      <MessageViews />
      {(done === "saved" || done === "removed") && (
        <Notice tone="ok" role="status" className="above-small">
          {words[done]}
        </Notice>
      )}
      {templates.length === 0 ? (
        <p className="muted above">{words.empty}</p>
      ) : (
        <DataTable
          caption={words.title}
          rows={templates}
          keyOf={(row) => row.id}
          columns={[
            {
              id: "name",
              label: words.name,
              isHead: true,
              cell: (row) => <Link to={path(`${PAGE}/${row.id}`)}>{row.name}</Link>,
            },
            {
              id: "subject",
              label: words.subject,
              cell: (row) => (locale === "fr" ? row.subjectFr : row.subjectEn),
            },
            {
              id: "changed",
              label: words.changedOn,
              cell: (row) => <span className="figures">{clock.date(row.updatedAt)}</span>,
            },
          ]}
        />
      )}
    </>
  );
}
