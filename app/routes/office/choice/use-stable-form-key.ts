import { useState } from "react";
import { useSubmissionCount } from "../shell/use-submission-count.ts";

/**
 * The mark of what the forms are about, as it was when the page last answered this person: an act of their own begins
 * them anew, what a colleague does meanwhile leaves them, with what is being written.
 */
export function useStableFormKey(formKey: string): string {
  const submissionCount = useSubmissionCount();
  const [last, setLast] = useState({ answered: submissionCount, mark: formKey });
  if (submissionCount !== last.answered) setLast({ answered: submissionCount, mark: formKey });
  return last.mark;
}
