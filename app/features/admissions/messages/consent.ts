import { defineMessages } from "#app/i18n/define-messages.ts";

const fr = {
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

const en: typeof fr = {
  title: "An adult's consent",
  hint: "They read what we do with your data and give their consent. They do not need an account.",
  toMinors: (age) => `Needed under ${age}: without this consent, the application cannot be sent.`,
  who: "Who are you asking?",
  how: "How will they get the link?",
  channels: {
    mail: { label: "We send them an email", hint: "To the address given above." },
    link: {
      label: "I send them the link myself",
      hint: "By WhatsApp or text message. The message contains no name.",
    },
  },
  language: "Their language",
  languages: { fr: "French", en: "English" },
  nobody: "First enter an adult's name above, with their phone number or email, then save.",
  send: "Ask for their consent",
  sendAgain: "Make a new request",
  waiting: (name) => `Waiting for a reply from ${name}`,
  waitingText: {
    mail: (requestedOn, until) =>
      `Request sent on ${requestedOn} by email. The link is valid until ${until}.`,
    link: (requestedOn, until) =>
      `Link created on ${requestedOn}, for you to send. It is valid until ${until}.`,
  },
  reminderHint: "No reply? Call them, then make a new request: it replaces the first one.",
  givenBy: (name, date) => `Given by ${name} on ${date}`,
  givenFor: (name, date, purposes) => `Given by ${name} on ${date}: ${purposes}`,
  refused: (name) => `${name} did not give consent.`,
  withdrawn: (name, date) => `${name} withdrew their consent on ${date}.`,
  expired: (date) => `The link was not used before ${date}.`,
  someone: "this person",
  pass: {
    title: "The link is ready: send it now",
    text: "For your safety and theirs, it will not be shown again. You can ask for another one.",
    message: "Message to send",
    whatsapp: "Open WhatsApp",
    copy: "Copy the message",
    copied: "Copied.",
  },
  purposes: {
    application: "reading the application",
    universities: "passing it on to the chosen universities",
    messages: "conversations shared by email",
    whatsapp: "contact on WhatsApp",
  },
};

/** Messages of the consent of an adult in the candidate's form, and its purposes. */
export const consentMessages = defineMessages(fr, en);
