import { defineMessages } from "#app/i18n/define-messages.ts";

const fr = {
  passport: {
    over: (_months: number) =>
      "Ce passeport a expiré. Vous pouvez continuer ; renouvelez-le avant la demande de permis d'études.",
    before: (_months: number) =>
      "Ce passeport expire avant la rentrée. Vous pouvez continuer ; prévoyez de le renouveler avant la demande de permis d'études.",
    soon: (months: number) =>
      `Ce passeport expire ${months} mois après la rentrée. Vous pouvez continuer ; prévoyez de le renouveler avant la demande de permis d'études.`,
  },
};

const en: typeof fr = {
  passport: {
    over: () =>
      "This passport has expired. You can continue; renew it before applying for a study permit.",
    before: () =>
      "This passport expires before the start of term. You can continue; plan to renew it before applying for a study permit.",
    soon: (months) =>
      `This passport expires ${months} ${months === 1 ? "month" : "months"} after the start of term. You can continue; plan to renew it before applying for a study permit.`,
  },
};

/** Warnings about a valid answer, such as a passport that expires soon. */
export const nonBlockingWarningsMessages = defineMessages(fr, en);
