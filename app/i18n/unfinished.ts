import { defineMessages } from "./define-messages.ts";

const fr = {
  missing: {
    fr: (count: number): string =>
      `Pour publier le français, il reste ${count > 1 ? `${count} réponses` : "une réponse"} à donner`,
    en: (count: number): string =>
      `Pour publier l'anglais, il reste ${count > 1 ? `${count} réponses` : "une réponse"} à donner`,
  },
  toFill: "À remplir avant de publier.",
  before: (sentence: string): string => `Avant de publier : ${sentence}`,
  unfinished: "Brouillon incomplet",
  confirmLeave: "Ce que vous avez écrit n'est pas enregistré. Quitter la page quand même ?",
};

const en = {
  missing: {
    fr: (count: number): string =>
      `To publish the French, ${count > 1 ? `${count} answers are` : "one answer is"} still missing`,
    en: (count: number): string =>
      `To publish the English, ${count > 1 ? `${count} answers are` : "one answer is"} still missing`,
  },
  toFill: "Fill this in before you publish.",
  before: (sentence: string): string => `Before you publish: ${sentence}`,
  unfinished: "Unfinished draft",
  confirmLeave: "What you wrote is not saved. Leave the page anyway?",
};

/** Messages about unfinished work: a draft with missing fields, a page left before saving. */
export const unfinishedMessages = defineMessages(fr, en);
