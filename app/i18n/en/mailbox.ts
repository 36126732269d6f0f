import type { mailbox as fr } from "../fr/mailbox.ts";

export const mailbox: typeof fr = {
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
