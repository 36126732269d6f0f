import { isRouteErrorResponse, useLocation } from "react-router";
import { useMessages } from "#app/ui/use-messages.ts";
import { impersonationMessages } from "../messages/impersonation.ts";
import type { ImpersonationInfo } from "./impersonation-banner.tsx";

/** The details of a change refused during an impersonation; null for another error. */
export function getImpersonationRefusal(error: unknown): ImpersonationInfo | null {
  if (!isRouteErrorResponse(error) || error.data?.kind !== "impersonation-forbidden") return null;
  const { name, until } = error.data;
  return { name, until: new Date(until) };
}

/** The page for a refused change during an impersonation, with a link back. */
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
