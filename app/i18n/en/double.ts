/** Two applications that look like those of one person. */
export const double = {
  title: "Possible duplicates",
  looksLike: (number: string) => `Application ${number} looks like this one`,
  why: {
    passport: "same passport number",
    "name-and-birth": "same names and same date of birth",
    "part-of-name-and-birth": "names partly the same and same date of birth",
    phone: "same phone number",
  },
  because: (reasons: string) => `Reason: ${reasons}.`,
  elsewhere:
    "An application from the other campus looks like this one. Somebody who works for both campuses can compare them.",
  caption: "Both applications, side by side",
  what: "Answer",
  here: "This application",
  there: "The other application",
  rows: {
    number: "Number",
    lastName: "Family name",
    firstName: "First name",
    birthOn: "Birth",
    passport: "Passport",
    phone: "Phone",
    email: "E-mail address",
    campus: "Campus",
    submittedAt: "Sent",
    state: "State",
    choices: "Choices",
  },
  open: "Open the other application",
  onlyBoth: "Only somebody who works for both campuses can decide.",
  same: {
    title: "They are the same person",
    text: "One application is followed, the other is closed as its duplicate. The person gets an e-mail for each application. Nothing else passes from one to the other. This can be undone for 14 days.",
    which: "Which application is followed?",
    follow: (number: string, date: string) => `${number}, sent on ${date}`,
    add: "Add to the followed application, as sent, the open choices it lacks",
    act: "Close the other application",
  },
  different: {
    title: "They are two people",
    text: "These two applications will never be brought together again.",
    act: "They are two people",
  },
  joined: {
    kept: (number: string) =>
      `This application is closed: it is a duplicate of application ${number}, which is followed.`,
    closed: (number: string) => `Application ${number} is closed: it is a duplicate of this one.`,
    by: (who: string, at: string) => `Decided by ${who}, ${at}.`,
    see: (number: string) => `See application ${number}`,
    undo: "It was a mistake",
    undoText: (date: string) =>
      `Until ${date}. The choices that were closed come back as they were, those that were added go, and an e-mail is sent for each application.`,
    undoAct: "Open the closed application again",
    somebody: "somebody on the team",
  },
  refusals: {
    "double-changed":
      "Somebody else has just decided. The page shows where both applications stand.",
    "double-chain":
      "One of the applications is already a duplicate, or has one. Undo the other decision first.",
    "double-decided":
      "A place was offered or taken. Take the offer back first, or follow the other application.",
    "double-fixed": "The 14 days have passed: it can no longer be undone.",
  },
  done: {
    "double-same": "One application is followed. The person was told.",
    "double-different": "Noted: they are two people.",
    "double-undo": "Both applications are followed again.",
  },
  actions: {
    "double.closed": "Application closed as a duplicate",
    "double.kept": "Duplicate closed, this application is followed",
    "double.undone": "Merge of two applications undone",
    "double.dismissed": "Similar applications: two people",
  },
  letters: {
    closed: {
      subject: "Your two applications are now one",
      text: (kept: string) =>
        `You sent two applications for the same intake. We follow application ${kept} and close the other. If that is not you, write to us from your messages within 14 days: everything can be put back as it was.`,
    },
    kept: {
      subject: "Your application is the one we follow",
      text: (closed: string, added: number) =>
        `You sent two applications for the same intake. We follow this one and close application ${closed}.${added > 0 ? ` ${added > 1 ? `${added} of its choices were added to yours` : "One of its choices was added to yours"}.` : ""} If the other one is not yours, write to us from your messages within 14 days: everything can be put back as it was.`,
    },
    undone: {
      subject: "Your application is followed on its own again",
      text: "We had joined two applications by mistake. Yours is as it was before.",
    },
  },
  data: {
    title: "Compared with another application",
    same: (number: string) => `The same person as application ${number}`,
    different: "Compared with another application: two people",
    at: "Decided on",
  },
};
