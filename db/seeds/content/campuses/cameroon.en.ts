import type { Campus } from "#app/features/content/kinds.ts";
import { parseRichText } from "#app/features/content/rich-text-markup.ts";
import { callsToAction } from "../calls-to-action.ts";
import { decorativeScene } from "../scenes.ts";

export const cameroon: Campus = {
  title: "Cameroon campus",
  description:
    "Collège Érabao's Yaoundé campus, in French and English: Ontario courses, preparation, double diploma, address, hours and visits.",
  country: "Cameroon",
  city: "Yaoundé",
  name: "Yaoundé campus",
  href: "/campus/CAMEROUN",
  lead: "Yaoundé, among the hills: two languages in the same courtyard, and a single programme.",
  scene: decorativeScene("school-yaounde"),
  card: {
    scene: decorativeScene("school-rain"),
    title: "Yaoundé, in Cameroon",
    text: "The same courses, the same diploma, among the hills, in French and in English.",
    action: "Discover the Cameroon campus",
  },
  lines: [
    "[Street to be completed], [district], opposite [landmark]",
    "BP 0000, Yaoundé, Cameroon",
  ],
  phone: "+237 000 00 00 00",
  whatsapp: "+237 000 00 00 00",
  email: "yaounde@erabao.example",
  hours: [
    { days: "Monday to Friday", time: "[to be completed]" },
    { days: "Saturday", time: "[to be completed]" },
    { days: "School holidays", time: "[to be completed]" },
  ],
  map: {
    name: "map-cameroon",
    alt: "Map of Cameroon: Yaoundé is inland, in the south of the country",
  },
  directions: null,
  visit: { action: "Visit the campus", href: "/contacts?campus=CAMEROUN&sujet=visit#ecrire" },
  inside: [
    {
      type: "text",
      heading: "The Ontario programme, in Yaoundé",
      body: parseRichText(`
        Cameroon has two school systems, and our campus welcomes students from both. Those in the
        French-speaking system keep the BEPC, the probatoire and the baccalauréat in view; those in the
        English-speaking system, the GCE O Levels and A Levels.

        Ontario courses bring them together. Some gain English, others gain French, and all can work
        towards [two diplomas at once](/prepa-hybride). Placement is decided once the record has been
        read.
      `),
    },
    {
      type: "amenities",
      heading: "What you will find",
      items: [
        {
          title: "Classrooms",
          text: "A class is taken on site, or on screen from home.",
          icon: "chalkboard-teacher-duotone",
        },
        {
          title: "Laboratory",
          text: "To observe, measure and start again.",
          icon: "flask-duotone",
        },
        {
          title: "Bilingual library",
          text: "Two languages on the same shelves.",
          icon: "books-duotone",
        },
        {
          title: "Connected room",
          text: "Computers anyone can use to study.",
          icon: "wifi-high-duotone",
        },
        {
          title: "Playing field",
          text: "Sport, in the shade of the palm trees.",
          icon: "basketball-duotone",
        },
        {
          title: "Guidance office",
          text: "A quiet place to talk about what comes next.",
          icon: "compass-duotone",
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
          scene: decorativeScene("front-row"),
          label: "Morning",
          caption: "a class in two languages",
        },
        { scene: decorativeScene("science"), label: "Afternoon", caption: "the science workshop" },
        { scene: decorativeScene("library"), label: "Evening", caption: "supervised study" },
      ],
    },
    {
      type: "text",
      id: "reperes",
      heading: "Two systems, one student",
      body: parseRichText(`
        Cameroon's school year runs from September to June, as Ontario's does, so the two calendars go
        well together. French-speaking students sit the BEPC in 3e, the probatoire in 1re and the
        baccalauréat in Terminale. English-speaking students sit the GCE O Level in Form 5 and the GCE A
        Level in Upper Sixth.

        These examinations are still run by the OBC, the GCE Board and the ministry: the school prepares
        for them without running them.
      `),
      facts: [
        { label: "National year", value: "September to June" },
        { label: "Ontario year", value: "September to June" },
        { label: "National exams", value: "BEPC, bac, GCE" },
        { label: "Start of term", value: "[to be completed]" },
      ],
    },
    {
      ...callsToAction.en,
      second: { ...callsToAction.en.second, href: "/contacts?campus=CAMEROUN#ecrire" },
      title: "Come and see for yourself",
      text: "Bring the family. Suggest two dates through the Contact page: the visit is in French or in English.",
    },
  ],
};
