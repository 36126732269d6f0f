import { defineMessages } from "#app/i18n/define-messages.ts";

const fr = {
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

const en = {
  title: "My shortlist",
  none: "Shortlist, no programmes",
  one: "Shortlist, 1 programme",
  many: (count: number | string) => `Shortlist, ${count} programmes`,
  gauge: (count: number, limit: number) =>
    `${count} ${count === 1 ? "programme" : "programmes"} out of ${limit}`,
  addShort: "Add",
  emptyText: "Add the programmes you like, up to fifteen.",
  apply: "Apply",
  more: "Add a programme",
  backTo: "Back to this programme",
  savedOnDevice: "Your shortlist is saved on this device. Sign in to add it to your application.",
  follow: "Follow my application",
  sent: "Your application has been sent: these programmes can no longer be changed here.",
  savedInApplication: "Your shortlist is part of your application.",
};

/** Messages of a visitor's cart: the button in the header, the drawer, and why a programme was not added. */
export const cartMessages = defineMessages(fr, en);
