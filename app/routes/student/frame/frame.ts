import { useMatches, useRouteLoaderData } from "react-router";
import type { LeftOutGroup } from "#app/features/admissions/basket/merge-cart.server.ts";
import type { Seeing } from "#app/features/identity/components/seeing-band.tsx";
import type { Theme } from "#app/late/cookies.ts";
import { useWaiting, waitingIn } from "#app/late/live/waiting.ts";
import { useLocale } from "#app/ui/use-messages.ts";

/** What the layout loads for the bar and the navigation of every page of the student area. */
export type Frame = {
  name: string;
  waitingThreads: number;
  /** How new these data are (http/live.server.ts). */
  mark: string;
  /** What did not join the basket at signing in; on the page of arrival only. */
  leftOut: LeftOutGroup[];
  demo: boolean;
  /** Whose page this is (identity/person-mark.server.ts). */
  person: string;
  /** The root paints it: these pages are in their colours without any script. */
  theme: Theme;
  /** Somebody of the school sees this in the person's place. */
  seeing: Seeing | null;
};

const nobody = { name: "", waitingThreads: 0, mark: "", person: "", seeing: null };
const bare: Frame = { ...nobody, leftOut: [], demo: false, theme: "" };

/**
 * The frame of the page being shown. A page that has just changed the number of conversations that wait says
 * so itself (`waitingThreads` in its data): the layout counted before. What was told since then is newer still.
 */
export function useFrame(): Frame {
  const frame = useRouteLoaderData<Frame>(`${useLocale()}/student`) ?? bare;
  const own = waitingIn(useMatches().at(-1)?.loaderData);
  return { ...frame, waitingThreads: useWaiting(own ?? frame.waitingThreads) };
}
