import { useCampusClock } from "#app/features/access/use-campus.ts";
import { impersonationLogMessages } from "#app/features/staff/messages/impersonation-log.ts";
import type { ImpersonationView } from "#app/features/staff/support/impersonation.ts";
import { SettingsGroup } from "#app/ui/settings-group.tsx";
import { useMessages } from "#app/ui/use-messages.ts";

/** The support visits: which member of the staff saw the area of this candidate, when and why. */
export function SupportVisitsCard({ visits }: { visits: ImpersonationView[] }) {
  const t = useMessages(impersonationLogMessages);
  const { date, time } = useCampusClock();
  return (
    <SettingsGroup id="visits" title={t.title} text={t.text}>
      {visits.length === 0 && <p className="muted">{t.none}</p>}
      <ul className="linked-rows">
        {visits.map(({ id, by, reason, begunAt, endedAt }) => (
          <li key={id}>
            <div>
              <p className="strong">{t.by(by)}</p>
              <p className="small-text muted">
                {endedAt
                  ? t.from(date(begunAt), time(begunAt), time(endedAt))
                  : t.since(date(begunAt), time(begunAt))}
              </p>
              <p className="small-text">{t.why(reason)}</p>
            </div>
          </li>
        ))}
      </ul>
    </SettingsGroup>
  );
}
