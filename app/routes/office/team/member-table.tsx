import { Link } from "react-router";
import { useFormatTeamRole } from "#app/features/staff/components/use-format-team-role.ts";
import { teamMessages } from "#app/features/staff/messages/team.ts";
import type { TeamMember } from "#app/features/staff/team.server.ts";
import { DataTable } from "#app/ui/data-table.tsx";
import { DoneLabel, Tag } from "#app/ui/tag.tsx";
import { useMessages, usePath } from "#app/ui/use-messages.ts";
import { useClock } from "../shell/use-clock.ts";

export function MemberTable({ members, ownId }: { members: TeamMember[]; ownId: string }) {
  const t = useMessages(teamMessages);
  const clock = useClock();
  const path = usePath();
  const postName = useFormatTeamRole();
  return (
    <DataTable
      caption={t.caption}
      rows={members}
      getKey={(row) => row.id}
      className="team-table"
      columns={[
        {
          id: "person",
          label: t.person,
          isHead: true,
          cell: (row) => (
            <>
              <Link to={path(`/administration/equipe/${row.id}`)} dir="auto">
                {row.name}
              </Link>
              {row.id === ownId && ` (${t.you})`}
              <small>{row.email}</small>
            </>
          ),
        },
        { id: "part", label: t.role, cell: postName },
        { id: "state", label: t.state, cell: (row) => <MemberStateTag member={row} /> },
        {
          id: "last",
          label: t.lastSignIn,
          cell: ({ lastSignInAt: at }) =>
            at ? (
              <time className="numbers" dateTime={at.toISOString()}>
                {clock.shortDate(at)}
              </time>
            ) : (
              t.never
            ),
        },
        {
          id: "factor",
          label: t.secondFactor,
          cell: (row) => (row.secondFactorAt ? <DoneLabel>{t.factorOn}</DoneLabel> : t.factorOff),
        },
      ]}
    />
  );
}

/** Whether the member can sign in. */
export function MemberStateTag({ member }: { member: TeamMember }) {
  const t = useMessages(teamMessages);
  const { suspendedAt } = member;
  return <Tag tone={suspendedAt ? "warn" : "neutral"}>{suspendedAt ? t.suspended : t.active}</Tag>;
}
