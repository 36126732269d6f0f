export const nonBlockingWarnings = {
  passport: {
    over: (_months: number) =>
      "Ce passeport a expiré. Vous pouvez continuer ; renouvelez-le avant la demande de permis d'études.",
    before: (_months: number) =>
      "Ce passeport expire avant la rentrée. Vous pouvez continuer ; prévoyez de le renouveler avant la demande de permis d'études.",
    soon: (months: number) =>
      `Ce passeport expire ${months} mois après la rentrée. Vous pouvez continuer ; prévoyez de le renouveler avant la demande de permis d'études.`,
  },
};
