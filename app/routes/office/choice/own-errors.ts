import type { Act } from "./forms.server.ts";
import type { Wrong } from "./use-wrong.ts";

/** The errors and the typed texts of one form of the page: another's are not shown beside its fields. */
export function ownErrors({ errors, typed }: Wrong, intent: Act) {
  const mine = typed?.intent === intent;
  return { errors: (mine && errors) || {}, typed: (mine && typed) || {} };
}

/** The three inputs of a date, as they were typed. */
export function datePartsOf(typed: Record<string, string>, name: string) {
  return {
    day: typed[`${name}.day`],
    month: typed[`${name}.month`],
    year: typed[`${name}.year`],
  };
}
