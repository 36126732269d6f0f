import { Form } from "react-router";
import { useFormatTeamRole } from "#app/features/staff/components/use-format-team-role.ts";
import type { PendingInvitation } from "#app/features/staff/invite-staff.server.ts";
import { teamMessages } from "#app/features/staff/messages/team.ts";
import { answerWarningsMessages } from "#app/i18n/answer-warnings.ts";
import { suggestEmail } from "#app/lib/email-address.ts";
import { Button } from "#app/ui/button.tsx";
import { DataTable } from "#app/ui/data-table.tsx";
import { Tag } from "#app/ui/tag.tsx";
import { useMessages } from "#app/ui/use-messages.ts";
import { useClock } from "../shell/use-clock.ts";

/** The pending invitations, with forms to resend or cancel each one. */
export function InvitationTable({ invitations }: { invitations: PendingInvitation[] }) {
  const t = useMessages(teamMessages);
  const clock = useClock();
  const postName = useFormatTeamRole();
  return (
    <DataTable
      caption={t.invitations}
      rows={invitations}
      getKey={(row) => row.id}
      className="team-table"
      columns={[
        { id: "address", label: t.address, isHead: true, cell: (row) => row.email },
        { id: "part", label: t.role, cell: postName },
        {
          id: "until",
          label: t.until,
          cell: ({ isExpired: over, expiresAt }) => {
            const day = clock.shortDate(expiresAt);
            return over ? <Tag tone="warn">{t.expiredOn(day)}</Tag> : day;
          },
        },
        {
          id: "actions",
          label: t.actions,
          isActions: true,
          cell: (row) => <InvitationActions invitation={row} />,
        },
      ]}
    />
  );
}

function InvitationActions({ invitation: { id, email } }: { invitation: PendingInvitation }) {
  const t = useMessages(teamMessages);
  const warnings = useMessages(answerWarningsMessages);
  const suggestedEmail = suggestEmail(email);
  return (
    <Form className="actions" method="post">
      <input type="hidden" name="invitation" value={id} />
      {suggestedEmail && (
        <>
          <p className="small-text">{warnings.meant(suggestedEmail)}</p>
          <Button type="submit" name="intent" value="correct" size="small">
            {warnings.sendTo(suggestedEmail)}
          </Button>
        </>
      )}
      <Button type="submit" name="intent" value="resend" variant="secondary" size="small">
        {t.resend}
        <span className="vh"> {t.to(email)}</span>
      </Button>
      <details>
        <summary className="link-button is-danger">
          {t.cancel}
          <span className="vh"> {t.to(email)}</span>
        </summary>
        <p className="tiny-text">{t.cancelText}</p>
        <Button type="submit" name="intent" value="cancel" variant="danger" size="small">
          {t.cancelYes}
          <span className="vh"> {t.to(email)}</span>
        </Button>
      </details>
    </Form>
  );
}
