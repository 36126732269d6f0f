import { useState } from "react";
import { isUnsentResult, type UnsentResult } from "#app/client/drafts/submit-form.ts";

/**
 * The last answer of the server on this page. A form that did not leave changes nothing: what was refused before
 * stays beside its fields, and what was typed stays in them.
 */
export function useServerResult<T>(result: T): Exclude<T, UnsentResult> | undefined {
  const isFromServer = result !== null && !isUnsentResult(result);
  const [last, setLast] = useState<T | undefined>(isFromServer ? result : undefined);
  if (isFromServer && last !== result) setLast(result);
  return (isFromServer ? result : last) as Exclude<T, UnsentResult> | undefined;
}
