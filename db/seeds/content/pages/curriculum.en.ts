import type { Page } from "#app/features/content/kinds.ts";
import { parseRichText } from "#app/features/content/rich-text-markup.ts";
import { callsToAction } from "../calls-to-action.ts";
import { bannerScene, decorativeScene } from "../scenes.ts";

const counts = "counts towards the OSSD";

export const curriculum: Page = {
  title: "Canadian curriculum",
  lead: "Grades 6 to 12 of the Ontario programme, in Dakar, in Yaoundé or online.",
  description:
    "Ontario's secondary programme from Grade 6 to Grade 12: levels, credits, courses, what the OSSD asks for, and answers to families' questions.",
  trail: "Programmes",
  scene: bannerScene("campus"),
  look: "picture",
  sections: [
    {
      type: "facts",
      items: [
        { label: "Diploma", value: "OSSD, Ontario" },
        { label: "To earn", value: "30 credits" },
        { label: "Languages", value: "English and French" },
        { label: "Pace", value: "Day, evening, online" },
      ],
    },
    {
      type: "text",
      id: "programme",
      heading: "A diploma built one course at a time",
      short: "The diploma",
      body: parseRichText(`
        In Ontario, the end of secondary school does not hang on one week of exams. Each course you
        pass earns a credit, and thirty credits lead to the **Ontario Secondary School Diploma**,
        the OSSD. A credit stands for a course of at least 110 hours, and the work of the whole
        semester counts.

        At Collège Érabao these courses are taken on campus or from home, by day or in the evening,
        alone or in a group. Students stay close to their families while learning to work the way a
        university will expect: read before class, speak up, hand things in on time.

        Our partner school is inspected by the Ontario Ministry of Education and authorised to
        grant credits towards the OSSD. It assesses records, grants credits and issues the diploma.
        School number (BSID): [to be completed].
      `),
    },
    {
      type: "table",
      id: "niveaux",
      heading: "Find your level",
      short: "Levels",
      lead: "Three systems, the same years. Placement is decided once your record has been read.",
      caption: "The diploma is earned over the last four years.",
      columns: [
        { label: "Senegal, French-speaking Cameroon", lang: "fr" },
        { label: "Ontario" },
        { label: "English-speaking Cameroon" },
        { label: "National examination" },
      ],
      rows: [
        { cells: ["6e", "Grade 6", "Form 1", ""] },
        { cells: ["5e", "Grade 7", "Form 2", ""] },
        { cells: ["4e", "Grade 8", "Form 3", ""] },
        { cells: ["3e", "Grade 9", "Form 4", "BFEM, BEPC"], mark: counts },
        { cells: ["2de", "Grade 10", "Form 5", "GCE O Level"], mark: counts },
        { cells: ["1re", "Grade 11", "Lower Sixth", "Probatoire"], mark: counts },
        { cells: ["Terminale", "Grade 12", "Upper Sixth", "Bac, GCE A Level"], mark: counts },
      ],
    },
    {
      type: "steps",
      id: "parcours",
      heading: "From the first conversation to the diploma",
      short: "The path",
      items: [
        {
          title: "Your record is read",
          text: "The partner school reads your reports, recognises the years you have completed and sets the number of credits still to earn.",
        },
        {
          title: "You catch up",
          text: "Working English, study methods, mathematics: gaps are closed before the first semester, or during it.",
        },
        {
          title: "You take Ontario courses",
          text: "The year runs from September to June in two semesters. A few courses at a time, so that each is done well.",
        },
        {
          title: "Literacy and community",
          text: "A literacy test or course, and forty hours of community involvement, complete the credits.",
        },
        {
          title: "The diploma, then the next step",
          text: "The partner school grants the OSSD. We prepare applications with you; each university makes its own decision.",
        },
      ],
    },
    {
      type: "credits",
      id: "credits",
      heading: "How credits work",
      short: "Credits",
      total: "credits for the diploma",
      compulsory: { count: 17, label: "17 compulsory" },
      optional: { count: 13, label: "13 of your choice" },
      body: parseRichText(`
        This rule applies to students who started Grade 9 in 2024-2025 or later. For those who
        started earlier, the split is 18 compulsory credits and 12 optional ones.
      `),
    },
    {
      type: "table",
      id: "obligatoires",
      heading: "The seventeen compulsory credits",
      short: "Compulsory",
      lead: "The other thirteen are chosen to suit the studies you have in mind.",
      caption: "Students who started Grade 9 in 2024-2025 or later.",
      columns: [{ label: "Credits" }, { label: "Subjects" }],
      rows: [
        { cells: ["4 credits", "English, one a year, Grades 9 to 12"] },
        { cells: ["3 credits", "Mathematics: Grade 9, Grade 10, then Grade 11 or 12"] },
        { cells: ["2 credits", "Science"] },
        {
          cells: [
            "1 credit each",
            "Canadian history, Canadian geography, French as a second language, the arts, health and physical education",
          ],
        },
        { cells: ["1 credit in technology", "In Grade 9 or 10"] },
        {
          cells: [
            "1 credit of your choice",
            "Business, computer studies, co-operative education, or one more course in mathematics, science or technology",
          ],
        },
        { cells: ["Half a credit each", "Career studies, civics"] },
      ],
      note: "You also need the literacy test or course, forty hours of community involvement and, unless you opt out, two credits taken online. A financial literacy test has been announced: check on ontario.ca whether it is in force.",
    },
    {
      type: "table",
      id: "equivalences",
      heading: "Coming from another system",
      short: "Equivalence",
      lead: "Years you have passed are not lost: they can earn you equivalent credits.",
      caption: "Guidance for a student who has no Ontario credit yet.",
      columns: [
        { label: "Years of secondary school passed" },
        { label: "Credits to earn" },
        { label: "Including" },
      ],
      rows: [
        { cells: ["One year", "About 22", "3 in English, 2 in mathematics, 1 in science"] },
        { cells: ["Two years", "About 14", "2 in English, 1 in mathematics"] },
        { cells: ["Three years", "About 7", "1 in English"] },
        { cells: ["More than three years", "At least 4", "1 in English"] },
      ],
      note: "Literacy is required in every case, and so is Grade 12 English or its equivalent. Only the principal of the authorised school sets the exact number of credits.",
    },
    {
      type: "table",
      id: "cours",
      heading: "The courses that lead to university",
      short: "Courses",
      lead: "A course code reads like an address: three letters for the subject, a digit for the grade (3 for Grade 11, 4 for Grade 12), a letter for where it leads. U is for university, M for university or a Canadian college.",
      caption: "Examples. The courses of each semester are confirmed when you enrol.",
      columns: [{ label: "Grade 12 course" }, { label: "Its code, and what comes before" }],
      rows: [
        { cells: ["English", "ENG4U, after ENG3U"] },
        { cells: ["Advanced Functions", "MHF4U, after MCR3U"] },
        { cells: ["Calculus and Vectors", "MCV4U, after MHF4U or alongside it"] },
        { cells: ["Chemistry", "SCH4U, after SCH3U"] },
        { cells: ["Physics", "SPH4U, after SPH3U"] },
        { cells: ["Biology", "SBI4U"] },
        { cells: ["Computer Science", "ICS4U, after ICS3U"] },
      ],
    },
    {
      type: "text",
      id: "temps",
      heading: "How many hours a week",
      short: "Time",
      body: parseRichText(`
        A credit takes at least 110 hours. With four courses left, that is 440 hours: close to seventeen
        hours a week for six months. With seven, allow 770 hours, close to thirty a week: a full-time
        effort.

        Before enrolling, sit down as a family and see where those hours fit.
      `),
      scene: decorativeScene("science"),
    },
    {
      type: "cards",
      id: "profils",
      heading: "Who is it for?",
      items: [
        {
          title: "Younger students",
          text: "Join in Grades 6 to 9 and take the time to learn in two languages.",
        },
        {
          title: "Senior students",
          text: "Join in Grade 10, 11 or 12 with the years you have already completed recognised.",
        },
        {
          title: "Adults",
          text: "Go back to school at 18 or over, online or in the evening, with no upper age limit; conditions apply.",
          href: "/admission#adultes",
          action: "See the conditions",
        },
      ],
    },
    {
      type: "questions",
      id: "questions",
      heading: "What families ask",
      short: "Questions",
      items: [
        {
          question: "Who issues the diploma?",
          answer: parseRichText(`
            Our partner school, inspected by the Ontario Ministry of Education and authorised to
            grant credits. Its school number (BSID) appears here as soon as it is entered: [to be
            completed]. Inspection concerns the right to grant credits; it is neither a quality mark
            nor an endorsement by the ministry.
          `),
        },
        {
          question: "Do I need to speak English already?",
          answer: parseRichText(`
            English counts for four credits, including Grade 12 English or its equivalent. Your level is assessed when you join and support starts at once. We tell
            you frankly how long it may take.
          `),
        },
        {
          question: "Can I study for my national exams as well?",
          answer: parseRichText(`
            Yes: that is what the [hybrid programme](/prepa-hybride) is for. It is more work, and we
            talk it through before you join.
          `),
        },
        {
          question: "Can the diploma be earned in six months?",
          answer: parseRichText(`
            It depends on how many credits are recognised. Someone with four courses left can aim
            for about six months of sustained study. Only the authorised school sets the number of
            credits to earn. [Read the conditions for adults](/admission#adultes).
          `),
        },
        {
          question: "Does the diploma secure a university place?",
          answer: parseRichText(`
            No, and nobody can promise that. Ontario universities generally look at the six best 4U
            or 4M courses, prerequisites included, and their offers stay conditional until the
            diploma is earned. We help you prepare your application and see it through. Each
            university makes its own admission decision.
          `),
        },
      ],
    },
    {
      ...callsToAction.en,
      title: "Ready to send your application?",
      text: "Start today and come back whenever you like: what you write is kept, even on a weak connection.",
    },
  ],
};
