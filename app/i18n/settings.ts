import { defineMessages } from "./define-messages.ts";

const fr = {
  title: "Réglages",
  text: "Règles valables pour toutes les candidatures. Chaque changement s'inscrit ici et au journal ; ce qui est déjà envoyé ou décidé ne change pas.",
  ofSchool: "Réglages communs",
  campus: { senegal: "Campus de Dakar (Sénégal)", cameroon: "Campus de Yaoundé (Cameroun)" },
  campusText: "Valables pour ce campus seulement.",
  schoolText: "Valables pour tous les campus.",
  names: {
    consentAge: "Âge de l'accord parental",
    secondReader: "Relecture des refus",
    requestDays: "Jours laissés au candidat pour fournir un complément",
    graceHours: "Délai de grâce (heures)",
    answerDays: "Jours pour répondre à une offre",
  },
  hints: {
    consentAge:
      "En dessous de cet âge, un parent ou un tuteur donne son accord avant l'envoi. De 15 à 21 ans, selon la loi du pays.",
    secondReader:
      "Avec relecture, un refus attend qu'une autre personne du bureau le confirme ; rien n'est envoyé avant.",
    requestDays: "De 1 à 60. Chaque demande peut fixer un autre jour.",
    graceHours:
      "De 0 à 72. Proposé pour une nouvelle rentrée ; vous pouvez le changer dans la rentrée.",
    answerDays:
      "De 1 à 90. Proposé pour une nouvelle rentrée ; vous pouvez le changer dans la rentrée.",
  },
  switches: {
    secondReader: { yes: "Toujours relus", no: "Jamais relus" },
  },
  values: {
    consentAge: (age: number) => `${age} ans`,
    requestDays: (days: number) => (days > 1 ? `${days} jours` : `${days} jour`),
    graceHours: (hours: number) => (hours > 1 ? `${hours} heures` : `${hours} heure`),
    answerDays: (days: number) => (days > 1 ? `${days} jours` : `${days} jour`),
  },
  save: "Enregistrer",
  saveSetting: (name: string) => `Enregistrer : ${name}`,
  saved: "Le réglage est enregistré.",
  revertTo: (value: string) => `Revenir à : ${value}`,
  changes: (count: number) => (count > 1 ? `${count} changements` : `${count} changement`),
  never: "Jamais changé.",
  fromTo: (from: string, to: string) => `de ${from} à ${to}`,
  by: (name: string, date: string, time: string) => `${name}, le ${date} à ${time}`,
  somebody: "Une personne de l'équipe",
  actions: { "setting.changed": "Réglage changé" },
};

const en: typeof fr = {
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

/** Messages of the settings page of an administrator. */
export const settingsMessages = defineMessages(fr, en);
