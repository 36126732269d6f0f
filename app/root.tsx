import { type ReactNode, useContext } from "react";
import { Links, Meta, Outlet, useMatches, useRouteError } from "react-router";
import type { Route } from "./+types/root";
import { ActionResultScript } from "./client/action-result.tsx";
import {
  loadDocumentsWithoutNetwork,
  loadOtherAreasAsDocuments,
} from "./client/area-navigation.ts";
import { AreaStylesheet, HydrationScripts, InlineScripts } from "./client/document-scripts.tsx";
import { ErrorScreen } from "./client/error-screen.tsx";
import { FocusAfterNavigation } from "./client/focus-after-navigation.tsx";
import { findAreaStylesheet, hydrates } from "./client/hydrates.ts";
import { IncidentContext } from "./client/incident.ts";
import { RehearsalBanner, RehearsalContext, RehearsalHead } from "./client/rehearsal.tsx";
import { SchoolIcons, SchoolMeta } from "./client/school.tsx";
import { ScriptFailure } from "./client/script-failure.tsx";
import { loadActor } from "./http/guards.server.ts";
import { readOnlyDuringImpersonation } from "./http/impersonation-guards.server.ts";
import { incidentMiddleware } from "./http/incident.server.ts";
import { migrateLegacyCookies } from "./http/legacy-cookies.server.ts";
import { refreshSignedInCookie } from "./http/signed-in-cookie.server.ts";
import { localizePath } from "./i18n/locale.ts";
import { shellMessages } from "./i18n/shell.ts";
import site from "./site.css?url";
import { useLocale, useMessages } from "./ui/use-messages.ts";

export const middleware: Route.MiddlewareFunction[] = [
  incidentMiddleware,
  migrateLegacyCookies,
  loadActor,
  refreshSignedInCookie,
  readOnlyDuringImpersonation,
];

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  loadOtherAreasAsDocuments,
  loadDocumentsWithoutNetwork,
];

/** The areas set the theme in HTML; on cached pages early.js sets it. */
type AreaLoaderData = { theme?: string } | undefined;

export function Layout({ children }: { children: ReactNode }) {
  const locale = useLocale();
  const t = useMessages(shellMessages);
  const matches = useMatches();
  const isRehearsal = useContext(RehearsalContext);
  const handles = matches.map(({ handle }) => handle);
  const isHydrated = hydrates(handles);
  const theme = matches
    .map(({ loaderData }) => (loaderData as AreaLoaderData)?.theme)
    .find(Boolean);
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
        <InlineScripts isHydrated={isHydrated} />
        <SchoolIcons />
        {isHydrated && <SchoolMeta />}
        <link rel="manifest" href={localizePath(locale, "/manifest.webmanifest")} />
        <meta name="theme-color" content="#151338" />
        <Meta />
        <Links />
        <AreaStylesheet href={findAreaStylesheet(handles)} />
        <RehearsalHead />
      </head>
      <body>
        <a className="skip-link" href="#main">
          {t.skip}
        </a>
        <RehearsalBanner />
        {/* Before the page, so that an element of the page that takes the focus wins. */}
        <FocusAfterNavigation />
        {children}
        <ScriptFailure />
        {isHydrated && <ActionResultScript />}
        <HydrationScripts isHydrated={isHydrated} />
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
