import about from "#app/features/content/components/about.css?url";
import { siteMessages } from "#app/i18n/site.ts";
import { PageLanguageText } from "#app/ui/lang-boundary.tsx";
import { useMessages } from "#app/ui/use-messages.ts";
import type { LocalizedData } from "../../content.ts";
import { ContentLink } from "../content-link.tsx";
import { ScenePicture } from "../scene-picture.tsx";
import { SectionStylesheet } from "../section-stylesheet.tsx";
import { OrdinalText, TypesetText } from "../typeset-text.tsx";

type GallerySectionProps = { heading?: string; lead: string; pictures: LocalizedData<"gallery">[] };

/** The community gallery. Captions are always visible, also without hover. */
export function GallerySection({ heading, lead, pictures }: GallerySectionProps) {
  return (
    <section className="section gallery-section">
      <SectionStylesheet href={about} />
      <div className="wrap">
        <h2 className="h2 gallery-title">
          <GalleryTitle heading={heading} />
        </h2>
        <p className="lead gallery-lead">
          <TypesetText text={lead} />
        </p>
        <ul className="gallery">
          {pictures.map((picture) => (
            <li key={picture.caption} lang={picture.lang}>
              <ContentLink href={picture.href}>
                <ScenePicture scene={picture.scene} sizes="(min-width: 1024px) 600px, 92vw" />
                <span>
                  <OrdinalText text={picture.caption} />
                </span>
              </ContentLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** The editor's heading, or the default one (requirement SITE-11). */
export function GalleryTitle({ heading }: { heading?: string }) {
  const { news } = useMessages(siteMessages);
  return heading ? (
    <TypesetText text={heading} />
  ) : (
    <PageLanguageText>{news.community}</PageLanguageText>
  );
}
