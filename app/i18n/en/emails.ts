import type { emails as fr } from "../fr/emails.ts";

export const emails: typeof fr = {
  greeting: "Hello,",
  footer: "Automatic message from {the school}. We never ask for a password or a payment by email.",
  copyLink: "If the button does not work, copy this address into your browser:",
  verify: {
    subject: "Confirm your email address",
    text: "An account has just been created with this address. Confirm it to be able to sign in. The link is valid for one hour.",
    ignore:
      "If you did not ask for this, do not click: without this confirmation nobody can use the account.",
    action: "Confirm my address",
  },
  newcomer: {
    subject: "Confirm your email address",
    text: "Someone, probably you, wants to create an account with this address. It will be created once you confirm it. The link is valid for one hour.",
    ignore: "If you did not ask for this, do not click: no account will be created.",
    action: "Confirm my address",
  },
  existing: {
    subject: "You already have an account",
    text: "Someone, perhaps you, tried to create an account with this address. One already exists: nothing has changed.",
    help: "Forgotten your password, or never confirmed your address? Choose a new password: that confirms the address too.",
    action: "Choose a password",
  },
  reset: {
    subject: "Choose a new password",
    text: "You requested a new password. The link is valid for one hour and works once.",
    ignore: "If you did not ask for this, do nothing: nothing changes in your account.",
    action: "Choose a password",
  },
  changed: {
    subject: "Your password has changed",
    text: "The password of your account has just been changed. Every device has been signed out.",
    help: "If it was not you, choose a new password at once and contact the school.",
    action: "Choose a password",
  },
  passwordChanged: {
    subject: "Your password has changed",
    text: "The password of your account has just been changed from the My Account page. Your other devices were signed out.",
    help: "If it was not you, choose a new password at once and contact the school.",
    action: "Choose a password",
  },
  passwordAdded: {
    subject: "A password was added to your account",
    text: "From now on you can also sign in with a password. Your other devices were signed out.",
    help: "If it was not you, choose a new password at once and contact the school.",
    action: "Choose a password",
  },
  emailLink: {
    subject: "Confirm your new email address",
    text: "Someone, probably you, wants to sign in to their account with this address. The link is valid for one hour and works once.",
    help: "If you did not request this, do not click: nothing will change.",
    action: "Use this address",
  },
  emailTaken: {
    subject: "This address already belongs to your account",
    text: "Someone, perhaps you, tried to use your address for another account. It already belongs to yours: nothing has changed.",
    help: "Do you have two accounts? Use this one, or close it first. Forgotten its password? Choose a new one.",
    action: "Choose a password",
  },
  emailChangeRequested: {
    subject: "A change of address was requested",
    text: "Someone requested a new email address for your account. Nothing changes until its link is opened, within the hour.",
    help: "If it was not you, choose a new password at once: that signs out all devices. Then cancel the change on the My Account page.",
    action: "Choose a password",
  },
  emailChanged: {
    subject: "The address of your account has changed",
    text: "From now on you sign in with another email address. The address where you received this message can no longer be used to sign in.",
    help: "If it was not you, contact the school at once.",
    action: "Open the sign-in page",
  },
  providerLinked: {
    subject: "An account was linked to yours",
    text: (provider: string) => `A ${provider} account can now be used to sign in to your account.`,
    help: "If it was not you, choose a new password at once, then unlink that account on the My Account page.",
    action: "Choose a password",
  },
  providerUnlinked: {
    subject: "A linked account was removed",
    text: (provider: string) =>
      `The ${provider} account that was linked can no longer be used to sign in to your account. The My Account page shows what still can.`,
    help: "If it was not you, choose a new password at once and contact the school.",
    action: "Choose a password",
  },
  closing: {
    subject: "Your account will be closed",
    text: (date: string) =>
      `You chose to close your account. Your devices are signed out, and your data will be erased on ${date}, except what the school must keep.`,
    help: "To keep your account, sign in before that date: that is enough.",
    action: "Sign in",
  },
  accountReopened: {
    subject: "Your account stays open",
    text: "Your account was closed, or about to be. You have just signed in, so it stays open.",
    help: "If it was not you, choose a new password at once.",
    action: "Choose a password",
  },
  closed: {
    subject: "Your account is closed",
    text: "Your account is closed, and your data has been erased. The school keeps only what the closing page listed.",
    help: "You can create a new account whenever you like.",
    action: "Open the sign-in page",
  },
  personSuspended: {
    subject: "Your account is suspended",
    text: "The school has suspended your account: you cannot sign in for the moment. Your applications and your answers are kept.",
    because: (reason: string) => `Reason given by the school: ${reason}`,
    help: "If this is a mistake, or to talk about it, contact the school.",
    action: "Contact the school",
  },
  personReinstated: {
    subject: "Your account is open again",
    text: "The school has restored your access. Everything is as you left it.",
    action: "Sign in",
  },
  supportView: {
    subject: "The school is looking at your area to help you",
    text: (by: string, day: string, time: string) =>
      `${by}, from the school, can now see your area as you see it. This ends by ${day} at ${time}.`,
    because: (reason: string) => `Reason given: ${reason}`,
    limits:
      "They cannot change anything, send anything or open your documents. Each page they see is recorded.",
    help: "All sessions are listed on the My Account page. If you do not understand this one, contact the school.",
    action: "Open My Account",
  },
  invitation: {
    subject: "Invitation to join the team of {the school}",
    text: (by: string, post: string, until: string) =>
      `${by} administers the site and invites you to work on it: ${post}. The link works once and stays valid for seven days, until ${until}.`,
    roles: {
      admissions: "admissions office",
      editor: "editing of the site",
      administrator: "administration of the site",
    },
    campus: {
      senegal: "Dakar campus",
      cameroon: "Yaoundé campus",
      all: "all campuses",
    },
    ignore: "If you were not expecting this invitation, do nothing: it will expire by itself.",
    action: "See the invitation",
  },
  postChanged: {
    subject: "Your role in the team has changed",
    text: (by: string, post: string) =>
      `${by} gave you another role: ${post}. Your devices were signed out; it takes effect when you sign in again.`,
    help: "If you were not expecting this, contact an administrator.",
    action: "Sign in",
  },
  factorSetUp: {
    subject: "Your two-step verification is on",
    text: "From now on you need a code from your phone each time you sign in, after your password. Keep your recovery codes away from the computer.",
    help: "If this was not you, choose a new password at once and contact an administrator.",
    action: "Choose a password",
  },
  factorReplaced: {
    subject: "Your two-step verification has moved to another phone",
    text: "Sign-in codes now come from another phone. The old one no longer works, nor do the earlier recovery codes, and your other devices need a new code.",
    help: "If this was not you, choose a new password at once and contact an administrator.",
    action: "Choose a password",
  },
  factorTurnedOff: {
    subject: "Your two-step verification is off",
    text: "From now on your password is enough to sign in. The recovery codes no longer work.",
    help: "If this was not you, choose a new password at once and contact an administrator.",
    action: "Choose a password",
  },
  factorReset: {
    subject: "Your two-step verification has been removed",
    text: "An administrator, or the site's server, has removed your two-step verification. Your devices have been signed out; you will set up a new one at your next sign-in.",
    help: "If you did not ask for this, contact an administrator at once and change your password.",
    action: "Sign in",
  },
  applicationReceived: {
    subject: (number: string) => `Application sent: ${number}`,
    title: "Application sent",
    number: (number: string) => `Your application number: ${number}`,
    text: (date: string, time: string) => `We received your application on ${date} at ${time}.`,
    choices: "Your choices, in order of preference:",
    next: "Someone in the admissions office will review it. We will email you whenever something changes.",
    action: "Follow my application",
  },
};
