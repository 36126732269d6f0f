import { Form, Link } from "react-router";
import { accountSupportMessages } from "#app/features/staff/messages/account-support.ts";
import {
  type CandidateSummary,
  MAX_CANDIDATES_FOUND,
  searchCandidates,
} from "#app/features/staff/support/candidate-account.server.ts";
import { actorContext } from "#app/http/context.ts";
import { getQuery } from "#app/http/request-query.server.ts";
import { officeMessages } from "#app/i18n/office.ts";
import { Button } from "#app/ui/button.tsx";
import { DataTable } from "#app/ui/data-table.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { SearchBox } from "#app/ui/search-box.tsx";
import { Tag } from "#app/ui/tag.tsx";
import { useMessages, usePath } from "#app/ui/use-messages.ts";
import { requirePermission } from "../shell/permission.server.ts";
import type { Route } from "./+types/route";

const PEOPLE_PATH = "/administration/personnes";

/** Finds the account of a candidate. Needs `help:people`. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = context.get(actorContext);
  requirePermission(actor, "help:people");
  const search = getQuery(request).text("q");
  const people = await searchCandidates(actor, search);
  return { search, people, isComplete: people.length < MAX_CANDIDATES_FOUND };
}

export default function PeoplePage({ loaderData }: Route.ComponentProps) {
  const { search, people, isComplete } = loaderData;
  const t = useMessages(accountSupportMessages);
  const { titled } = useMessages(officeMessages);
  const path = usePath();
  const count = isComplete ? t.found(people.length) : t.many(people.length);
  return (
    <>
      <title>{titled(t.title)}</title>
      <div className="page-head">
        <div>
          <h1>{t.title}</h1>
          <p className="page-subtitle" role="status">
            {search && people.length > 0 ? count : t.text}
          </p>
        </div>
      </div>
      <Form role="search" className="filter-bar" action={path(PEOPLE_PATH)}>
        <SearchBox
          key={search}
          id="q"
          label={t.search}
          hideLabel
          placeholder={t.example}
          defaultValue={search}
        />
        <Button type="submit" variant="secondary" size="small">
          {t.submit}
        </Button>
        {search && (
          <Link className="link-button" to={path(PEOPLE_PATH)}>
            {t.clear}
          </Link>
        )}
      </Form>
      {search && people.length === 0 && (
        <Notice tone="sand" title={t.none}>
          {t.noneText}
        </Notice>
      )}
      {people.length > 0 && <PeopleTable people={people} />}
    </>
  );
}

function PeopleTable({ people }: { people: CandidateSummary[] }) {
  const t = useMessages(accountSupportMessages);
  const path = usePath();
  return (
    <DataTable
      caption={t.caption}
      rows={people}
      getKey={(row) => row.id}
      className="team-table"
      columns={[
        {
          id: "person",
          label: t.person,
          isHead: true,
          cell: (row) => (
            <>
              <Link to={path(`${PEOPLE_PATH}/${row.id}`)} dir="auto">
                {row.name || row.email}
              </Link>
              <small>{row.email}</small>
            </>
          ),
        },
        {
          id: "phone",
          label: t.phone,
          cell: ({ phone }) => <span className="numbers">{phone ?? t.noPhone}</span>,
        },
        { id: "state", label: t.state, cell: (row) => <AccountState person={row} /> },
      ]}
    />
  );
}

function AccountState({ person }: { person: CandidateSummary }) {
  const { states } = useMessages(accountSupportMessages);
  if (person.isSuspended) return <Tag tone="warn">{states.suspended}</Tag>;
  if (!person.emailVerified) return <Tag tone="info">{states.unverified}</Tag>;
  return <Tag tone="neutral">{states.open}</Tag>;
}
