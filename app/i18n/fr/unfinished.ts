/** Messages about unfinished work: a draft with missing fields, a page left before saving. */
export const unfinished = {
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
