import { defineMessages } from "./define-messages.ts";

const fr = {
  brand: "{school}",
  skip: "Aller au contenu",
  loading: "Chargement…",
  demonstration: "Démonstration",
  rehearsal:
    "Essai d'une sauvegarde : cette copie du site n'envoie rien et n'efface aucun fichier. Ce que vous y faites sera perdu.",
  notFoundTitle: "Cette page n'existe pas",
  notFoundText: "L'adresse a peut-être changé, ou le lien est incomplet.",
  errorTitle: "Oops!",
  errorText: "Une erreur inattendue s'est produite.",
  unavailable: "Le site est très sollicité en ce moment. Réessayez dans quelques secondes.",
  errorDataSafe: "Ce qui était enregistré est conservé.",
  incident: (number: string) => `Numéro d'incident : ${number}`,
  offline: {
    title: "Pas de connexion",
    text: "Cette page n'est pas encore sur cet appareil.",
    again: "Réessayer",
  },
  script: "Un script n'a pas pu être chargé :",
  reload: "Recharger la page",
  home: "Retour à l'accueil",
  contact: "Écrire à l'école",
};

const en: typeof fr = {
  brand: "{school}",
  skip: "Skip to content",
  loading: "Loading…",
  demonstration: "Demonstration",
  rehearsal:
    "Backup test: this copy of the site sends nothing and removes nothing. Whatever you do here will be lost.",
  notFoundTitle: "This page does not exist",
  notFoundText: "The address may have changed, or the link is incomplete.",
  errorTitle: "Oops!",
  errorText: "Something went wrong on our side.",
  unavailable: "The site is very busy at the moment. Try again in a few seconds.",
  errorDataSafe: "Everything that was saved is kept.",
  incident: (number: string) => `Incident number: ${number}`,
  offline: {
    title: "No connection",
    text: "This page is not on this device yet.",
    again: "Try again",
  },
  script: "A script could not be loaded:",
  reload: "Reload the page",
  home: "Back to the home page",
  contact: "Contact the school",
};

/** Messages of the layout of every page, and of the error pages. */
export const shellMessages = defineMessages(fr, en);
