import type { home as fr } from "../fr/home.ts";

export const home: typeof fr = {
  accountStaysOpen: "Your account stays open",
  accountStaysOpenText: "You came back before the date: the closure you requested is cancelled.",
  title: "Home",
  hello: (name: string) => (name ? `Hello ${name}` : "Hello"),
  campus: { senegal: "Dakar campus", cameroon: "Yaoundé campus" },
  draft: "Your application · draft",
  remaining: (count: number) =>
    count > 1 ? `${count}\u00A0steps left before sending` : "1 step left before sending",
  send: "Check and submit",
  continue: (step: string) => `Continue: ${step}`,
  all: "See all the steps",
  rest: "Everything is saved as you go: you can close and come back.",
  submitted: "Your application",
  submittedOn: (date: string) => `Sent on ${date}`,
  allLeft: "You have withdrawn all your choices: your application is withdrawn.",
  allEnded:
    "None of your choices is still in progress. The reason for each is shown with its status.",
  why: (reason: string) => `: ${reason.charAt(0).toLowerCase()}${reason.slice(1)}`,
  number: "Number",
  state: "Status",
  choicesLabel: "Choices",
  follow: "Follow my application",
  nextDate: "Next date",
  closes: "Last day to send your application.",
  daysLeft: (days: number) =>
    days > 1 ? `${days} days left.` : days === 1 ? "1 day left." : "Less than a day left.",
  lastMessages: "Latest messages",
  allMessages: "All messages",
  question: "A question?",
  contact: "Message the admissions office",
};
