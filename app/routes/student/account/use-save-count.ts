import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

/**
 * Counts the saves of this page. Used as a key, it resets the fields after each save, also when nothing changed.
 * `isOtherResult`: the last result is not that of a save.
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
