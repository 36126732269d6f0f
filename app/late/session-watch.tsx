import { useEffect, useState } from "react";
import { sessionMessages } from "#app/i18n/session.ts";
import { Toast } from "#app/ui/toast.tsx";
import { useMessages } from "#app/ui/use-messages.ts";
import { isSaidByPage } from "./drafts/sent-form.ts";
import { keepSession } from "./signing-in/keep-session.ts";

/** Long enough to be read twice, in seconds. */
const STAY = 10;

/**
 * In the frame of an area: a form that is sent after the session has ended waits until the person is
 * back, one that finds no network says so until another leaves, and a page left open after signing out elsewhere
 * says it.
 */
export function SessionWatch({ person, name }: { person: string; name: string }) {
  const t = useMessages(sessionMessages);
  const [away, setAway] = useState(0);
  useEffect(() => {
    const reached = (yes: boolean) => {
      if (yes || !isSaidByPage()) setAway((times) => (yes ? 0 : times + 1));
    };
    if (person) keepSession({ person, name, words: t, reached });
  }, [person, name, t]);
  if (away === 0) return null;
  return (
    <Toast key={away} tone="warn" seconds={STAY} closeLabel={t.close}>
      {t.noNetwork}
    </Toast>
  );
}
