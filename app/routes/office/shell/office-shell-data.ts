import { useMatches, useRouteLoaderData } from "react-router";
import type { Theme } from "#app/client/cookies.ts";
import { getWaitingCount, useWaitingCount } from "#app/client/live/waiting-count.ts";
import type { Campus, StaffRole } from "#app/features/access/actor.ts";
import type { ImpersonationInfo } from "#app/features/staff/components/impersonation-banner.tsx";
import { useLocale } from "#app/ui/use-messages.ts";

/** The data that the layout loads for every page of the staff area. */
export type OfficeShellData = {
  name: string;
  role: StaffRole | null;
  /** Null: all campuses. */
  campus: Campus | null;
  isDemo: boolean;
  /** Identifies the account in the browser's storage (access/user-key.server.ts). */
  userKey: string;
  /** Threads that wait for the school; null when the staff member may not read them. */
  waitingThreads: number | null;
  /** The version of the data, for live updates (http/live-stream.server.ts). */
  version: string;
  /** Enquiries that wait for an answer; null when the staff member may not read them. */
  waitingEnquiries: number | null;
  /** Undelivered emails; null when the staff member may not see them. */
  undeliveredEmails: number | null;
  /** New applications; null when the staff member may not see them. */
  newApplications: number | null;
  canSeeSpeed: boolean;
  canManageTeam: boolean;
  canHelpUsers: boolean;
  /** The impersonation of this session. */
  impersonation: ImpersonationInfo | null;
  canSeeJournal: boolean;
  canManageIntakes: boolean;
  canManageSettings: boolean;
  canEditCatalogue: boolean;
  canEditContent: boolean;
  /** The root applies it on the server, so that the pages have their colours before hydration. */
  theme: Theme;
};

/** Used when the layout could not load. */
export const emptyOfficeShell: OfficeShellData = {
  name: "",
  role: null,
  campus: null,
  isDemo: false,
  userKey: "",
  waitingThreads: null,
  version: "",
  waitingEnquiries: null,
  undeliveredEmails: null,
  newApplications: null,
  canSeeSpeed: false,
  canManageTeam: false,
  canHelpUsers: false,
  impersonation: null,
  canSeeJournal: false,
  canManageIntakes: false,
  canManageSettings: false,
  canEditCatalogue: false,
  canEditContent: false,
  theme: "",
};

/**
 * The data of the layout. `waitingThreads` comes from the page if it counted them later, or from a
 * newer live update.
 */
export function useOfficeShell(): OfficeShellData {
  const shellData =
    useRouteLoaderData<OfficeShellData>(`${useLocale()}/office`) ?? emptyOfficeShell;
  const pageWaiting = getWaitingCount(useMatches().at(-1)?.loaderData);
  return { ...shellData, waitingThreads: useWaitingCount(pageWaiting ?? shellData.waitingThreads) };
}
