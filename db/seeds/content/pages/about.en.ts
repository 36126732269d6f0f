import type { Page } from "#app/features/content/kinds.ts";
import { parseRichText } from "#app/features/content/rich-text-markup.ts";
import { callsToAction } from "../calls-to-action.ts";
import { bannerScene } from "../scenes.ts";

export const about: Page = {
  title: "About the school",
  lead: "Born on two shores, looking towards a third.",
  description:
    "Collège Érabao teaches Ontario's secondary programme in Senegal, in Cameroon and online. The idea behind it, its partners and its community.",
  trail: "The school",
  scene: bannerScene("crossing"),
  look: "picture",
  sections: [
    {
      type: "statement",
      statement:
        "Maples and baobabs both live long, each in its own soil. We believed they could be grafted.",
      body: parseRichText(`
        Collège Érabao teaches Ontario's secondary programme in Senegal, in Cameroon and online.
        Classes are given in French and in English, one-to-one or in groups, by day and by night.

        Our partner school is inspected by the Ontario Ministry of Education and authorised to grant
        credits. It assesses records, grants credits and issues the diploma.

        [See the curriculum](/curriculum)
      `),
    },
    {
      type: "values",
      heading: "What we stand for",
      items: [
        {
          title: "Say things plainly",
          text: "Conditions, prices, timelines and chances: in writing, before you enrol.",
        },
        {
          title: "Learn in your own language",
          text: "French first, English soon, and the country's own languages always welcome.",
        },
        {
          title: "Leave prepared",
          text: "Study, budget, cooking, paperwork: you practise them here, before you go.",
        },
        {
          title: "Stay connected",
          text: "Those who left look after those who follow, from one continent to the other.",
        },
      ],
    },
    {
      type: "note",
      heading: "A demonstration page",
      body: parseRichText(`
        The practices described here are examples: the school confirms or replaces each of them.
      `),
    },
    {
      type: "text",
      id: "idee",
      heading: "Why this school",
      short: "The idea",
      body: parseRichText(`
        Studying far away is a fine plan. It is also, often, a first year spent discovering everything
        at once. We wanted to move that year. It happens here, with the language, the methods and the
        demands of over there, and with your family around the table in the evening.

        Students move at their own pace. They can join in Grade 6 or in Grade 12, take a
        [university preparation year](/prepa-gd) after secondary school, or work towards
        [two diplomas at once](/prepa-hybride). Adults can pick up what they had put down. In every
        case, placement is decided once the record has been read.
      `),
    },
    {
      type: "text",
      id: "partenaire",
      heading: "Who does what",
      body: parseRichText(`
        A school like ours does not work alone. This is who answers for what.

        - **Collège Érabao** welcomes students, teaches, supports them and helps put files together.
        - **The partner school in Ontario** assesses prior studies, grants credits and issues the OSSD.
          Its name and school number (BSID) appear here: [to be completed].
        - **The authorities of Senegal and Cameroon** issue the bac, the probatoire, the BFEM, the BEPC
          and the GCE.
        - **Universities** set their own conditions and alone decide on admission.
        - **Canadian authorities** decide on visas and permits.
      `),
    },
    {
      type: "details",
      id: "comite",
      heading: "The school committee",
      short: "The committee",
      lead: "It makes sure that what was promised to families is done.",
      items: [
        { label: "Head of school", value: "[to be completed]" },
        { label: "Academic direction", value: "[to be completed]" },
        { label: "Dakar campus", value: "[to be completed]" },
        { label: "Yaoundé campus", value: "[to be completed]" },
        { label: "Parents' representatives", value: "[to be completed]" },
        { label: "Authorisations and registration", value: "[to be completed]" },
      ],
    },
    { type: "gallery", heading: "Our community", lead: "The latest news." },
    {
      ...callsToAction.en,
      title: "Let us get to know each other",
      text: "Ask your questions, visit a campus, or open an application that you will finish whenever you like.",
    },
  ],
};
