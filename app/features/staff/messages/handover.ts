import { defineMessages } from "#app/i18n/define-messages.ts";

const fr = {
  title: "Candidatures suivies",
  count: (count: string, isPlural: boolean) =>
    isPlural ? `${count} candidatures en cours.` : `${count} candidature en cours.`,
  see: "Voir ses candidatures",
  reassign: "Confier à quelqu'un d'autre",
  giveText:
    "L'historique de chaque candidature le mentionne. Les candidatures terminées restent à son nom. Personne n'est prévenu par e-mail.",
  to: "À qui",
  submit: "Confier ces candidatures",
  whenSuspended: (count: string, isPlural: boolean) =>
    isPlural
      ? `Qui reprend ses ${count} candidatures en cours ?`
      : "Qui reprend sa candidature en cours ?",
  later: "Plus tard : à reprendre",
  nobody: "Personne",
  none: "Personne d'autre ne travaille sur tous ces campus : confiez-les campus par campus, depuis la liste.",
  done: {
    reassigned: "Les candidatures sont réattribuées.",
    "suspended-and-reassigned":
      "Accès suspendu : la personne est déconnectée partout, et ses candidatures sont réattribuées.",
  },
};

const en: typeof fr = {
  title: "Assigned applications",
  count: (count, isPlural) =>
    isPlural ? `${count} open applications.` : `${count} open application.`,
  see: "See their applications",
  reassign: "Reassign",
  giveText:
    "It is recorded in the history of each application. Closed ones stay under this name. Nobody is notified by email.",
  to: "New assignee",
  submit: "Reassign these applications",
  whenSuspended: (count, isPlural) =>
    isPlural
      ? `Who takes over their ${count} open applications?`
      : "Who takes over their open application?",
  later: "Later: up for reassignment",
  nobody: "Nobody",
  none: "Nobody else works on all these campuses: reassign them campus by campus, from the list.",
  done: {
    reassigned: "The applications have been reassigned.",
    "suspended-and-reassigned":
      "Access suspended: they are signed out everywhere, and their applications were reassigned.",
  },
};

/** Messages about reassigning the applications of a staff member. */
export const handoverMessages = defineMessages(fr, en);
