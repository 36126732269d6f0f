import { isRouteErrorResponse, useLocation } from "react-router";
import { impersonationMessages } from "#app/i18n/impersonation.ts";
import { useMessages } from "#app/ui/use-messages.ts";
import type { ImpersonationInfo } from "./impersonation-banner.tsx";

/** What the hall says of a change that was refused because a candidate's area is seen; null for another error. */
export function getImpersonationRefusal(error: unknown): ImpersonationInfo | null {
  if (!isRouteErrorResponse(error) || error.data?.kind !== "only-seeing") return null;
  const { name, until } = error.data;
  return { name, until: new Date(until) };
}

/** Nothing was changed, why, and the way back to the page. */
export function ImpersonationRefused() {
  const { refused: t } = useMessages(impersonationMessages);
  const { pathname, search } = useLocation();
  return (
    <main id="main" tabIndex={-1}>
      <title>{t.title}</title>
      <div className="card empty-state">
        <h1>{t.title}</h1>
        <p>{t.text}</p>
        <a className="btn btn-primary" href={pathname + search}>
          {t.back}
        </a>
      </div>
    </main>
  );
}
