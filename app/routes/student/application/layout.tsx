import { Outlet, useMatches } from "react-router";
import { type Campus, campuses } from "#app/features/identity/actor.ts";
import { CampusContext } from "#app/features/identity/use-campus.ts";
import { SaveStateProvider } from "./autosave/save-state-context.tsx";

/** The pages of the application; each brings its own head, since errors stand above it. */
export default function ApplicationLayout() {
  return (
    <CampusContext value={usePageCampus()}>
      <SaveStateProvider>
        <Outlet />
      </SaveStateProvider>
    </CampusContext>
  );
}

/** The campus that the page says it was saved on, so that every clock of a screen reads the same. */
function usePageCampus(): Campus | null {
  const pages = useMatches().map(({ loaderData }) => loaderData as PageData);
  const campusValues: unknown[] = pages.map((page) => page?.savedAt?.campus ?? page?.campus);
  return campuses.find((campus) => campusValues.includes(campus)) ?? null;
}

type PageData = { savedAt?: { campus?: unknown }; campus?: unknown } | undefined;
