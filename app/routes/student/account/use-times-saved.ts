import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

/**
 * How often the form of this page was saved: as a key, its fields begin again, untouched, also when nothing had
 * changed. `otherwise`: the last answer was not that of a save.
 */
export function useTimesSaved(otherwise: boolean): number {
  const { key, search } = useLocation();
  const opened = useRef(key);
  const [times, count] = useState(0);
  useEffect(() => {
    if (!otherwise && key !== opened.current && /[?&]saved=/.test(search)) count((one) => one + 1);
  }, [key, search, otherwise]);
  return times;
}
