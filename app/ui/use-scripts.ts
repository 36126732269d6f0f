import { useEffect, useState } from "react";

/** False on the server and until scripts run: what needs them is then not shown as if it worked. */
export function useScripts(): boolean {
  const [run, setRun] = useState(false);
  useEffect(() => setRun(true), []);
  return run;
}
