/** Messages of the list of conversations, and of attachments. */
export const mailbox = {
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
