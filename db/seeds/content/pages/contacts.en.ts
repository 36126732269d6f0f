import type { Page } from "#app/features/content/kinds.ts";
import { parseRichText } from "#app/features/content/rich-text-markup.ts";
import { bannerScene } from "../scenes.ts";

export const contacts: Page = {
  title: "Contact us",
  lead: "An admissions office on each campus, and someone who answers.",
  description:
    "Write to Collège Érabao, call the Dakar or the Yaoundé campus, plan a visit, and find out who can best answer your question.",
  trail: "",
  scene: bannerScene("laterite"),
  look: "picture",
  sections: [
    {
      type: "details",
      id: "qui",
      heading: "Who should I write to?",
      lead: "Your message reaches the office of the campus you choose.",
      items: [
        {
          label: "You are new to the school",
          value: "Use the form: tell us the class, the country and what you are looking for.",
        },
        {
          label: "You already have an application",
          value: "Use your inbox: your file comes with the message and the answer stays there.",
        },
        {
          label: "You would like to visit",
          value: "Choose “Visiting a campus” and suggest two dates.",
        },
        {
          label: "You represent a school or a university",
          value: "Tell us your institution and whom we can call back.",
        },
      ],
    },
    {
      type: "questions",
      id: "questions",
      heading: "Before you write",
      items: [
        {
          question: "When will I hear back?",
          answer: parseRichText(`
            You receive an acknowledgement at once if you gave an e-mail address. The office then answers in
            order of arrival, during its opening hours: [to be completed].
          `),
        },
        {
          question: "In which language should I write?",
          answer: parseRichText(`
            In French or in English, as you prefer. We answer in the language of your message.
          `),
        },
        {
          question: "What do you do with my contact details?",
          answer: parseRichText(`
            They are used to answer you and for nothing else. The [Privacy](/privacy) page says how long
            we keep them and how to have them erased.
          `),
        },
      ],
    },
    {
      type: "links",
      heading: "The answer may be here",
      items: [
        { action: "Admissions, step by step", href: "/admission" },
        { action: "The curriculum and its levels", href: "/curriculum" },
        { action: "Study permits and scholarships", href: "/autre-service" },
      ],
    },
  ],
};
