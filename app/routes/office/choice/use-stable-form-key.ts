import { useState } from "react";
import { useSubmissionCount } from "../shell/use-submission-count.ts";

/**
 * A key for the forms that changes only when the user submits one: a colleague's change must not
 * reset a form with text in it.
 */
export function useStableFormKey(formKey: string): string {
  const submissionCount = useSubmissionCount();
  const [last, setLast] = useState({ answered: submissionCount, key: formKey });
  if (submissionCount !== last.answered) setLast({ answered: submissionCount, key: formKey });
  return last.key;
}
