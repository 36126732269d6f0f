import about from "#app/features/content/components/about.css?url";
import event from "#app/features/content/components/event.css?url";
import { Icon } from "#app/ui/icon.tsx";
import { groupSections, type LocalizedData } from "../content.ts";
import type {
  FactsSection as FactsData,
  LinksSection as Links,
  Section,
  StatementSection as Statement,
  TextSection,
} from "../kinds.ts";
import { ArticleWithNav } from "./article.tsx";
import { ContentLink } from "./content-link.tsx";
import { RichTextView } from "./rich-text.tsx";
import { SectionStylesheet } from "./section-stylesheet.tsx";
import { CallSection } from "./sections/call-section.tsx";
import { Facts } from "./sections/facts.tsx";
import { GallerySection } from "./sections/gallery-section.tsx";
import { LetterSection } from "./sections/letter-section.tsx";
import { PicturesSection } from "./sections/pictures-section.tsx";
import { ValuesSection } from "./sections/values-section.tsx";
import { ActionLabel, TypesetText } from "./typeset-text.tsx";

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

/** A text with facts beside it, for an event. */
function EventSection({ section }: { section: TextSection }) {
  return (
    <section className="section" id={section.id}>
      <SectionStylesheet href={event} />
      <div className="wrap event">
        <div className="event-text">
          <h2 className="h2">
            <TypesetText text={section.heading} />
          </h2>
          {section.lead && (
            <p className="lead lead-strong">
              <TypesetText text={section.lead} />
            </p>
          )}
          <RichTextView doc={section.body} />
        </div>
        {section.facts && <Facts items={section.facts} />}
      </div>
    </section>
  );
}

/** The row of facts below a banner. */
function FactsSection({ section }: { section: FactsData }) {
  return (
    <div className="facts-band">
      <div className="wrap">
        {section.heading && <h2 className="vh">{section.heading}</h2>}
        <Facts items={section.items} className="facts" />
      </div>
    </div>
  );
}

/** Links to further pages. */
function LinksSection({ section }: { section: Links }) {
  return (
    <section className="section section-sand">
      <div className="wrap next">
        <h2 className="h2">
          <TypesetText text={section.heading} />
        </h2>
        <ul className="next-links">
          {section.items.map((item) => (
            <li key={item.action}>
              <ContentLink href={item.href}>
                <ActionLabel text={item.action} />
                <Icon name="arrow-right" />
              </ContentLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** A prominent sentence and the text that explains it. */
function StatementSection({ section }: { section: Statement }) {
  return (
    <div className="section">
      <SectionStylesheet href={about} />
      <div className="wrap about-intro">
        <p className="statement">
          <TypesetText text={section.statement} />
        </p>
        <div className="about-text">
          <RichTextView doc={section.body} />
        </div>
      </div>
    </div>
  );
}
