/** The viewer of proofs. */
export const viewer = {
  label: "Lecture de la pièce",
  page: (number: number, pages: number) => `Page ${number} sur ${pages}`,
  previousPage: "Page précédente",
  nextPage: "Page suivante",
  previousProof: "Pièce précédente",
  nextProof: "Pièce suivante",
  in: "Agrandir",
  out: "Réduire",
  fit: "Page entière",
  turn: "Tourner d'un quart de tour",
  unreadable: "Cette pièce ne peut pas être affichée ici. Ouvrez-la ou téléchargez-la.",
  unavailable:
    "Les pièces ne peuvent pas être affichées pour le moment. Rechargez cette page dans quelques minutes.",
  keys: "Au clavier, dans la pièce : N et P, suivante et précédente ; + et −, taille ; 0, page entière ; R, tourner.",
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
