/** Possible duplicate applications. */
export const duplicates = {
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
