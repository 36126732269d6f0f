import { defineMessages } from "#app/i18n/define-messages.ts";

const fr = {
  title: "À regarder avant l'envoi",
  passport: "Voir votre passeport",
  missingYears: (years: string[]) =>
    `Rien n'est indiqué pour ${years.join(", ")}. Vous pouvez envoyer ainsi, mais il vaut mieux préciser ce que vous faisiez, même hors de l'école.`,
  years: "Voir vos années d'études",
  universities: (name: string) =>
    `${name} n'a pas accepté que l'école transmette votre candidature aux universités. Vous pouvez l'envoyer ainsi : l'école la lira, mais aucune université ne la recevra. Cette personne peut changer son accord avec le lien qu'elle a reçu.`,
  parents: "Voir l'accord",
};

const en: typeof fr = {
  title: "Check before you send",
  passport: "See your passport",
  missingYears: (years) =>
    `No information for ${years.join(", ")}. You can send your application like this, but it is better to explain what you were doing, even outside school.`,
  universities: (name) =>
    `${name} did not agree to the school passing your application on to universities. You can send it like this: the school will review it, but no university will receive it. They can change their consent with the link they received.`,
  parents: "See the consent",
  years: "See your education history",
};

/** Warnings before submission, which never block it. */
export const preSubmissionChecksMessages = defineMessages(fr, en);
