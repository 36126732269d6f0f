import { defineMessages } from "#app/i18n/define-messages.ts";

const fr = {
  search: "Chercher dans les messages",
  searchPlaceholder: "Mot ou nom",
  find: "Chercher",
  noneFound: (question: string) => `Aucun message ne contient « ${question} ».`,
  everything: "Voir tous les messages",
  older: "Messages plus anciens",
  newest: "Revenir aux plus récents",
  toLast: "Aller au dernier message",
  earlier: "Afficher les messages précédents",
  files: "Pièces jointes",
  pending: "Contrôle antivirus en cours",
  infected: "Un virus y a été trouvé : il ne s'ouvre pas",
};

const en: typeof fr = {
  search: "Search the messages",
  searchPlaceholder: "Word or name",
  find: "Search",
  noneFound: (question: string) => `No message contains “${question}”.`,
  everything: "See all messages",
  older: "Older messages",
  newest: "Back to the most recent",
  toLast: "Go to the last message",
  earlier: "Show earlier messages",
  files: "Attached files",
  pending: "Being checked for viruses",
  infected: "A virus was found in it: it cannot be opened",
};

/** Messages of the list of conversations, and of attachments. */
export const mailboxMessages = defineMessages(fr, en);
