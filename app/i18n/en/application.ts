import type { application as fr } from "../fr/application.ts";

export const application: typeof fr = {
  title: "My application",
  area: "Student area",
  intakeLine: (intake: string, campus: string) => `${intake} · ${campus}`,
  campuses: { senegal: "Dakar campus", cameroon: "Yaoundé campus" },
  navigation: "Sections of the application",
  tabs: {
    overview: "Overview",
    info: "Personal information",
    cursus: "Studies",
    basket: "Programme basket",
  },
  back: "My application",
  backToBasket: "My basket",
  returnTo: "Back to my application",
  saveAndContinue: "Save and continue",
  continue: "Continue",
  savedAt: (time: string) => `Saved at ${time}`,
  saving: {
    saving: "Saving…",
    sending: (count: number) => `Back online: sending ${count} ${count > 1 ? "answers" : "answer"}`,
    kept: "Kept on this device",
    waitsHere:
      "No connection: your answers are kept on this device and will be sent as soon as it is back. You can go on to another section.",
    keptTitle: "No connection — kept on this device",
    keptText: (count: number) =>
      count === 0
        ? "This page will be sent as soon as the connection is back. Do not clear the browser's data before then."
        : count > 1
          ? `Keep writing. We will send your ${count} answers as soon as the connection is back. Do not clear the browser's data before then.`
          : "Keep writing. We will send your answer as soon as the connection is back. Do not clear the browser's data before then.",
    faultTitle: "Your answers are not saved yet. They stay on this device.",
    faultText: "The site could not save them. Keep writing: we are trying again.",
    unsaved: "No connection",
    unsavedTitle: "Your answers are not saved yet.",
    unsavedText:
      "This device does not keep your answers: leave this page open until they are saved.",
    shut: "Not saved",
    signedOut: "Session ended",
    signedOutTitle: "Sign in again to save.",
    stillKept: "What you wrote is kept.",
    signIn: "Sign in again",
    choose: (count: number) => `${count} ${count > 1 ? "answers" : "answer"} to choose`,
    chooseAbove: "To be chosen above",
    chooseTitle: "Two different answers for the same field",
    chooseText: (field: string) =>
      `“${field}” was also changed on another device. Choose the right answer; the other one is kept for 30 days.`,
    chooseTextHere: (field: string) =>
      `“${field}” has another answer, given in another page on this device. Choose the right one; the other is kept for 30 days.`,
    here: "On this device",
    herePage: "In this page",
    otherPage: "In another page on this device",
    elsewhere: "On another device",
    keepChosen: "Keep the chosen answer",
    empty: "(nothing)",
  },
  optional: "(optional)",
  notProvided: () => "Not provided",
  question: "A question?",
  writeToUs: "Write to the admissions office",
  sent: "Your application has been sent: it can no longer be changed here.",
  sections: {
    identity: "Your identity and photo",
    passport: "Your passport",
    parents: "Your parents or guardians",
    cursus: "Your years of study",
    basket: "Your programme choices",
  },
  finished: {
    question: "Have you finished this section?",
    yes: "Yes, I have finished",
    no: "No, I will come back to it",
  },
  dates: { day: "Day", month: "Month", year: "Year", calendar: "Open the calendar:" },
  choose: "Choose",
  frequent: "Most frequent",
  allCountries: "All countries",
};
