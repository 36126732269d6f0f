import { Icon } from "#app/ui/icon.tsx";
import { useMessages } from "#app/ui/use-messages.ts";
import type { Card, CardsSection as Cards } from "../../kinds.ts";
import { contentMessages } from "../../messages/content.ts";
import { ContentLink } from "../content-link.tsx";
import { ScenePicture } from "../scene-picture.tsx";
import { ActionLabel, TypesetText } from "../typeset-text.tsx";
import { SectionHeading } from "./section-heading.tsx";

/** Short texts side by side, each with an optional link. */
export function CardsSection({ section }: { section: Cards }) {
  return (
    <>
      <SectionHeading heading={section.heading} lead={section.lead} />
      <div className="profiles">
        {section.items.map((card) => (
          <CardItem key={card.title} card={card} />
        ))}
      </div>
    </>
  );
}

function CardItem({ card }: { card: Card }) {
  const t = useMessages(contentMessages);
  return (
    <div>
      {card.scene && <ScenePicture scene={card.scene} sizes="(min-width: 768px) 280px, 92vw" />}
      <h3>
        <TypesetText text={card.title} />
      </h3>
      <p>
        <TypesetText text={card.text} />
      </p>
      {card.href && card.action && (
        <ContentLink href={card.href} className="arrow-link">
          <ActionLabel text={card.action} />
          <span className="vh">{t.about(card.title)}</span>
          <Icon name="arrow-right" />
        </ContentLink>
      )}
    </div>
  );
}
