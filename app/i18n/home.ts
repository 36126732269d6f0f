import { defineMessages } from "./define-messages.ts";

const fr = {
  accountStaysOpen: "Votre compte reste ouvert",
  accountStaysOpenText:
    "Connexion faite avant la date : la fermeture que vous aviez demandée est annulée.",
  title: "Accueil",
  hello: (name: string) => (name ? `Bonjour ${name}` : "Bonjour"),
  campus: { senegal: "Campus de Dakar", cameroon: "Campus de Yaoundé" },
  draft: "Votre candidature · brouillon",
  remaining: (count: number) =>
    count > 1
      ? `Il vous reste ${count}\u00A0étapes avant l'envoi`
      : "Il vous reste 1 étape avant l'envoi",
  send: "Vérifier et soumettre",
  continue: (step: string) => `Continuer : ${step}`,
  all: "Voir toutes les étapes",
  rest: "Tout est enregistré au fur et à mesure : vous pouvez fermer et revenir.",
  submitted: "Votre candidature",
  submittedOn: (date: string) => `Envoyée le ${date}`,
  allLeft: "Vous avez retiré tous vos choix : votre candidature est retirée.",
  allEnded: "Plus aucun de vos choix n'est en cours. La page de suivi indique la raison de chacun.",
  why: (reason: string) => ` : ${reason.charAt(0).toLowerCase()}${reason.slice(1)}`,
  number: "Numéro",
  state: "Statut",
  choicesLabel: "Choix",
  follow: "Suivre ma candidature",
  nextDate: "Prochaine date",
  closes: "Dernier jour pour envoyer votre candidature.",
  daysLeft: (days: number) =>
    days > 1
      ? `Il reste ${days} jours.`
      : days === 1
        ? "Il reste 1 jour."
        : "Il reste moins d'un jour.",
  lastMessages: "Derniers messages",
  allMessages: "Toute la messagerie",
  question: "Une question ?",
  contact: "Écrire au bureau des admissions",
};

const en: typeof fr = {
  accountStaysOpen: "Your account stays open",
  accountStaysOpenText: "You came back before the date: the closure you requested is cancelled.",
  title: "Home",
  hello: (name: string) => (name ? `Hello ${name}` : "Hello"),
  campus: { senegal: "Dakar campus", cameroon: "Yaoundé campus" },
  draft: "Your application · draft",
  remaining: (count: number) =>
    count > 1 ? `${count}\u00A0steps left before sending` : "1 step left before sending",
  send: "Check and submit",
  continue: (step: string) => `Continue: ${step}`,
  all: "See all the steps",
  rest: "Everything is saved as you go: you can close and come back.",
  submitted: "Your application",
  submittedOn: (date: string) => `Sent on ${date}`,
  allLeft: "You have withdrawn all your choices: your application is withdrawn.",
  allEnded:
    "None of your choices is still in progress. The reason for each is shown with its status.",
  why: (reason: string) => `: ${reason.charAt(0).toLowerCase()}${reason.slice(1)}`,
  number: "Number",
  state: "Status",
  choicesLabel: "Choices",
  follow: "Follow my application",
  nextDate: "Next date",
  closes: "Last day to send your application.",
  daysLeft: (days: number) =>
    days > 1 ? `${days} days left.` : days === 1 ? "1 day left." : "Less than a day left.",
  lastMessages: "Latest messages",
  allMessages: "All messages",
  question: "A question?",
  contact: "Message the admissions office",
};

/** Messages of the home page of the student area. */
export const homeMessages = defineMessages(fr, en);
