import { ContentLink } from "#app/features/content/components/content-link.tsx";
import { ScenePicture } from "#app/features/content/components/scene-picture.tsx";
import { ActionLabel, TypesetText } from "#app/features/content/components/typeset-text.tsx";
import type { LocalizedData } from "#app/features/content/content.ts";
import { siteMessages } from "#app/i18n/site.ts";
import { useMixedLanguages } from "#app/ui/lang-boundary.tsx";
import { useLocale, useMessages } from "#app/ui/use-messages.ts";
import { FilmLink } from "../film/film-dialog.tsx";
import { HeroControls } from "./hero-controls.tsx";
import type { HomeContent } from "./home-content.ts";

type HeroProps = {
  content: HomeContent;
  slides: LocalizedData<"slide">[];
  /** Tiny image that a phone shows until the first picture is loaded. */
  placeholder: string | null;
  opensFilm: boolean;
  /** Starts paused, in the preview of one slide. */
  startsPaused: boolean;
};

/**
 * Three slides; the checked radio button selects the visible one, and a script advances them (app/client/site/hero.ts).
 * Slides contain nothing focusable, so a hidden slide never holds the focus; the controls come first, so that they can
 * be paused before reading.
 */
export function Hero({ content, slides, placeholder, opensFilm, startsPaused }: HeroProps) {
  const t = useMessages(siteMessages);
  const { pageLang, contentLang } = useMixedLanguages();
  return (
    <section
      className="hero"
      data-still={startsPaused || undefined}
      lang={pageLang}
      aria-roledescription={t.home.carousel}
      aria-label={t.home.featured}
    >
      <HeroControls slides={slides} />
      <div className="hero-pictures">
        {slides.map((slide, index) => (
          <div key={slide.titleFr} className="hero-slide hero-picture">
            {index === 0 && placeholder && (
              // Decoded synchronously, to be painted in the same frame as the text.
              <img
                className="hero-preview"
                src={placeholder}
                alt=""
                width={430}
                height={488}
                decoding="sync"
              />
            )}
            <ScenePicture
              scene={slide.scene}
              sizes="100vw"
              hasPhoneCrop
              loading={index === 0 ? "first" : "lazy"}
            />
          </div>
        ))}
      </div>
      <div className="hero-text">
        <div className="wrap">
          <h1 className="hero-welcome">
            <span lang="fr">
              <TypesetText text={content.welcomeFr} />
            </span>{" "}
            <span lang="en">
              <TypesetText text={content.welcomeEn} />
            </span>
          </h1>
          <div className="hero-titles" aria-live="polite">
            {slides.map((slide) => (
              <SlideTitle key={slide.titleFr} slide={slide} />
            ))}
          </div>
          <p className="hero-actions" lang={contentLang}>
            <FilmLink
              film={content.film}
              watchLabel={content.hero.watch}
              opensAutomatically={opensFilm}
            />
            <ContentLink className="btn btn-ghost" href={content.hero.apply.href}>
              <ActionLabel text={content.hero.apply.action} />
            </ContentLink>
          </p>
        </div>
      </div>
    </section>
  );
}

/** The title in the language of the page, in the other language, and the line below. */
function SlideTitle({ slide }: { slide: LocalizedData<"slide"> }) {
  const isFrench = useLocale() === "fr";
  const { contentLang } = useMixedLanguages();
  return (
    <div className="hero-slide">
      <p className="hero-title" lang={isFrench ? "fr" : "en"}>
        <TypesetText text={isFrench ? slide.titleFr : slide.titleEn} />
      </p>
      <p className="hero-english" lang={isFrench ? "en" : "fr"}>
        <TypesetText text={isFrench ? slide.titleEn : slide.titleFr} />
      </p>
      <p className="hero-subtitle" lang={slide.lang ?? contentLang}>
        <TypesetText text={slide.subheading} />
      </p>
    </div>
  );
}
