import type { Page } from "#app/features/content/kinds.ts";
import { parseRichText } from "#app/features/content/rich-text-markup.ts";
import { callsToAction, feeQuestions } from "../calls-to-action.ts";
import { bannerScene, decorativeScene } from "../scenes.ts";

export const admission: Page = {
  title: "Admissions",
  lead: "An application you fill in at your own pace, and an answer you can understand.",
  description:
    "Applying to Collège Érabao: the steps, the documents, students under 18, adults without a bac, what each status means, and dates.",
  trail: "Programmes",
  scene: bannerScene("good-news"),
  look: "picture",
  sections: [
    {
      type: "facts",
      items: [
        { label: "Entry", value: "Grade 6 to pre-university" },
        { label: "Application", value: "Online, at your pace" },
        { label: "Age", value: "No limit, conditions apply" },
        { label: "Placement", value: "After your record is read" },
      ],
    },
    {
      type: "steps",
      id: "etapes",
      heading: "Applying, step by step",
      short: "Steps",
      lead: "Everything is done online, on a phone if need be. What has been saved is not lost when the connection drops.",
      items: [
        {
          title: "Open an account",
          text: "With Google, Facebook, or an e-mail address and a password. A parent can do it together with the student.",
        },
        {
          title: "Fill in three sections",
          text: "Your details, your studies year by year, and your shortlist of programmes: fifteen at most.",
        },
        {
          title: "Check, then submit",
          text: "One page gathers all your answers. You correct, you submit, and you receive an application number.",
        },
        {
          title: "Follow and reply",
          text: "Each programme has its own status. If a document is missing, a message says which one and why.",
        },
        {
          title: "Decide",
          text: "An offer says who makes it, on what conditions, and until when you can answer.",
        },
      ],
    },
    {
      type: "table",
      id: "pieces",
      heading: "What to gather",
      short: "Documents",
      lead: "Start with what you have. The rest can be added later.",
      caption: "A sharp photo taken with a phone is enough to begin with.",
      columns: [{ label: "Document" }, { label: "Who" }, { label: "When" }],
      rows: [
        { cells: ["Surname, first names and date of birth", "Everyone", "To submit"] },
        { cells: ["At least one year of studies", "Everyone", "To submit"] },
        { cells: ["At least one chosen programme", "Everyone", "To submit"] },
        { cells: ["A parent's or guardian's name and consent", "Under 18", "To submit"] },
        { cells: ["School reports of recent years", "Everyone", "While your file is read"] },
        {
          cells: [
            "Diplomas already earned: BFEM, BEPC, GCE, probatoire, bac…",
            "Depending on your path",
            "While your file is read",
          ],
        },
        { cells: ["A birth certificate or extract", "Everyone", "On enrolling"] },
        {
          cells: [
            "A passport",
            "Only if you are to study abroad",
            "After an offer; optional before",
          ],
        },
      ],
      note: "Enter your marks exactly as they appear on the transcript, with their scale. Convert nothing: we read both.",
    },
    {
      type: "text",
      id: "mineurs",
      heading: "If you are under eighteen",
      short: "Under eighteen",
      body: parseRichText(`
        A minor does not apply alone. We ask for the name of a parent or guardian, a way to reach them
        and their consent. Consent is given online, through a personal link sent to the adult, and it
        can be withdrawn.

        Photo and passport stay optional until they are needed. No picture of a pupil is
        published without written consent. The [Privacy](/privacy) page says what we keep, why, and for
        how long.
      `),
    },
    {
      type: "text",
      id: "adultes",
      heading: "Adults: a diploma without starting over",
      short: "Adults",
      body: parseRichText(`
        You are working, you are eighteen or over and you never got a baccalauréat? Ontario provides for
        an assessment of adults' prior learning, which inspected private schools may choose to apply. It
        can recognise many of the thirty credits, but rarely all of them: as a rule, **at least four
        credits** remain to be earned by taking courses.

        ## As little as six months, depending on your record

        The timeline is set after an assessment of prior learning. It depends on the credits recognised:
        someone with four courses left can aim for about six months of sustained study, close to
        seventeen hours of work a week. With seven courses left, it is a full-time effort. Beyond that,
        six months are not enough, and we will say so.

        ## The conditions

        - earlier secondary studies, or mature student status;
        - an assessment accepted by the principal of the school that grants the credits;
        - Grade 12 English or its equivalent;
        - the literacy test or course;
        - community involvement hours, set according to your situation;
        - enough hours that are really free every week.

        ## What about immigration?

        A secondary diploma may count among immigration criteria; on its own it gives no right to
        permanent residence. Work experience, languages and other criteria count too. For advice, consult
        an authorised representative.
      `),
      scene: decorativeScene("screen-light"),
    },
    {
      type: "table",
      id: "etats",
      heading: "Where is my application?",
      short: "Answers",
      lead: "Each programme moves at its own pace. This is what the words in your student area mean.",
      caption: "The statuses of a programme you applied for.",
      columns: [{ label: "Status" }, { label: "What it means" }, { label: "What you do" }],
      rows: [
        { cells: ["Sent", "We have received everything.", "Nothing: keep your number."] },
        { cells: ["Under review", "Someone is reading your file.", "Nothing, unless we write."] },
        {
          cells: [
            "More information asked",
            "A document or a detail is missing.",
            "You reply in the student area.",
          ],
        },
        {
          cells: ["Interview planned", "We would like to talk with you.", "You confirm the date."],
        },
        {
          cells: [
            "Waiting list",
            "Your file is suitable, but there is no place yet.",
            "You wait, or go on with your other choices.",
          ],
        },
        {
          cells: [
            "Offer, or conditional offer",
            "A place is proposed to you.",
            "You accept or decline, by the date shown.",
          ],
        },
        {
          cells: [
            "Not selected",
            "The answer is no, after a second reading.",
            "You may ask for the reasons.",
          ],
        },
      ],
    },
    {
      type: "details",
      id: "dates",
      heading: "Dates and fees",
      items: [
        { label: "Applications open", value: "[to be completed]" },
        { label: "Deadline", value: "[to be completed]" },
        { label: "Application fee", value: "[to be completed]" },
        { label: "Time to answer an offer", value: "Stated in the offer" },
      ],
      asks: feeQuestions.en,
    },
    {
      type: "questions",
      id: "questions",
      heading: "Common questions",
      short: "Questions",
      items: [
        {
          question: "One of my years went badly. Should I mention it?",
          answer: parseRichText(`
            Yes. A missing year raises more questions than a hard one. Enter it even if you were not at
            school: a line of explanation is enough.
          `),
        },
        {
          question: "Who decides?",
          answer: parseRichText(`
            For its own programmes, the school. For credits, the partner school. For a university
            programme, the university alone: we support you, it decides.
          `),
        },
        {
          question: "Does the school deal with visas?",
          answer: parseRichText(`
            We help you put your file together. The school issues neither visas nor permits and
            guarantees no decision. Rules change often: check on
            [canada.ca](https://www.canada.ca/en/services/immigration-citizenship.html).
          `),
        },
        {
          question: "Can I withdraw?",
          answer: parseRichText(`
            At any time, programme by programme, from your student area. You can also download your data
            or close your account.
          `),
        },
      ],
    },
    {
      ...callsToAction.en,
      title: "The first step takes a few minutes",
      text: "Open an application with your name and date of birth. The rest can wait until you have the papers at hand.",
    },
  ],
};
