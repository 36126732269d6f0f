import type { Slide } from "#app/features/content/kinds.ts";
import { siteMessages } from "#app/i18n/site.ts";
import { Icon } from "#app/ui/icon.tsx";
import { useLocale, useMessages } from "#app/ui/use-messages.ts";

/**
 * Controls of the hero: radio buttons that select a slide, also without scripts, and a pause button for scripts. CSS
 * shows only one label of the pause button at a time (hero.css).
 */
export function HeroControls({ slides }: { slides: Slide[] }) {
  const { home } = useMessages(siteMessages);
  const isFrench = useLocale() === "fr";
  return (
    <div className="hero-controls" lang={isFrench ? "fr" : "en"}>
      <div className="wrap">
        <button type="button" className="hero-pause" hidden>
          <span className="hero-stop">
            <Icon name="pause" />
            <span className="vh">{home.stopSlides}</span>
          </span>
          <span className="hero-start">
            <Icon name="play" />
            <span className="vh">{home.startSlides}</span>
          </span>
        </button>
        <fieldset>
          <legend className="vh">{home.chooseSlide}</legend>
          {slides.map((slide, index) => (
            <label key={slide.titleFr}>
              <input type="radio" name="hero" value={index + 1} defaultChecked={index === 0} />
              <i />
              <span className="vh">
                {home.slideNamed(index + 1, isFrench ? slide.titleFr : slide.titleEn)}
              </span>
            </label>
          ))}
        </fieldset>
        {/* Hidden from screen readers, because the accessible name of the selected button says the same. */}
        <span className="hero-count" aria-hidden="true">
          {slides.map((slide, index) => (
            <span key={slide.titleFr} className="hero-slide">
              {home.slidePosition(index + 1, slides.length)}
            </span>
          ))}
        </span>
      </div>
    </div>
  );
}
