import { createContext, useContext } from "react";
import { useLocale } from "#app/ui/use-messages.ts";
import type { Campus } from "./actor.ts";
import { formatCampusDate, formatTimeWithZone } from "./campus-clock.ts";

/** The campus whose time zone the page uses; null until the candidate chooses one. */
export const CampusContext = createContext<Campus | null>(null);

export const useCampus = () => useContext(CampusContext);

/** Formats the date of a moment, and its time with the name of the clock, in the time zone of `CampusContext`. */
export function useCampusClock(): { date: (at: Date) => string; time: (at: Date) => string } {
  const locale = useLocale();
  const campus = useCampus();
  return {
    date: (at) => formatCampusDate(locale, at, campus),
    time: (at) => formatTimeWithZone(locale, at, campus),
  };
}
