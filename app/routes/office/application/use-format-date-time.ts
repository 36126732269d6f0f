import { useClock } from "../shell/use-clock.ts";

/** « 27 nov., 11 h 02 », in the language of the page and on the clocks of who reads it. */
export function useFormatDateTime(): (at: Date) => string {
  const clock = useClock();
  return (at) => `${clock.shortDate(at)}, ${clock.time(at)}`;
}
