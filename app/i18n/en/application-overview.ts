import type { applicationOverview as fr } from "../fr/application-overview.ts";

export const applicationOverview: typeof fr = {
  progress: (done: number, required: number) => `${done} of ${required} required steps done`,
  optionalSteps: (count: number) =>
    count > 1 ? `${count} more steps are optional.` : "One more step is optional.",
  progressHint: "Fill in the steps in any order. Everything is saved as you go.",
  continueWith: (section: string) => `Continue: ${section}`,
  sending: "Sending",
  review: "Check and submit",
  reviewHint: "Available when all the required steps are done",
  statuses: {
    done: "Done",
    "in-progress": "In progress",
    "to-do": "To do",
    optional: "Optional",
    "not-yet": "Not possible yet",
  },
  sectionsInSentence: {
    identity: "your identity",
    passport: "your passport",
    parents: "your parents or guardians",
    cursus: "your education history",
    basket: "your programme choices",
  },
  entriesAdded: (count: number) => `${count} ${count === 1 ? "year" : "years"} added`,
  proofsMissing: (count: number) =>
    `${count} supporting ${count === 1 ? "document" : "documents"} not provided`,
  choiceCount: (count: number, limit: number) =>
    `${count} ${count === 1 ? "programme" : "programmes"} out of ${limit} possible`,
  missing: {
    "campus-missing": "Your campus is missing",
    "last-name-missing": "Your family name is missing",
    "first-name-missing": "Your given name is missing",
    "birth-date-missing": "Your date of birth is missing",
    "adult-missing": "An adult we can contact is missing",
    "consent-missing": "An adult's consent is missing",
    "cursus-missing": "At least one year of study or activity is missing",
    "choice-missing": "At least one programme in your shortlist is missing",
    "choice-unavailable": "A programme in your shortlist is no longer open: remove it",
  },
  passportIncomplete: {
    passportNumber: "The number is missing",
    passportIssuedOn: "The date of issue is missing",
    passportExpiresOn: "The expiry date is missing",
  },
};
