/**
 * Whether recognisable people are in a medium (`people`; null until answered), and their consent or that of the parents
 * of minors, kept on paper. Days are YYYY-MM-DD; `agreedUntil` null means without limit.
 */
export type PeopleConsent = {
  people: "no" | "yes" | null;
  agreedOn: string | null;
  agreedUntil: string | null;
};

/**
 * Whether the medium may be published on day `today`: without recognisable people, or with valid consent. Unanswered
 * counts as no.
 */
export function hasPeopleConsent(
  { people, agreedOn, agreedUntil }: PeopleConsent,
  today: string,
): boolean {
  if (people !== "yes") return people === "no";
  if (!agreedOn || agreedOn > today) return false;
  return agreedUntil === null || today <= agreedUntil;
}

/** Error codes by field for impossible consent dates: a future start, or an end before the start. */
export function checkPeopleConsent(
  { people, agreedOn, agreedUntil }: PeopleConsent,
  today: string,
): Record<string, string> {
  if (people !== "yes") return {};
  if (agreedUntil && !agreedOn) return { agreedOn: "required" };
  if (agreedOn && agreedOn > today) return { agreedOn: "agreement-in-future" };
  if (agreedOn && agreedUntil && agreedUntil < agreedOn)
    return { agreedUntil: "agreement-end-before-start" };
  return {};
}
