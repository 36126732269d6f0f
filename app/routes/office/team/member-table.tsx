import { Link } from "react-router";
import { usePostName } from "#app/features/identity/components/use-post-name.ts";
import type { Member } from "#app/features/identity/staff/team.server.ts";
import { teamWords } from "#app/i18n/team.ts";
import { DataTable } from "#app/ui/data-table.tsx";
import { DoneWord, Tag } from "#app/ui/tag.tsx";
import { usePath, useWords } from "#app/ui/use-words.ts";
import { useClock } from "../frame/use-clock.ts";

/** Everybody of the staff; the name leads to what can be changed. */
export function MemberTable({ members, self }: { members: Member[]; self: string }) {
  const words = useWords(teamWords);
  const clock = useClock();
  const path = usePath();
  const postName = usePostName();
  return (
    <DataTable
      caption={words.caption}
      rows={members}
      keyOf={(row) => row.id}
      className="team-table"
      columns={[
        {
          id: "person",
          label: words.person,
          isHead: true,
          cell: (row) => (
            <>
              <Link to={path(`/administration/equipe/${row.id}`)} dir="auto">
                {row.name}
              </Link>
              {row.id === self && ` (${words.you})`}
              <small>{row.email}</small>
            </>
          ),
        },
        { id: "part", label: words.part, cell: postName },
        { id: "state", label: words.state, cell: (row) => <StateOf member={row} /> },
        {
          id: "last",
          label: words.lastSignIn,
          cell: ({ lastSignInAt: at }) =>
            at ? (
              <time className="figures" dateTime={at.toISOString()}>
                {clock.shortDate(at)}
              </time>
            ) : (
              words.never
            ),
        },
        {
          id: "factor",
          label: words.secondFactor,
          cell: (row) =>
            row.secondFactorAt ? <DoneWord>{words.factorOn}</DoneWord> : words.factorOff,
        },
      ]}
    />
  );
}

/** May this person come in? */
export function StateOf({ member }: { member: Member }) {
  const words = useWords(teamWords);
  const { suspendedAt } = member;
  return (
    <Tag tone={suspendedAt ? "warn" : "neutral"}>
      {suspendedAt ? words.suspended : words.active}
    </Tag>
  );
}
