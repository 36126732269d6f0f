export const reopenedSection = {
  open: (date: string) => `L'école a rouvert cette rubrique jusqu'au ${date} inclus.`,
  openText:
    "Ce que vous écrivez est enregistré au fur et à mesure. Quand tout est exact, envoyez vos corrections depuis le suivi.",
  back: "Suivi de ma candidature",
  save: "Enregistrer et revenir au suivi",
  done: "Revenir au suivi",
  closed: "Cette rubrique est refermée",
  closedText:
    "L'école ne l'attend plus, ou le délai est passé. Pour corriger encore quelque chose, écrivez au bureau des admissions.",
  lost: "Ce que vous venez d'écrire n'est pas enregistré. Copiez-le dans un message :",
  lostHere:
    "Ce que vous venez d'écrire n'est pas enregistré, mais reste affiché ici : copiez-le dans un message au bureau des admissions.",
  write: "Écrire au bureau des admissions",
};
