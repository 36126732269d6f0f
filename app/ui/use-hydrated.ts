import { useEffect, useState } from "react";

/** False on the server and until scripts run: what needs them is then not shown as if it worked. */
export function useHydrated(): boolean {
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  return isHydrated;
}
