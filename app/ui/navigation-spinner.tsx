import { useEffect, useState } from "react";
import { useNavigation } from "react-router";
import { shellMessages } from "#app/i18n/shell.ts";
import { useMessages } from "./use-messages.ts";

/** Shorter navigations show no spinner: it would flash and be announced for nothing. */
const SPINNER_DELAY_MS = 400;

/** Shows and politely announces that a navigation is slow. */
export function NavigationSpinner() {
  const t = useMessages(shellMessages);
  const isSlow = useIsSlow(useNavigation().state !== "idle");
  return (
    <div className="navigation-spinner" role="status">
      {isSlow && (
        <p>
          <span className="spinner" aria-hidden="true" />
          {t.loading}
        </p>
      )}
    </div>
  );
}

function useIsSlow(isBusy: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isBusy) return;
    const timer = setTimeout(() => setSlow(true), SPINNER_DELAY_MS);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isBusy]);
  return isSlow;
}
