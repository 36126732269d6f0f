/** The preview of an email. */
export const emailPreview = {
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
