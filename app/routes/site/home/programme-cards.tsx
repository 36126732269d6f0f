import { ContentLink } from "#app/features/content/components/content-link.tsx";
import { ScenePicture } from "#app/features/content/components/scene-picture.tsx";
import { ActionLabel, TypesetText } from "#app/features/content/components/typeset-text.tsx";
import type { LocalizedData } from "#app/features/content/content.ts";
import type { Home } from "#app/features/content/kinds.ts";
import { siteMessages } from "#app/i18n/site.ts";
import { Icon } from "#app/ui/icon.tsx";
import { LangBoundary, PageLanguageText } from "#app/ui/lang-boundary.tsx";
import { useMessages } from "#app/ui/use-messages.ts";

type ProgrammeCardsProps = {
  content: Home["programmes"];
  items: LocalizedData<"programme">[];
};

/** The three programmes, each a card that is one link. */
export function ProgrammeCards({ content, items }: ProgrammeCardsProps) {
  return (
    <section className="section" id="programmes" aria-labelledby="programmes-title">
      <div className="wrap">
        <div className="section-head">
          <h2 className="h2" id="programmes-title">
            <TypesetText text={content.heading} />
          </h2>
          <p className="lead">
            <TypesetText text={content.lead} />
          </p>
        </div>
        <ul className="programme-cards">
          {items.map((item) => (
            <ProgrammeCard key={item.title} programme={item} />
          ))}
        </ul>
        {content.asks && (
          <p className="programme-more">
            {content.asks.map(({ action, href }) => (
              <ContentLink key={action} className="arrow-link" href={href}>
                <ActionLabel text={action} />
                <Icon name="arrow-right" />
              </ContentLink>
            ))}
          </p>
        )}
      </div>
    </section>
  );
}

function ProgrammeCard({ programme }: { programme: LocalizedData<"programme"> }) {
  const { home } = useMessages(siteMessages);
  return (
    <li className="programme-card" lang={programme.lang}>
      <div className="leaf-frame">
        <ScenePicture
          scene={programme.scene}
          sizes="(min-width: 768px) 690px, 92vw"
          maxWidth={960}
        />
      </div>
      <span className="gold-tag">
        <TypesetText text={programme.tag} />
      </span>
      <h3>
        <TypesetText text={programme.title} />
      </h3>
      <p>
        <TypesetText text={programme.text} />
      </p>
      <ContentLink className="arrow-link" href={programme.href}>
        <LangBoundary language={programme.lang}>
          <PageLanguageText>{home.more}</PageLanguageText>
        </LangBoundary>
        <span className="vh">{home.on(programme.title)}</span>
        <Icon name="arrow-right" />
      </ContentLink>
    </li>
  );
}
