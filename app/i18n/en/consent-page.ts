import type { consentPage as fr } from "../fr/consent-page.ts";

export const consentPage: typeof fr = {
  title: "Your consent for an application",
  lead: (candidate, age) =>
    `${candidate} is under ${age} and is preparing an application to {the school}. It can only be sent with the consent of a parent or guardian.`,
  youAreAs: (candidate, adult) => `${candidate} named you as ${adult}.`,
  adults: { mother: "their mother", father: "their father", guardian: "their guardian" },
  askedTitle: (candidate) => `${candidate}'s application`,
  campus: "Campus",
  noCampus: "Not chosen yet",
  choices: "Chosen programmes",
  noChoice: "None for now",
  askedHint:
    "This list may change until the application is sent: this link always shows the latest version.",
  whatTitle: "What you agree to",
  whatHint: "Tick what you agree to. Nothing is ticked for you.",
  promise:
    "The universities alone decide. The school guarantees neither admission nor visa, and asks for no payment here.",
  rights:
    "You may change or withdraw this consent whenever you like, with this same link, and ask for access, correction or deletion of the data by writing to the school.",
  privacy: "Read the privacy policy",
  name: "Your full name",
  nameHint: (candidate, givenName) =>
    `${givenName ? `${candidate} entered “${givenName}”. ` : ""}Type it yourself: it is kept with the date, as proof of your consent.`,
  give: "Give my consent",
  refuse: "I do not agree",
  validUntil: (date) => `You can answer until ${date}.`,
  thanks: "Thank you, your consent is recorded.",
  thanksText: (candidate) =>
    `${candidate} can now send the application. Keep this link: you can also use it to change or withdraw your consent.`,
  declined: "Noted: you did not give your consent.",
  declinedText: (candidate) =>
    `${candidate}'s application cannot be sent. If you change your mind, ask them for a new link.`,
  givenTitle: "Your consent is recorded",
  givenText: (candidate, date) => `You gave it on ${date} for ${candidate}'s application.`,
  agreed: "You agree that",
  notAgreed: "You do not agree that",
  change: "Change what I agree to",
  changeHint:
    "The school reads and keeps the application for as long as you consent. To stop this, withdraw your consent.",
  save: "Save",
  changed: "Your consent has been changed.",
  changedText: (candidate) =>
    `The school and ${candidate} see it from now on. This does not undo what was already done with your earlier consent.`,
  unchanged: "Nothing has changed.",
  unchangedText: "Your consent covers the same as before.",
  withdraw: "Withdraw my consent",
  takeBackText: (candidate) =>
    `If ${candidate}'s application is not sent yet, it cannot be sent without a new consent. If it has already been sent, the school will see this in its history.`,
  withdrawn: "Your consent is withdrawn.",
  withdrawnText: (candidate) =>
    `We are letting ${candidate} know by email. If you change your mind, ask them for a new link.`,
  "consent-used": "This link has already been used.",
  "consent-expired": "This link is no longer valid.",
  expiredText: (candidate) => `Ask ${candidate} to send you a new request from their application.`,
  cut: "This link is not complete.",
  cutText:
    "It was probably cut in two in the message. Open it from the original message, or copy it to its last character.",
  unknown: "This link does not work.",
  unknownText:
    "Check that it is copied in full and is the last one you received: a new link replaces the one before. If it is, ask whoever sent it to you for another.",
  ownMailbox: (candidate) =>
    `The email address given for you is that of ${candidate}'s own account: no conversation can be shared with you that way. To read their conversations with the school, ask them to enter your own address.`,
  purposes: {
    application: {
      title: "The school may review the application and respond to it",
      text: (candidate) =>
        `{The school} reads and keeps ${candidate}'s application: identity, education history, supporting documents, chosen programmes. Without this consent it cannot be sent.`,
    },
    universities: {
      title: "The school may pass it on to the chosen universities",
      text: () =>
        "In Canada, once the application is sent. Without this consent, the school does not pass it on, and no university can answer.",
    },
    messages: {
      title: "You may read and reply to their conversations with the school",
      text: (candidate: string) =>
        `By a link received by email, when ${candidate} or the school shares a conversation with you. Otherwise these conversations are not shown to you.`,
    },
    whatsapp: {
      title: "The school may contact you on WhatsApp",
      text: () =>
        "At the number you gave, about this application only. Otherwise: phone and email.",
    },
  },
};
