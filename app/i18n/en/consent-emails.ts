import type { consentEmails as fr } from "../fr/consent-emails.ts";

export const consentEmails: typeof fr = {
  open: "Open my application",
  request: {
    subject: (candidate) => `${candidate} needs your consent`,
    title: "Your consent is requested",
    text: (candidate, age) =>
      `${candidate} is under ${age} and is preparing an application to {the school}. The consent of a parent or guardian is needed to send it.`,
    what: "The page explains what we do with their data. You may agree or decline; no account is needed.",
    until: (date) => `You can answer until ${date}.`,
    ignore:
      "If you do not know this person, do nothing: nothing will be sent without your consent.",
    action: "Read and answer",
  },
  confirmation: {
    subject: (candidate) => `Your consent for ${candidate}'s application`,
    title: "Your consent is recorded",
    text: (candidate, date) =>
      `You gave it on ${date} for ${candidate}'s application to {the school}. What you agreed to:`,
    withdraw: "You may change or withdraw it whenever you like, with this link.",
    action: "See or change my consent",
  },
  "outcome-given": {
    subject: "The consent you requested has been given",
    text: (name) => `${name} gave consent for your application.`,
    next: "You can send it as soon as every section is finished.",
  },
  "outcome-refused": {
    subject: "The consent you requested was not given",
    text: (name) =>
      name
        ? `${name} did not give consent for your application.`
        : "The adult you contacted did not give consent for your application.",
    next: "Talk it over with them. You can make a new request, to them or to another adult.",
  },
  "outcome-withdrawn": {
    subject: "A consent for your application has been withdrawn",
    text: (name) => `${name} withdrew their consent for your application.`,
    next: "If it is not sent yet, you need a new consent. If it has already been sent, the school will see this in its history.",
  },
  "outcome-changed": {
    subject: "A consent for your application has changed",
    text: (name) => `${name} changed what their consent for your application covers.`,
    next: "Your application shows what it covers now.",
  },
  /** The message that the candidate passes on with the link. */
  message: (link) =>
    `{The school} needs your consent for an application. The page explains what it is for; no account is needed: ${link}`,
};
