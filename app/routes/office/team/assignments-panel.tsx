import { Form, Link } from "react-router";
import { handoverMessages } from "#app/features/staff/messages/handover.ts";
import { formatNumber } from "#app/i18n/format.ts";
import { Button } from "#app/ui/button.tsx";
import { useLocale, useMessages, usePath } from "#app/ui/use-messages.ts";
import { APPLICATIONS_PATH } from "../applications/application-list-url.ts";
import type { MemberAssignments } from "./successor.ts";
import { SuccessorField } from "./successor-field.tsx";

type AssignmentsPanelProps = {
  id: string;
  assignments: MemberAssignments;
  isSuspended: boolean;
  submitted?: string;
};

/**
 * The number of applications assigned to a member, and the form that reassigns them. Renders
 * nothing for none.
 */
export function AssignmentsPanel({
  id,
  assignments,
  isSuspended,
  submitted,
}: AssignmentsPanelProps) {
  const t = useMessages(handoverMessages);
  const locale = useLocale();
  const path = usePath();
  const { count, successors } = assignments;
  if (count === 0) return null;
  return (
    <section className="panel" aria-labelledby="assignments-title">
      <h2 id="assignments-title">{t.title}</h2>
      <p>
        {t.count(formatNumber(locale, count, 0), count > 1)}{" "}
        <Link to={path(`${APPLICATIONS_PATH}?charge=${id}`)}>{t.see}</Link>
      </p>
      <details open={isSuspended || submitted !== undefined}>
        <summary className="link-button">{t.reassign}</summary>
        <Form className="stack above-small" method="post">
          <p>{t.giveText}</p>
          <SuccessorField
            id="successor"
            label={t.to}
            successors={successors}
            submitted={submitted}
          />
          <Button type="submit" variant="secondary" name="intent" value="reassign">
            {t.submit}
          </Button>
        </Form>
      </details>
    </section>
  );
}
