import { useEffect, useState } from "react";
import { sessionMessages } from "#app/i18n/session.ts";
import { Toast } from "#app/ui/toast.tsx";
import { useMessages } from "#app/ui/use-messages.ts";
import { isReportedByPage } from "./drafts/submit-form.ts";
import { watchSession } from "./signing-in/watch-session.ts";

/** Long enough to be read twice, in seconds. */
const TOAST_SECONDS = 10;

/**
 * In the frame of an area: a form that is sent after the session has ended waits until the person is
 * back, one that finds no network says so until another leaves, and a page left open after signing out elsewhere
 * says it.
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
