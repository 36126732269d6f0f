import { defineMessages } from "#app/i18n/define-messages.ts";

const fr = {
  title: "Visites de l'école",
  text: "Pour vous aider, une personne de l'école peut voir votre espace comme vous le voyez, une demi-heure au plus, sans rien y changer. Nous vous écrivons à chaque visite, qui reste notée ici.",
  none: "Personne de l'école n'a vu votre espace.",
  by: (name: string) => `${name}, de l'école`,
  from: (day: string, from: string, until: string) => `Le ${day}, de ${from} à ${until}`,
  since: (day: string, from: string) => `Le ${day}, depuis ${from} : en cours`,
  why: (reason: string) => `Pourquoi : ${reason}`,
  archive: {
    title: "Visites de l'école",
    by: "Par",
    why: "Pourquoi",
    begun: "Début",
    ended: "Fin",
    going: "en cours",
  },
};

const en: typeof fr = {
  title: "Support sessions",
  text: "To help you, someone at the school may see your area as you see it, for half an hour at most, without changing anything. Each time you get an email, and every session stays listed here.",
  none: "Nobody at the school has seen your area.",
  by: (name: string) => `${name}, from the school`,
  from: (day: string, from: string, until: string) => `On ${day}, from ${from} to ${until}`,
  since: (day: string, from: string) => `On ${day}, since ${from}: in progress`,
  why: (reason: string) => `Why: ${reason}`,
  archive: {
    title: "Support sessions",
    by: "By",
    why: "Why",
    begun: "Began",
    ended: "Ended",
    going: "in progress",
  },
};

/** Messages of the list of support sessions, as the user reads them. */
export const impersonationLogMessages = defineMessages(fr, en);
