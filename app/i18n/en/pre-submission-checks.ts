import type { preSubmissionChecks as french } from "../fr/pre-submission-checks.ts";

export const preSubmissionChecks: typeof french = {
  title: "Check before you send",
  passport: "See your passport",
  missingYears: (years) =>
    `No information for ${years.join(", ")}. You can send your application like this, but it is better to explain what you were doing, even outside school.`,
  universities: (name) =>
    `${name} did not agree to the school passing your application on to universities. You can send it like this: the school will review it, but no university will receive it. They can change their consent with the link they received.`,
  parents: "See the consent",
  years: "See your education history",
};
