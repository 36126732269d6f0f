import { Outlet, useMatches } from "react-router";
import { type Campus, campuses } from "#app/features/access/actor.ts";
import { CampusContext } from "#app/features/access/use-campus.ts";
import { SaveStateProvider } from "./autosave/save-state-context.tsx";

/** The layout of the application pages; each page renders its own head, because errors stand above it. */
export default function ApplicationLayout() {
  return (
    <CampusContext value={usePageCampus()}>
      <SaveStateProvider>
        <Outlet />
      </SaveStateProvider>
    </CampusContext>
  );
}

/** Returns the campus of the page's data, so that all times of a screen are in one time zone. */
function usePageCampus(): Campus | null {
  const pages = useMatches().map(({ loaderData }) => loaderData as PageData);
  const campusValues: unknown[] = pages.map((page) => page?.savedAt?.campus ?? page?.campus);
  return campuses.find((campus) => campusValues.includes(campus)) ?? null;
}

type PageData = { savedAt?: { campus?: unknown }; campus?: unknown } | undefined;
