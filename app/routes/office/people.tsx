import { Form, Link } from "react-router";
import {
  type FoundPerson,
  findPeople,
  MOST_FOUND,
} from "#app/features/identity/support/helped-person.server.ts";
import { actorContext } from "#app/http/context.ts";
import { queryOf } from "#app/http/query.server.ts";
import { officeWords } from "#app/i18n/office.ts";
import { peopleWords } from "#app/i18n/people.ts";
import { Button } from "#app/ui/button.tsx";
import { DataTable } from "#app/ui/data-table.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { SearchBox } from "#app/ui/search-box.tsx";
import { Tag } from "#app/ui/tag.tsx";
import { usePath, useWords } from "#app/ui/use-words.ts";
import type { Route } from "./+types/people";
import { requirePermission } from "./frame/permission.server.ts";

const PAGE = "/administration/personnes";

export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = context.get(actorContext);
  requirePermission(actor, "help:people");
  const question = queryOf(request).text("q");
  const found = await findPeople(actor, question);
  return { question, found, all: found.length < MOST_FOUND };
}

export default function People({ loaderData }: Route.ComponentProps) {
  const { question, found, all } = loaderData;
  const words = useWords(peopleWords);
  const { titled } = useWords(officeWords);
  const path = usePath();
  const count = all ? words.found(found.length) : words.many(found.length);
  return (
    <>
      <title>{titled(words.title)}</title>
      <div className="page-head">
        <div>
          <h1>{words.title}</h1>
          <p className="page-subtitle" role="status">
            {question && found.length > 0 ? count : words.text}
          </p>
        </div>
      </div>
      <Form role="search" className="filter-bar" action={path(PAGE)}>
        <SearchBox
          key={question}
          id="q"
          label={words.search}
          hideLabel
          placeholder={words.example}
          defaultValue={question}
        />
        <Button type="submit" variant="secondary" small>
          {words.submit}
        </Button>
        {question && (
          <Link className="link-button" to={path(PAGE)}>
            {words.clear}
          </Link>
        )}
      </Form>
      {question && found.length === 0 && (
        <Notice tone="sand" title={words.none}>
          {words.noneText}
        </Notice>
      )}
      {found.length > 0 && <FoundTable found={found} />}
    </>
  );
}

function FoundTable({ found }: { found: FoundPerson[] }) {
  const words = useWords(peopleWords);
  const path = usePath();
  return (
    <DataTable
      caption={words.caption}
      rows={found}
      keyOf={(row) => row.id}
      className="team-table"
      columns={[
        {
          id: "person",
          label: words.person,
          isHead: true,
          cell: (row) => (
            <>
              <Link to={path(`${PAGE}/${row.id}`)} dir="auto">
                {row.name || row.email}
              </Link>
              <small>{row.email}</small>
            </>
          ),
        },
        {
          id: "phone",
          label: words.phone,
          cell: ({ phone }) => <span className="figures">{phone ?? words.noPhone}</span>,
        },
        { id: "state", label: words.state, cell: (row) => <AccountState person={row} /> },
      ]}
    />
  );
}

function AccountState({ person }: { person: FoundPerson }) {
  const { states } = useWords(peopleWords);
  if (person.suspended) return <Tag tone="warn">{states.suspended}</Tag>;
  if (!person.emailVerified) return <Tag tone="info">{states.unverified}</Tag>;
  return <Tag tone="neutral">{states.open}</Tag>;
}
