import { useContext } from "react";
import { Outlet, useRouteError } from "react-router";
import { ErrorScreen } from "#app/client/error-screen.tsx";
import { FocusAfterSubmit } from "#app/client/focus-after-submit.tsx";
import type { HydrateHandle } from "#app/client/hydrates.ts";
import { IncidentContext } from "#app/client/incident.ts";
import { LiveUpdates } from "#app/client/live/live-updates.tsx";
import { keepPageOnFailedRefresh } from "#app/client/session/area-data.ts";
import { SessionWatch } from "#app/client/session-watch.tsx";
import { isImpersonated } from "#app/features/access/actor.ts";
import { getUserKey } from "#app/features/access/user-key.server.ts";
import { describeLeftOut } from "#app/features/admissions/basket/merge-cart.server.ts";
import { LeftOutNotice } from "#app/features/admissions/components/left-out-notice.tsx";
import { countWaitingThreads } from "#app/features/messaging/thread.server.ts";
import {
  getImpersonationRefusal,
  ImpersonationRefused,
} from "#app/features/staff/components/impersonation-refused.tsx";
import { clearLeftOutOnceShown, readCartCookies } from "#app/http/cart-cookies.server.ts";
import { actorContext } from "#app/http/context.ts";
import { requireStudent } from "#app/http/guards.server.ts";
import { getActorLiveVersion } from "#app/http/live-stream.server.ts";
import { isDemo } from "#app/http/mode.server.ts";
import { getTheme } from "#app/http/theme-cookie.server.ts";
import { getLocale } from "#app/i18n/locale.ts";
import student from "#app/routes/student/student.css?url";
import type { Route } from "./+types/layout";
import { OfflineDrafts } from "./application/autosave/offline-drafts.tsx";
import { type StudentLayoutData, useStudentLayoutData } from "./shell/student-layout-data.ts";
import { StudentShell } from "./shell/student-shell.tsx";
import { useOfflinePages, useReloadWhenOnline } from "./shell/use-offline.ts";

/** Signed-in candidates, on their own data: other data is a 404. Staff read it only during an impersonation. */
export const middleware: Route.MiddlewareFunction[] = [requireStudent, clearLeftOutOnceShown];

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [keepPageOnFailedRefresh];

export const handle: HydrateHandle = { hydrates: true, stylesheet: student };

export async function loader({ request, context }: Route.LoaderArgs): Promise<StudentLayoutData> {
  const actor = context.get(actorContext);
  const version = getActorLiveVersion(actor);
  const locale = getLocale(new URL(request.url).pathname);
  const [waitingThreads, leftOutCourses] = await Promise.all([
    countWaitingThreads(actor),
    isImpersonated(actor) ? [] : describeLeftOut(locale, readCartCookies(request).leftOut),
  ]);
  const name = actor.kind === "visitor" ? "" : actor.name;
  const userKey = getUserKey(actor);
  const impersonator = actor.kind === "student" ? actor.impersonatedBy : undefined;
  const impersonation = impersonator ? { name, until: impersonator.until } : null;
  return {
    name,
    waitingThreads,
    version,
    leftOutCourses,
    demo: isDemo(),
    userKey,
    theme: getTheme(request),
    impersonation,
  };
}

export default function StudentLayout({ loaderData }: Route.ComponentProps) {
  const layoutData = useStudentLayoutData();
  const isImpersonated = layoutData.impersonation !== null;
  // The device of the staff stores nothing of the candidate, and sends nothing for them.
  useOfflinePages(isImpersonated ? "" : layoutData.userKey);
  return (
    <StudentShell>
      <meta name="robots" content="noindex" />
      <SessionWatch {...layoutData} />
      {!isImpersonated && (
        <LiveUpdates version={loaderData.version} waiting={loaderData.waitingThreads} />
      )}
      <main id="main" tabIndex={-1}>
        <LeftOutNotice groups={layoutData.leftOutCourses} />
        {!isImpersonated && <OfflineDrafts />}
        <Outlet />
      </main>
      <FocusAfterSubmit />
    </StudentShell>
  );
}

/** A page that fails keeps the bar and the navigation. */
export function ErrorBoundary() {
  const incident = useContext(IncidentContext);
  const error = useRouteError();
  const impersonationRefusal = getImpersonationRefusal(error);
  useReloadWhenOnline();
  return (
    <StudentShell impersonation={impersonationRefusal ?? undefined}>
      {impersonationRefusal ? (
        <ImpersonationRefused />
      ) : (
        <ErrorScreen error={error} incident={incident} />
      )}
    </StudentShell>
  );
}
