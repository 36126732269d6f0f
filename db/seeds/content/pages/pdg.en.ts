import type { Page } from "#app/features/content/kinds.ts";
import { parseRichText } from "#app/features/content/rich-text-markup.ts";
import { decorativeScene } from "../scenes.ts";

export const pdg: Page = {
  title: "A word from the head",
  lead: "Roots here, leaves over there.",
  description:
    "A letter from the head of Collège Érabao to parents and students: why this school exists, what it promises, and what it does not.",
  trail: "The school",
  scene: decorativeScene("office"),
  look: "split",
  sections: [
    {
      type: "letter",
      salutation: "Dear parents, dear students,",
      body: parseRichText(`
        We are often asked why anyone would teach an Ontario programme in Dakar and Yaoundé. The answer
        comes down to one picture: a tree with its roots here, whose leaves have grown over there.

        Going away to study at eighteen, far from home, in a language you hardly know, is a trial. We
        wanted the first year to happen at home, with teachers you meet in the courtyard.

        > “You only learn well where you feel you are expected.”

        We promise neither a visa nor a university place: those decisions are not ours. We promise a
        carefully prepared file, clear answers and the truth about your chances, even when it is hard to
        say.

        Sometimes that means advising you to wait a year. Sometimes it means turning an enrolment down
        because the plan does not hold, and explaining why. A school is judged by what it dares to tell
        families before it takes their money.

        To the students, I would like to say this. You do not have to choose between who you are and who
        you want to become. Learn English without losing your accent, read authors from elsewhere without
        forgetting your own, leave if you wish, and come back when you please. The tree will still be
        there.

        This text is a demonstration: the head of the school replaces it with their own words, and a
        portrait if they like. Welcome.
      `),
      signature: "[Name of the head, to be completed]",
      role: "President and head of school, Collège Érabao",
    },
    {
      type: "values",
      heading: "Three things to ask us",
      items: [
        {
          title: "“How many credits do I have left?”",
          text: "The answer comes in writing, from the partner school, before you enrol.",
        },
        {
          title: "“What will it cost, all told?”",
          text: "The fees, what they cover and what they do not, in your own currency.",
        },
        {
          title: "“And if it does not work out?”",
          text: "We prepare an alternative with you from the very first months.",
        },
      ],
    },
    {
      type: "links",
      heading: "You may also like",
      items: [
        { action: "Our values", href: "/valeurs" },
        { action: "Our commitments to families", href: "/engagements" },
        { action: "About the school", href: "/about" },
      ],
    },
  ],
};
