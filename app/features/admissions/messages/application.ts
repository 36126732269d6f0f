import { defineMessages } from "#app/i18n/define-messages.ts";
import { formatNotProvided } from "#app/i18n/not-provided.ts";

const fr = {
  title: "Ma candidature",
  area: "Espace étudiant",
  intakeLine: (intake: string, campus: string) => `${intake} · ${campus}`,
  campuses: { senegal: "Campus de Dakar", cameroon: "Campus de Yaoundé" },
  navigation: "Rubriques de la candidature",
  tabs: {
    overview: "Vue d'ensemble",
    info: "Informations personnelles",
    cursus: "Cursus",
    basket: "Panier de formation",
  },
  back: "Ma candidature",
  backToBasket: "Mon panier",
  returnTo: "Revenir à ma candidature",
  saveAndContinue: "Enregistrer et continuer",
  continue: "Continuer",
  savedAt: (time: string) => `Enregistré à ${time}`,
  saving: {
    saving: "Enregistrement…",
    sending: (count: number) =>
      `Connexion revenue : envoi de ${count} ${count > 1 ? "réponses" : "réponse"}`,
    savedOnDevice: "Enregistré sur cet appareil",
    storedHere:
      "Pas de connexion : vos réponses sont enregistrées sur cet appareil et seront envoyées dès qu'elle reviendra. Vous pouvez continuer vers une autre rubrique.",
    savedOnDeviceTitle: "Pas de connexion — enregistré sur cet appareil",
    savedOnDeviceText: (count: number) =>
      count === 0
        ? "Cette page sera envoyée dès que la connexion reviendra. Ne videz pas les données du navigateur d'ici là."
        : count > 1
          ? `Continuez à écrire. Nous enverrons vos ${count} réponses dès que la connexion reviendra. Ne videz pas les données du navigateur d'ici là.`
          : "Continuez à écrire. Nous enverrons votre réponse dès que la connexion reviendra. Ne videz pas les données du navigateur d'ici là.",
    serverErrorTitle:
      "Vos réponses ne sont pas encore enregistrées. Elles restent sur cet appareil.",
    serverErrorText: "Le site n'a pas pu les enregistrer. Continuez à écrire : nous réessayons.",
    unsaved: "Pas de connexion",
    unsavedTitle: "Vos réponses ne sont pas encore enregistrées.",
    unsavedText:
      "Cet appareil n'enregistre pas vos réponses : laissez cette page ouverte jusqu'à l'enregistrement.",
    closed: "Non enregistré",
    signedOut: "Session terminée",
    signedOutTitle: "Reconnectez-vous pour enregistrer.",
    stillSaved: "Ce que vous avez écrit est conservé.",
    signIn: "Se reconnecter",
    conflicts: (count: number) => `${count} ${count > 1 ? "différences" : "différence"} à régler`,
    chooseAbove: "À régler ci-dessus",
    chooseTitle: "Deux réponses différentes pour le même champ",
    chooseText: (field: string) =>
      `« ${field} » a aussi été modifié sur un autre appareil. Choisissez la bonne réponse ; l'autre est conservée 30 jours.`,
    chooseTextHere: (field: string) =>
      `« ${field} » a aussi été modifié dans un autre onglet. Choisissez la bonne réponse ; l'autre est conservée 30 jours.`,
    here: "Sur cet appareil",
    herePage: "Dans cet onglet",
    otherPage: "Dans un autre onglet",
    elsewhere: "Sur un autre appareil",
    keepChosen: "Garder la réponse choisie",
    empty: "(rien)",
  },
  optional: "(facultatif)",
  notProvided: formatNotProvided,
  question: "Une question ?",
  writeToUs: "Écrivez au bureau des admissions",
  sent: "Votre candidature est envoyée : elle ne peut plus être modifiée ici.",
  sections: {
    identity: "Votre identité et votre photo",
    passport: "Votre passeport",
    parents: "Vos parents ou tuteurs",
    cursus: "Vos années d'études",
    basket: "Vos choix de formation",
  },
  finished: {
    question: "Avez-vous terminé cette rubrique ?",
    yes: "Oui, j'ai terminé",
    no: "Non, j'y reviendrai plus tard",
  },
  dates: { day: "Jour", month: "Mois", year: "Année", calendar: "Ouvrir le calendrier :" },
  choose: "Choisissez",
  frequent: "Les plus fréquents",
  allCountries: "Tous les pays",
};

