export const consent = {
  title: "L'accord d'un adulte",
  hint: "Cette personne lit ce que nous faisons de vos données et donne son accord. Elle n'a pas besoin de compte.",
  toMinors: (age: number) =>
    `Nécessaire avant ${age} ans : sans cet accord, la candidature ne peut pas être envoyée.`,
  who: "À qui demander ?",
  how: "Comment lui envoyer le lien ?",
  channels: {
    mail: { label: "Nous lui écrivons un e-mail", hint: "À l'adresse indiquée ci-dessus." },
    link: {
      label: "Je lui envoie le lien moi-même",
      hint: "Par WhatsApp ou par SMS. Le message ne contient aucun nom.",
    },
  },
  language: "Sa langue",
  languages: { fr: "Français", en: "Anglais" },
  nobody:
    "Indiquez d'abord le nom d'un adulte ci-dessus, avec son téléphone ou son e-mail, puis enregistrez.",
  send: "Demander son accord",
  sendAgain: "Faire une nouvelle demande",
  waiting: (name: string) => `Réponse attendue : ${name}`,
  waitingText: {
    mail: (requestedOn: string, until: string) =>
      `Demande envoyée le ${requestedOn} par e-mail. Le lien est valable jusqu'au ${until}.`,
    link: (requestedOn: string, until: string) =>
      `Lien créé le ${requestedOn}, à envoyer vous-même. Il est valable jusqu'au ${until}.`,
  },
  reminderHint:
    "Pas de réponse ? Appelez cette personne, puis faites une nouvelle demande : elle remplace la première.",
  givenBy: (name: string, date: string) => `Donné par ${name} le ${date}`,
  givenFor: (name: string, date: string, purposes: string) =>
    `Donné par ${name} le ${date} : ${purposes}`,
  refused: (name: string) => `${name} n'a pas donné son accord.`,
  withdrawn: (name: string, date: string) => `${name} a retiré son accord le ${date}.`,
  expired: (date: string) => `Le lien n'a pas servi avant le ${date}.`,
  someone: "cette personne",
  pass: {
    title: "Le lien est prêt : envoyez-le maintenant",
    text: "Pour votre sécurité et celle de cette personne, il ne sera plus affiché. Vous pourrez en demander un autre.",
    message: "Message à envoyer",
    whatsapp: "Ouvrir WhatsApp",
    copy: "Copier le message",
    copied: "Copié.",
  },
  purposes: {
    application: "lecture de la candidature",
    universities: "transmission aux universités choisies",
    messages: "échanges partagés par e-mail",
    whatsapp: "contact par WhatsApp",
  },
};
