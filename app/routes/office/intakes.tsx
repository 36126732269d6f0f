import { Link } from "react-router";
import { calendarDate } from "#app/features/admissions/calendar.ts";
import { type Intake, listIntakes } from "#app/features/admissions/intake/intake.server.ts";
import { orNotFound } from "#app/http/answer.server.ts";
import { actorContext } from "#app/http/context.ts";
import { formatDate } from "#app/i18n/format.ts";
import { intakeWords } from "#app/i18n/intake.ts";
import { officeWords } from "#app/i18n/office.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { DataTable } from "#app/ui/data-table.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Tag } from "#app/ui/tag.tsx";
import { useQuery } from "#app/ui/use-query.ts";
import { useLocale, usePath, useWords } from "#app/ui/use-words.ts";
import type { Route } from "./+types/intakes";
import { requirePermission } from "./frame/permission.server.ts";
import { stateAt } from "./intakes/state-at.ts";

const PAGE = "/administration/rentrees";

export async function loader({ context }: Route.LoaderArgs) {
  const actor = context.get(actorContext);
  requirePermission(actor, "manage:intakes");
  return { intakes: orNotFound(await listIntakes(actor)), at: new Date() };
}

export default function Intakes({ loaderData: { intakes, at } }: Route.ComponentProps) {
  const { office: words } = useWords(intakeWords);
  const { titled } = useWords(officeWords);
  const path = usePath();
  const asked = useQuery();
  return (
    <>
      <title>{titled(words.title)}</title>
      <div className="page-head">
        <div>
          <h1>{words.title}</h1>
          <p className="page-subtitle">{words.text}</p>
        </div>
        <ButtonLink to={path(`${PAGE}/nouvelle`)}>{words.add}</ButtonLink>
      </div>
      {asked.has("fait") && (
        <Notice tone="ok" role="status" className="above-small">
          {asked.text("fait", 40) === "retiree" ? words.remove.done : words.saved}
        </Notice>
      )}
      <IntakeTable intakes={intakes} at={at} />
    </>
  );
}

const tones = { coming: "line", open: "ok", closed: "neutral" } as const;

function IntakeTable({ intakes, at }: { intakes: Intake[]; at: Date }) {
  const { office: words } = useWords(intakeWords);
  const locale = useLocale();
  const path = usePath();
  return (
    <DataTable
      caption={words.title}
      rows={intakes}
      keyOf={(row) => row.id}
      columns={[
        {
          id: "name",
          label: words.name,
          isHead: true,
          cell: (row) => (
            <Link to={path(`${PAGE}/${row.id}`)}>{locale === "fr" ? row.nameFr : row.nameEn}</Link>
          ),
        },
        {
          id: "opens",
          label: words.opens,
          cell: (row) => (
            <span className="figures">{formatDate(locale, calendarDate(row.opensAt))}</span>
          ),
        },
        {
          id: "closes",
          label: words.closes,
          cell: (row) => (
            <span className="figures">{formatDate(locale, calendarDate(row.closesAt))}</span>
          ),
        },
        {
          id: "state",
          label: words.state,
          cell: (row) => {
            const state = stateAt(row, at);
            return <Tag tone={tones[state]}>{words.states[state]}</Tag>;
          },
        },
      ]}
    />
  );
}
