import type { impersonationLog as fr } from "../fr/impersonation-log.ts";

export const impersonationLog: typeof fr = {
  title: "Support sessions",
  text: "To help you, someone at the school may see your area as you see it, for half an hour at most, without changing anything. Each time you get an email, and every session stays listed here.",
  none: "Nobody at the school has seen your area.",
  by: (name: string) => `${name}, from the school`,
  from: (day: string, from: string, until: string) => `On ${day}, from ${from} to ${until}`,
  since: (day: string, from: string) => `On ${day}, since ${from}: in progress`,
  why: (reason: string) => `Why: ${reason}`,
  archive: {
    title: "Support sessions",
    by: "By",
    why: "Why",
    begun: "Began",
    ended: "Ended",
    going: "in progress",
  },
};
