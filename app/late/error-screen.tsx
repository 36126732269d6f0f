import { useState } from "react";
import { isRouteErrorResponse, useLocation } from "react-router";
import { shellMessages } from "#app/i18n/shell.ts";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Picture } from "#app/ui/picture.tsx";
import styles from "#app/ui/styles/error-page.css?url";
import { useMessages, usePath } from "#app/ui/use-messages.ts";
import { cookieIn } from "./cookies.ts";
import { AWAY, INCIDENT_COOKIE } from "./incident.ts";

type ErrorScreenProps = {
  error: unknown;
  incident?: string;
  /** Where home is for who is asking, and its words; the home page of the site unless said otherwise. */
  home?: { to: string; label: string };
};

/**
 * The screen of a route that fails or does not exist: 'Oops!', the two sentences, the status text or
 * message, a way home (SITE-09).
 */
export function ErrorScreen({ error, incident, home }: ErrorScreenProps) {
  const t = useMessages(shellMessages);
  const path = usePath();
  const missing = isRouteErrorResponse(error) && error.status === 404;
  const printed = useIncident(incident);
  const here = useLocation();
  if (isNetworkAway(error)) return <NoNetwork />;
  const away = printed === AWAY && !isRouteErrorResponse(error);
  return (
    <main id="main" className="error-page" tabIndex={-1}>
      <link rel="stylesheet" href={styles} precedence="section" />
      <title>{`${t.errorTitle} — ${t.brand}`}</title>
      <meta name="robots" content="noindex" />
      <Picture name="winter" sizes="100vw" loading="first" />
      <div className="wrap">
        <h1>{t.errorTitle}</h1>
        <p className="error-page-line">{missing ? t.notFoundTitle : away ? t.away : t.errorText}</p>
        <p>{missing ? t.notFoundText : t.errorKept}</p>
        <p className="error-page-english" lang="en">
          Sorry, an unexpected error has occurred.{" "}
          <code>{away ? "503 Service Unavailable" : statusOf(error)}</code>
        </p>
        <p className="button-row">
          {away && (
            <a className="btn btn-gold" href={here.pathname + here.search}>
              {t.offline.again}
            </a>
          )}
          <a className={`btn ${away ? "btn-ghost" : "btn-gold"}`} href={path(home?.to ?? "/")}>
            {home?.label ?? t.home}
          </a>
          <a className="btn btn-ghost" href={path("/contacts")}>
            {t.contact}
          </a>
        </p>
        <small suppressHydrationWarning>
          {printed && printed !== AWAY ? t.incident(printed) : ""}
        </small>
      </div>
    </main>
  );
}

/** Without a network, what goes wrong in the browser is no fault of the page. */
function isNetworkAway(error: unknown): boolean {
  return (
    !isRouteErrorResponse(error) && typeof navigator !== "undefined" && navigator.onLine === false
  );
}

/** With what the page already has: neither a sheet nor a picture would come. */
function NoNetwork() {
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

function statusOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`.trim();
  return error instanceof Error ? error.message : "Unexpected Server Error";
}

const printedHere = () =>
  typeof document === "undefined" ? undefined : cookieIn(document.cookie, INCIDENT_COOKIE);

/** A document carries its number in the page; a navigation inside the page finds it in a cookie. */
function useIncident(fromServer: string | undefined): string | undefined {
  const [number] = useState(fromServer ?? printedHere);
  return number;
}
