import { useContext } from "react";
import { isRouteErrorResponse, Outlet, useRouteError } from "react-router";
import { countWaitingEnquiries } from "#app/features/enquiries/enquiry-review.server.ts";
import { OnlySeeing, seeingRefusal } from "#app/features/identity/components/only-seeing.tsx";
import { can } from "#app/features/identity/permissions.ts";
import { personMark } from "#app/features/identity/person-mark.server.ts";
import { countWaitingThreads } from "#app/features/messaging/thread.server.ts";
import { countUndelivered } from "#app/features/notices/dead-letter.server.ts";
import { countByState } from "#app/features/review/list/list.server.ts";
import { actorContext } from "#app/http/context.ts";
import { requireStaff } from "#app/http/guards.server.ts";
import { newsMark } from "#app/http/live.server.ts";
import { isDemo } from "#app/http/mode.server.ts";
import { themeOf } from "#app/http/theme-cookie.server.ts";
import { officeMessages } from "#app/i18n/office.ts";
import { AfterPress } from "#app/late/after-press.tsx";
import { ErrorScreen } from "#app/late/error-screen.tsx";
import { IncidentContext } from "#app/late/incident.ts";
import { LiveUpdates } from "#app/late/live/live-updates.tsx";
import { SessionWatch } from "#app/late/session-watch.tsx";
import type { WakeHandle } from "#app/late/wakes.ts";
import office from "#app/ui/styles/office.css?url";
import { useMessages } from "#app/ui/use-messages.ts";
import type { Route } from "./+types/layout";
import { bringWhole } from "./frame/bring-whole.ts";
import { Forbidden } from "./frame/forbidden.tsx";
import { bare, type Frame, useFrame } from "./frame/frame.ts";
import { OfficeShell } from "./frame/office-shell.tsx";

export const middleware: Route.MiddlewareFunction[] = [requireStaff];

export const handle: WakeHandle = { wakes: true };

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: office }];

export async function loader({ request, context }: Route.LoaderArgs): Promise<Frame> {
  const actor = context.get(actorContext);
  if (actor.kind !== "staff") return bare;
  const mark = newsMark(actor);
  const [waitingThreads, enquiries, undelivered, counts] = await Promise.all([
    can(actor, "write:message") ? countWaitingThreads(actor) : null,
    can(actor, "answer:enquiry") ? countWaitingEnquiries(actor) : null,
    can(actor, "see:letters") ? countUndelivered(actor) : null,
    can(actor, "see:application") ? countByState(actor, ["submitted"]) : null,
  ]);
  const { name, role, campus } = actor;
  const waiting = counts && (counts.submitted ?? 0);
  const measures = can(actor, "see:measures");
  const people = can(actor, "manage:people");
  const history = can(actor, "see:history");
  const intakes = can(actor, "manage:intakes");
  const settings = can(actor, "manage:settings");
  const catalogue = can(actor, "edit:catalogue");
  const content = can(actor, "edit:content");
  const theme = themeOf(request);
  const person = personMark(actor);
  const seeing = actor.seeing
    ? { name: actor.seeing.person.name, until: actor.seeing.until }
    : null;
  const frame = { name, role, campus, demo: isDemo(), person, theme, content, seeing };
  const helps = can(actor, "help:people");
  const may = { measures, people, helps, history, intakes, settings, catalogue };
  return { ...frame, ...may, mark, waitingThreads, enquiries, undelivered, waiting };
}

export default function OfficeLayout({ loaderData }: Route.ComponentProps) {
  const frame = useFrame();
  return (
    <OfficeShell>
      <meta name="robots" content="noindex" />
      <SessionWatch {...frame} />
      <LiveUpdates mark={loaderData.mark} waiting={loaderData.waitingThreads} rests />
      <main id="main" tabIndex={-1} onFocus={bringWhole}>
        <Outlet />
      </main>
      <AfterPress />
    </OfficeShell>
  );
}

/** A page that fails, that does not exist or that this role does not open leaves the rail in place. */
export function ErrorBoundary() {
  const error = useRouteError();
  const incident = useContext(IncidentContext);
  const { role } = useFrame();
  const { forbidden: t } = useMessages(officeMessages);
  const seeing = seeingRefusal(error);
  if (seeing)
    return (
      <OfficeShell seeing={seeing}>
        <OnlySeeing />
      </OfficeShell>
    );
  const status = isRouteErrorResponse(error) ? error.status : null;
  // The guard sends the others away before the frame is loaded: nothing tells them that there is an office.
  if (status === 404 && !role) return <ErrorScreen error={error} incident={incident} />;
  const home = { to: "/administration", label: t.home };
  return (
    <OfficeShell>
      {status === 403 ? <Forbidden /> : <ErrorScreen {...{ error, incident, home }} />}
    </OfficeShell>
  );
}
