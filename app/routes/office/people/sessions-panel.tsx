import { Form } from "react-router";
import { useFormatDeviceName } from "#app/features/auth/components/use-device-name.ts";
import type { SignedInDevice } from "#app/features/auth/devices.server.ts";
import { accountSupportMessages } from "#app/features/staff/messages/account-support.ts";
import { Button } from "#app/ui/button.tsx";
import { DataTable } from "#app/ui/data-table.tsx";
import { useMessages } from "#app/ui/use-messages.ts";
import { useClock } from "../shell/use-clock.ts";

/** The open sessions of a user, with forms that end one or all of them. */
export function SessionsPanel({ sessions }: { sessions: SignedInDevice[] }) {
  const { sessions: t } = useMessages(accountSupportMessages);
  const getName = useFormatDeviceName();
  const formatMoment = useFormatMoment();
  return (
    <section className="panel stack" id="sessions" aria-labelledby="sessions-title">
      <h2 id="sessions-title">{t.title}</h2>
      {sessions.length === 0 ? (
        <p className="muted">{t.none}</p>
      ) : (
        <DataTable
          caption={t.caption}
          rows={sessions}
          getKey={(row) => row.id}
          className="team-table"
          columns={[
            { id: "device", label: t.device, isHead: true, cell: getName },
            { id: "since", label: t.since, cell: (row) => formatMoment(row.signedInAt) },
            { id: "seen", label: t.seen, cell: (row) => formatMoment(row.seenAt) },
            {
              id: "actions",
              label: t.actions,
              isActions: true,
              cell: (row) => (
                <EndSession id={row.id} name={t.of(getName(row), formatMoment(row.signedInAt))} />
              ),
            },
          ]}
        />
      )}
      {sessions.length > 1 && (
        <Form method="post">
          {/* The button is inside a closed element, so that one accidental tap ends nothing. */}
          <details key={sessions.length}>
            <summary className="link-button">{t.endAll}</summary>
            <p>{t.endAllText}</p>
            <Button type="submit" name="intent" value="end-sessions" variant="danger">
              {t.endAll}
            </Button>
          </details>
        </Form>
      )}
    </section>
  );
}

/** Ends a session after a confirmation. The sign-in time distinguishes devices of the same name. */
function EndSession({ id, name }: { id: string; name: string }) {
  const { sessions: t } = useMessages(accountSupportMessages);
  return (
    <Form method="post">
      <input type="hidden" name="session" value={id} />
      <details>
        <summary className="link-button is-danger">
          {t.end}
          <span className="vh"> {name}</span>
        </summary>
        <Button type="submit" name="intent" value="end-session" variant="danger" size="small">
          {t.endYes}
          <span className="vh"> {name}</span>
        </Button>
      </details>
    </Form>
  );
}

function useFormatMoment(): (at: Date) => string {
  const clock = useClock();
  return (at) => `${clock.shortDate(at)}, ${clock.time(at)}`;
}