const en: typeof fr = {
  title: "My application",
  area: "Student area",
  intakeLine: (intake: string, campus: string) => `${intake} · ${campus}`,
  campuses: { senegal: "Dakar campus", cameroon: "Yaoundé campus" },
  navigation: "Sections of the application",
  tabs: {
    overview: "Overview",
    info: "Personal information",
    cursus: "Education history",
    basket: "Shortlist",
  },
  back: "My application",
  backToBasket: "My shortlist",
  returnTo: "Back to my application",
  saveAndContinue: "Save and continue",
  continue: "Continue",
  savedAt: (time: string) => `Saved at ${time}`,
  saving: {
    saving: "Saving…",
    sending: (count: number) => `Back online: sending ${count} ${count > 1 ? "answers" : "answer"}`,
    savedOnDevice: "Saved on this device",
    storedHere:
      "No connection: your answers are saved on this device and will be sent as soon as you are back online. You can continue with another section.",
    savedOnDeviceTitle: "No connection — saved on this device",
    savedOnDeviceText: (count: number) =>
      count === 0
        ? "This page will be sent as soon as you are back online. Do not clear your browser data before then."
        : count > 1
          ? `Keep writing. We will send your ${count} answers as soon as you are back online. Do not clear your browser data before then.`
          : "Keep writing. We will send your answer as soon as you are back online. Do not clear your browser data before then.",
    serverErrorTitle: "Your answers are not saved yet. They stay on this device.",
    serverErrorText: "The site could not save them. Keep writing: we are trying again.",
    unsaved: "No connection",
    unsavedTitle: "Your answers are not saved yet.",
    unsavedText:
      "Your answers cannot be stored on this device: keep this page open until they are saved.",
    closed: "Could not save",
    signedOut: "Session ended",
    signedOutTitle: "Sign in again to save.",
    stillSaved: "What you wrote is still here.",
    signIn: "Sign in again",
    conflicts: (count: number) => `${count} ${count > 1 ? "conflicts" : "conflict"} to resolve`,
    chooseAbove: "Choose above",
    chooseTitle: "Two different answers for the same field",
    chooseText: (field: string) =>
      `“${field}” was also changed on another device. Choose the right answer; the other one is kept for 30 days.`,
    chooseTextHere: (field: string) =>
      `“${field}” was also changed in another tab. Choose the right answer; the other one is kept for 30 days.`,
    here: "On this device",
    herePage: "In this tab",
    otherPage: "In another tab",
    elsewhere: "On another device",
    keepChosen: "Keep the chosen answer",
    empty: "(nothing)",
  },
  optional: "(optional)",
  notProvided: () => "Not provided",
  question: "A question?",
  writeToUs: "Message the admissions office",
  sent: "Your application has been sent: it can no longer be changed here.",
  sections: {
    identity: "Your identity and photo",
    passport: "Your passport",
    parents: "Your parents or guardians",
    cursus: "Your education history",
    basket: "Your programme choices",
  },
  finished: {
    question: "Have you finished this section?",
    yes: "Yes, I have finished",
    no: "No, I will come back to it",
  },
  dates: { day: "Day", month: "Month", year: "Year", calendar: "Open the calendar:" },
  choose: "Choose",
  frequent: "Most common",
  allCountries: "All countries",
};

/** Messages of the application: its pages, states and emails. */
export const applicationMessages = defineMessages(fr, en);
