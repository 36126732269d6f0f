import type { answerSummary as fr } from "../fr/answer-summary.ts";

export const answerSummary: typeof fr = {
  caption: "Last step",
  title: "Check your answers",
  lead: "Read everything. You can still make changes. Nothing is sent until you select the button at the bottom of the page.",
  sentTitle: "What you sent",
  sentLead: (date: string) => `An exact copy of your answers, sent on ${date}.`,
  edit: "Edit",
  incomplete: "Something is still missing before sending",
  blocks: {
    identity: "Identity",
    passport: "Passport",
    parents: "Parents or guardians",
    cursus: "Education history",
    basket: "Programme choices",
  },
  /** The shorter labels of some fields in the record. */
  labels: {
    campus: "Campus",
    phone: "Phone",
    residenceCity: "City of residence",
    passportNumber: "Number",
    passportIssuedOn: "Issued",
    passportExpiresOn: "Expires",
    childrenCount: "Number of children",
  },
  intake: "Intake",
  age: (date: string, age: number) => `${date} (aged ${age})`,
  consent: "An adult's consent",
  levelAndPlace: "Level, track and place",
  choice: (rank: number) => `Choice ${rank}`,
  before: "Before you send",
  before1: "An exact copy of these answers is kept.",
  before2:
    "After sending, you can change them only with the agreement of the admissions office; you can always withdraw a choice.",
  before3:
    "The universities alone decide on admission. The school guarantees neither admission nor visa.",
  declaration: "I declare that this information is correct.",
  declarationHint: "A false document may lead to the application being cancelled.",
  submit: "Submit my application",
  keepDraft: "Keep as a draft",
  "changed-since-review": "Your answers have changed since this page was opened",
  changedText: "Check them below, then send.",
  "not-sent": "Your application was not sent. Nothing is lost: try again, or come back later.",
};
