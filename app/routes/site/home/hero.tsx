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
  /** What a phone paints before the first picture is there. */
  placeholder: string | null;
  opensFilm: boolean;
  /** It begins stopped, for who came to see one slide. */
  startsPaused: boolean;
};

/**
 * Three slides, of which the chosen radio button shows one: by hand without a script, every 3 s with it
 * (app/client/site/hero.ts). What can be focused is never inside a slide, so that a hidden slide hides
 * nothing from the keyboard; the controls come first, so that one can stop before reading.
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
          <div key={slide.titleFr} className="hero-turn hero-picture">
            {index === 0 && placeholder && (
              // In the first frame with the words: decoded apart, it would come one frame later.
              <img
                className="hero-first-look"
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
              phone
              loading={index === 0 ? "first" : "lazy"}
            />
          </div>
        ))}
      </div>
      <div className="hero-words">
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

/** The title in the language of the page, then in the other one, and the line below. */
function SlideTitle({ slide }: { slide: LocalizedData<"slide"> }) {
  const isFrench = useLocale() === "fr";
  const { contentLang } = useMixedLanguages();
  return (
    <div className="hero-turn">
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
