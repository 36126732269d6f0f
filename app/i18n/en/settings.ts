import type { settings as fr } from "../fr/settings.ts";

export const settings: typeof fr = {
  title: "Settings",
  text: "Rules that apply to all applications. Each change is recorded here and in the activity log; what was already sent or decided does not change.",
  ofSchool: "The whole school",
  campus: { senegal: "Dakar campus (Senegal)", cameroon: "Yaoundé campus (Cameroon)" },
  campusText: "They apply to this campus only.",
  schoolText: "Settings shared by all campuses.",
  names: {
    consentAge: "Age of parental consent",
    secondReader: "Second review of rejections",
    requestDays: "Days a candidate has to answer a request",
    graceHours: "Grace period (hours)",
    answerDays: "Days to answer an offer",
  },
  hints: {
    consentAge:
      "Under this age, a parent or guardian consents before the application is sent. From 15 to 21, by the law of the country.",
    secondReader:
      "With a second review, a rejection waits until someone else in the office confirms it; nothing is sent before then.",
    requestDays: "From 1 to 60. Each request may set another day.",
    graceHours: "From 0 to 72. Proposed for a new intake; you can change it in the intake.",
    answerDays: "From 1 to 90. Proposed for a new intake; you can change it in the intake.",
  },
  switches: {
    secondReader: { yes: "Always a second review", no: "No second review" },
  },
  values: {
    consentAge: (age) => `${age} years`,
    requestDays: (days) => (days === 1 ? `${days} day` : `${days} days`),
    graceHours: (hours) => (hours === 1 ? `${hours} hour` : `${hours} hours`),
    answerDays: (days) => (days === 1 ? `${days} day` : `${days} days`),
  },
  save: "Save",
  saveSetting: (name) => `Save: ${name}`,
  saved: "The setting is saved.",
  revertTo: (value) => `Reset to ${value}`,
  changes: (count) => (count === 1 ? `${count} change` : `${count} changes`),
  never: "Never changed.",
  fromTo: (from, to) => `from ${from} to ${to}`,
  by: (name, date, time) => `${name}, on ${date} at ${time}`,
  somebody: "Someone on the team",
  actions: { "setting.changed": "Setting changed" },
};
