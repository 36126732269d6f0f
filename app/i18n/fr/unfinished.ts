/** Messages about what is not finished: a draft with gaps, a page that is left before it is saved. */
export const unfinished = {
  lacking: {
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
