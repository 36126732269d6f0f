import { useContext } from "react";
import { isRouteErrorResponse, Outlet, useRouteError } from "react-router";
import { ErrorScreen } from "#app/client/error-screen.tsx";
import { FocusAfterSubmit } from "#app/client/focus-after-submit.tsx";
import type { HydrateHandle } from "#app/client/hydrates.ts";
import { IncidentContext } from "#app/client/incident.ts";
import { LiveUpdates } from "#app/client/live/live-updates.tsx";
import { keepPageOnFailedRefresh } from "#app/client/session/area-data.ts";
import { SessionWatch } from "#app/client/session-watch.tsx";
import { can } from "#app/features/access/permissions.ts";
import { getUserKey } from "#app/features/access/user-key.server.ts";
import { countWaitingEnquiries } from "#app/features/enquiries/enquiry-review.server.ts";
import { countWaitingThreads } from "#app/features/messaging/thread.server.ts";
import { countUndeliveredEmails } from "#app/features/notifications/undelivered-emails.server.ts";
import { countByState } from "#app/features/review/list/list-applications.server.ts";
import {
  getImpersonationRefusal,
  ImpersonationRefused,
} from "#app/features/staff/components/impersonation-refused.tsx";
import { actorContext } from "#app/http/context.ts";
import { requireStaff } from "#app/http/guards.server.ts";
import { getActorLiveVersion } from "#app/http/live-stream.server.ts";
import { isDemo } from "#app/http/mode.server.ts";
import { getTheme } from "#app/http/theme-cookie.server.ts";
import { officeMessages } from "#app/i18n/office.ts";
import office from "#app/routes/office/office.css?url";
import { useMessages } from "#app/ui/use-messages.ts";
import type { Route } from "./+types/layout";
import { Forbidden } from "./shell/forbidden.tsx";
import { OfficeShell } from "./shell/office-shell.tsx";
import {
  emptyOfficeShell,
  type OfficeShellData,
  useOfficeShell,
} from "./shell/office-shell-data.ts";
import { scrollFocusedLinkIntoView } from "./shell/scroll-focused-link.ts";

export const middleware: Route.MiddlewareFunction[] = [requireStaff];

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [keepPageOnFailedRefresh];

export const handle: HydrateHandle = { hydrates: true, stylesheet: office };

/** The navigation of the office, for all staff: each page checks its own permission. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<OfficeShellData> {
  const actor = context.get(actorContext);
  if (actor.kind !== "staff") return emptyOfficeShell;
  const version = getActorLiveVersion(actor);
  const [waitingThreads, waitingEnquiries, undeliveredEmails, counts] = await Promise.all([
    can(actor, "write:message") ? countWaitingThreads(actor) : null,
    can(actor, "answer:enquiry") ? countWaitingEnquiries(actor) : null,
    can(actor, "see:emails") ? countUndeliveredEmails(actor) : null,
    can(actor, "see:application") ? countByState(actor, ["submitted"]) : null,
  ]);
  const { name, role, campus } = actor;
  const newApplications = counts && (counts.submitted ?? 0);
  const canSeeSpeed = can(actor, "see:measures");
  const canManageTeam = can(actor, "manage:people");
  const canSeeJournal = can(actor, "see:history");
  const canManageIntakes = can(actor, "manage:intakes");
  const canManageSettings = can(actor, "manage:settings");
  const canEditCatalogue = can(actor, "edit:catalogue");
  const canEditContent = can(actor, "edit:content");
  const theme = getTheme(request);
  const userKey = getUserKey(actor);
  const impersonation = actor.impersonation
    ? { name: actor.impersonation.person.name, until: actor.impersonation.until }
    : null;
  const userData = {
    name,
    role,
    campus,
    isDemo: isDemo(),
    userKey,
    theme,
    canEditContent,
    impersonation,
  };
  const canHelpUsers = can(actor, "help:people");
  const permissions = {
    canSeeSpeed,
    canManageTeam,
    canHelpUsers,
    canSeeJournal,
    canManageIntakes,
    canManageSettings,
    canEditCatalogue,
  };
  return {
    ...userData,
    ...permissions,
    version,
    waitingThreads,
    waitingEnquiries,
    undeliveredEmails,
    newApplications,
  };
}

export default function OfficeLayout({ loaderData }: Route.ComponentProps) {
  const shellData = useOfficeShell();
  return (
    <OfficeShell>
      <meta name="robots" content="noindex" />
      <SessionWatch {...shellData} />
      <LiveUpdates
        version={loaderData.version}
        waiting={loaderData.waitingThreads}
        expiresWhenIdle
      />
      <main id="main" tabIndex={-1} onFocus={scrollFocusedLinkIntoView}>
        <Outlet />
      </main>
      <FocusAfterSubmit />
    </OfficeShell>
  );
}

/**
 * Errors of a page are shown inside the navigation: failures, unknown addresses, and 403 for the
 * role.
 */
export function ErrorBoundary() {
  const error = useRouteError();
  const incident = useContext(IncidentContext);
  const { role } = useOfficeShell();
  const { forbidden: t } = useMessages(officeMessages);
  const impersonation = getImpersonationRefusal(error);
  if (impersonation)
    return (
      <OfficeShell impersonation={impersonation}>
        <ImpersonationRefused />
      </OfficeShell>
    );
  const status = isRouteErrorResponse(error) ? error.status : null;
  // The guard rejects everybody else before the layout loads: the error screen must not reveal that
  // there is a staff area.
  if (status === 404 && !role) return <ErrorScreen error={error} incident={incident} />;
  const home = { to: "/administration", label: t.home };
  return (
    <OfficeShell>
      {status === 403 ? <Forbidden /> : <ErrorScreen {...{ error, incident, home }} />}
    </OfficeShell>
  );
}
