import { defineMessages } from "#app/i18n/define-messages.ts";

const fr = {
  previewAction: "Aperçu de l'e-mail",
  title: "Ce que la personne lira",
  languages: { fr: "en français", en: "en anglais" },
  notSent: (language: string) => `E-mail et page de suivi, ${language}. Pas encore envoyé.`,
  reading: "Rien n'est envoyé avant la relecture.",
  subject: "Objet",
  button: "Bouton :",
  event: "Avec le fichier de l'agenda : invite.ics",
  page: "Sur sa page de suivi",
  none: "Aucun e-mail n'est envoyé pour cela.",
  happened: (what: string, who: string, time: string) =>
    `Entre-temps : ${what}, par ${who}, à ${time}.`,
  submittedText: "Ce que vous aviez écrit",
};

const en: typeof fr = {
  previewAction: "Preview the email",
  title: "What the candidate will read",
  languages: { fr: "in French", en: "in English" },
  notSent: (language) => `Email and status page of the application, ${language}. Not sent yet.`,
  reading: "Nothing is sent before the second review.",
  subject: "Subject",
  button: "Button:",
  event: "With the file for the calendar: invite.ics",
  page: "On their application status page",
  none: "No email is sent for this.",
  happened: (what, who, time) => `Since then: ${what}, by ${who}, at ${time}.`,
  submittedText: "What you had written",
};

/** Messages around the preview of an email. */
export const emailPreviewMessages = defineMessages(fr, en);
