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
    cursus: "Education history",
    basket: "Shortlist",
  },
  back: "My application",
  backToBasket: "My shortlist",
  returnTo: "Back to my application",
  saveAndContinue: "Save and continue",
  continue: "Continue",
  savedAt: (time: string) => `Saved at ${time}`,
  saving: {
    saving: "Saving…",
    sending: (count: number) => `Back online: sending ${count} ${count > 1 ? "answers" : "answer"}`,
    savedOnDevice: "Saved on this device",
    storedHere:
      "No connection: your answers are saved on this device and will be sent as soon as you are back online. You can continue with another section.",
    savedOnDeviceTitle: "No connection — saved on this device",
    savedOnDeviceText: (count: number) =>
      count === 0
        ? "This page will be sent as soon as you are back online. Do not clear your browser data before then."
        : count > 1
          ? `Keep writing. We will send your ${count} answers as soon as you are back online. Do not clear your browser data before then.`
          : "Keep writing. We will send your answer as soon as you are back online. Do not clear your browser data before then.",
    serverErrorTitle: "Your answers are not saved yet. They stay on this device.",
    serverErrorText: "The site could not save them. Keep writing: we are trying again.",
    unsaved: "No connection",
    unsavedTitle: "Your answers are not saved yet.",
    unsavedText:
      "Your answers cannot be stored on this device: keep this page open until they are saved.",
    closed: "Could not save",
    signedOut: "Session ended",
    signedOutTitle: "Sign in again to save.",
    stillSaved: "What you wrote is still here.",
    signIn: "Sign in again",
    conflicts: (count: number) => `${count} ${count > 1 ? "conflicts" : "conflict"} to resolve`,
    chooseAbove: "Choose above",
    chooseTitle: "Two different answers for the same field",
    chooseText: (field: string) =>
      `“${field}” was also changed on another device. Choose the right answer; the other one is kept for 30 days.`,
    chooseTextHere: (field: string) =>
      `“${field}” was also changed in another tab. Choose the right answer; the other one is kept for 30 days.`,
    here: "On this device",
    herePage: "In this tab",
    otherPage: "In another tab",
    elsewhere: "On another device",
    keepChosen: "Keep the chosen answer",
    empty: "(nothing)",
  },
  optional: "(optional)",
  notProvided: () => "Not provided",
  question: "A question?",
  writeToUs: "Message the admissions office",
  sent: "Your application has been sent: it can no longer be changed here.",
  sections: {
    identity: "Your identity and photo",
    passport: "Your passport",
    parents: "Your parents or guardians",
    cursus: "Your education history",
    basket: "Your programme choices",
  },
  finished: {
    question: "Have you finished this section?",
    yes: "Yes, I have finished",
    no: "No, I will come back to it",
  },
  dates: { day: "Day", month: "Month", year: "Year", calendar: "Open the calendar:" },
  choose: "Choose",
  frequent: "Most common",
  allCountries: "All countries",
};
