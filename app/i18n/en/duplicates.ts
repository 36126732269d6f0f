/** Possible duplicate applications. */
export const duplicates = {
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
    "An application from the other campus looks like this one. Someone who works for both campuses can compare them.",
  caption: "Both applications, side by side",
  what: "Answer",
  here: "This application",
  there: "The other application",
  rows: {
    number: "Number",
    lastName: "Family name(s)",
    firstName: "Given name(s)",
    birthOn: "Date of birth",
    passport: "Passport",
    phone: "Phone",
    email: "Email address",
    campus: "Campus",
    submittedAt: "Sent",
    state: "Status",
    choices: "Choices",
  },
  open: "Open the other application",
  onlyBoth: "Only someone who works for both campuses can decide.",
  same: {
    title: "They are the same person",
    text: "You keep one application and close the other as its duplicate. The candidate gets an email for each application. Nothing else is copied from one to the other. You can undo this for 14 days.",
    which: "Which application do you keep?",
    follow: (number: string, date: string) => `${number}, sent on ${date}`,
    add: "Add the missing open choices to the application you keep, as sent",
    submit: "Close the other application",
  },
  different: {
    title: "They are different people",
    text: "These two applications will never be shown as possible duplicates again.",
    submit: "They are different people",
  },
  merged: {
    closedAsDuplicate: (number: string) =>
      `This application is closed: it is a duplicate of application ${number}, which is the one kept.`,
    closed: (number: string) => `Application ${number} is closed: it is a duplicate of this one.`,
    by: (who: string, at: string) => `Decided by ${who}, ${at}.`,
    see: (number: string) => `See application ${number}`,
    undo: "It was a mistake",
    undoText: (date: string) =>
      `Possible until ${date}. Closed choices are restored, added choices are removed, and an email is sent for each application.`,
    undoSubmit: "Reopen the closed application",
    somebody: "someone on the team",
  },
  refusals: {
    "duplicate-changed":
      "Someone else has just decided. The page shows the status of both applications.",
    "duplicate-chain":
      "One of the applications is already a duplicate, or has one. Undo the other decision first.",
    "duplicate-decided":
      "A place was offered or accepted. Withdraw the offer first, or keep the other application.",
    "duplicate-fixed": "The 14 days have passed: it can no longer be undone.",
  },
  done: {
    "duplicate-same": "One application is kept. The candidate has been notified.",
    "duplicate-different": "Noted: they are different people.",
    "duplicate-undo": "Both applications are active again.",
  },
  actions: {
    "double.closed": "Application closed as a duplicate",
    "double.kept": "Duplicate closed, this application kept",
    "double.undone": "Merge of two applications undone",
    "double.dismissed": "Possible duplicate: different people",
  },
  emails: {
    closed: {
      subject: "Your two applications are now one",
      text: (openNumber: string) =>
        `You sent two applications for the same intake. We are keeping application ${openNumber} and closing the other. If this was not you, message us within 14 days: we can restore everything.`,
    },
    open: {
      subject: "We are keeping your application",
      text: (closed: string, added: number) =>
        `You sent two applications for the same intake. We are keeping this one and closing application ${closed}.${added > 0 ? ` ${added > 1 ? `${added} of its choices were added to yours` : "One of its choices was added to yours"}.` : ""} If the other one is not yours, message us within 14 days: we can restore everything.`,
    },
    undone: {
      subject: "Your application is separate again",
      text: "We had merged two applications by mistake. Yours is as it was before.",
    },
  },
  data: {
    title: "Compared with another application",
    same: (number: string) => `The same person as application ${number}`,
    different: "Compared with another application: different people",
    at: "Decided on",
  },
};
