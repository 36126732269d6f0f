import { Form } from "react-router";
import { handoverMessages } from "#app/features/staff/messages/handover.ts";
import { teamMessages } from "#app/features/staff/messages/team.ts";
import type { TeamMember } from "#app/features/staff/team.server.ts";
import { formatNumber } from "#app/i18n/format.ts";
import { Button } from "#app/ui/button.tsx";
import { useLocale, useMessages } from "#app/ui/use-messages.ts";
import type { MemberAssignments } from "./successor.ts";
import { SuccessorField } from "./successor-field.tsx";

type MemberAccessProps = { member: TeamMember; assignments: MemberAssignments; submitted?: string };

/** Suspends or reinstates a member, and resets the second factor after a lost phone. */
export function MemberAccess({ member, assignments, submitted }: MemberAccessProps) {
  const { member: t } = useMessages(teamMessages);
  const { whenSuspended } = useMessages(handoverMessages);
  const locale = useLocale();
  const { count, successors } = assignments;
  const isSuspended = member.suspendedAt !== null;
  return (
    <section className="panel" aria-labelledby="access-title">
      <h2 id="access-title">{t.access}</h2>
      <Form className="stack" method="post">
        {/* The new key closes the element after the action, so that a second tap does not reverse it. */}
        <details key={String(isSuspended)} open={submitted !== undefined}>
          <summary className="link-button">{isSuspended ? t.reinstate : t.suspend}</summary>
          <p>{isSuspended ? t.reinstateText : t.suspendText}</p>
          {!isSuspended && count > 0 && (
            <SuccessorField
              id="successor-when-suspended"
              label={whenSuspended(formatNumber(locale, count, 0), count > 1)}
              successors={successors}
              allowsLater
              submitted={submitted}
            />
          )}
          <Button
            type="submit"
            name="intent"
            value={isSuspended ? "reinstate" : "suspend"}
            variant={isSuspended ? "secondary" : "danger"}
          >
            {isSuspended ? t.reinstate : t.suspend}
          </Button>
        </details>
        {member.secondFactorAt && (
          <details>
            <summary className="link-button">{t.reset}</summary>
            <p>{t.resetText}</p>
            <Button type="submit" name="intent" value="reset" variant="danger">
              {t.reset}
            </Button>
          </details>
        )}
      </Form>
    </section>
  );
}
