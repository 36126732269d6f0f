import type { Campus } from "#app/features/content/kinds.ts";
import { parseRichText } from "#app/features/content/rich-text-markup.ts";
import { callsToAction } from "../calls-to-action.ts";
import { decorativeScene } from "../scenes.ts";

export const senegal: Campus = {
  title: "Senegal campus",
  description:
    "Collège Érabao's Dakar campus: Ontario courses, university preparation and the double diploma. Address, phone, hours, rooms and visits.",
  country: "Senegal",
  city: "Dakar",
  name: "Dakar campus",
  href: "/campus/SENEGAL",
  lead: "Dakar, facing the ocean: a courtyard, a great tree and rooms open by day and by night.",
  scene: decorativeScene("school-dakar"),
  card: {
    scene: decorativeScene("school-evening"),
    title: "Dakar, in Senegal",
    text: "The same courses, the same diploma, on the Atlantic shore, with the Senegalese bac in sight.",
    action: "Discover the Senegal campus",
  },
  lines: ["[Street or plot to be completed], [district]", "BP 0000, Dakar, Senegal"],
  phone: "+221 00 000 00 00",
  whatsapp: "+221 00 000 00 00",
  email: "dakar@erabao.example",
  hours: [
    { days: "Monday to Friday", time: "[to be completed]" },
    { days: "Saturday", time: "[to be completed]" },
    { days: "School holidays", time: "[to be completed]" },
  ],
  map: { name: "map-senegal", alt: "Map of Senegal: Dakar is at the western tip, on the Atlantic" },
  directions: null,
  visit: { action: "Visit the campus", href: "/contacts?campus=SENEGAL&sujet=visit#ecrire" },
  inside: [
    {
      type: "text",
      heading: "The Ontario programme, in Dakar",
      body: parseRichText(`
        In Dakar, students take Ontario courses without leaving their city. Some follow this programme
        alone; others stay at their own school and join us in the evening or online to work towards
        [two diplomas at once](/prepa-hybride), with the BFEM or the Senegalese baccalauréat.

        Days are for secondary school and the preparation year; evenings, for adults and for students on
        the double path. A student kept at home can take the same class from there. Placement is decided
        once the record has been read.
      `),
    },
    {
      type: "amenities",
      heading: "What you will find",
      items: [
        {
          title: "Laboratory",
          text: "Physics, chemistry and biology, in small groups.",
          icon: "flask-duotone",
        },
        { title: "Library", text: "Books in French and in English.", icon: "books-duotone" },
        {
          title: "Connected room",
          text: "Computers anyone can use to study.",
          icon: "wifi-high-duotone",
        },
        {
          title: "Playing field",
          text: "Basketball, and whatever is played together.",
          icon: "basketball-duotone",
        },
        { title: "Lunch", text: "On site, for those who sign up.", icon: "bowl-food-duotone" },
        {
          title: "Access",
          text: "Step-free rooms on the ground floor.",
          icon: "wheelchair-duotone",
        },
      ],
    },
    {
      type: "note",
      heading: "A demonstration campus",
      body: parseRichText(`
        The places described here are imagined. The school puts in its own rooms, photographs, address
        and opening hours.
      `),
    },
  ],
  sections: [
    {
      type: "pictures",
      look: "mosaic",
      id: "journee",
      heading: "A day on campus",
      items: [
        {
          scene: decorativeScene("teacher"),
          label: "Morning",
          caption: "Advanced Functions (MHF4U)",
        },
        {
          scene: decorativeScene("microscope"),
          label: "Afternoon",
          caption: "practical work in chemistry",
        },
        { scene: decorativeScene("bookcase"), label: "Evening", caption: "supervised study" },
      ],
    },
    {
      type: "text",
      id: "reperes",
      heading: "The two calendars",
      body: parseRichText(`
        In Senegal the school year runs from October to July; Ontario's runs from September to June, in
        two semesters. The few weeks between them are used to catch up in English and in study methods.

        Middle school leads to the BFEM, in the year known as 3e; secondary school leads to the
        baccalauréat, in Terminale. Both examinations are still run by the Senegalese authorities. The
        school prepares for them, it does not run them.
      `),
      facts: [
        { label: "National year", value: "October to July" },
        { label: "Ontario year", value: "September to June" },
        { label: "National exams", value: "BFEM, bac" },
        { label: "Start of term", value: "[to be completed]" },
      ],
    },
    {
      ...callsToAction.en,
      second: { ...callsToAction.en.second, href: "/contacts?campus=SENEGAL#ecrire" },
      title: "Come and see for yourself",
      text: "Suggest two dates through the Contact page: we will show you the rooms and answer the whole family's questions.",
    },
  ],
};
