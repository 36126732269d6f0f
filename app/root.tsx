import { type ReactNode, useContext } from "react";
import { Links, Meta, Outlet, useMatches, useRouteError } from "react-router";
import type { Route } from "./+types/root";
import { renameFormerCookies } from "./http/former-cookies.server.ts";
import { loadActor } from "./http/guards.server.ts";
import { tellWhoIsHere } from "./http/here.server.ts";
import { incidentMiddleware } from "./http/incident.server.ts";
import { readOnlyWhileSeeing } from "./http/support-view.server.ts";
import { pathIn } from "./i18n/locale.ts";
import { shellMessages } from "./i18n/shell.ts";
import { AfterNavigation } from "./late/after-navigation.tsx";
import { ErrorScreen } from "./late/error-screen.tsx";
import { FormAnswerScript } from "./late/form-answer.tsx";
import { IncidentContext } from "./late/incident.ts";
import { LateFailure } from "./late/late-failure.tsx";
import { EarlyScript, LateScripts } from "./late/late-scripts.tsx";
import { RehearsalBand, RehearsalContext, RehearsalHead } from "./late/rehearsal.tsx";
import { SchoolIdentity, SchoolSign } from "./late/school.tsx";
import { wakes } from "./late/wakes.ts";
import site from "./ui/styles/site.css?url";
import { useLocale, useMessages } from "./ui/use-messages.ts";

export const middleware: Route.MiddlewareFunction[] = [
  incidentMiddleware,
  renameFormerCookies,
  loadActor,
  tellWhoIsHere,
  readOnlyWhileSeeing,
];

/** An area of one person says the colours they asked for; on the pages of everybody early.js does. */
type Painted = { theme?: string } | undefined;

export function Layout({ children }: { children: ReactNode }) {
  const locale = useLocale();
  const t = useMessages(shellMessages);
  const matches = useMatches();
  const isRehearsal = useContext(RehearsalContext);
  const woken = wakes(matches.map(({ handle }) => handle));
  const theme = matches.map(({ loaderData }) => (loaderData as Painted)?.theme).find(Boolean);
  return (
    <html
      lang={locale}
      data-theme={theme}
      data-rehearsal={isRehearsal ? "" : undefined}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <EarlyScript woken={woken} />
        <SchoolSign />
        {woken && <SchoolIdentity />}
        <link rel="manifest" href={pathIn(locale, "/manifest.webmanifest")} />
        <meta name="theme-color" content="#151338" />
        <Meta />
        <Links />
        <RehearsalHead />
      </head>
      <body>
        <a className="skip-link" href="#main">
          {t.skip}
        </a>
        <RehearsalBand />
        {/* Before the page: what the page gives the focus to has the last word. */}
        <AfterNavigation />
        {children}
        <LateFailure />
        {woken && <FormAnswerScript />}
        <LateScripts woken={woken} />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary() {
  const incident = useContext(IncidentContext);
  return (
    <>
      <link rel="stylesheet" href={site} />
      <ErrorScreen error={useRouteError()} incident={incident} />
    </>
  );
}
