import type { handover as french } from "../fr/handover.ts";

export const handover: typeof french = {
  title: "Applications in charge",
  count: (count, many) => (many ? `${count} applications open.` : `${count} application open.`),
  see: "See their applications",
  give: "Give to somebody else",
  giveText:
    "Each application says so in its history. Those that have ended stay under this name. Nobody is told by e-mail.",
  to: "To whom",
  submit: "Give these applications",
  whenSuspended: (count, many) =>
    many
      ? `Who takes over their ${count} open applications?`
      : "Who takes over their open application?",
  later: "Later: to take over",
  nobody: "Nobody",
  none: "Nobody else works on all these campuses: give them campus by campus, from the list.",
  done: {
    "handed-over": "The applications have changed hands.",
    "suspended-given":
      "Access suspended: the person is signed out everywhere, and what they had in charge has changed hands.",
  },
};
