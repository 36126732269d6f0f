import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

/**
 * How often the form of this page was saved: as a key, its fields begin again, untouched, also when nothing had
 * changed. `otherwise`: the last answer was not that of a save.
 */
export function useSaveCount(isOtherResult: boolean): number {
  const { key, search } = useLocation();
  const firstKey = useRef(key);
  const [saveCount, setSaveCount] = useState(0);
  useEffect(() => {
    if (!isOtherResult && key !== firstKey.current && /[?&]saved=/.test(search))
      setSaveCount((previous) => previous + 1);
  }, [key, search, isOtherResult]);
  return saveCount;
}
