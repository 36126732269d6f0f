import { defineMessages } from "#app/i18n/define-messages.ts";

const fr = {
  title: "Doublons possibles",
  looksLike: (number: string) => `La candidature ${number} ressemble à celle-ci`,
  why: {
    passport: "même numéro de passeport",
    "name-and-birth": "mêmes noms et même date de naissance",
    "part-of-name-and-birth": "noms en partie les mêmes et même date de naissance",
    phone: "même numéro de téléphone",
  },
  because: (reasons: string) => `Raison : ${reasons}.`,
  elsewhere:
    "Une candidature de l'autre campus ressemble à celle-ci. Une personne qui travaille pour les deux campus peut les comparer.",
  caption: "Les deux candidatures, l'une à côté de l'autre",
  what: "Réponse",
  here: "Cette candidature",
  there: "L'autre candidature",
  rows: {
    number: "Numéro",
    lastName: "Nom",
    firstName: "Prénom",
    birthOn: "Naissance",
    passport: "Passeport",
    phone: "Téléphone",
    email: "E-mail",
    campus: "Campus",
    submittedAt: "Envoyée",
    state: "Statut",
    choices: "Choix",
  },
  open: "Ouvrir l'autre candidature",
  onlyBoth: "Pour décider, il faut travailler pour les deux campus.",
  same: {
    title: "C'est la même personne",
    text: "Une candidature est conservée, l'autre est fermée comme son doublon. La personne reçoit un e-mail pour chaque candidature. Rien d'autre ne passe de l'une à l'autre. Vous pouvez annuler pendant 14 jours.",
    which: "Quelle candidature conserver ?",
    follow: (number: string, date: string) => `${number}, envoyée le ${date}`,
    add: "Ajouter à la candidature conservée, comme envoyés, les choix ouverts qui lui manquent",
    submit: "Fermer l'autre candidature",
  },
  different: {
    title: "Ce sont deux personnes",
    text: "Ces deux candidatures ne seront plus jamais rapprochées.",
    submit: "Ce sont deux personnes",
  },
  merged: {
    closedAsDuplicate: (number: string) =>
      `Cette candidature est fermée : c'est un doublon de la candidature ${number}, qui est conservée.`,
    closed: (number: string) =>
      `La candidature ${number} est fermée : c'est un doublon de celle-ci.`,
    by: (who: string, at: string) => `Décidé par ${who}, ${at}.`,
    see: (number: string) => `Voir la candidature ${number}`,
    undo: "C'était une erreur",
    undoText: (date: string) =>
      `Jusqu'au ${date}. Les choix fermés reviennent comme ils étaient, ceux qui ont été ajoutés sont retirés, et un e-mail est envoyé pour chaque candidature.`,
    undoSubmit: "Rouvrir la candidature fermée",
    somebody: "quelqu'un de l'équipe",
  },
  refusals: {
    "duplicate-changed":
      "Quelqu'un d'autre vient d'en décider. La page montre où en sont les deux candidatures.",
    "duplicate-chain":
      "L'une des deux candidatures est déjà un doublon, ou en a un. Annulez d'abord l'autre rapprochement.",
    "duplicate-decided":
      "Une place a été proposée ou prise. Retirez d'abord l'offre, ou conservez l'autre candidature.",
    "duplicate-fixed": "Les 14 jours sont passés : cela ne peut plus être annulé.",
  },
  done: {
    "duplicate-same": "Une seule candidature est conservée. La personne a été prévenue.",
    "duplicate-different": "C'est noté : ce sont deux personnes.",
    "duplicate-undo": "Les deux candidatures sont de nouveau actives.",
  },
  actions: {
    "double.closed": "Candidature fermée comme doublon",
    "double.kept": "Doublon fermé, cette candidature est conservée",
    "double.undone": "Rapprochement de deux candidatures annulé",
    "double.dismissed": "Doublon possible : deux personnes différentes",
  },
  emails: {
    closed: {
      subject: "Vos deux candidatures n'en font plus qu'une",
      text: (openNumber: string) =>
        `Vous avez envoyé deux candidatures pour la même rentrée. Nous conservons la candidature ${openNumber} et fermons l'autre. Si ce n'est pas vous, écrivez-nous par la messagerie dans les 14 jours : tout peut être rétabli.`,
    },
    open: {
      subject: "Votre candidature est celle que nous conservons",
      text: (closed: string, added: number) =>
        `Vous avez envoyé deux candidatures pour la même rentrée. Nous conservons celle-ci et fermons la candidature ${closed}.${added > 0 ? ` ${added > 1 ? `${added} de ses choix ont été ajoutés aux vôtres` : "Un de ses choix a été ajouté aux vôtres"}.` : ""} Si l'autre n'est pas la vôtre, écrivez-nous par la messagerie dans les 14 jours : tout peut être rétabli.`,
    },
    undone: {
      subject: "Votre candidature est de nouveau suivie à part",
      text: "Nous avions rapproché deux candidatures par erreur. La vôtre est de nouveau comme avant.",
    },
  },
  data: {
    title: "Rapprochement avec une autre candidature",
    same: (number: string) => `La même personne que la candidature ${number}`,
    different: "Comparée à une autre candidature : deux personnes",
    at: "Décidé le",
  },
};

