export const beforeSending = {
  title: "À regarder avant l'envoi",
  passport: "Voir votre passeport",
  gaps: (years: string[]) =>
    `Rien n'est indiqué pour ${years.join(", ")}. Vous pouvez envoyer ainsi ; dites plutôt ce que vous faisiez, même hors de l'école.`,
  years: "Voir vos années d'études",
};
