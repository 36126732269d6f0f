/** The viewer of proofs. */
export const viewer = {
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
