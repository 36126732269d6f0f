import { Form } from "react-router";
import { notificationsMessages } from "#app/features/notifications/messages/notifications.ts";
import type { UndeliveredEmail } from "#app/features/notifications/undelivered-emails.server.ts";
import { Button } from "#app/ui/button.tsx";
import { DataTable } from "#app/ui/data-table.tsx";
import { Checkbox } from "#app/ui/form/checkbox.tsx";
import { useMessages } from "#app/ui/use-messages.ts";
import { useClock } from "../shell/use-clock.ts";
import { RESEND_FORM_ID } from "./resend-bar.tsx";

type UndeliveredTableProps = {
  emails: UndeliveredEmail[];
  /** Whether the staff member may resend or discard emails. */
  canManage: boolean;
};

/** The undelivered emails: recipient, kind, reason, date. */
export function UndeliveredTable({ emails, canManage }: UndeliveredTableProps) {
  const { dead: t } = useMessages(notificationsMessages).office;
  const clock = useClock();
  const actionsColumn = {
    id: "actions",
    label: t.actions,
    isActions: true,
    cell: (row: UndeliveredEmail) => <UndeliveredActions email={row} />,
  };
  return (
    <DataTable
      caption={t.caption}
      rows={emails}
      getKey={(row) => row.id}
      className="email-table"
      columns={[
        {
          id: "to",
          label: t.to,
          isHead: true,
          cell: (row) =>
            canManage ? (
              <Checkbox
                form={RESEND_FORM_ID}
                name="email"
                value={row.id}
                label={<bdi>{row.to}</bdi>}
              />
            ) : (
              <bdi>{row.to}</bdi>
            ),
        },
        { id: "kind", label: t.kind, cell: (row) => t.kinds[row.kind] },
        {
          id: "why",
          label: t.why,
          cell: (row) => (
            <div>
              {t.faults[row.failureCode]}
              {row.answer && <small lang="en">{row.answer}</small>}
            </div>
          ),
        },
        {
          id: "since",
          label: t.since,
          cell: (row) => (
            <time className="numbers" dateTime={row.since.toISOString()}>
              {clock.shortDate(row.since)}
            </time>
          ),
        },
        ...(canManage ? [actionsColumn] : []),
      ]}
    />
  );
}

function UndeliveredActions({ email: { id, to } }: { email: UndeliveredEmail }) {
  const { dead: t } = useMessages(notificationsMessages).office;
  return (
    <Form className="actions" method="post">
      <input type="hidden" name="email" value={id} />
      <Button type="submit" name="intent" value="resend" variant="secondary" size="small">
        {t.resend}
        <span className="vh"> {to}</span>
      </Button>
      <details>
        <summary className="link-button is-danger">
          {t.discard}
          <span className="vh"> {to}</span>
        </summary>
        <p className="tiny-text">{t.discardText}</p>
        <Button type="submit" name="intent" value="discard" variant="danger" size="small">
          {t.discardConfirm}
          <span className="vh"> {to}</span>
        </Button>
      </details>
    </Form>
  );
}