const en = {
  title: "Possible duplicates",
  looksLike: (number: string) => `Application ${number} looks like this one`,
  why: {
    passport: "same passport number",
    "name-and-birth": "same names and same date of birth",
    "part-of-name-and-birth": "names partly the same and same date of birth",
    phone: "same phone number",
  },
  because: (reasons: string) => `Reason: ${reasons}.`,
  elsewhere:
    "An application from the other campus looks like this one. Someone who works for both campuses can compare them.",
  caption: "Both applications, side by side",
  what: "Answer",
  here: "This application",
  there: "The other application",
  rows: {
    number: "Number",
    lastName: "Family name(s)",
    firstName: "Given name(s)",
    birthOn: "Date of birth",
    passport: "Passport",
    phone: "Phone",
    email: "Email address",
    campus: "Campus",
    submittedAt: "Sent",
    state: "Status",
    choices: "Choices",
  },
  open: "Open the other application",
  onlyBoth: "Only someone who works for both campuses can decide.",
  same: {
    title: "They are the same person",
    text: "You keep one application and close the other as its duplicate. The candidate gets an email for each application. Nothing else is copied from one to the other. You can undo this for 14 days.",
    which: "Which application do you keep?",
    follow: (number: string, date: string) => `${number}, sent on ${date}`,
    add: "Add the missing open choices to the application you keep, as sent",
    submit: "Close the other application",
  },
  different: {
    title: "They are different people",
    text: "These two applications will never be shown as possible duplicates again.",
    submit: "They are different people",
  },
  merged: {
    closedAsDuplicate: (number: string) =>
      `This application is closed: it is a duplicate of application ${number}, which is the one kept.`,
    closed: (number: string) => `Application ${number} is closed: it is a duplicate of this one.`,
    by: (who: string, at: string) => `Decided by ${who}, ${at}.`,
    see: (number: string) => `See application ${number}`,
    undo: "It was a mistake",
    undoText: (date: string) =>
      `Possible until ${date}. Closed choices are restored, added choices are removed, and an email is sent for each application.`,
    undoSubmit: "Reopen the closed application",
    somebody: "someone on the team",
  },
  refusals: {
    "duplicate-changed":
      "Someone else has just decided. The page shows the status of both applications.",
    "duplicate-chain":
      "One of the applications is already a duplicate, or has one. Undo the other decision first.",
    "duplicate-decided":
      "A place was offered or accepted. Withdraw the offer first, or keep the other application.",
    "duplicate-fixed": "The 14 days have passed: it can no longer be undone.",
  },
  done: {
    "duplicate-same": "One application is kept. The candidate has been notified.",
    "duplicate-different": "Noted: they are different people.",
    "duplicate-undo": "Both applications are active again.",
  },
  actions: {
    "double.closed": "Application closed as a duplicate",
    "double.kept": "Duplicate closed, this application kept",
    "double.undone": "Merge of two applications undone",
    "double.dismissed": "Possible duplicate: different people",
  },
  emails: {
    closed: {
      subject: "Your two applications are now one",
      text: (openNumber: string) =>
        `You sent two applications for the same intake. We are keeping application ${openNumber} and closing the other. If this was not you, message us within 14 days: we can restore everything.`,
    },
    open: {
      subject: "We are keeping your application",
      text: (closed: string, added: number) =>
        `You sent two applications for the same intake. We are keeping this one and closing application ${closed}.${added > 0 ? ` ${added > 1 ? `${added} of its choices were added to yours` : "One of its choices was added to yours"}.` : ""} If the other one is not yours, message us within 14 days: we can restore everything.`,
    },
    undone: {
      subject: "Your application is separate again",
      text: "We had merged two applications by mistake. Yours is as it was before.",
    },
  },
  data: {
    title: "Compared with another application",
    same: (number: string) => `The same person as application ${number}`,
    different: "Compared with another application: different people",
    at: "Decided on",
  },
};

/** Messages of possible duplicate applications. */
export const duplicatesMessages = defineMessages(fr, en);
