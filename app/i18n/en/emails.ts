import type { emails as fr } from "../fr/emails.ts";

export const emails: typeof fr = {
  greeting: "Hello,",
  footer:
    "Automatic message from Collège Érabao. We never ask for a password or a payment by e-mail.",
  copyLink: "If the button does not work, copy this address into your browser:",
  verify: {
    subject: "Confirm your e-mail address",
    text: "An account has just been created with this address. Confirm it to be able to sign in. The link is valid for one hour.",
    ignore:
      "If you did not ask for this, do not click: without this confirmation nobody can use the account.",
    action: "Confirm my address",
  },
  existing: {
    subject: "You already have an account",
    text: "Somebody, perhaps you, tried to create an account with this address. One already exists: nothing has changed.",
    help: "You no longer know the password, or the address was never confirmed? Choose a new password: that confirms the address too.",
    action: "Choose a password",
  },
  reset: {
    subject: "Choose a new password",
    text: "You asked for a new password. The link is valid for one hour and works once.",
    ignore: "If you did not ask for this, do nothing: your password stays the same.",
    action: "Choose a password",
  },
  changed: {
    subject: "Your password has changed",
    text: "The password of your account has just been changed. Every device has been signed out.",
    help: "If it was not you, choose a new password at once and write to the school.",
    action: "Choose a password",
  },
};
