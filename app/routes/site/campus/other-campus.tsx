import { ScenePicture } from "#app/features/content/components/scene-picture.tsx";
import { ActionLabel, TypesetText } from "#app/features/content/components/typeset-text.tsx";
import type { Campus } from "#app/features/content/kinds.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { siteMessages } from "#app/i18n/site.ts";
import { Icon } from "#app/ui/icon.tsx";
import { LangBoundary, PageLanguageText } from "#app/ui/lang-boundary.tsx";
import { useMessages, usePath } from "#app/ui/use-messages.ts";

/** Link to the other campus. */
export function OtherCampus({
  other,
}: {
  other: Campus["card"] & { href: string; lang?: Locale };
}) {
  const { page } = useMessages(siteMessages);
  const path = usePath();
  return (
    <section
      className="section other-campus"
      lang={other.lang}
      aria-labelledby="other-campus-title"
    >
      <div className="wrap">
        <div className="leaf-frame">
          <ScenePicture scene={other.scene} sizes="(min-width: 1024px) 560px, 92vw" />
        </div>
        <div>
          <p className="kicker">
            <LangBoundary language={other.lang}>
              <PageLanguageText>{page.otherCampus}</PageLanguageText>
            </LangBoundary>
          </p>
          <h2 className="h2" id="other-campus-title">
            <TypesetText text={other.title} />
          </h2>
          <p className="lead above">
            <TypesetText text={other.text} />
          </p>
          <a className="arrow-link" href={path(other.href)}>
            <ActionLabel text={other.action} />
            <Icon name="arrow-right" />
          </a>
        </div>
      </div>
    </section>
  );
}
