import campus from "#app/features/content/components/campus.css?url";
import { Icon } from "#app/ui/icon.tsx";
import { useMixedLanguages } from "#app/ui/lang-boundary.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useMessages } from "#app/ui/use-messages.ts";
import type {
  AmenitiesSection as Amenities,
  DetailsSection as Details,
  NoteSection as Note,
  QuestionsSection as Questions,
  Section,
  StepsSection as Steps,
  TextSection as Text,
} from "../kinds.ts";
import { contentMessages } from "../messages/content.ts";
import { ContentLink } from "./content-link.tsx";
import { RichTextView } from "./rich-text.tsx";
import { ScenePicture } from "./scene-picture.tsx";
import { SectionStylesheet } from "./section-stylesheet.tsx";
import { CardsSection } from "./sections/cards-section.tsx";
import { CreditsSection } from "./sections/credits-section.tsx";
import { Facts } from "./sections/facts.tsx";
import { SectionHeading } from "./sections/section-heading.tsx";
import { TableSection } from "./sections/table-section.tsx";
import { ActionLabel, TypesetText } from "./typeset-text.tsx";

/** Renders sections below each other in one column. */
export function Article({ sections }: { sections: Section[] }) {
  return (
    <div className="article">
      {sections.map((section, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the sections of a page have no other identity
        <section key={index} id={"id" in section ? section.id : undefined}>
          {renderColumnSection(section)}
        </section>
      ))}
    </div>
  );
}

/** Renders the sections beside a list of links to them, if there are more than two. */
export function ArticleWithNav({ sections }: { sections: Section[] }) {
  const navItems = sections.flatMap((section) =>
    "id" in section && section.id && section.heading
      ? [{ id: section.id, name: getNavLabel(section) }]
      : [],
  );
  return (
    <div className="section">
      <div className={navItems.length > 2 ? "wrap page-with-nav" : "wrap"}>
        {navItems.length > 2 && <OnThisPage navItems={navItems} />}
        <Article sections={sections} />
      </div>
    </div>
  );
}

function getNavLabel(section: { heading?: string } | { heading: string; short?: string }): string {
  return ("short" in section && section.short) || section.heading || "";
}

function OnThisPage({ navItems }: { navItems: { id: string; name: string }[] }) {
  const { onThisPage } = useMessages(contentMessages);
  const { pageLang, contentLang } = useMixedLanguages();
  return (
    <nav className="on-this-page" aria-label={onThisPage} lang={pageLang}>
      <h2>{onThisPage}</h2>
      <ul lang={contentLang}>
        {navItems.map((navItem) => (
          <li key={navItem.id}>
            <a href={`#${navItem.id}`}>
              <span>
                <TypesetText text={navItem.name} />
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function renderColumnSection(section: Section) {
  if (section.type === "text") return <TextSection section={section} />;
  if (section.type === "steps") return <StepsSection section={section} />;
  if (section.type === "table") return <TableSection section={section} />;
  if (section.type === "credits") return <CreditsSection section={section} />;
  if (section.type === "details") return <DetailsSection section={section} />;
  if (section.type === "questions") return <QuestionsSection section={section} />;
  if (section.type === "cards") return <CardsSection section={section} />;
  if (section.type === "amenities") return <AmenitiesSection section={section} />;
  return section.type === "note" ? <NoteSection section={section} /> : null;
}

function AmenitiesSection({ section }: { section: Amenities }) {
  return (
    <>
      <SectionStylesheet href={campus} />
      <SectionHeading heading={section.heading} lead={section.lead} />
      <ul className="amenities">
        {section.items.map((item) => (
          <li key={item.title}>
            <Icon name={item.icon} />
            <h3>
              <TypesetText text={item.title} />
            </h3>
            <p>
              <TypesetText text={item.text} />
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}

/** A list of labelled facts such as dates, fees and names, with links to ask for missing ones. */
function DetailsSection({ section }: { section: Details }) {
  return (
    <>
      <SectionHeading heading={section.heading} lead={section.lead} />
      <Facts items={section.items} className="terms" />
      {section.asks && (
        <p className="lone-link">
          {section.asks.map(({ action, href }) => (
            <ContentLink key={action} href={href}>
              <ActionLabel text={action} />
            </ContentLink>
          ))}
        </p>
      )}
      {section.note && (
        <p className="section-note">
          <TypesetText text={section.note} />
        </p>
      )}
    </>
  );
}

/** A note to read first. */
function NoteSection({ section }: { section: Note }) {
  return (
    <Notice tone="sand" title={section.heading && <TypesetText text={section.heading} />}>
      <RichTextView doc={section.body} />
    </Notice>
  );
}

/** Questions with expandable answers, without JavaScript; the first is open. */
function QuestionsSection({ section }: { section: Questions }) {
  return (
    <>
      <SectionHeading heading={section.heading} lead={section.lead} />
      <div className="questions">
        {section.items.map(({ question, answer }, index) => (
          <details key={question} open={index === 0}>
            <summary>
              {/* One flex item, even when the text contains several elements. */}
              <span>
                <TypesetText text={question} />
              </span>
              <Icon name="plus" />
            </summary>
            <RichTextView doc={answer} />
          </details>
        ))}
      </div>
    </>
  );
}

function StepsSection({ section }: { section: Steps }) {
  return (
    <>
      <SectionHeading heading={section.heading} lead={section.lead} />
      <ol className="steps">
        {section.items.map((step) => (
          <li key={step.title}>
            <h3>
              <TypesetText text={step.title} />
            </h3>
            <p>
              <TypesetText text={step.text} />
            </p>
          </li>
        ))}
      </ol>
    </>
  );
}

/** A text with an optional picture below it. */
function TextSection({ section }: { section: Text }) {
  return (
    <>
      <SectionHeading heading={section.heading} lead={section.lead} />
      <div className="prose">
        <RichTextView doc={section.body} />
      </div>
      {section.scene && (
        <div className="leaf-frame article-picture">
          <ScenePicture scene={section.scene} sizes="(min-width: 1024px) 880px, 92vw" />
        </div>
      )}
    </>
  );
}
