import { useContext } from "react";
import { Outlet, useRouteError } from "react-router";
import { describeLeftOut } from "#app/features/admissions/basket/merge-cart.server.ts";
import { LeftOutNotice } from "#app/features/admissions/components/left-out-notice.tsx";
import { isSeen } from "#app/features/identity/actor.ts";
import { OnlySeeing, seeingRefusal } from "#app/features/identity/components/only-seeing.tsx";
import { personMark } from "#app/features/identity/person-mark.server.ts";
import { countWaitingThreads } from "#app/features/messaging/thread.server.ts";
import { keptCart, tellOnce } from "#app/http/cart-cookies.server.ts";
import { actorContext } from "#app/http/context.ts";
import { requireStudent } from "#app/http/guards.server.ts";
import { newsMark } from "#app/http/live.server.ts";
import { isDemo } from "#app/http/mode.server.ts";
import { themeOf } from "#app/http/theme-cookie.server.ts";
import { localeOf } from "#app/i18n/locale.ts";
import { AfterPress } from "#app/late/after-press.tsx";
import { ErrorScreen } from "#app/late/error-screen.tsx";
import { IncidentContext } from "#app/late/incident.ts";
import { LiveUpdates } from "#app/late/live/live-updates.tsx";
import { SessionWatch } from "#app/late/session-watch.tsx";
import type { WakeHandle } from "#app/late/wakes.ts";
import student from "#app/ui/styles/student.css?url";
import type { Route } from "./+types/layout";
import { KeptAnswers } from "./application/autosave/kept-answers.tsx";
import { type Frame, useFrame } from "./frame/frame.ts";
import { StudentShell } from "./frame/student-shell.tsx";
import { useOffline, useReopened } from "./frame/use-offline.ts";

export const middleware: Route.MiddlewareFunction[] = [requireStudent, tellOnce];

export const handle: WakeHandle = { wakes: true };

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: student }];

export async function loader({ request, context }: Route.LoaderArgs): Promise<Frame> {
  const actor = context.get(actorContext);
  const mark = newsMark(actor);
  const locale = localeOf(new URL(request.url).pathname);
  const [waitingThreads, leftOut] = await Promise.all([
    countWaitingThreads(actor),
    isSeen(actor) ? [] : describeLeftOut(locale, keptCart(request).leftOut),
  ]);
  const name = actor.kind === "visitor" ? "" : actor.name;
  const person = personMark(actor);
  const seenBy = actor.kind === "student" ? actor.seenBy : undefined;
  const seeing = seenBy ? { name, until: seenBy.until } : null;
  return {
    name,
    waitingThreads,
    mark,
    leftOut,
    demo: isDemo(),
    person,
    theme: themeOf(request),
    seeing,
  };
}

export default function StudentLayout({ loaderData }: Route.ComponentProps) {
  const frame = useFrame();
  useOffline(frame.person);
  return (
    <StudentShell>
      <meta name="robots" content="noindex" />
      <SessionWatch {...frame} />
      {!frame.seeing && <LiveUpdates mark={loaderData.mark} waiting={loaderData.waitingThreads} />}
      <main id="main" tabIndex={-1}>
        <LeftOutNotice groups={frame.leftOut} />
        <KeptAnswers />
        <Outlet />
      </main>
      <AfterPress />
    </StudentShell>
  );
}

/** A page that fails leaves the bar and the navigation in place. */
export function ErrorBoundary() {
  const incident = useContext(IncidentContext);
  const error = useRouteError();
  const seeing = seeingRefusal(error);
  useReopened();
  return (
    <StudentShell seeing={seeing ?? undefined}>
      {seeing ? <OnlySeeing /> : <ErrorScreen error={error} incident={incident} />}
    </StudentShell>
  );
}
