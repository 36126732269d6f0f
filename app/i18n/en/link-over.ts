import type { linkOver as fr } from "../fr/link-over.ts";

export const linkOver: typeof fr = {
  alreadyIn: (email: string) =>
    `This browser is signed in as ${email}: the address of that account is confirmed.`,
  broken: "This link is not complete",
  brokenText:
    "It may have been cut in two: open it from the letter, or copy it to its last character.",
  otherReader: (email: string) =>
    `This browser is signed in as ${email}. If the link is for another address, sign out first.`,
};
