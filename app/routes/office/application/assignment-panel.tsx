import { Form } from "react-router";
import type { Campus } from "#app/features/access/actor.ts";
import type { getAssignment } from "#app/features/review/assignment.server.ts";
import { applicationListMessages } from "#app/features/review/messages/application-list.ts";
import { getOwnValue } from "#app/lib/get-own-value.ts";
import { Button } from "#app/ui/button.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { Tag } from "#app/ui/tag.tsx";
import { useMessages } from "#app/ui/use-messages.ts";
import { useQuery } from "#app/ui/use-query.ts";
import { ResultNotice } from "../shell/result-notice.tsx";
import { useClock } from "../shell/use-clock.ts";

type AssignmentPanelProps = {
  assignment: Awaited<ReturnType<typeof getAssignment>>;
  campus: Campus;
};

/** The assignee of the application, and the forms that assign it. */
export function AssignmentPanel({
  assignment: { assignee, officers, me },
  campus,
}: AssignmentPanelProps) {
  const t = useMessages(applicationListMessages);
  const clock = useClock();
  const assigneeId = assignee?.id ?? "";
  const campusOfficers = officers.filter((one) => one.campus === null || one.campus === campus);
  const otherOfficers = campusOfficers.filter(({ id }) => id !== assigneeId);
  const date = assignee ? clock.date(assignee.since) : "";
  return (
    <>
      <AssignmentResultNotice />
      <section className="panel assignment" aria-labelledby="assignment">
        <div className="assignment-current">
          <h2 id="assignment">{t.giveTitle}</h2>
          <p>
            {assignee
              ? assignee.id === me
                ? t.assignedToMe(date)
                : t.assignedSince(assignee.name, date)
              : t.unassigned}{" "}
            {assignee?.isFormerOfficer && <Tag tone="warn">{t.toTakeOver}</Tag>}
          </p>
        </div>
        {assignee?.id !== me && campusOfficers.some(({ id }) => id === me) && (
          <Form method="post" preventScrollReset>
            <input type="hidden" name="intent" value="assign" />
            <input type="hidden" name="expectedOfficer" value={assigneeId} />
            <Button type="submit" size="small" name="officer" value={me}>
              {t.assignToMe}
            </Button>
          </Form>
        )}
        <Form key={assigneeId} method="post" className="assignment-form" preventScrollReset>
          <input type="hidden" name="intent" value="assign" />
          <input type="hidden" name="expectedOfficer" value={assigneeId} />
          <SelectField
            name="officer"
            label={t.assignTo}
            options={[
              ...otherOfficers.map(({ id, name }) => ({ value: id, label: name })),
              ...(assignee ? [{ value: "", label: t.release }] : []),
            ]}
          />
          <Button type="submit" variant="secondary" size="small">
            {t.assignToOther}
          </Button>
        </Form>
      </section>
    </>
  );
}

/**
 * The result of the last assignment. It is announced here because the button that was clicked may
 * be gone.
 */
function AssignmentResultNotice() {
  const sentences: Record<string, string> = useMessages(applicationListMessages).assignmentDone;
  const sentence = getOwnValue(sentences, useQuery().text("done", 40));
  return sentence ? <ResultNotice>{sentence}</ResultNotice> : null;
}
