import { isRouteErrorResponse, useLocation } from "react-router";
import { supportWords } from "#app/i18n/support.ts";
import { useWords } from "#app/ui/use-words.ts";
import type { Seeing } from "./seeing-band.tsx";

/** What the hall says of a change that was refused because a candidate's area is seen; null for another error. */
export function seeingRefusal(error: unknown): Seeing | null {
  if (!isRouteErrorResponse(error) || error.data?.kind !== "only-seeing") return null;
  const { name, until } = error.data;
  return { name, until: new Date(until) };
}

/** Nothing was changed, why, and the way back to the page. */
export function OnlySeeing() {
  const { refused: words } = useWords(supportWords);
  const { pathname, search } = useLocation();
  return (
    <main id="main" tabIndex={-1}>
      <title>{words.title}</title>
      <div className="card empty-state">
        <h1>{words.title}</h1>
        <p>{words.text}</p>
        <a className="btn btn-primary" href={pathname + search}>
          {words.back}
        </a>
      </div>
    </main>
  );
}
