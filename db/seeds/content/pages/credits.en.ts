import type { Page } from "#app/features/content/kinds.ts";
import { parseRichText } from "#app/features/content/rich-text-markup.ts";
import { decorativeScene } from "../scenes.ts";

export const credits: Page = {
  title: "Site credits",
  lead: "What this site is made of, and whom we owe it to.",
  description:
    "Credits of the Collège Érabao site: typefaces, icons, drawings and films, map, sources of the information and free software.",
  trail: "",
  scene: decorativeScene("open-book"),
  look: "night",
  sections: [
    {
      type: "note",
      heading: "Is a work missing, or a name wrong?",
      body: parseRichText(`
        [Tell us](/contacts): give the page, the item and what should be written. We will correct the
        mistake or take the item down.
      `),
    },
    {
      type: "text",
      id: "lettres",
      heading: "The letters",
      body: parseRichText(`
        Headings are set in [Bricolage Grotesque](https://github.com/ateliertriay/bricolage) and texts in
        [Figtree](https://github.com/erikdkennedy/figtree). Both typefaces belong to their authors, who
        share them under the SIL Open Font License 1.1. We serve only the characters that French and
        English need and, in Figtree, letters of other African and European languages, with the
        [text of the licence](/fonts/LICENSE-OFL.txt).

        Receipts in PDF use Figtree and, for names in other scripts, DejaVu Sans.
      `),
    },
    {
      type: "text",
      id: "icones",
      heading: "The icons and the map",
      short: "Icons and map",
      body: parseRichText(`
        The icons come from [Phosphor Icons](https://phosphoricons.com), under the MIT licence. The signs
        beside the names of partners are abstract patterns drawn for this site: they are not their logos.

        On the map, the outline of the land comes from [Natural Earth](https://www.naturalearthdata.com),
        in the public domain.
      `),
    },
    {
      type: "text",
      id: "images",
      heading: "The drawings and the films",
      short: "Drawings and films",
      body: parseRichText(`
        The original illustrations and films were drawn for this site, as a demonstration. They show no
        real student and no real place of the school. The school may replace them with photographs and
        films of its own; no picture of a student is published without written consent.
      `),
    },
    {
      type: "text",
      id: "sources",
      heading: "The sources of our information",
      short: "Our sources",
      body: parseRichText(`
        - **The Ontario diploma**: the [Ontario Ministry of
          Education](https://www.ontario.ca/page/private-schools-in-ontario) and school boards of the
          province;
        - **Study in Canada and immigration**: [Immigration, Refugees and Citizenship
          Canada](https://www.canada.ca/en/services/immigration-citizenship.html) (IRCC);
        - **Programmes**: the sites and calendars of the universities, whose names belong to them.

        Some rules were read in texts that quote them, and all of them may change: check the official site
        before you decide.
      `),
    },
    {
      type: "details",
      id: "logiciels",
      heading: "The free software",
      short: "Software",
      items: [
        { label: "Node.js", value: "Runs the site. MIT licence" },
        { label: "PostgreSQL", value: "Keeps the data. PostgreSQL licence" },
        { label: "React and React Router", value: "Compose the pages. MIT licence" },
        { label: "sharp", value: "Prepares the pictures. Apache 2.0 licence" },
        { label: "PDFKit", value: "Writes the receipts in PDF. MIT licence" },
      ],
    },
  ],
};
