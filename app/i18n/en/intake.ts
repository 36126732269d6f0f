import type { intake as fr } from "../fr/intake.ts";

export const intake: typeof fr = {
  none: "No intake is open for now.",
  noneText: "We will announce the next one on the site. You can already contact us.",
  opens: (name, date) => `${name}: applications open on ${date}.`,
  grace: (date, time) =>
    `Applications are closed, but you started before the deadline: you can still send yours until ${date} at ${time}.`,
  closed: (name, date) => `${name}: applications have been closed since ${date}.`,
  closedHint: "Applications for this intake are closed",
  closedText: "Your application was not sent. Your answers are kept.",
  next: (name) => `Start an application · ${name}`,
  nextOpen: (name, date) => `${name}: applications are open until ${date}.`,
  nextTitle: (name) => `Start an application: ${name}`,
  nextText:
    "We copy your answers and their documents from your last application: personal information and education history.",
  nextAgain: "To do again: your programme choices, and a parent's consent if you are a minor.",
  previousUnchanged: "Your last application does not change; you can still follow it.",
  filesNotCopied: (count: number) =>
    count > 1
      ? `${count} documents of your last application were not copied: you already have many here. They stay in the last one; give them again in this one if needed.`
      : "One document of your last application was not copied: you already have many here. It stays in the last one; give it again in this one if needed.",
  filesUnavailable:
    "We cannot copy your documents at the moment, so your new application has not been started. Try again in a few minutes: your last application has not changed.",
  nextSubmit: "Start",
  back: "Back",
  follow: (number) => `Follow application ${number}`,

  office: {
    title: "Intakes",
    text: "The dates when people can apply. Days are counted in Dakar time, one hour behind Yaoundé.",
    add: "Add an intake",
    edit: "Edit",
    name: "Intake",
    opens: "Opening",
    closes: "Closing",
    state: "Status",
    states: { coming: "To come", open: "Open", closed: "Closed" },
    addTitle: "Add an intake",
    editTitle: (name) => `Edit: ${name}`,
    nameFr: "Name in French",
    nameEn: "Name in English",
    year: "Year",
    yearHint: "Used in application numbers: 2027 gives ER-27.",
    opensOn: "First day to apply",
    closesOn: "Last day to apply",
    closesHint: "This day counts, until 23:59 in Dakar, which is 00:59 the next day in Yaoundé.",
    graceHours: "Grace period (hours)",
    graceHint:
      "For applications started before the deadline: from 0 to 72. The application is marked as late.",
    answerDays: "Days to answer an offer",
    answerHint: "From 1 to 90; an offer can set another day.",
    save: "Save",
    saved: "The intake is saved.",
    remove: {
      title: "Remove this intake",
      text: "It disappears from the lists and from the site. Nobody has started an application for it yet.",
      submit: "Yes, remove it",
      done: "The intake is removed.",
    },
    refused: {
      "intake-changed":
        "Someone else has just changed this intake: see the history. Your answers are kept below; save again to apply them.",
      "intake-in-use": (count: number) =>
        `${count > 1 ? `${count} applications are started or sent` : "One application is started or sent"} in this intake: it can no longer be removed. To close it, bring its last day forward.`,
    },
    history: {
      "intake.made": "Intake added",
      "intake.changed": "Intake changed",
      "intake.removed": "Intake removed",
    },
    by: { student: "A candidate", staff: "The school", system: "Automatic", visitor: "–" },
  },
};
