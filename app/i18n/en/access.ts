import type { access as fr } from "../fr/access.ts";

export const access: typeof fr = {
  titled: (page: string) => `${page} — {school}`,
  wrongTitled: (page: string) => `Error: ${page} — {school}`,
  problem: "There is a problem",
  showPassword: { show: "Show", hide: "Hide", what: "the password" },
  passwordLength: {
    one: "{0} character: {1} more needed",
    short: "{0} characters: {1} more needed",
    enough: "{0} characters: long enough",
  },
  signIn: {
    title: "Sign in",
    google: "Continue with Google",
    facebook: "Continue with Facebook",
    or: "or with your email",
    email: "Email address",
    password: "Password",
    submit: "Sign in",
    forgotten: "Forgotten password?",
    create: "Create an account",
    legalBefore: "By continuing, you accept the ",
    terms: "terms of use",
    legalBetween: " and the ",
    privacy: "privacy policy",
    legalAfter: ".",
    refusedTitle: "Sign-in failed",
    close: "Close",
    otherWindow: "Finish in the other window, then come back here.",
    waiting: "Signing in…",
    demoTitle: "Demonstration accounts",
    demoText: "These accounts are public and their data is invented. They share one password:",
    demoPeople: {
      candidate: "A candidate with a half-finished application",
      admissions: "Admissions office, Senegal campus",
      editor: "Site text and pictures",
      administrator: "Administration",
    },
  },
  popup: {
    title: "You are signed in",
    text: "You can close this window, or continue here.",
    proceed: "Continue",
    again: "Try again",
  },
  erasure: {
    title: "Deletion of your Facebook data",
    code: (code: string, date: string) => `Request ${code}, carried out on ${date}.`,
    done: "The link between your Facebook account and this site is deleted. We no longer keep your Facebook identifier.",
    nothing: "We had not stored anything from your Facebook account.",
    rest: "If you have an account or an application here, they remain yours. To close the account, sign in with a link sent to your address, or contact the school.",
    privacy: "Privacy policy",
  },
  newcomer: {
    title: (name: string) => (name ? `Welcome, ${name}` : "Welcome"),
    text: "We need your email address: the service you sign in with did not give us one. We will send a link there to confirm it, and the school will use it to contact you.",
    submit: "Send me the link",
    proof: "One more click: your account will be created with this address.",
  },
  resume: {
    title: "Nothing is lost",
    nothing: "There is no form to send here",
    ended: "Your session ended before the form was sent. What you wrote is still on this page.",
    other:
      "Someone else is signed in on this browser: nothing was sent in their name. What was written is still on this page.",
    first: "Sign in from another tab, with the account that filled in the form.",
    signIn: "Sign in",
    newTab: "(new tab)",
    second: "Come back here and send it.",
    send: "Send again",
    files: (names: string) => `Files are not saved: you will need to choose ${names} again.`,
    passwords: "Passwords are not saved either.",
    copy: "Someone signed out and the session ended. So that nothing is sent in someone else's name, we have not sent this form. Here is what you had written, in case you want to copy it.",
    back: "Sign in and go back to the page",
  },
  done: {
    "signed-out": "Done: this device is no longer signed in to your account.",
    "session-ended": "Your session has ended. Sign in again to continue.",
    "account-created": "Address confirmed, account created. Sign in as you did the first time.",
    "email-confirmed": "Address confirmed. You can sign in.",
    "account-closing":
      "Your devices are signed out, and your account will be closed in 14 days. To keep it, sign in before then.",
    "password-changed": "Password saved. Sign in with it; the other devices are signed out.",
  },
  oneMoreStep: {
    title: "One more step: confirm your address",
    written: (email: string) =>
      `We have sent an email to ${email}. Open the link in it, then come back and sign in.`,
    writtenThere:
      "We have sent an email to the address that this service gave us. Open the link in it, then come back and sign in.",
    nothing:
      "Nothing yet? Check your spam folder, or wait a minute and sign in again: we will send another link.",
  },
  firstTime: { question: "First application?", create: "Create your account first" },
  signUp: {
    title: "Create an account",
    intro:
      "With an account you can apply, come back to your application later and message the school.",
    firstName: "Given name(s)",
    lastName: "Family name(s)",
    email: "Email address",
    emailHint: "We will send a link there to confirm it.",
    password: "Password",
    passwordHint:
      "At least 15 characters: a phrase that is easy to remember will do, with spaces if you like.",
    submit: "Create my account",
    already: "You already have an account?",
    signIn: "Sign in",
  },
  checkMail: {
    title: "Check your inbox",
    signUp: (email: string) =>
      `We have sent an email to ${email}. Open it and follow its link to confirm the address. The link is valid for one hour.`,
    reset: (email: string) =>
      `If there is an account for ${email}, we have just sent it a link to choose a new password. It is valid for one hour.`,
    nothing: "Nothing within a few minutes? Check your spam folder, then check the address above.",
    again: "Correct the address, or get another link",
    demo: "Read the demonstration emails",
  },
  verify: {
    title: "Confirm your address",
    text: "One more click, and you will be able to sign in.",
    submit: "Confirm my address",
    refusedTitle: "Address not confirmed",
    servedTitle: "Address already confirmed",
    noLink: "To open this page, use the link in the message we sent you.",
    signIn: "Sign in",
  },
  forgotten: {
    title: "Forgotten password",
    text: "Enter the address of your account: we will send it a link to choose a new password.",
    email: "Email address",
    submit: "Send me a link",
    back: "Back to sign-in",
  },
  reset: {
    title: "New password",
    password: "New password",
    passwordHint:
      "At least 15 characters: a phrase that is easy to remember will do, with spaces if you like.",
    submit: "Change the password",
    joining:
      "This link is open in a different browser from the one where you signed up. Choose your password here: this confirms your address, and only this password will open the account.",
    refusedTitle: "Password not changed",
    noLink: "To open this page, use the link in the message we sent you.",
    again: "Send me a new link",
  },
};
