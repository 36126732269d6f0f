import type { handover as french } from "../fr/handover.ts";

export const handover: typeof french = {
  title: "Assigned applications",
  count: (count, isPlural) =>
    isPlural ? `${count} open applications.` : `${count} open application.`,
  see: "See their applications",
  reassign: "Reassign",
  giveText:
    "It is recorded in the history of each application. Closed ones stay under this name. Nobody is notified by email.",
  to: "New assignee",
  submit: "Reassign these applications",
  whenSuspended: (count, isPlural) =>
    isPlural
      ? `Who takes over their ${count} open applications?`
      : "Who takes over their open application?",
  later: "Later: up for reassignment",
  nobody: "Nobody",
  none: "Nobody else works on all these campuses: reassign them campus by campus, from the list.",
  done: {
    reassigned: "The applications have been reassigned.",
    "suspended-and-reassigned":
      "Access suspended: they are signed out everywhere, and their applications were reassigned.",
  },
};
