/** Possible duplicate applications. */
export const duplicates = {
  title: "Doublons possibles",
  looksLike: (number: string) => `Le dossier ${number} ressemble à celui-ci`,
  why: {
    passport: "même numéro de passeport",
    "name-and-birth": "mêmes noms et même date de naissance",
    "part-of-name-and-birth": "noms en partie les mêmes et même date de naissance",
    phone: "même numéro de téléphone",
  },
  because: (reasons: string) => `Raison : ${reasons}.`,
  elsewhere:
    "Un dossier de l'autre campus ressemble à celui-ci. Une personne qui travaille pour les deux campus peut les comparer.",
  caption: "Les deux dossiers, l'un à côté de l'autre",
  what: "Réponse",
  here: "Ce dossier",
  there: "L'autre dossier",
  rows: {
    number: "Numéro",
    lastName: "Nom",
    firstName: "Prénom",
    birthOn: "Naissance",
    passport: "Passeport",
    phone: "Téléphone",
    email: "E-mail",
    campus: "Campus",
    submittedAt: "Envoyé",
    state: "Statut",
    choices: "Choix",
  },
  open: "Ouvrir l'autre dossier",
  onlyBoth: "Pour décider, il faut travailler pour les deux campus.",
  same: {
    title: "C'est la même personne",
    text: "Un dossier est suivi, l'autre est fermé comme son doublon. La personne reçoit un e-mail pour chaque dossier. Rien d'autre ne passe de l'un à l'autre. Cela peut être annulé pendant 14 jours.",
    which: "Quel dossier est suivi ?",
    follow: (number: string, date: string) => `${number}, envoyé le ${date}`,
    add: "Ajouter au dossier suivi, comme envoyés, les choix ouverts qui lui manquent",
    submit: "Fermer l'autre dossier",
  },
  different: {
    title: "Ce sont deux personnes",
    text: "Ces deux dossiers ne seront plus jamais rapprochés.",
    submit: "Ce sont deux personnes",
  },
  merged: {
    closedAsDuplicate: (number: string) =>
      `Ce dossier est fermé : c'est un doublon du dossier ${number}, qui est suivi.`,
    closed: (number: string) => `Le dossier ${number} est fermé : c'est un doublon de celui-ci.`,
    by: (who: string, at: string) => `Décidé par ${who}, ${at}.`,
    see: (number: string) => `Voir le dossier ${number}`,
    undo: "C'était une erreur",
    undoText: (date: string) =>
      `Jusqu'au ${date}. Les choix fermés reviennent comme ils étaient, ceux qui ont été ajoutés s'en vont, et un e-mail est envoyé pour chaque dossier.`,
    undoSubmit: "Rouvrir le dossier fermé",
    somebody: "quelqu'un de l'équipe",
  },
  refusals: {
    "duplicate-changed":
      "Quelqu'un d'autre vient d'en décider. La page montre où en sont les deux dossiers.",
    "duplicate-chain":
      "L'un des deux dossiers est déjà un doublon, ou en a un. Annulez d'abord l'autre rapprochement.",
    "duplicate-decided":
      "Une place a été proposée ou prise. Retirez d'abord l'offre, ou suivez l'autre dossier.",
    "duplicate-fixed": "Les 14 jours sont passés : cela ne peut plus être annulé.",
  },
  done: {
    "duplicate-same": "Un seul dossier est suivi. La personne a été prévenue.",
    "duplicate-different": "C'est noté : ce sont deux personnes.",
    "duplicate-undo": "Les deux dossiers sont de nouveau suivis.",
  },
  actions: {
    "double.closed": "Dossier fermé comme doublon",
    "double.kept": "Doublon fermé, ce dossier est suivi",
    "double.undone": "Rapprochement de deux dossiers annulé",
    "double.dismissed": "Deux dossiers ressemblants : deux personnes",
  },
  emails: {
    closed: {
      subject: "Vos deux candidatures n'en font plus qu'une",
      text: (openNumber: string) =>
        `Vous avez envoyé deux candidatures pour la même rentrée. Nous suivons la candidature ${openNumber} et fermons l'autre. Si ce n'est pas vous, écrivez-nous par la messagerie dans les 14 jours : tout peut revenir comme avant.`,
    },
    open: {
      subject: "Votre candidature est celle que nous suivons",
      text: (closed: string, added: number) =>
        `Vous avez envoyé deux candidatures pour la même rentrée. Nous suivons celle-ci et fermons la candidature ${closed}.${added > 0 ? ` ${added > 1 ? `${added} de ses choix ont été ajoutés aux vôtres` : "Un de ses choix a été ajouté aux vôtres"}.` : ""} Si l'autre n'est pas la vôtre, écrivez-nous par la messagerie dans les 14 jours : tout peut revenir comme avant.`,
    },
    undone: {
      subject: "Votre candidature est de nouveau suivie à part",
      text: "Nous avions rapproché deux candidatures par erreur. La vôtre est de nouveau comme avant.",
    },
  },
  data: {
    title: "Rapprochement avec un autre dossier",
    same: (number: string) => `La même personne que le dossier ${number}`,
    different: "Comparé à un autre dossier : deux personnes",
    at: "Décidé le",
  },
};
