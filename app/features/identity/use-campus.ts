import { createContext, useContext } from "react";
import { useLocale } from "#app/ui/use-messages.ts";
import type { Campus } from "./actor.ts";
import { formatCampusDate, formatNamedTime } from "./campus-clock.ts";

/** The campus whose clocks the page reads; null until the candidate chooses one. */
export const CampusClock = createContext<Campus | null>(null);

export const useCampus = () => useContext(CampusClock);

/** Writes the day of a moment, and its hour with the name of the clock, as the page reads them (`CampusClock`). */
export function useCampusClock(): { date: (at: Date) => string; time: (at: Date) => string } {
  const locale = useLocale();
  const campus = useCampus();
  return {
    date: (at) => formatCampusDate(locale, at, campus),
    time: (at) => formatNamedTime(locale, at, campus),
  };
}
