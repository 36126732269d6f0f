import { formatNotProvided } from "../not-provided.ts";

export const application = {
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
