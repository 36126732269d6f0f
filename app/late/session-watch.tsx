import { useEffect } from "react";
import { accessWords } from "#app/i18n/access.ts";
import { useWords } from "#app/ui/use-words.ts";
import { keepSession } from "./signing-in/keep-session.ts";

/**
 * In the frame of an area: a form that is sent after the session has ended waits until the person is
 * back, and a page left open after signing out elsewhere says so.
 */
export function SessionWatch({ person, name }: { person: string; name: string }) {
  const { session } = useWords(accessWords);
  useEffect(() => {
    if (person) keepSession({ person, name, words: session });
  }, [person, name, session]);
  return null;
}
