import { useEffect, useState } from "react";
import { useNavigation } from "react-router";
import { shellMessages } from "#app/i18n/shell.ts";
import { useMessages } from "./use-messages.ts";

/** Below this a spinner would only flash, and be read out for nothing. */
const SLOW = 400;

/** Says that a page is on its way, when it takes time: seen at the top, and announced politely. */
export function NavigationSpinner() {
  const t = useMessages(shellMessages);
  const slow = useSlow(useNavigation().state !== "idle");
  return (
    <div className="navigation-spinner" role="status">
      {slow && (
        <p>
          <span className="spinner" aria-hidden="true" />
          {t.loading}
        </p>
      )}
    </div>
  );
}

function useSlow(busy: boolean): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!busy) return;
    const timer = setTimeout(() => setSlow(true), SLOW);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [busy]);
  return slow;
}
