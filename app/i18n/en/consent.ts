import type { consent as fr } from "../fr/consent.ts";

export const consent: typeof fr = {
  title: "An adult's consent",
  hint: "They read what we do with your data and give their consent. They do not need an account.",
  toMinors: (age) => `Needed under ${age}: without this consent, the application cannot be sent.`,
  who: "Who are you asking?",
  how: "How will they get the link?",
  channels: {
    mail: { label: "We send them an email", hint: "To the address given above." },
    link: {
      label: "I send them the link myself",
      hint: "By WhatsApp or text message. The message contains no name.",
    },
  },
  language: "Their language",
  languages: { fr: "French", en: "English" },
  nobody: "First enter an adult's name above, with their phone number or email, then save.",
  send: "Ask for their consent",
  sendAgain: "Make a new request",
  waiting: (name) => `Waiting for a reply from ${name}`,
  waitingText: {
    mail: (requestedOn, until) =>
      `Request sent on ${requestedOn} by email. The link is valid until ${until}.`,
    link: (requestedOn, until) =>
      `Link created on ${requestedOn}, for you to send. It is valid until ${until}.`,
  },
  reminderHint: "No reply? Call them, then make a new request: it replaces the first one.",
  givenBy: (name, date) => `Given by ${name} on ${date}`,
  givenFor: (name, date, purposes) => `Given by ${name} on ${date}: ${purposes}`,
  refused: (name) => `${name} did not give consent.`,
  withdrawn: (name, date) => `${name} withdrew their consent on ${date}.`,
  expired: (date) => `The link was not used before ${date}.`,
  someone: "this person",
  pass: {
    title: "The link is ready: send it now",
    text: "For your safety and theirs, it will not be shown again. You can ask for another one.",
    message: "Message to send",
    whatsapp: "Open WhatsApp",
    copy: "Copy the message",
    copied: "Copied.",
  },
  purposes: {
    application: "reading the application",
    universities: "passing it on to the chosen universities",
    messages: "conversations shared by email",
    whatsapp: "contact on WhatsApp",
  },
};
