import type { consent as fr } from "../fr/consent.ts";

export const consent: typeof fr = {
  title: "An adult's consent",
  hint: "This person reads what we do with your data and gives consent. They do not need an account.",
  toMinors: (age) => `Needed under ${age}: without this consent, the application cannot be sent.`,
  who: "Whom do you ask?",
  how: "How does the link reach them?",
  channels: {
    mail: { label: "We send them an e-mail", hint: "To the address given above." },
    link: {
      label: "I send them the link myself",
      hint: "By WhatsApp or text message. The message contains no name.",
    },
  },
  language: "Their language",
  languages: { fr: "French", en: "English" },
  nobody: "First give an adult's name above, with their telephone or e-mail, then save.",
  send: "Ask for their consent",
  sendAgain: "Make a new request",
  waiting: (name) => `Waiting for an answer from ${name}`,
  waitingText: {
    mail: (asked, until) => `Request sent on ${asked} by e-mail. The link is valid until ${until}.`,
    link: (asked, until) => `Link made on ${asked}, for you to send. It is valid until ${until}.`,
  },
  chase: "No answer? Call this person, then make a new request: it replaces the first one.",
  given: (name, date) => `Given by ${name} on ${date}`,
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
  message: (link) =>
    `{The school} asks for your consent to an application. The page explains what it is for; no account is needed: ${link}`,
  purposes: {
    application: {
      title: "Read the application and answer it",
      text: (candidate) =>
        `{The school} reads and keeps ${candidate}'s application: identity, studies, supporting documents, chosen programmes. Without this consent it cannot be sent.`,
      short: "reading the application",
    },
    universities: {
      title: "Pass it on to the chosen universities",
      text: () =>
        "In Canada, once the application is sent. Without this consent, the school does not pass it on.",
      short: "passing it on to the chosen universities",
    },
    messages: {
      title: "Read and answer in their conversations with the school",
      text: (candidate: string) =>
        `By a link received by e-mail, when ${candidate} or the school shares a conversation with you. Otherwise these conversations are not shown to you.`,
      short: "conversations shared by e-mail",
    },
    whatsapp: {
      title: "Reach you on WhatsApp",
      text: () =>
        "At the number given, about this application only. Otherwise: telephone and e-mail.",
      short: "contact on WhatsApp",
    },
  },
  page: {
    title: "Your consent for an application",
    lead: (candidate, age) =>
      `${candidate} is under ${age} and is preparing an application to {the school}. Sending it needs the consent of a parent or guardian.`,
    youAreAs: (candidate, adult) => `${candidate} named you as ${adult}.`,
    adults: { mother: "their mother", father: "their father", guardian: "their guardian" },
    whatTitle: "What you agree to",
    whatHint: "Tick what you agree to. Nothing is ticked for you.",
    promise:
      "The universities alone decide. The school guarantees neither admission nor visa, and asks for no payment here.",
    rights:
      "You may withdraw this consent whenever you like, by this same link, and ask for access, correction or deletion of the data by writing to the school.",
    privacy: "Read the privacy policy",
    name: "Your full name",
    nameHint: "It is kept with the date, as proof of your consent.",
    give: "Give my consent",
    refuse: "I do not agree",
    validUntil: (date) => `You can answer once, until ${date}.`,
    thanks: "Thank you, your consent is recorded.",
    thanksText: (candidate) =>
      `${candidate} can now send the application. Keep this link: it also serves to withdraw your consent.`,
    declined: "Noted: you did not give your consent.",
    declinedText: (candidate) =>
      `${candidate}'s application cannot be sent. If you change your mind, ask them for a new link.`,
    givenTitle: "Your consent is recorded",
    givenText: (candidate, date) => `You gave it on ${date} for ${candidate}'s application, for:`,
    takeBack: "Withdraw my consent",
    takeBackText: (candidate) =>
      `If ${candidate}'s application is not sent yet, it cannot be sent without a new consent. If it is already sent, the school is told.`,
    withdrawn: "Your consent is withdrawn.",
    withdrawnText: (candidate) =>
      `We tell ${candidate} by e-mail. If you change your mind, ask them for a new link.`,
    "consent-used": "This link has already been used.",
    usedText: "An answer is recorded. To change it, ask for a new link.",
    "consent-expired": "This link is no longer valid.",
    expiredText: (candidate) =>
      `Ask ${candidate} to send you a new request from their application.`,
    cut: "This link is not complete.",
    cutText:
      "It was probably cut in two in the message. Open it from the original message, or copy it to its last character.",
    unknown: "This link leads nowhere.",
    unknownText:
      "Check that it is copied in full, or ask the person who sent it to you for a new one.",
  },
  letters: {
    open: "Open my application",
    request: {
      subject: (candidate) => `${candidate} asks for your consent`,
      title: "Your consent is asked for",
      text: (candidate, age) =>
        `${candidate} is under ${age} and is preparing an application to {the school}. The consent of a parent or guardian is needed to send it.`,
      what: "The page says what we do with their data. You may agree or refuse; no account is needed.",
      until: (date) => `You can answer once, until ${date}.`,
      ignore:
        "If you do not know this person, do nothing: nothing will be sent without your consent.",
      action: "Read and answer",
    },
    given: {
      subject: (candidate) => `Your consent for ${candidate}'s application`,
      title: "Your consent is recorded",
      text: (candidate, date) =>
        `You gave it on ${date} for ${candidate}'s application to {the school}, for:`,
      withdraw: "You may withdraw it whenever you like, by this link.",
      action: "See or withdraw my consent",
    },
    "told-given": {
      subject: "The consent you asked for is given",
      text: (name) => `${name} gave consent for your application.`,
      next: "You can send it as soon as every section is finished.",
    },
    "told-refused": {
      subject: "The consent you asked for is not given",
      text: (name) =>
        name
          ? `${name} did not give consent for your application.`
          : "The adult you asked did not give consent for your application.",
      next: "Talk about it with this person. You can make a new request, to them or to another adult.",
    },
    "told-withdrawn": {
      subject: "A consent for your application is withdrawn",
      text: (name) => `${name} withdrew their consent for your application.`,
      next: "If it is not sent yet, you need a new consent. If it is already sent, the school is told.",
    },
  },
};
