import { defineMessages } from "#app/i18n/define-messages.ts";

const fr = {
  label: "Lecture du fichier",
  page: (number: number, pages: number) => `Page ${number} sur ${pages}`,
  previousPage: "Page précédente",
  nextPage: "Page suivante",
  previousProof: "Fichier précédent",
  nextProof: "Fichier suivant",
  in: "Agrandir",
  out: "Réduire",
  fit: "Page entière",
  turn: "Tourner d'un quart de tour",
  unreadable: "Ce fichier ne peut pas être affiché ici. Ouvrez-le ou téléchargez-le.",
  unavailable:
    "Les fichiers ne peuvent pas être affichés pour le moment. Rechargez cette page dans quelques minutes.",
  keys: "Au clavier, dans le fichier : N et P, suivant et précédent ; + et −, taille ; 0, page entière ; R, tourner.",
  answers: "Réponses aux demandes",
  newTab: "(nouvel onglet)",
  toIdentity: "Retour à l'identité",
  answered: {
    title: "Demande et réponse",
    requestedOn: "Demandé",
    answer: "Réponse",
    at: "Reçue le",
    choice: "Choix",
  },
};

const en = {
  label: "Reading the document",
  page: (number: number, pages: number) => `Page ${number} of ${pages}`,
  previousPage: "Previous page",
  nextPage: "Next page",
  previousProof: "Previous document",
  nextProof: "Next document",
  in: "Larger",
  out: "Smaller",
  fit: "Whole page",
  turn: "Rotate a quarter turn",
  unreadable: "This document cannot be shown here. Open it or download it.",
  unavailable: "Documents cannot be shown at the moment. Reload this page in a few minutes.",
  keys: "With the keyboard, in the document: N and P, next and previous; + and −, size; 0, whole page; R, turn.",
  answers: "Answers to requests",
  newTab: "(new tab)",
  toIdentity: "Back to identity",
  answered: {
    title: "Request and answer",
    requestedOn: "Requested",
    answer: "Answer",
    at: "Received on",
    choice: "Choice",
  },
};

/** Messages of the viewer of proofs. */
export const viewerMessages = defineMessages(fr, en);
