import type { Page } from "#app/features/content/kinds.ts";
import { parseRichText } from "#app/features/content/rich-text-markup.ts";
import { decorativeScene } from "../scenes.ts";

export const valeurs: Page = {
  title: "Our values",
  lead: "What we stand for, and what it changes on a Tuesday morning.",
  description:
    "Telling the truth, learning in your own language, working without wearing yourself out, leaving prepared, staying connected: our values at work.",
  trail: "The school",
  scene: decorativeScene("under-the-tree"),
  look: "picture",
  sections: [
    {
      type: "statement",
      statement: "A value that never shows in the timetable is no value at all.",
      body: parseRichText(`
        We kept six, few enough to remember. Each says what we do differently, and what we are willing to
        lose for it.
      `),
    },
    {
      type: "values",
      heading: "Six things we do not bargain over",
      items: [
        {
          title: "Tell the truth",
          text: "A fair mark, a frank opinion, a clear answer. We would rather lose an enrolment than a family's trust.",
        },
        {
          title: "Learn in your own language",
          text: "French carries the student while English grows. Wolof, Ewondo and all the others have their place in the courtyard and in what we read.",
        },
        {
          title: "Work without wearing yourself out",
          text: "Effort is counted in weeks, not in sleepless nights. You also learn when to stop.",
        },
        {
          title: "Think of others",
          text: "Forty hours given to the community are part of the diploma. They are part of an education too.",
        },
        {
          title: "Leave prepared",
          text: "Writing an essay, keeping a budget, cooking rice and calling for help: nobody leaves home without these.",
        },
        {
          title: "Stay connected",
          text: "Those who have left talk to those who will. Two shores, one sap.",
        },
      ],
    },
    {
      type: "note",
      heading: "Demonstration values",
      body: parseRichText(`
        These values and practices are examples: the school confirms or replaces each of them.
      `),
    },
    {
      type: "cards",
      id: "au-quotidien",
      heading: "What it looks like",
      items: [
        {
          title: "For a student",
          text: "Asking for help is never marked. Correcting a mistake is: work done again is work better understood.",
        },
        {
          title: "For a parent",
          text: "You read the same comments as your child, in a language you understand.",
        },
        {
          title: "For a teacher",
          text: "Prepare together, open your door to a colleague, say so when you do not know.",
        },
      ],
    },
    {
      type: "text",
      id: "nom",
      heading: "Why this name",
      body: parseRichText(`
        *Érabao* grafts two trees, the *érable* and the *baobab*. The **maple** gives its leaf to the flag
        of the country whose programme we teach. The **baobab** gives its shade to the village square,
        where people talk before they decide. One turns red in autumn, the other keeps water for the dry
        season.

        We like this simple idea: you can take a liking for change from the one, and patience from the
        other.
      `),
      scene: decorativeScene("far-shore"),
    },
    {
      type: "links",
      heading: "From words to deeds",
      items: [
        { action: "Our commitments to families", href: "/engagements" },
        { action: "A word from the head", href: "/pdg" },
        { action: "Graduation day", href: "/actualite/remise-des-diplomes" },
      ],
    },
  ],
};
