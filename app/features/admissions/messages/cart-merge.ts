import { defineMessages } from "#app/i18n/define-messages.ts";

const fr = {
  title: "Ces formations n'ont pas été ajoutées à votre panier",
};

const en: typeof fr = {
  title: "These programmes were not added to your shortlist",
};

/** Messages about programmes that were not added to the basket at sign-in. */
export const cartMergeMessages = defineMessages(fr, en);
