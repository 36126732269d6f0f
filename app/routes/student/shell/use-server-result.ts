import { useState } from "react";
import { isUnsentResult, type UnsentResult } from "#app/client/drafts/submit-form.ts";

/**
 * Returns the last result of the server on this page. A form that could not be sent leaves the former errors beside
 * their fields and the input in them.
 */
export function useServerResult<T>(result: T): Exclude<T, UnsentResult> | undefined {
  const isFromServer = result !== null && !isUnsentResult(result);
  const [last, setLast] = useState<T | undefined>(isFromServer ? result : undefined);
  if (isFromServer && last !== result) setLast(result);
  return (isFromServer ? result : last) as Exclude<T, UnsentResult> | undefined;
}
