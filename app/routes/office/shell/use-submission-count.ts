import { useState } from "react";
import { useNavigation } from "react-router";

/**
 * The number of forms that this user submitted on the page and that were answered: all, or those of
 * one intent.
 */
export function useSubmissionCount(intent?: string): number {
  const { formMethod, formData } = useNavigation();
  const isSubmitting = formMethod === "POST" && (!intent || formData?.get("intent") === intent);
  const [last, setLast] = useState({ isSubmitting, answered: 0 });
  if (isSubmitting !== last.isSubmitting)
    setLast({ isSubmitting, answered: last.answered + (isSubmitting ? 0 : 1) });
  return last.answered;
}
