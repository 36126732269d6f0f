import { useClock } from "../shell/use-clock.ts";

/** Formats « 27 nov., 11 h 02 » in the language and time zone of the reader. */
export function useFormatDateTime(): (at: Date) => string {
  const clock = useClock();
  return (at) => `${clock.shortDate(at)}, ${clock.time(at)}`;
}
