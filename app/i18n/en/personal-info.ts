import type { personalInfo as fr } from "../fr/personal-info.ts";

export const personalInfo: typeof fr = {
  step: (step: number) => `Personal information · ${step} of 3`,
  inThisSection: "In this section",
  short: { identity: "Identity", passport: "Passport", parents: "Parents or guardians" },
  doneTag: "done",
  why: {
    identity:
      "Your names must be written as on your passport or birth certificate: the university copies them.",
    passport:
      "You do not need a passport to send your application. You will need one if you receive an offer.",
    parents:
      "For a minor, we need an adult we can contact and their consent. We contact your parents only about your application.",
  },
  /** By field of the application (features/admissions/application-fields.ts). */
  labels: {
    campus: "Campus handling your application",
    lastName: "Family name(s)",
    firstName: "Given name(s)",
    birthOn: "Date of birth",
    birthPlace: "Place of birth",
    birthCountry: "Country of birth",
    nationality: "Nationality",
    phone: "Your phone number",
    residenceCity: "City where you live",
    hasPassport: "Do you have a passport?",
    passportNumber: "Passport number",
    passportIssuedOn: "Date of issue",
    passportExpiresOn: "Expiry date",
    childrenCount: "Number of children in the family",
  },
  hints: {
    campus: "The one where you will study, or the nearest to you.",
    lastName: "As on your passport or birth certificate.",
    nationality:
      "Choose the country. If you have several nationalities, choose that of the passport you will use.",
    phone: "The school calls you on this number if your application requires it.",
    passportNumber: "6 to 12 letters and digits, no spaces.",
    childrenCount: "Used only to suggest scholarships. Count yourself too.",
  },
  hasPassportYes: "Yes",
  hasPassportNo: "Not yet",
  hasPassportNoHint: "You can add it later, when you receive an offer.",
  minor: (age: number) =>
    `You are ${age}. Name at least one adult we can contact. One parent is enough.`,
  adults: { mother: "Your mother", father: "Your father", guardian: "A guardian" },
  adultsShort: { mother: "Mother", father: "Father", guardian: "Guardian" },
  adultNames: { mother: "your mother", father: "your father", guardian: "your guardian" },
  guardianHint: "Uncle, aunt, grandparent, host family: anyone who looks after you.",
  fullName: "Full name",
  phone: "Phone",
  phoneCountry: "Country code",
  otherCountry: "Other: +…",
  email: "Email address",
  "changed-elsewhere": "This page was also changed elsewhere",
  changedElsewhereText:
    "Nothing was replaced. Here is the other answer for each field that differs; save again to keep yours.",
  otherAnswer: (label: string, value: string) => `${label}: ${value}`,
};
