import { defineMessages } from "#app/i18n/define-messages.ts";
import { elideDe } from "#app/i18n/elide-de.ts";

const fr = {
  band: "Visite d'assistance",
  sees: (name: string, time: string) =>
    `Vous voyez l'espace ${elideDe(name)} comme cette personne le voit, sans rien pouvoir y changer, jusqu'à ${time}.`,
  elsewhere: (name: string, time: string) =>
    `L'espace ${elideDe(name)} est ouvert dans ce navigateur jusqu'à ${time}. Tant qu'il l'est, vous ne pouvez rien changer ici non plus.`,
  back: "Voir son espace",
  end: "Terminer la visite",
  refused: {
    title: "Rien n'a été changé",
    text: "Rien n'a été changé : pendant une visite d'assistance, vous voyez sans rien pouvoir changer. Terminez la visite, puis agissez depuis l'administration.",
    back: "Revenir à la page",
  },
  closed:
    "Ce fichier ne s'ouvre pas pendant une visite d'assistance : il appartient à la personne. Ce que l'école peut en voir est dans sa candidature, dans l'administration.",
  photo: "La photo ne s'ouvre pas pendant une visite d'assistance.",
};

const en = {
  band: "Support session",
  sees: (name: string, time: string) =>
    `You see the area of ${name} as they see it, and cannot change anything in it, until ${time}.`,
  elsewhere: (name: string, time: string) =>
    `The area of ${name} is open in this browser until ${time}. As long as it is, you cannot change anything here either.`,
  back: "See their area",
  end: "End the session",
  refused: {
    title: "Nothing was changed",
    text: "Nothing was changed: during a support session you can look but not change anything. End the session, then act from the admin area.",
    back: "Back to the page",
  },
  closed:
    "This document cannot be opened during a support session: it belongs to the candidate. What the school can see of it is in their application, in the admin area.",
  photo: "The photo cannot be opened during a support session.",
};

/** Messages of a support session: the banner, what is refused, and what the user is notified of. */
export const impersonationMessages = defineMessages(fr, en);
