/**
 * Whether a picture or a film shows people whom one would recognise (`people`; null until somebody says so),
 * and what is kept on paper of their agreement, or of that of the parents of minors. Days as `2027-08-31`;
 * no last day: for good.
 */
export type PeopleConsent = {
  people: "no" | "yes" | null;
  agreedOn: string | null;
  agreedUntil: string | null;
};

/**
 * May it be shown without asking again on the day `today`: nobody is recognised in it, or they agreed and it
 * still holds? A picture of which nothing was said is one of which nobody knows.
 */
export function hasPeopleConsent(
  { people, agreedOn, agreedUntil }: PeopleConsent,
  today: string,
): boolean {
  if (people !== "yes") return people === "no";
  if (!agreedOn || agreedOn > today) return false;
  return agreedUntil === null || today <= agreedUntil;
}

/** What is wrong in the days of an agreement, by field: one given in days to come, one that ends before it begins. */
export function checkPeopleConsent(
  { people, agreedOn, agreedUntil }: PeopleConsent,
  today: string,
): Record<string, string> {
  if (people !== "yes") return {};
  if (agreedUntil && !agreedOn) return { agreedOn: "required" };
  if (agreedOn && agreedOn > today) return { agreedOn: "agreement-to-come" };
  if (agreedOn && agreedUntil && agreedUntil < agreedOn) return { agreedUntil: "agreement-ends" };
  return {};
}
