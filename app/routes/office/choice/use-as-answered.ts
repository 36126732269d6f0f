import { useState } from "react";
import { useAnswered } from "../frame/use-answered.ts";

/**
 * The mark of what the forms are about, as it was when the page last answered this person: an act of their own begins
 * them anew, what a colleague does meanwhile leaves them, with what is being written.
 */
export function useAsAnswered(mark: string): string {
  const answered = useAnswered();
  const [last, setLast] = useState({ answered, mark });
  if (answered !== last.answered) setLast({ answered, mark });
  return last.mark;
}
