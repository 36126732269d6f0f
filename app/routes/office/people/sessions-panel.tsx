import { Form } from "react-router";
import type { OpenDevice } from "#app/features/identity/account/devices.server.ts";
import { useDeviceName } from "#app/features/identity/components/use-device-name.ts";
import { peopleWords } from "#app/i18n/people.ts";
import { Button } from "#app/ui/button.tsx";
import { DataTable } from "#app/ui/data-table.tsx";
import { useWords } from "#app/ui/use-words.ts";
import { useClock } from "../frame/use-clock.ts";

/** Where somebody is signed in, each with the way to end it, and all of them at once. */
export function SessionsPanel({ sessions }: { sessions: OpenDevice[] }) {
  const { sessions: words } = useWords(peopleWords);
  const nameOf = useDeviceName();
  const moment = useMoment();
  return (
    <section className="panel stack" id="sessions" aria-labelledby="sessions-title">
      <h2 id="sessions-title">{words.title}</h2>
      {sessions.length === 0 ? (
        <p className="muted">{words.none}</p>
      ) : (
        <DataTable
          caption={words.caption}
          rows={sessions}
          keyOf={(row) => row.id}
          className="team-table"
          columns={[
            { id: "device", label: words.device, isHead: true, cell: nameOf },
            { id: "since", label: words.since, cell: (row) => moment(row.signedInAt) },
            { id: "seen", label: words.seen, cell: (row) => moment(row.seenAt) },
            {
              id: "acts",
              label: words.acts,
              isActions: true,
              cell: (row) => (
                <EndSession id={row.id} name={words.of(nameOf(row), moment(row.signedInAt))} />
              ),
            },
          ]}
        />
      )}
      {sessions.length > 1 && (
        <Form method="post">
          {/* Opened first: one press of a finger ends nothing. */}
          <details key={sessions.length}>
            <summary className="link-button">{words.endAll}</summary>
            <p>{words.endAllText}</p>
            <Button type="submit" name="intent" value="end-sessions" variant="danger">
              {words.endAll}
            </Button>
          </details>
        </Form>
      )}
    </section>
  );
}

/** Asked first; two browsers of one name are told apart by when they came in. */
function EndSession({ id, name }: { id: string; name: string }) {
  const { sessions: words } = useWords(peopleWords);
  return (
    <Form method="post">
      <input type="hidden" name="session" value={id} />
      <details>
        <summary className="link-button is-danger">
          {words.end}
          <span className="vh"> {name}</span>
        </summary>
        <Button type="submit" name="intent" value="end-session" variant="danger" small>
          {words.endYes}
          <span className="vh"> {name}</span>
        </Button>
      </details>
    </Form>
  );
}

function useMoment(): (at: Date) => string {
  const clock = useClock();
  return (at) => `${clock.shortDate(at)}, ${clock.time(at)}`;
}
