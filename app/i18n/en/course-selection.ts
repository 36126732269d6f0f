import type { courseSelection as fr } from "../fr/course-selection.ts";

/** Choosing programmes: the catalogue and the basket. */
export const courseSelection: typeof fr = {
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
