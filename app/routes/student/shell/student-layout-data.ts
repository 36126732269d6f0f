import { useMatches, useRouteLoaderData } from "react-router";
import type { Theme } from "#app/client/cookies.ts";
import { getWaitingCount, useWaitingCount } from "#app/client/live/waiting-count.ts";
import type { LeftOutGroup } from "#app/features/admissions/basket/merge-cart.server.ts";
import type { ImpersonationInfo } from "#app/features/staff/components/impersonation-banner.tsx";
import { useLocale } from "#app/ui/use-messages.ts";

/** The loader data of the layout, for the bar and the navigation of every page of the student area. */
export type StudentLayoutData = {
  name: string;
  waitingThreads: number;
  /** The version of these data (http/live-stream.server.ts). */
  version: string;
  /** The programmes that did not fit in the basket at sign-in; only on the first page after it. */
  leftOutCourses: LeftOutGroup[];
  demo: boolean;
  /** The key of the user (access/user-key.server.ts). */
  userKey: string;
  /** The root renders it, so that these pages have their theme without a script. */
  theme: Theme;
  /** The impersonation of the candidate by a member of the staff; null without one. */
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
 * Returns the layout data. The unread count is the live one, or that of the page when the page changed it after the
 * layout was loaded (`waitingThreads` in its data).
 */
export function useStudentLayoutData(): StudentLayoutData {
  const layoutData =
    useRouteLoaderData<StudentLayoutData>(`${useLocale()}/student`) ?? emptyLayoutData;
  const pageCount = getWaitingCount(useMatches().at(-1)?.loaderData);
  return { ...layoutData, waitingThreads: useWaitingCount(pageCount ?? layoutData.waitingThreads) };
}
