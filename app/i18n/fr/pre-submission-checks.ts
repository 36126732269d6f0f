export const preSubmissionChecks = {
  title: "À regarder avant l'envoi",
  passport: "Voir votre passeport",
  missingYears: (years: string[]) =>
    `Rien n'est indiqué pour ${years.join(", ")}. Vous pouvez envoyer ainsi, mais il vaut mieux préciser ce que vous faisiez, même hors de l'école.`,
  years: "Voir vos années d'études",
  universities: (name: string) =>
    `${name} n'a pas accepté que l'école transmette votre candidature aux universités. Vous pouvez l'envoyer ainsi : l'école la lira, mais aucune université ne la recevra. Cette personne peut changer son accord avec le lien qu'elle a reçu.`,
  parents: "Voir l'accord",
};
