import { groupSections, type LocalizedData } from "../content.ts";
import type { Section } from "../kinds.ts";
import { ArticleWithNav } from "./article.tsx";
import { CallSection } from "./sections/call-section.tsx";
import { EventSection } from "./sections/event-section.tsx";
import { FactsSection } from "./sections/facts-section.tsx";
import { GallerySection } from "./sections/gallery-section.tsx";
import { LetterSection } from "./sections/letter-section.tsx";
import { LinksSection } from "./sections/links-section.tsx";
import { PicturesSection } from "./sections/pictures-section.tsx";
import { StatementSection } from "./sections/statement-section.tsx";
import { ValuesSection } from "./sections/values-section.tsx";

type SectionsProps = {
  sections: Section[];
  /** The pictures of the `gallery` section, if the page has one. */
  gallery?: LocalizedData<"gallery">[];
};

/** Renders the sections of a page at full width; column sections are grouped beside a list of links. */
export function PageSections({ sections, gallery = [] }: SectionsProps) {
  return groupSections(sections).map((block, index) =>
    block.isColumn ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a page have no other identity
      <ArticleWithNav key={index} sections={block.sections} />
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a page have no other identity
      <FullWidthSection key={index} section={block.section} gallery={gallery} />
    ),
  );
}

function FullWidthSection({
  section,
  gallery,
}: {
  section: Section;
  gallery: LocalizedData<"gallery">[];
}) {
  if (section.type === "text") return <EventSection section={section} />;
  if (section.type === "facts") return <FactsSection section={section} />;
  if (section.type === "statement") return <StatementSection section={section} />;
  if (section.type === "values") return <ValuesSection section={section} />;
  if (section.type === "pictures") return <PicturesSection section={section} />;
  if (section.type === "letter") return <LetterSection section={section} />;
  if (section.type === "links") return <LinksSection section={section} />;
  if (section.type === "call") return <CallSection section={section} />;
  if (section.type !== "gallery") return null;
  return <GallerySection heading={section.heading} lead={section.lead} pictures={gallery} />;
}
