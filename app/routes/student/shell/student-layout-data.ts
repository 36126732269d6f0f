import { useMatches, useRouteLoaderData } from "react-router";
import type { Theme } from "#app/client/cookies.ts";
import { getWaitingCount, useWaitingCount } from "#app/client/live/waiting-count.ts";
import type { LeftOutGroup } from "#app/features/admissions/basket/merge-cart.server.ts";
import type { ImpersonationInfo } from "#app/features/identity/components/impersonation-banner.tsx";
import { useLocale } from "#app/ui/use-messages.ts";

/** What the layout loads for the bar and the navigation of every page of the student area. */
export type StudentLayoutData = {
  name: string;
  waitingThreads: number;
  /** How new these data are (http/live-stream.server.ts). */
  version: string;
  /** What did not join the basket at signing in; on the page of arrival only. */
  leftOutCourses: LeftOutGroup[];
  demo: boolean;
  /** Whose page this is (identity/user-key.server.ts). */
  userKey: string;
  /** The root paints it: these pages are in their colours without any script. */
  theme: Theme;
  /** Somebody of the school sees this in the person's place. */
  impersonation: ImpersonationInfo | null;
};

const emptyUser = { name: "", waitingThreads: 0, version: "", userKey: "", impersonation: null };
const emptyLayoutData: StudentLayoutData = {
  ...emptyUser,
  leftOutCourses: [],
  demo: false,
  theme: "",
};

/**
 * The frame of the page being shown. A page that has just changed the number of conversations that wait says
 * so itself (`waitingThreads` in its data): the layout counted before. What was told since then is newer still.
 */
export function useStudentLayoutData(): StudentLayoutData {
  const layoutData =
    useRouteLoaderData<StudentLayoutData>(`${useLocale()}/student`) ?? emptyLayoutData;
  const pageCount = getWaitingCount(useMatches().at(-1)?.loaderData);
  return { ...layoutData, waitingThreads: useWaitingCount(pageCount ?? layoutData.waitingThreads) };
}
