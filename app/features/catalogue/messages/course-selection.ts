import { defineMessages } from "#app/i18n/define-messages.ts";

const fr = {
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

const en: typeof fr = {
  basket: {
    intro:
      "Put your choices in order: the first is the one you prefer. The school takes this order into account when advising you.",
    caption: "My shortlist, in order of preference",
    count: (count: number | string, limit: number) => `${count} of ${limit}`,
    add: "Add to shortlist",
    course: "Programme",
    action: "Action",
    choice: (rank: number) => `Choice ${rank}:`,
    up: (name: string) => `Move up ${name}`,
    down: (name: string) => `Move down ${name}`,
    remove: "Remove",
    removed: (name: string) => `“${name}” removed from your shortlist.`,
    undo: "Undo",
    unavailable:
      "It is marked below. You can choose another one in its place; your other choices do not change.",
    empty: "Your shortlist is empty.",
    emptyText: (limit: number) =>
      `Search the programmes of five Canadian universities. You can shortlist up to ${limit} of them and change your mind until you send your application.`,
    disclaimer:
      "Indicative catalogue: these universities are not necessarily partners of the school. Each university makes its own admission decision.",
    place: (city: string, province: string) => `${city} (${province})`,
  },
  catalogue: {
    title: "Choose programmes",
    search: "Search for a programme",
    universities: "University",
    allUniversities: "All",
    clear: "Clear the search",
    found: (count: number) => `${count} ${count === 1 ? "programme" : "programmes"}`,
    none: "No programme found.",
    noneText: "Try a shorter word, or clear the search.",
    details: "See details",
    dialogTitle: "Programme details",
    close: "Close",
    degree: "Degree",
    duration: "Duration",
    language: "Language",
    faculty: "Faculty",
    languages: { fr: "French", en: "English", "fr/en": "French or English" },
    taughtIn: { fr: "in French", en: "in English", "fr/en": "in French or English" },
    official: "Official site of the university",
    newTab: "(new tab)",
    add: "Add to shortlist",
    added: "Programme added to your shortlist!",
    inBasket: "In your shortlist",
    seeBasket: "See my shortlist",
    countInBasket: (count: number, limit: number) => `${count} of ${limit} in your shortlist`,
    limitText: "Remove a programme to add another.",
    availability: { full: "Full for this intake", closed: "Closed for this intake" },
    unavailable: {
      full: "This programme is full for this intake: it cannot be added to your shortlist. Choose another one.",
      closed:
        "This programme is closed for this intake: it cannot be added to your shortlist. Choose another one.",
    },
    disclaimer:
      "Indicative content. Only each university's official site is authoritative. These universities are not necessarily partners of the school.",
  },
  /** The message is in errors.ts. */
};

/** Messages of choosing programmes: the catalogue and the basket. */
export const courseSelectionMessages = defineMessages(fr, en);
