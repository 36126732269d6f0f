import type { Page } from "#app/features/content/kinds.ts";
import { parseRichText } from "#app/features/content/rich-text-markup.ts";
import { callsToAction } from "../calls-to-action.ts";
import { bannerScene } from "../scenes.ts";

export const engagements: Page = {
  title: "Our commitments",
  lead: "What families can expect from us, in black and white.",
  description:
    "Collège Érabao's commitments to families, our answers to the questions to ask any private school, and what we do not promise.",
  trail: "The school",
  scene: bannerScene("classroom"),
  look: "picture",
  sections: [
    {
      type: "statement",
      statement: "A promise is worth something only if you know whom to hold to it.",
      body: parseRichText(`
        This page says what we do, what we do not do, and whom to turn to when something is not kept. It
        changes when our practice changes, and it applies to everyone: students, parents,
        teachers and the head of school.
      `),
    },
    {
      type: "values",
      id: "envers-les-familles",
      heading: "What we owe you",
      short: "Towards you",
      items: [
        {
          title: "An honest assessment",
          text: "Before you enrol, you know the level aimed at, the credits still to earn and what could stand in the way.",
        },
        {
          title: "Prices in writing",
          text: "What is included and what is not, the currency, the due dates and the refund terms, before the first payment.",
        },
        {
          title: "An adult who knows your child",
          text: "Every student has a mentor: the first person to write to, and the first to write to you.",
        },
        {
          title: "Regular news",
          text: "Good and bad alike, early enough for something still to be done.",
        },
        {
          title: "Protected data",
          text: "We ask for the minimum, we sell nothing, and no picture of a pupil is published without written consent.",
        },
        {
          title: "An answer to complaints",
          text: "Every written complaint is read by someone not involved, and receives a reasoned answer.",
        },
      ],
    },
    {
      type: "note",
      heading: "Demonstration commitments",
      body: parseRichText(`
        The commitments and practices on this page are examples: the school confirms or replaces each
        of them.
      `),
    },
    {
      type: "table",
      id: "questions-a-poser",
      heading: "Questions to ask any private school",
      short: "Questions",
      lead: "Ontario encourages families to ask them before enrolling, because not every private school can grant credits. Here are our answers.",
      caption:
        "Answers marked “to be completed” will be given by the head of school, with evidence.",
      columns: [{ label: "The question" }, { label: "Our answer" }],
      rows: [
        {
          cells: [
            "Is the school inspected?",
            "Our partner school is inspected by the Ontario Ministry of Education. Date of the last inspection: [to be completed].",
          ],
        },
        {
          cells: [
            "Can it issue the OSSD?",
            "Yes, through our partner school, which is authorised to grant credits towards it. School number (BSID): [to be completed].",
          ],
        },
        { cells: ["Does it follow the Ontario curriculum?", "[to be completed]"] },
        { cells: ["Are criminal-record checks made on staff?", "[to be completed]"] },
        {
          cells: ["Are teachers members of the Ontario College of Teachers?", "[to be completed]"],
        },
      ],
      note: "The ministry neither accredits nor endorses private schools: inspection concerns the right to grant credits.",
    },
    {
      type: "text",
      id: "limites",
      heading: "What we do not promise",
      short: "Our limits",
      body: parseRichText(`
        - **A university place.** We help you prepare your application and see it through. Each university
          makes its own admission decision.
        - **A visa or a permit.** The school issues none and guarantees no decision.
        - **Permanent residence.** A secondary diploma may count among immigration criteria; on its own
          it gives no right to it.
        - **A scholarship.** Universities award them; we inform you.
        - **A diploma within a set time.** The timeline is set after an assessment of prior learning.

        If anyone promises you one of these in our name, [write to us](/contacts).
      `),
    },
    {
      type: "steps",
      id: "reclamation",
      heading: "When something is wrong",
      short: "Complaints",
      items: [
        {
          title: "Talk to your mentor",
          text: "Most difficulties are settled there, in one conversation.",
        },
        {
          title: "Write to the campus office",
          text: "Through the inbox of the student area or the Contact page. Keep a copy.",
        },
        {
          title: "Ask for a second reading",
          text: "A refusal or a sanction can be reviewed by someone who did not take the decision.",
        },
        {
          title: "Go to the mediator",
          text: "Mediator or competent authority: [to be completed].",
        },
      ],
    },
    {
      ...callsToAction.en,
      title: "Put us to the test",
      text: "Ask the question you would not dare ask another school.",
    },
  ],
};
