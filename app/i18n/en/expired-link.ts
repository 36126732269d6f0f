import type { expiredLink as fr } from "../fr/expired-link.ts";

export const expiredLink: typeof fr = {
  served: "This link has already been used: its address is confirmed.",
  signedIn: (email: string) => `This browser is signed in as ${email}.`,
  alreadyIn: (email: string) =>
    `This browser is signed in as ${email}: the address of that account is confirmed.`,
  broken: "This link is not complete",
  brokenText:
    "It may have been cut in two: open it from the message itself, or copy it to its last character.",
  again: {
    account: "Sign in as you did the first time: another link will be sent to your mailbox.",
    newcomer:
      "Start over with the button of the same provider, and give your address: another link will be sent to your mailbox.",
  },
  otherReader: {
    account: (email: string) =>
      `This browser is signed in as ${email}. If the link is for another address, sign out first. Then sign in with that one, as you did the first time: another link will be sent.`,
    newcomer: (email: string) =>
      `This browser is signed in as ${email}. If the link is for another address, sign out first. Then start over with the button of the same provider, and give that one: another link will be sent.`,
  },
};
