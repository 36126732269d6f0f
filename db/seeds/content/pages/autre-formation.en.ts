import type { Page } from "#app/features/content/kinds.ts";
import { parseRichText } from "#app/features/content/rich-text-markup.ts";
import { callsToAction } from "../calls-to-action.ts";
import { decorativeScene } from "../scenes.ts";

export const autreFormation: Page = {
  title: "Other programmes",
  lead: "Twenty-five programmes at five Canadian universities. Add the ones that appeal to you, up to fifteen.",
  description:
    "An indicative catalogue of 25 programmes at five Canadian universities: search, compare and add up to 15 of them to your shortlist.",
  trail: "Programmes",
  scene: decorativeScene("aurora"),
  look: "picture",
  sections: [
    {
      type: "note",
      heading: "An indicative catalogue",
      body: parseRichText(`
        These universities are not necessarily partners of the school. Only each university's official
        website is authoritative, and each makes its own admission decisions.

        In Canada, a **baccalauréat** is a first university degree, a bachelor's: it is not the bac of
        secondary school.
      `),
    },
    {
      type: "steps",
      id: "panier",
      heading: "From shortlist to application",
      short: "The shortlist",
      items: [
        {
          title: "Search and compare",
          text: "By word, by university or by field. The details give the language, the length and what the programme covers.",
        },
        {
          title: "Fill your shortlist",
          text: "Fifteen programmes at most, no duplicates. It stays on your phone, even without an account.",
        },
        {
          title: "Find it in your application",
          text: "When you sign in, your shortlist joins your application. Each programme will get its own answer.",
        },
      ],
    },
    {
      type: "text",
      id: "choisir",
      heading: "Ask the right question first",
      short: "Choosing well",
      body: parseRichText(`
        People often start from the name of a university. Start instead from what you want to learn,
        then from the language you will learn it in: of these five universities, three teach mainly in
        French, one in English and one in both.

        Then look at prerequisites. Many programmes ask for particular Grade 12 courses, and a 4U
        mathematics course cannot be improvised in March. If you are missing one, that is what the
        [university preparation year](/prepa-gd) is for.
      `),
    },
    {
      ...callsToAction.en,
      title: "Is your list ready?",
      text: "Attach it to an application, or ask us what we make of it.",
    },
  ],
};
