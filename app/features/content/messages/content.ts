import { defineMessages } from "#app/i18n/define-messages.ts";

const fr = {
  onThisPage: "Sur cette page",
  about: (title: string) => ` : ${title}`,
};

const en: typeof fr = {
  onThisPage: "On this page",
  about: (title) => `: ${title}`,
};

/** Interface texts around the content; the content itself is in the database. */
export const contentMessages = defineMessages(fr, en);
