import { defineMessages } from "#app/i18n/define-messages.ts";

const fr = {
  stale: "À relire",
  title: "Le français a changé depuis que cet anglais est publié",
  text: "Relisez ces champs, puis publiez l'anglais.",
  noField: "Relisez l'anglais, puis publiez-le.",
  more: (count: number): string =>
    count > 1 ? `et ${count} autres champs` : `et ${count} autre champ`,
  confirm: "L'anglais convient toujours",
  done: "C'est noté : l'anglais correspond au français.",
  confirmed: "Relue : elle convient toujours, rien n'y est changé.",
};

const en = {
  stale: "To review",
  title: "The French has changed since this English was published",
  text: "Check these fields again, then publish the English.",
  noField: "Check the English again, then publish it.",
  more: (count: number): string =>
    count > 1 ? `and ${count} other fields` : `and ${count} other field`,
  confirm: "The English is still right",
  done: "Noted: the English matches the French.",
  confirmed: "Reviewed: it is still right, and nothing in it has changed.",
};

/** Messages about an English text whose French version has changed since. */
export const staleTranslationMessages = defineMessages(fr, en);
