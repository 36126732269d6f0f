import { useEffect, useState } from "react";

/** False on the server and until hydration. Use it to hide controls that need scripts. */
export function useHydrated(): boolean {
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  return isHydrated;
}
