import type { Page } from "#app/features/content/kinds.ts";
import { parseRichText } from "#app/features/content/rich-text-markup.ts";
import { callsToAction } from "../calls-to-action.ts";
import { bannerScene, decorativeScene } from "../scenes.ts";

export const autreService: Page = {
  title: "Other services",
  lead: "What surrounds the courses: guidance, languages, scholarships and your study file.",
  description:
    "Guidance, languages, scholarships and files for studying in Canada: what Collège Érabao does with you, and what is for others to do.",
  trail: "The school",
  scene: bannerScene("winter"),
  look: "picture",
  sections: [
    {
      type: "cards",
      id: "services",
      heading: "Six kinds of support, from first doubts to departure",
      short: "Support",
      items: [
        {
          title: "Guidance",
          text: "Start from what the student enjoys and does well, read programmes, check prerequisites, keep an alternative.",
          href: "/autre-formation",
          action: "Browse programmes",
        },
        {
          title: "Languages",
          text: "Prepare for TOEFL, IELTS, TEF or TCF and, above all, for the English you will use: reading, writing, speaking up.",
          href: "/prepa-gd",
          action: "See the preparation year",
        },
        {
          title: "Scholarships",
          text: "Information on existing scholarships in Canada and the United States; universities decide.",
        },
        {
          title: "Your study file",
          text: "Help assembling your file. For immigration advice, consult an authorised representative.",
        },
        {
          title: "Assessment of prior learning",
          text: "For adults: gather what shows your path so far and present it to the partner school.",
          href: "/admission#adultes",
          action: "Read the conditions",
        },
        {
          title: "Supervised study",
          text: "A set time to work, on campus or online, with someone there to answer.",
        },
      ],
    },
    {
      type: "note",
      heading: "Read this first",
      body: parseRichText(`
        General information as of 20 November 2026. Rules change often: check on
        [canada.ca](https://www.canada.ca/en/services/immigration-citizenship.html). The school issues
        neither visas nor permits and guarantees no decision.
      `),
    },
    {
      type: "table",
      id: "permis",
      heading: "The study permit, document by document",
      short: "The permit",
      lead: "This is what an international student is most often asked for. Your case may differ.",
      caption: "General guidance, to be checked on the official website before you act.",
      columns: [{ label: "Document" }, { label: "Where it comes from" }, { label: "Good to know" }],
      rows: [
        {
          cells: [
            "Letter of acceptance",
            "A designated learning institution",
            "The starting point: no letter, no application.",
          ],
        },
        {
          cells: [
            "Provincial attestation letter",
            "The province or territory",
            "Usually required for a Canadian college or an undergraduate degree, and sent with the application. In Quebec, the acceptance certificate (CAQ) stands in for it.",
          ],
        },
        {
          cells: [
            "Proof of financial support",
            "Your bank or your sponsor",
            "The amount is reviewed every year and Quebec has its own: see canada.ca.",
          ],
        },
        {
          cells: ["Valid passport", "Your country", "Check the expiry date several months ahead."],
        },
        {
          cells: [
            "Biometrics",
            "An official collection point",
            "A medical examination is sometimes required too.",
          ],
        },
        {
          cells: ["Custodian declaration", "A responsible adult in Canada", "For minors."],
        },
      ],
      note: "In 2026, primary and secondary pupils, and master's and doctoral students at public designated institutions, are exempt from the provincial attestation. Processing times vary: we give no figure.",
    },
    {
      type: "text",
      id: "francophones",
      heading: "Studying in French outside Quebec",
      short: "In French",
      body: parseRichText(`
        Canada runs a student pilot for Francophone minority communities. Citizens of **Senegal** and
        **Cameroon** are among those eligible. In general you need:

        - a full-time post-secondary programme in French lasting at least two years;
        - a designated institution that takes part, outside Quebec;
        - French at NCLC 5 or above, on the Canadian scale;
        - to be living outside Canada when you apply.

        The financial threshold is lower, no provincial attestation is required, and there are services
        to help you settle. The list of institutions and the number of places change from year to year: check on
        canada.ca before you count on it.
      `),
      scene: decorativeScene("campus-evening"),
    },
    {
      type: "text",
      id: "bourses",
      heading: "Scholarships, without illusions",
      short: "Scholarships",
      body: parseRichText(`
        Look for a scholarship early, and ask the university itself for it. We help you find those that
        exist, read their conditions and keep to deadlines. We award none, and we quote only the names and
        amounts that the university has published.

        A good scholarship application looks like a good admission application: steady marks, a letter that speaks of
        you, and proof that you have given some of your time to others.
      `),
    },
    {
      type: "questions",
      id: "questions",
      heading: "Common questions",
      short: "Questions",
      items: [
        {
          question: "Can you apply for the visa on my behalf?",
          answer: parseRichText(`
            No. In Canada, paid immigration advice is reserved to authorised representatives: lawyers,
            regulated consultants, Quebec notaries. We help gather the documents and put them in the
            right order.
          `),
        },
        {
          question: "Are these services covered by the fees?",
          answer: parseRichText("[Answer to be completed]"),
        },
        {
          question: "Do I have to be a student of the school?",
          answer: parseRichText("[Answer to be completed]"),
        },
      ],
    },
    {
      ...callsToAction.en,
      title: "A question this page does not answer?",
      text: "Write it as it comes. We will answer, or say who can.",
    },
  ],
};
