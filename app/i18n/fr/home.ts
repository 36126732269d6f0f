export const home = {
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
