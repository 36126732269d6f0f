import { useState } from "react";
import { isUnsent, type Unsent } from "#app/late/drafts/sent-form.ts";

/**
 * The last answer of the server on this page. A form that did not leave changes nothing: what was refused before
 * stays beside its fields, and what was typed stays in them.
 */
export function useServerAnswer<T>(answer: T): Exclude<T, Unsent> | undefined {
  const isOfServer = answer !== null && !isUnsent(answer);
  const [last, keep] = useState<T | undefined>(isOfServer ? answer : undefined);
  if (isOfServer && last !== answer) keep(answer);
  return (isOfServer ? answer : last) as Exclude<T, Unsent> | undefined;
}
