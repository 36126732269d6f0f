import { Link } from "react-router";
import { type Intake, listIntakes } from "#app/features/admissions/intake/intake.server.ts";
import { intakeMessages } from "#app/features/admissions/messages/intake.ts";
import { actorContext } from "#app/http/context.ts";
import { requireFound } from "#app/http/responses.server.ts";
import { formatDate } from "#app/i18n/format.ts";
import { officeMessages } from "#app/i18n/office.ts";
import { toCalendarDate } from "#app/lib/calendar-date.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { DataTable } from "#app/ui/data-table.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Tag } from "#app/ui/tag.tsx";
import { useLocale, useMessages, usePath } from "#app/ui/use-messages.ts";
import { useQuery } from "#app/ui/use-query.ts";
import { requirePermission } from "../shell/permission.server.ts";
import type { Route } from "./+types/route";
import { getIntakeState } from "./intake-state.ts";

const INTAKES_PATH = "/administration/rentrees";

/** The intakes. Needs `manage:intakes`. */
export async function loader({ context }: Route.LoaderArgs) {
  const actor = context.get(actorContext);
  requirePermission(actor, "manage:intakes");
  return { intakes: requireFound(await listIntakes(actor)), at: new Date() };
}

export default function Intakes({ loaderData: { intakes, at } }: Route.ComponentProps) {
  const { office: t } = useMessages(intakeMessages);
  const { titled } = useMessages(officeMessages);
  const path = usePath();
  const query = useQuery();
  return (
    <>
      <title>{titled(t.title)}</title>
      <div className="page-head">
        <div>
          <h1>{t.title}</h1>
          <p className="page-subtitle">{t.text}</p>
        </div>
        <ButtonLink to={path(`${INTAKES_PATH}/nouvelle`)}>{t.add}</ButtonLink>
      </div>
      {query.has("done") && (
        <Notice tone="ok" role="status" className="above-small">
          {query.text("done", 40) === "removed" ? t.remove.done : t.saved}
        </Notice>
      )}
      <IntakeTable intakes={intakes} at={at} />
    </>
  );
}

const tones = { coming: "line", open: "ok", closed: "neutral" } as const;

function IntakeTable({ intakes, at }: { intakes: Intake[]; at: Date }) {
  const { office: t } = useMessages(intakeMessages);
  const locale = useLocale();
  const path = usePath();
  return (
    <DataTable
      caption={t.title}
      rows={intakes}
      getKey={(row) => row.id}
      columns={[
        {
          id: "name",
          label: t.name,
          isHead: true,
          cell: (row) => (
            <Link to={path(`${INTAKES_PATH}/${row.id}`)}>
              {locale === "fr" ? row.nameFr : row.nameEn}
            </Link>
          ),
        },
        {
          id: "opens",
          label: t.opens,
          cell: (row) => (
            <span className="numbers">{formatDate(locale, toCalendarDate(row.opensAt))}</span>
          ),
        },
        {
          id: "closes",
          label: t.closes,
          cell: (row) => (
            <span className="numbers">{formatDate(locale, toCalendarDate(row.closesAt))}</span>
          ),
        },
        {
          id: "state",
          label: t.state,
          cell: (row) => {
            const state = getIntakeState(row, at);
            return <Tag tone={tones[state]}>{t.states[state]}</Tag>;
          },
        },
      ]}
    />
  );
}
