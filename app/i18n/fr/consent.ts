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
    mail: (asked: string, until: string) =>
      `Demande envoyée le ${asked} par e-mail. Le lien est valable jusqu'au ${until}.`,
    link: (asked: string, until: string) =>
      `Lien créé le ${asked}, à envoyer par vous. Il est valable jusqu'au ${until}.`,
  },
  chase:
    "Pas de réponse ? Appelez cette personne, puis faites une nouvelle demande : elle remplace la première.",
  given: (name: string, date: string) => `Donné par ${name} le ${date}`,
  givenFor: (name: string, date: string, purposes: string) =>
    `Donné par ${name} le ${date} : ${purposes}`,
  refused: (name: string) => `${name} n'a pas donné son accord.`,
  withdrawn: (name: string, date: string) => `${name} a retiré son accord le ${date}.`,
  expired: (date: string) => `Le lien n'a pas servi avant le ${date}.`,
  someone: "cette personne",
  pass: {
    title: "Le lien est prêt : envoyez-le maintenant",
    text: "Pour votre sécurité et la sienne, il ne sera plus affiché. Vous pourrez en demander un autre.",
    message: "Message à envoyer",
    whatsapp: "Ouvrir WhatsApp",
    copy: "Copier le message",
    copied: "Copié.",
  },
  message: (link: string) =>
    `{The school} vous demande votre accord pour une candidature. La page explique à quoi il sert ; aucun compte n'est nécessaire : ${link}`,
  purposes: {
    application: {
      title: "Lire la candidature et y répondre",
      text: (candidate: string) =>
        `{The school} lit et garde la candidature de ${candidate} : identité, études, justificatifs, formations choisies. Sans cet accord, elle ne peut pas être envoyée.`,
      short: "lecture de la candidature",
    },
    universities: {
      title: "La transmettre aux universités choisies",
      text: () =>
        "Au Canada, une fois la candidature envoyée. Sans cet accord, l'école ne la transmet pas.",
      short: "transmission aux universités choisies",
    },
    messages: {
      title: "Lire et répondre dans ses échanges avec l'école",
      text: (candidate: string) =>
        `Par un lien reçu par e-mail, quand ${candidate} ou l'école partage un échange avec vous. Sinon, ces échanges ne vous sont pas montrés.`,
      short: "échanges partagés par e-mail",
    },
    whatsapp: {
      title: "Vous joindre par WhatsApp",
      text: () =>
        "Au numéro indiqué, au sujet de cette candidature seulement. Sinon : téléphone et e-mail.",
      short: "contact par WhatsApp",
    },
  },
  page: {
    title: "Votre accord pour une candidature",
    lead: (candidate: string, age: number) =>
      `${candidate} a moins de ${age} ans et prépare une candidature {to school}. Son envoi demande l'accord d'un parent ou d'un tuteur.`,
    youAreAs: (candidate: string, adult: string) => `${candidate} vous désigne comme ${adult}.`,
    adults: { mother: "sa mère", father: "son père", guardian: "son tuteur ou sa tutrice" },
    whatTitle: "Ce que vous acceptez",
    whatHint: "Cochez ce que vous acceptez. Rien n'est coché à votre place.",
    promise:
      "Les universités décident seules. L'école ne garantit ni admission ni visa, et ne demande aucun paiement ici.",
    rights:
      "Vous pouvez retirer cet accord quand vous voulez, par ce même lien, et demander l'accès, la correction ou l'effacement des données en écrivant à l'école.",
    privacy: "Lire la politique de confidentialité",
    name: "Votre nom complet",
    nameHint: "Il est gardé avec la date, comme preuve de votre accord.",
    give: "Donner mon accord",
    refuse: "Je ne donne pas mon accord",
    validUntil: (date: string) => `Vous pouvez répondre une seule fois, jusqu'au ${date}.`,
    thanks: "Merci, votre accord est enregistré.",
    thanksText: (candidate: string) =>
      `${candidate} peut maintenant envoyer sa candidature. Gardez ce lien : il sert aussi à retirer votre accord.`,
    declined: "C'est noté : vous n'avez pas donné votre accord.",
    declinedText: (candidate: string) =>
      `La candidature de ${candidate} ne peut pas être envoyée. Si vous changez d'avis, demandez-lui un nouveau lien.`,
    givenTitle: "Votre accord est enregistré",
    givenText: (candidate: string, date: string) =>
      `Vous l'avez donné le ${date} pour la candidature de ${candidate}, pour :`,
    takeBack: "Retirer mon accord",
    takeBackText: (candidate: string) =>
      `Si la candidature de ${candidate} n'est pas encore envoyée, elle ne pourra plus l'être sans un nouvel accord. Si elle est déjà envoyée, l'école est prévenue.`,
    withdrawn: "Votre accord est retiré.",
    withdrawnText: (candidate: string) =>
      `Nous prévenons ${candidate} par e-mail. Si vous changez d'avis, demandez-lui un nouveau lien.`,
    "consent-used": "Ce lien a déjà servi.",
    usedText: "Une réponse est enregistrée. Pour la changer, demandez un nouveau lien.",
    "consent-expired": "Ce lien n'est plus valable.",
    expiredText: (candidate: string) =>
      `Demandez à ${candidate} de vous envoyer une nouvelle demande depuis sa candidature.`,
    cut: "Ce lien n'est pas entier.",
    cutText:
      "Il a sans doute été coupé en deux dans le message. Ouvrez-le depuis le message d'origine, ou copiez-le jusqu'à son dernier caractère.",
    unknown: "Ce lien ne mène nulle part.",
    unknownText:
      "Vérifiez qu'il est copié en entier, ou demandez-en un nouveau à la personne qui vous l'a envoyé.",
  },
  letters: {
    open: "Ouvrir ma candidature",
    request: {
      subject: (candidate: string) => `${candidate} vous demande votre accord`,
      title: "Votre accord est demandé",
      text: (candidate: string, age: number) =>
        `${candidate} a moins de ${age} ans et prépare une candidature {to school}. L'accord d'un parent ou d'un tuteur est nécessaire pour l'envoyer.`,
      what: "La page dit ce que nous faisons de ses données. Vous pouvez accepter ou refuser ; aucun compte n'est nécessaire.",
      until: (date: string) => `Vous pouvez répondre une seule fois, jusqu'au ${date}.`,
      ignore:
        "Si vous ne connaissez pas cette personne, ne faites rien : rien ne sera envoyé sans votre accord.",
      action: "Lire et répondre",
    },
    given: {
      subject: (candidate: string) => `Votre accord pour la candidature de ${candidate}`,
      title: "Votre accord est enregistré",
      text: (candidate: string, date: string) =>
        `Vous l'avez donné le ${date} pour la candidature de ${candidate} {to school}, pour :`,
      withdraw: "Vous pouvez le retirer quand vous voulez, par ce lien.",
      action: "Revoir ou retirer mon accord",
    },
    "told-given": {
      subject: "L'accord que vous avez demandé est donné",
      text: (name: string) => `${name} a donné son accord pour votre candidature.`,
      next: "Vous pouvez l'envoyer dès que toutes les rubriques sont terminées.",
    },
    "told-refused": {
      subject: "L'accord que vous avez demandé n'est pas donné",
      text: (name: string) =>
        name
          ? `${name} n'a pas donné son accord pour votre candidature.`
          : "L'adulte à qui vous l'avez demandé n'a pas donné son accord pour votre candidature.",
      next: "Parlez-en avec cette personne. Vous pouvez faire une nouvelle demande, à elle ou à un autre adulte.",
    },
    "told-withdrawn": {
      subject: "Un accord pour votre candidature est retiré",
      text: (name: string) => `${name} a retiré son accord pour votre candidature.`,
      next: "Si elle n'est pas encore envoyée, il vous faut un nouvel accord. Si elle l'est déjà, l'école est prévenue.",
    },
  },
};
