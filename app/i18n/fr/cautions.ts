export const cautions = {
  title: "À regarder avant l'envoi",
  passport: {
    over: (_months: number) =>
      "Ce passeport a expiré. Vous pouvez continuer ; renouvelez-le avant la demande de permis d'études.",
    before: (_months: number) =>
      "Ce passeport expire avant la rentrée. Vous pouvez continuer ; prévoyez de le renouveler avant la demande de permis d'études.",
    soon: (months: number) =>
      `Ce passeport expire ${months} mois après la rentrée. Vous pouvez continuer ; prévoyez de le renouveler avant la demande de permis d'études.`,
  },
  seePassport: "Voir votre passeport",
  years: (years: string[]) =>
    `Rien n'est indiqué pour ${years.join(", ")}. Vous pouvez envoyer ainsi ; dites plutôt ce que vous faisiez, même hors de l'école.`,
  seeYears: "Voir vos années d'études",
};
