/** Intakes: their dates for candidates, and the page where staff set them. */
export const intake = {
  none: "Aucune rentrée n'est ouverte pour l'instant.",
  noneText: "Nous annoncerons la prochaine sur le site. Vous pouvez déjà nous écrire.",
  opens: (name: string, date: string) => `${name} : les candidatures ouvrent le ${date}.`,
  grace: (date: string, time: string) =>
    `Les candidatures sont closes, mais vous avez commencé à temps : vous pouvez encore envoyer la vôtre jusqu'au ${date} à ${time}.`,
  closed: (name: string, date: string) =>
    `${name} : les candidatures sont closes depuis le ${date}.`,
  closedHint: "Les candidatures de cette rentrée sont closes",
  closedText: "Votre candidature n'a pas été envoyée. Vos réponses sont conservées.",
  next: (name: string) => `Commencer une candidature · ${name}`,
  nextOpen: (name: string, date: string) =>
    `${name} : les candidatures sont ouvertes jusqu'au ${date}.`,
  nextTitle: (name: string) => `Commencer une candidature : ${name}`,
  nextText:
    "Nous reprenons vos réponses de la dernière candidature, avec leurs fichiers : informations personnelles et cursus.",
  nextAgain:
    "À refaire : vos choix de formation, et l'accord d'un parent si vous êtes mineur ou mineure.",
  previousUnchanged: "Votre dernière candidature ne change pas ; vous pouvez toujours la suivre.",
  filesNotCopied: (count: number) =>
    count > 1
      ? `${count} fichiers de votre dernière candidature n'ont pas été repris : vous en avez déjà beaucoup ici. Ils restent dans la dernière ; donnez-les de nouveau dans celle-ci s'il le faut.`
      : "Un fichier de votre dernière candidature n'a pas été repris : vous en avez déjà beaucoup ici. Il reste dans la dernière ; donnez-le de nouveau dans celle-ci s'il le faut.",
  filesUnavailable:
    "Nous ne pouvons pas copier vos fichiers en ce moment, et votre nouvelle candidature n'est pas commencée. Réessayez dans quelques minutes : votre dernière candidature n'a pas changé.",
  nextSubmit: "Commencer",
  back: "Retour",
  follow: (number: string) => `Suivre la candidature ${number}`,

  office: {
    title: "Rentrées",
    text: "Les dates de dépôt des candidatures. Les jours sont comptés à l'heure de Dakar, une heure de moins qu'à Yaoundé.",
    add: "Ajouter une rentrée",
    edit: "Modifier",
    name: "Rentrée",
    opens: "Ouverture",
    closes: "Clôture",
    state: "Statut",
    states: { coming: "À venir", open: "Ouverte", closed: "Close" },
    addTitle: "Ajouter une rentrée",
    editTitle: (name: string) => `Modifier : ${name}`,
    nameFr: "Nom en français",
    nameEn: "Nom en anglais",
    year: "Année",
    yearHint: "Elle figure dans les numéros de candidature : 2027 donne ER-27.",
    opensOn: "Premier jour pour candidater",
    closesOn: "Dernier jour pour candidater",
    closesHint: "Ce jour compte, jusqu'à 23 h 59 à Dakar, soit 0 h 59 le lendemain à Yaoundé.",
    graceHours: "Délai de grâce (heures)",
    graceHint:
      "Pour les candidatures commencées avant la clôture : de 0 à 72. La candidature est marquée en retard.",
    answerDays: "Jours pour répondre à une offre",
    answerHint: "De 1 à 90 ; une offre peut fixer un autre jour.",
    save: "Enregistrer",
    saved: "La rentrée est enregistrée.",
    remove: {
      title: "Retirer cette rentrée",
      text: "Elle disparaît des listes et du site. Personne n'y a encore rien commencé.",
      submit: "Oui, la retirer",
      done: "La rentrée est retirée.",
    },
    refused: {
      "intake-changed":
        "Quelqu'un d'autre vient de changer cette rentrée : voyez l'historique. Vos réponses sont conservées ci-dessous ; enregistrez de nouveau si elles doivent rester.",
      "intake-in-use": (count: number) =>
        `${count > 1 ? `${count} candidatures sont commencées ou envoyées` : "Une candidature est commencée ou envoyée"} dans cette rentrée : elle ne peut plus être retirée. Pour la fermer, avancez son dernier jour.`,
    },
    history: {
      "intake.made": "Rentrée ajoutée",
      "intake.changed": "Rentrée modifiée",
      "intake.removed": "Rentrée retirée",
    },
    by: {
      student: "Une personne candidate",
      staff: "L'école",
      system: "Automatique",
      visitor: "–",
    },
  },
};
