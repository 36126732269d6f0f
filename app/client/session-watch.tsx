import { useEffect, useState } from "react";
import { sessionMessages } from "#app/i18n/session.ts";
import { Toast } from "#app/ui/toast.tsx";
import { useMessages } from "#app/ui/use-messages.ts";
import { isReportedByPage } from "./drafts/submit-form.ts";
import { watchSession } from "./signing-in/watch-session.ts";

/** In seconds; long enough to read the text twice. */
const TOAST_SECONDS = 10;

/**
 * In the layout of an area: retries a form after the user signs in again when the session has ended, shows a toast
 * while forms find no network, and asks for a new sign-in after a sign-out in another tab.
 */
export function SessionWatch({ userKey, name }: { userKey: string; name: string }) {
  const t = useMessages(sessionMessages);
  const [lostRequests, setLostRequests] = useState(0);
  useEffect(() => {
    const onReached = (isReached: boolean) => {
      if (isReached || !isReportedByPage()) setLostRequests((count) => (isReached ? 0 : count + 1));
    };
    if (userKey) watchSession({ userKey, name, messages: t, onReached });
  }, [userKey, name, t]);
  if (lostRequests === 0) return null;
  return (
    <Toast key={lostRequests} tone="warn" seconds={TOAST_SECONDS} closeLabel={t.close}>
      {t.noNetwork}
    </Toast>
  );
}
