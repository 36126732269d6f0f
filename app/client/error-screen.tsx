import { useState } from "react";
import { isRouteErrorResponse, useLocation } from "react-router";
import styles from "#app/client/error-page.css?url";
import { shellMessages } from "#app/i18n/shell.ts";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { useMessages, usePath } from "#app/ui/use-messages.ts";
import { findCookie } from "./cookies.ts";
import { INCIDENT_COOKIE, UNAVAILABLE } from "./incident.ts";

type ErrorScreenProps = {
  error: unknown;
  incident?: string;
  /** The home page of this user and the label of the link to it; by default the home page of the site. */
  home?: { to: string; label: string };
};

/**
 * The screen of a route that fails or does not exist: the “Oops!” title, two sentences, the status text or message,
 * and a link to the home page (SITE-09).
 */
export function ErrorScreen({ error, incident, home }: ErrorScreenProps) {
  const t = useMessages(shellMessages);
  const path = usePath();
  const isNotFound = isRouteErrorResponse(error) && error.status === 404;
  const incidentNumber = useIncident(incident);
  const currentLocation = useLocation();
  if (isOffline(error)) return <OfflineScreen />;
  const isUnavailable = incidentNumber === UNAVAILABLE && !isRouteErrorResponse(error);
  return (
    <main id="main" className="error-page" tabIndex={-1}>
      <link rel="stylesheet" href={styles} precedence="section" />
      <title>{`${t.errorTitle} — ${t.brand}`}</title>
      <meta name="robots" content="noindex" />
      <Picture name="winter" sizes="100vw" loading="first" />
      <div className="wrap">
        <h1>{t.errorTitle}</h1>
        <p className="error-page-line">
          {isNotFound ? t.notFoundTitle : isUnavailable ? t.unavailable : t.errorText}
        </p>
        <p>{isNotFound ? t.notFoundText : t.errorDataSafe}</p>
        <p className="error-page-english" lang="en">
          Sorry, an unexpected error has occurred.{" "}
          <code>{isUnavailable ? "503 Service Unavailable" : formatStatus(error)}</code>
        </p>
        <p className="button-row">
          {isUnavailable && (
            <a className="btn btn-gold" href={currentLocation.pathname + currentLocation.search}>
              {t.offline.again}
            </a>
          )}
          <a
            className={`btn ${isUnavailable ? "btn-ghost" : "btn-gold"}`}
            href={path(home?.to ?? "/")}
          >
            {home?.label ?? t.home}
          </a>
          <a className="btn btn-ghost" href={path("/contacts")}>
            {t.contact}
          </a>
        </p>
        <small suppressHydrationWarning>
          {incidentNumber && incidentNumber !== UNAVAILABLE ? t.incident(incidentNumber) : ""}
        </small>
      </div>
    </main>
  );
}

/** An error in a browser without a network is treated as a lost connection. */
function isOffline(error: unknown): boolean {
  return (
    !isRouteErrorResponse(error) && typeof navigator !== "undefined" && navigator.onLine === false
  );
}

/** Uses only what the page has already loaded: no stylesheet or picture can load offline. */
function OfflineScreen() {
  const { offline } = useMessages(shellMessages);
  return (
    <main id="main" tabIndex={-1}>
      <title>{offline.title}</title>
      <Notice tone="warn" icon="cloud-slash" title={offline.title} heading="h1">
        <p>{offline.text}</p>
        <div className="actions">
          <Button variant="secondary" onClick={() => location.reload()}>
            {offline.again}
          </Button>
        </div>
      </Notice>
    </main>
  );
}

function formatStatus(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`.trim();
  return error instanceof Error ? error.message : "Unexpected Server Error";
}

const readIncidentCookie = () =>
  typeof document === "undefined" ? undefined : findCookie(document.cookie, INCIDENT_COOKIE);

/** Returns the incident number: a document contains it, a client-side navigation reads it from a cookie. */
function useIncident(fromServer: string | undefined): string | undefined {
  const [number] = useState(fromServer ?? readIncidentCookie);
  return number;
}
