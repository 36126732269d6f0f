/** Choosing programmes: the catalogue and the basket. */
export const courseSelection = {
  basket: {
    intro:
      "Classez vos choix : le premier est celui que vous préférez. L'école en tient compte pour vous conseiller.",
    caption: "Mon panier, par ordre de préférence",
    count: (count: number | string, limit: number) => `${count} sur ${limit}`,
    add: "Ajouter au panier",
    course: "Formation",
    action: "Action",
    choice: (rank: number) => `Choix ${rank} :`,
    up: (name: string) => `Monter ${name}`,
    down: (name: string) => `Descendre ${name}`,
    remove: "Retirer",
    removed: (name: string) => `« ${name} » retiré du panier.`,
    undo: "Annuler",
    unavailable:
      "Elle est marquée ci-dessous. Vous pouvez en choisir une autre à sa place ; vos autres choix ne changent pas.",
    empty: "Votre panier est vide.",
    emptyText: (limit: number) =>
      `Cherchez parmi les formations de cinq universités canadiennes. Vous pouvez en garder ${limit} et changer d'avis jusqu'à l'envoi.`,
    disclaimer:
      "Catalogue indicatif : ces universités ne sont pas nécessairement partenaires de l'école. La décision d'admission appartient à chaque université.",
    place: (city: string, province: string) => `${city} (${province})`,
  },
  catalogue: {
    title: "Choisir des formations",
    search: "Rechercher une formation",
    universities: "Université",
    allUniversities: "Toutes",
    clear: "Effacer la recherche",
    found: (count: number) => `${count} ${count > 1 ? "formations" : "formation"}`,
    none: "Aucune formation trouvée.",
    noneText: "Essayez un mot plus court, ou effacez la recherche.",
    details: "Voir les détails",
    dialogTitle: "Détails de la formation",
    close: "Fermer",
    degree: "Grade",
    duration: "Durée",
    language: "Langue",
    faculty: "Faculté",
    languages: { fr: "Français", en: "Anglais", "fr/en": "Français ou anglais" },
    taughtIn: { fr: "en français", en: "en anglais", "fr/en": "en français ou en anglais" },
    official: "Site officiel de l'université",
    newTab: "(nouvel onglet)",
    add: "Ajouter au panier",
    added: "Formation ajoutée au panier !",
    inBasket: "Dans le panier",
    seeBasket: "Voir mon panier",
    countInBasket: (count: number, limit: number) => `${count} sur ${limit} dans votre panier`,
    limitText: "Retirez une formation pour en ajouter une autre.",
    availability: {
      full: "Complète pour cette rentrée",
      closed: "Fermée pour cette rentrée",
    },
    unavailable: {
      full: "Cette formation est complète pour cette rentrée : elle ne peut pas être ajoutée à votre panier. Choisissez-en une autre.",
      closed:
        "Cette formation est fermée pour cette rentrée : elle ne peut pas être ajoutée à votre panier. Choisissez-en une autre.",
    },
    disclaimer:
      "Contenu indicatif. Seul le site officiel de chaque université fait foi. Ces universités ne sont pas nécessairement partenaires de l'école.",
  },
  /** The message is in errors.ts. */
};
