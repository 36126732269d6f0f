import type { Page } from "#app/features/content/kinds.ts";
import { parseRichText } from "#app/features/content/rich-text-markup.ts";
import { callsToAction } from "../calls-to-action.ts";
import { decorativeScene } from "../scenes.ts";

export const prepaHybride: Page = {
  title: "Hybrid programme (double diploma)",
  lead: "The baccalauréat or the GCE on one side, the Ontario diploma on the other, studied together.",
  description:
    "Prepare for the bac or the GCE and earn the Ontario diploma in parallel: two diplomas, two exam calendars and an honest look at the workload.",
  trail: "Programmes",
  scene: decorativeScene("woven-bridge"),
  look: "picture",
  sections: [
    {
      type: "facts",
      items: [
        { label: "Diplomas", value: "National and OSSD" },
        { label: "Issued by", value: "Two authorities" },
        { label: "Years", value: "Grades 9 to 12" },
        { label: "Mode", value: "Day, evening, online" },
      ],
    },
    {
      type: "text",
      id: "idee",
      heading: "Keep both doors open",
      short: "The idea",
      body: parseRichText(`
        At fifteen, few students know where they will be living at twenty. The hybrid programme spares
        them an early choice: they prepare for their country's examination and, in the same year, take
        the courses that lead to the Ontario diploma.

        The two paths are not blended. Each diploma keeps its own subjects, assessments and calendar,
        and **each is issued by its own authority**. What we bring is a timetable in which both fit,
        and an adult who watches tiredness as closely as marks.
      `),
    },
    {
      type: "table",
      id: "comparaison",
      heading: "Two diplomas, side by side",
      short: "Comparison",
      caption: "How the two diplomas differ.",
      columns: [
        { label: "Compared" },
        { label: "National diploma" },
        { label: "Ontario diploma (OSSD)" },
      ],
      rows: [
        {
          cells: [
            "Issued by",
            "The Office du baccalauréat in Senegal; the OBC or the GCE Board in Cameroon",
            "The partner school authorised to grant credits",
          ],
        },
        {
          cells: [
            "Earned",
            "By examination, at the end of the cycle",
            "Course by course: thirty credits, literacy, forty hours of community involvement",
          ],
        },
        {
          cells: [
            "Calendar",
            "October to July in Senegal, September to June in Cameroon",
            "September to June, in two semesters",
          ],
        },
        {
          cells: [
            "Language",
            "French, or English for the GCE",
            "Mostly English, with at least one French course",
          ],
        },
        {
          cells: [
            "Afterwards",
            "Higher education in the region and beyond, on its own conditions",
            "Universities in Canada and beyond, on their own conditions",
          ],
        },
      ],
    },
    {
      type: "steps",
      id: "calendrier",
      heading: "One year, two calendars",
      short: "Calendars",
      items: [
        {
          title: "September and October: two starts",
          text: "The Ontario semester begins first. In Senegal the national year follows a few weeks later, and we use the gap to settle into English.",
        },
        {
          title: "November to January: first semester",
          text: "A few Ontario courses at a time, chosen to strengthen the national programme, mostly in mathematics and science.",
        },
        {
          title: "February to May: second semester",
          text: "The year's last credits move forward while revision for the national examination begins.",
        },
        {
          title: "June and July: examinations",
          text: "Ontario courses end before the final stretch of the bac, the probatoire or the GCE. Exact dates come from each country's authorities.",
        },
      ],
    },
    {
      type: "cards",
      id: "profils",
      heading: "Is it for you?",
      short: "For whom?",
      items: [
        {
          title: "Probably",
          text: "If you are comfortable in your class, curious about English and able to keep to a schedule.",
        },
        {
          title: "Perhaps",
          text: "If one subject weighs on you: start with one or two Ontario courses, then decide.",
        },
        {
          title: "Not yet",
          text: "If this year is already hard. One diploma well prepared is better than two halves.",
        },
      ],
    },
    {
      type: "text",
      id: "charge",
      heading: "About the workload",
      short: "Workload",
      body: parseRichText(`
        Two diplomas ask for more than one. Each credit stands for at least 110 hours, and the national
        examination does not get any lighter. Before anyone enrols, we work out with the student and
        the family:

        - how many credits the partner school can recognise for the years already completed;
        - how many courses to take each year, without going beyond what is reasonable;
        - hours of study, hours of rest, and what we will drop if it becomes too much.

        You can leave the double path along the way and keep a single diploma. That is not failure, it
        is a choice, and the credits you have earned do not disappear.
      `),
      scene: decorativeScene("online"),
    },
    {
      type: "details",
      id: "autres-frais",
      heading: "Other fees",
      items: [
        { label: "National examination fees", value: "Paid to the authority that runs them" },
      ],
    },
    {
      type: "questions",
      id: "questions",
      heading: "What families ask",
      short: "Questions",
      items: [
        {
          question: "Does Collège Érabao issue both diplomas?",
          answer: parseRichText(`
            No. The national diploma is issued by the country's own authority, after its examination.
            The OSSD is granted by the partner school in Ontario. We prepare students for both.
          `),
        },
        {
          question: "Do I have to stay at my current school?",
          answer: parseRichText(`
            Either way works: study everything here, or keep your place at your school and join us in
            the evening or online for the Ontario courses. Registration for the national examination
            follows the country's rules.
          `),
        },
        {
          question: "What if I fail one of the two?",
          answer: parseRichText(`
            The other does not depend on it. Failing the bac does not erase Ontario credits, and an
            Ontario course can be taken again without touching the bac.
          `),
        },
        {
          question: "Do two diplomas guarantee admission?",
          answer: parseRichText(`
            No. They widen your choices and show that you can work, nothing more. Each university makes
            its own admission decision.
          `),
        },
      ],
    },
    {
      ...callsToAction.en,
      title: "Two diplomas, one decision to make together",
      text: "Send an application or come and talk as a family: we will look at the reports before we talk about enrolling.",
    },
  ],
};
