import type { shell as fr } from "../fr/shell.ts";

export const shell: typeof fr = {
  brand: "{school}",
  skip: "Skip to content",
  loading: "Loading…",
  demonstration: "Demonstration",
  rehearsal:
    "Backup test: this copy of the site sends nothing and removes nothing. Whatever you do here will be lost.",
  notFoundTitle: "This page does not exist",
  notFoundText: "The address may have changed, or the link is incomplete.",
  errorTitle: "Oops!",
  errorText: "Something went wrong on our side.",
  unavailable: "The site is very busy at the moment. Try again in a few seconds.",
  errorDataSafe: "Everything that was saved is kept.",
  incident: (number: string) => `Incident number: ${number}`,
  offline: {
    title: "No connection",
    text: "This page is not on this device yet.",
    again: "Try again",
  },
  script: "A script could not be loaded:",
  reload: "Reload the page",
  home: "Back to the home page",
  contact: "Contact the school",
};
