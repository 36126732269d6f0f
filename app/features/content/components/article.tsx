import { contentMessages } from "#app/features/content/messages/content.ts";
import { useMixedLanguages } from "#app/ui/lang-boundary.tsx";
import { useMessages } from "#app/ui/use-messages.ts";
import type { Section } from "../kinds.ts";
import { AmenitiesSection } from "./sections/amenities-section.tsx";
import { CardsSection } from "./sections/cards-section.tsx";
import { CreditsSection } from "./sections/credits-section.tsx";
import { DetailsSection } from "./sections/details-section.tsx";
import { NoteSection } from "./sections/note-section.tsx";
import { QuestionsSection } from "./sections/questions-section.tsx";
import { StepsSection } from "./sections/steps-section.tsx";
import { TableSection } from "./sections/table-section.tsx";
import { TextSection } from "./sections/text-section.tsx";
import { TypesetText } from "./typeset-text.tsx";

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
