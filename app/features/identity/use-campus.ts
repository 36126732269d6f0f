import { createContext, useContext } from "react";
import { useLocale } from "#app/ui/use-messages.ts";
import type { Campus } from "./actor.ts";
import { formatCampusDate, formatTimeWithZone } from "./campus-clock.ts";

/** The campus whose clocks the page reads; null until the candidate chooses one. */
export const CampusContext = createContext<Campus | null>(null);

export const useCampus = () => useContext(CampusContext);

/** Writes the day of a moment, and its hour with the name of the clock, as the page reads them (`CampusContext`). */
export function useCampusClock(): { date: (at: Date) => string; time: (at: Date) => string } {
  const locale = useLocale();
  const campus = useCampus();
  return {
    date: (at) => formatCampusDate(locale, at, campus),
    time: (at) => formatTimeWithZone(locale, at, campus),
  };
}
