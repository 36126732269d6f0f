import { useState } from "react";
import { useNavigation } from "react-router";

/** How many forms of this person the page has answered: all of them, or those of one intent. */
export function useSubmissionCount(intent?: string): number {
  const { formMethod, formData } = useNavigation();
  const isSubmitting = formMethod === "POST" && (!intent || formData?.get("intent") === intent);
  const [last, setLast] = useState({ isOnItsWay: isSubmitting, answered: 0 });
  if (isSubmitting !== last.isOnItsWay)
    setLast({ isOnItsWay: isSubmitting, answered: last.answered + (isSubmitting ? 0 : 1) });
  return last.answered;
}
