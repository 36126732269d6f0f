import type { correction as fr } from "../fr/correction.ts";

/** Reopened sections of a submitted application, for candidates and staff. */
export const correction: typeof fr = {
  changes: {
    year: "Year and school",
    replaced: (name) => `${name} (another file)`,
    before: "Before",
    after: "After",
    added: (title) => `Added: ${title}`,
    removed: (title) => `Removed: ${title}`,
    none: "Nothing has changed.",
    notGiven: () => "Not provided",
  },

  task: {
    title: "Correct your application",
    last: (date) => `Until ${date}`,
    until: (date) => `The school has reopened these sections until the end of ${date}:`,
    late: "Deadline passed",
    over: (date) => `The deadline was ${date}: these sections are closed again.`,
    overText: "What you had already corrected is kept. If you need more time, ask for it.",
    write: "Ask for more time",
    changed: "What you have changed",
    unchanged:
      "You have not changed anything yet. Open a section above, then come back to send your corrections.",
    nothing: "I have nothing to change",
    nothingHint: "Everything is already right: the school will be notified.",
    replyLabel: "A message to the school",
    optional: "(optional)",
    send: "Send my corrections",
    sendText: "Once they are sent, these sections are closed again.",
    missing: "Before you can send, add what is missing:",
    askSection: "Ask the school to open this section",
    done: "Your corrections have reached the admissions office.",
  },

  record: {
    corrected: (date) => `Corrected on ${date}`,
    correctedLead: (sent, corrected) =>
      `Your application, sent on ${sent} and corrected on ${corrected} at the school's request.`,
    first: (date) => `As you had sent it on ${date}`,
    firstText: "Your receipt still refers to this first version.",
  },

  office: {
    what: "Corrections to sections of their application",
    sections: "Sections to reopen",
    sectionsHint:
      "For a correction only. The candidate can change only these sections, until the end of that day.",
    opened: (list) => `Sections reopened: ${list}`,
    day: (date) => `Until ${date}`,
    until: (date) => `Open until the end of ${date}.`,
    over: (date) => `Closed after ${date} without a reply.`,
    soFar: "Already changed, not sent yet",
    sent: "What changed",
    notSent: "Changed by the candidate but never sent",
    nothing: "The candidate replied that there was nothing to change.",
    title: "Corrections requested",
    text: "What the candidate changed since sending, at the school's request.",
    closed: {
      sent: (date) => `Corrections sent on ${date}`,
      cancelled: (date) => `Request cancelled on ${date}`,
      decided: (date) => `Closed by the decision of ${date}`,
    },
    extendDeadline: {
      title: "Extend the deadline",
      day: "New deadline",
      hint: (days) => `Default: ${days} days.`,
      submit: "Extend",
      done: "The deadline is extended.",
    },
    actions: {
      "sections.opened": "Sections reopened",
      "sections.closed": "Sections closed again",
      "sections.corrected": "Corrections sent",
      "request.prolonged": "Deadline extended",
    },
  },

  emails: {
    requested: {
      subject: "Part of your application has been reopened",
      text: (place, sections, date) =>
        `To review your choice ${place}, the school asks you for a correction and has reopened: ${sections}. You can change only this until the end of ${date}. Your application status page explains what to correct.`,
    },
    extended: {
      subject: "You have more time",
      text: (place, date) =>
        `You now have until ${date} to send what the school requested for your choice ${place}.`,
    },
  },

  data: {
    title: "Corrections requested by the school",
    sections: "Sections reopened",
    openedOn: "Opened on",
    until: "Until",
    closedOn: "Closed on",
    changes: "Changes",
    corrected: "Application as corrected",
  },
};
