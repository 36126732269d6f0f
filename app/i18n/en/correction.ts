import type { correction as fr } from "../fr/correction.ts";

/** Sections of a sent application that the school opens again: what is asked, corrected, sent and read. */
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
    until: (date) => `The school has opened these sections again until the end of ${date}:`,
    late: "Time is up",
    over: (date) => `The time ended on ${date}: these sections are closed again.`,
    overText: "What you had already corrected is kept. If you need more time, ask for it.",
    write: "Ask for more time",
    changed: "What you have changed",
    unchanged:
      "You have not changed anything yet. Open a section above, then come back to send your corrections.",
    nothing: "I have nothing to change",
    nothingHint: "Everything is already right: the school will be told.",
    words: "A message to the school",
    optional: "(optional)",
    send: "Send my corrections",
    sendText: "Once they are sent, these sections are closed again.",
    missing: "Something is still missing before you send:",
    askSection: "Ask the school to open this section",
    done: "Your corrections have reached the admissions office.",
  },

  record: {
    corrected: (date) => `Corrected on ${date}`,
    correctedLead: (sent, corrected) =>
      `Your application, sent on ${sent} and corrected on ${corrected} at the school's request.`,
    first: (date) => `As you had sent it on ${date}`,
    firstText: "The receipt stays that of this first sending.",
  },

  office: {
    what: "A correction in sections of their application",
    sections: "Sections to open again",
    sectionsHint:
      "For a correction only. The person can change exactly these sections, until the end of the day.",
    opened: (list) => `Sections opened again: ${list}`,
    day: (date) => `Until ${date}`,
    until: (date) => `Open until the end of ${date}.`,
    over: (date) => `Closed after ${date}, without an answer.`,
    soFar: "Already changed, not sent yet",
    sent: "What changed",
    notSent: "Changed, but never sent by the person",
    nothing: "The person answered that there was nothing to change.",
    title: "Corrections asked for",
    text: "What the person changed since sending, at the school's request.",
    closed: {
      sent: (date) => `Corrections sent on ${date}`,
      cancelled: (date) => `Request cancelled on ${date}`,
      decided: (date) => `Closed by the decision of ${date}`,
    },
    prolong: {
      title: "Extend the deadline",
      day: "New deadline",
      hint: (days) => `If you give no date: in ${days} days.`,
      act: "Give more time",
      done: "The deadline is extended.",
    },
    acts: {
      "sections.opened": "Sections opened again",
      "sections.closed": "Sections closed again",
      "sections.corrected": "Corrections sent",
      "request.prolonged": "More time given",
    },
  },

  letters: {
    asked: {
      subject: "A part of your application is open again",
      text: (place, sections, date) =>
        `To review your choice ${place}, the school asks you for a correction and has reopened: ${sections}. You can change that, and nothing else, until the end of ${date}. Your application's status page says what to correct.`,
    },
    prolonged: {
      subject: "You have more time",
      text: (place, date) =>
        `You now have until ${date} to send what the school asked for about your choice ${place}.`,
    },
  },

  data: {
    title: "Corrections asked for by the school",
    sections: "Sections opened again",
    openedOn: "Opened on",
    until: "Until",
    closedOn: "Closed on",
    changes: "Changes",
    corrected: "Application as corrected",
  },
};
