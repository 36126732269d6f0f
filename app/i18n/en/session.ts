import type { session as fr } from "../fr/session.ts";

export const session: typeof fr = {
  noNetwork: "The connection failed. What you wrote is still there: send again when it is back.",
  close: "Close",
  ended:
    "Your session has ended. Sign in again: what you wrote is still there, and will be sent then.",
  signedOut: "The session was closed in another tab. Sign in to come back to this page.",
  oneMoreStep:
    "You still have to enter your code. Do it in the other tab, then come back: what you wrote will be sent.",
  openStep: "Enter the code (new tab)",
  other: (name: string) =>
    `Someone else is signed in on this browser: nothing was sent in their name. Sign in with the account of ${name} to send what is written here.`,
};
