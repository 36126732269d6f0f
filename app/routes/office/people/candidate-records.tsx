import { Link } from "react-router";
import type { ApplicationSummary } from "#app/features/admissions/list-user-applications.server.ts";
import { notificationsMessages } from "#app/features/notifications/messages/notifications.ts";
import type { UndeliveredEmail } from "#app/features/notifications/undelivered-emails.server.ts";
import { accountSupportMessages } from "#app/features/staff/messages/account-support.ts";
import { useMessages, usePath } from "#app/ui/use-messages.ts";
import { useClock } from "../shell/use-clock.ts";

type CandidateRecordsProps = {
  applications: ApplicationSummary[];
  /** Whether the staff member may open submitted applications. */
  canOpen: boolean;
  emails: UndeliveredEmail[];
};

/** A candidate's applications and undelivered emails. */
export function CandidateRecords({ applications, canOpen, emails }: CandidateRecordsProps) {
  const t = useMessages(accountSupportMessages);
  return (
    <section className="panel" aria-labelledby="applications-title">
      <h2 id="applications-title">{t.applications}</h2>
      {applications.length === 0 && <p className="muted">{t.noApplication}</p>}
      <ul className="plain-list">
        {applications.map((one) => (
          <li key={one.id}>
            <ApplicationLine application={one} canOpen={canOpen} />
          </li>
        ))}
      </ul>
      {emails.length > 0 && <UndeliveredEmails emails={emails} />}
    </section>
  );
}

function ApplicationLine({
  application: { id, number, intake },
  canOpen,
}: {
  application: ApplicationSummary;
  canOpen: boolean;
}) {
  const t = useMessages(accountSupportMessages);
  const path = usePath();
  if (!number) return t.draft(intake);
  if (!canOpen) return t.sent(number, intake);
  return (
    <Link className="link-button" to={path(`/administration/candidatures/${id}`)}>
      {t.sent(number, intake)}
    </Link>
  );
}

function UndeliveredEmails({ emails }: { emails: UndeliveredEmail[] }) {
  const t = useMessages(accountSupportMessages);
  const { office } = useMessages(notificationsMessages);
  const clock = useClock();
  const path = usePath();
  return (
    <>
      <h3>{t.undelivered}</h3>
      <p>
        {t.undeliveredText} <Link to={path("/administration/courriers")}>{t.undeliveredPage}</Link>
      </p>
      <ul className="plain-list">
        {emails.map(({ id, kind, failureCode, since }) => (
          <li key={id}>
            {[
              office.dead.kinds[kind],
              office.dead.faults[failureCode],
              clock.shortDate(since),
            ].join(" · ")}
          </li>
        ))}
      </ul>
    </>
  );
}
