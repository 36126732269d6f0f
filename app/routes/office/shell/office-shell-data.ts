import { useMatches, useRouteLoaderData } from "react-router";
import type { Theme } from "#app/client/cookies.ts";
import { getWaitingCount, useWaitingCount } from "#app/client/live/waiting-count.ts";
import type { Campus, StaffRole } from "#app/features/identity/actor.ts";
import type { ImpersonationInfo } from "#app/features/identity/components/impersonation-banner.tsx";
import { useLocale } from "#app/ui/use-messages.ts";

/** What the layout loads for the rail, the bar and the menu of every page of the office. */
export type OfficeShellData = {
  name: string;
  role: StaffRole | null;
  /** Null: every campus. */
  campus: Campus | null;
  isDemo: boolean;
  /** Whose page this is (identity/user-key.server.ts). */
  userKey: string;
  /** Conversations that wait for the school; null for whoever may not read them. */
  waitingThreads: number | null;
  /** How new these data are (http/live-stream.server.ts). */
  version: string;
  /** Enquiries that wait for an answer; null for whoever may not read them. */
  waitingEnquiries: number | null;
  /** Letters that could not be delivered; null for whoever sees none. */
  undeliveredEmails: number | null;
  /** New applications; null for whoever may not see them. */
  newApplications: number | null;
  /** May this person see how fast the site is? */
  canSeeSpeed: boolean;
  /** May this person manage the team? */
  canManageTeam: boolean;
  /** May this person help candidates with their accounts? */
  canHelpUsers: boolean;
  /** Whose area is seen in this session. */
  impersonation: ImpersonationInfo | null;
  canSeeJournal: boolean;
  /** May this person set the dates of the intakes? */
  canManageIntakes: boolean;
  /** May this person change what the school decides once for all? */
  canManageSettings: boolean;
  /** May this person change the universities and their formations? */
  canEditCatalogue: boolean;
  /** May this person change what the public site says? */
  canEditContent: boolean;
  /** The root paints it: these pages are in their colours without any script. */
  theme: Theme;
};

/** The frame when nothing could be loaded. */
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

/** The frame of the page being shown; a page that has just read messages counts them anew, and
 *  what was told since then is newer still. */
export function useOfficeShell(): OfficeShellData {
  const shellData =
    useRouteLoaderData<OfficeShellData>(`${useLocale()}/office`) ?? emptyOfficeShell;
  const pageWaiting = getWaitingCount(useMatches().at(-1)?.loaderData);
  return { ...shellData, waitingThreads: useWaitingCount(pageWaiting ?? shellData.waitingThreads) };
}
