import type { Page } from "#app/features/content/kinds.ts";
import { parseRichText } from "#app/features/content/rich-text-markup.ts";
import { callsToAction } from "../calls-to-action.ts";
import { decorativeScene } from "../scenes.ts";

export const prepaGd: Page = {
  title: "University preparation",
  lead: "One year after secondary school, so that you reach university prepared.",
  description:
    "A Canadian university preparation year: Grade 12 Ontario courses, academic English and French, study skills, guidance and applications.",
  trail: "Programmes",
  scene: decorativeScene("snow-walk"),
  look: "picture",
  sections: [
    {
      type: "facts",
      items: [
        { label: "Length", value: "One year" },
        { label: "Starting point", value: "End of secondary" },
        { label: "Courses", value: "Grade 12, 4U and 4M" },
        { label: "Outcome", value: "A complete file" },
      ],
    },
    {
      type: "text",
      id: "principe",
      heading: "What it is, and what it is not",
      short: "The idea",
      body: parseRichText(`
        This is not a French *classe préparatoire*. There is no competitive entrance exam at the end:
        in Canada, universities admit on the strength of an application file. It is a year of
        preparation made of Grade 12 Ontario courses, academic English and French, study skills,
        guidance and applications.

        It is for students who have finished secondary school, or nearly, and would rather not meet
        a new country, a new language and a new way of studying in the same month. Here, with people
        around you, you practise what is daunting over there on your own: writing a ten-page essay,
        following a lecture in English, keeping to a calendar, asking for help before it is too late.
      `),
      scene: decorativeScene("two-lamps"),
    },
    {
      type: "table",
      id: "annee",
      heading: "A typical year",
      short: "The year",
      lead: "Your own programme is put together with you, from the studies you want and the courses you already have.",
      caption: "An example, adapted to each student.",
      columns: [{ label: "Area" }, { label: "Courses" }, { label: "Why" }],
      rows: [
        {
          cells: [
            "English",
            "ENG4U, or a bridging course if your level calls for it",
            "A common prerequisite for programmes taught in English",
          ],
        },
        { cells: ["Functions", "MHF4U", "Taken before calculus, or alongside it"] },
        {
          cells: [
            "Calculus or data",
            "MCV4U or MDM4U",
            "The first for science and engineering, the second for social science and management",
          ],
        },
        {
          cells: [
            "Two subject courses",
            "Two sciences, or accounting (BAT4M) and economics (CIE4U)",
            "Depending on the faculty you aim for",
          ],
        },
        { cells: ["One elective", "A 4U or 4M course", "To complete the six courses that count"] },
        {
          cells: [
            "Languages",
            "TOEFL or IELTS, TEF or TCF",
            "Each university says which test it accepts, and at what level",
          ],
        },
      ],
      note: "Prerequisites differ from one programme, and one year, to the next: always check the university's official website.",
    },
    {
      type: "steps",
      id: "etapes",
      heading: "The year, step by step",
      short: "Steps",
      items: [
        {
          title: "Where you stand",
          text: "We read your reports and assess your English, French and mathematics. You know where you are starting from.",
        },
        {
          title: "What to study",
          text: "We compare programmes, their prerequisites and their calendars. A short list of universities, each one well understood.",
        },
        {
          title: "Courses and methods",
          text: "Taking notes, finding a source, writing, revising together: habits practised every week.",
        },
        {
          title: "Applications",
          text: "Transcripts, letters, language tests, forms: every document is read with you before it leaves.",
        },
        {
          title: "Answers",
          text: "An offer is conditional until final marks. We read together what it asks for, and keep an alternative in hand.",
        },
      ],
    },
    {
      type: "text",
      id: "moyenne",
      heading: "The average that counts",
      short: "The average",
      body: parseRichText(`
        Ontario universities generally base the admission average on the **six best 4U or 4M
        courses**, prerequisites included. A published average is a minimum: reaching it is not
        always enough.

        Your original marks stay what they are. We do not convert them: multiplying a mark out of
        twenty by five often understates the result, and each university reads foreign transcripts
        in its own way.

        ## The case of Quebec

        In Quebec, undergraduate studies call for thirteen years of pre-university education, or
        twelve followed by a year of university. After a twelve-year Ontario diploma, a preparatory
        year of about thirty credits may therefore be required.
      `),
    },
    {
      type: "cards",
      id: "profils",
      heading: "Who is it for?",
      items: [
        {
          title: "After the bac or the GCE",
          text: "You have your diploma and want the prerequisites of a Canadian programme.",
        },
        {
          title: "After the OSSD",
          text: "You have thirty credits but are missing a course, a mark or a language level.",
        },
        {
          title: "After a break",
          text: "You are going back to study after a job or a change of plan, by day or by night.",
        },
      ],
    },
    {
      type: "details",
      id: "autres-frais",
      heading: "Other fees",
      items: [
        { label: "Language tests", value: "Paid to the body that runs them" },
        { label: "University applications", value: "Fees set by each university" },
      ],
    },
    {
      type: "questions",
      id: "questions",
      heading: "What families ask",
      short: "Questions",
      items: [
        {
          question: "Does the year lead to a diploma?",
          answer: parseRichText(`
            It leads to courses and a transcript, not to a diploma of its own. Ontario credits are
            granted by the partner school. If you have not yet earned the OSSD, these courses can
            help you finish it.
          `),
        },
        {
          question: "Do I need a bac or A Levels to join?",
          answer: parseRichText(`
            You need to have finished secondary school or be very close to it. Placement is decided
            once your record has been read: bring your last three years of reports, even if one of
            them went badly.
          `),
        },
        {
          question: "Does it prepare for universities in the United States too?",
          answer: parseRichText(`
            Grade 12 courses and academic English serve those applications as well. The documents and
            tests required are particular to each university, and we check them one by one.
          `),
        },
        {
          question: "What if no university says yes?",
          answer: parseRichText(`
            It can happen, and we will not hide it. From the first months on, we keep a
            realistic alternative ready, and the courses you have passed remain yours.
          `),
        },
      ],
    },
    {
      ...callsToAction.en,
      title: "Let us talk about next year",
      text: "Tell us about your studies in a few lines: we will say what a year can change, and what it will not.",
    },
  ],
};
