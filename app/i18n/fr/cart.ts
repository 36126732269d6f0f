export const cart = {
  title: "Mon panier",
  none: "Panier, aucune formation",
  one: "Panier, 1 formation",
  many: (count: number | string) => `Panier, ${count} formations`,
  gauge: (count: number, limit: number) =>
    `${count} ${count > 1 ? "formations" : "formation"} sur ${limit} possibles`,
  addShort: "Ajouter",
  emptyText: "Ajoutez les formations qui vous attirent, jusqu'à quinze.",
  apply: "Déposer ma candidature",
  more: "Ajouter une formation",
  backTo: "Revenir à cette formation",
  savedOnDevice:
    "Votre panier est enregistré sur cet appareil. En vous connectant, vous le joignez à votre candidature.",
  follow: "Suivre ma candidature",
  sent: "Votre candidature est envoyée : ces formations ne peuvent plus être modifiées ici.",
  savedInApplication: "Votre panier fait partie de votre candidature.",
};
