import { useMatches, useRouteLoaderData } from "react-router";
import type { Campus, StaffRole } from "#app/features/identity/actor.ts";
import type { Seeing } from "#app/features/identity/components/seeing-band.tsx";
import type { Theme } from "#app/late/cookies.ts";
import { useWaiting, waitingIn } from "#app/late/live/waiting.ts";
import { useLocale } from "#app/ui/use-messages.ts";

/** What the layout loads for the rail, the bar and the menu of every page of the office. */
export type Frame = {
  name: string;
  role: StaffRole | null;
  /** Null: every campus. */
  campus: Campus | null;
  demo: boolean;
  /** Whose page this is (identity/person-mark.server.ts). */
  person: string;
  /** Conversations that wait for the school; null for whoever may not read them. */
  waitingThreads: number | null;
  /** How new these data are (http/live.server.ts). */
  mark: string;
  /** Enquiries that wait for an answer; null for whoever may not read them. */
  enquiries: number | null;
  /** Letters that could not be delivered; null for whoever sees none. */
  undelivered: number | null;
  /** New applications; null for whoever may not see them. */
  waiting: number | null;
  /** May this person see how fast the site is? */
  measures: boolean;
  /** May this person manage the team? */
  people: boolean;
  /** May this person help candidates with their accounts? */
  helps: boolean;
  /** Whose area is seen in this session. */
  seeing: Seeing | null;
  history: boolean;
  /** May this person set the dates of the intakes? */
  intakes: boolean;
  /** May this person change what the school decides once for all? */
  settings: boolean;
  /** May this person change the universities and their formations? */
  catalogue: boolean;
  /** May this person change what the public site says? */
  content: boolean;
  /** The root paints it: these pages are in their colours without any script. */
  theme: Theme;
};

/** The frame when nothing could be loaded. */
export const bare: Frame = {
  name: "",
  role: null,
  campus: null,
  demo: false,
  person: "",
  waitingThreads: null,
  mark: "",
  enquiries: null,
  undelivered: null,
  waiting: null,
  measures: false,
  people: false,
  helps: false,
  seeing: null,
  history: false,
  intakes: false,
  settings: false,
  catalogue: false,
  content: false,
  theme: "",
};

/** The frame of the page being shown; a page that has just read messages counts them anew, and
 *  what was told since then is newer still. */
export function useFrame(): Frame {
  const frame = useRouteLoaderData<Frame>(`${useLocale()}/office`) ?? bare;
  const own = waitingIn(useMatches().at(-1)?.loaderData);
  return { ...frame, waitingThreads: useWaiting(own ?? frame.waitingThreads) };
}
