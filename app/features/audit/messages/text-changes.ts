import { defineMessages } from "#app/i18n/define-messages.ts";

const fr = {
  removed: "Retiré :",
  added: "Ajouté :",
};

const en = {
  removed: "Removed:",
  added: "Added:",
};

/** Messages about what changed in a text. */
export const textChangesMessages = defineMessages(fr, en);
