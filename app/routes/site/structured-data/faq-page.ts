import type { FAQPage } from "schema-dts";
import type { QuestionsSection, Section } from "#app/features/content/kinds.ts";
import { toPlainText } from "#app/features/content/rich-text.ts";

/** The questions of a page, if any; answers with a placeholder in brackets are left out. */
export function faqPages(sections: Section[]): FAQPage[] {
  const questionSections = sections.filter(
    (section): section is QuestionsSection => section.type === "questions",
  );
  const mainEntity = questionSections
    .flatMap((section) => section.items)
    .map(({ question, answer }) => ({ question, text: toPlainText(answer) }))
    .filter(({ text }) => !text.includes("["))
    .map(({ question, text }) => ({
      "@type": "Question" as const,
      name: question,
      acceptedAnswer: { "@type": "Answer" as const, text },
    }));
  return mainEntity.length > 0 ? [{ "@type": "FAQPage", mainEntity }] : [];
}
