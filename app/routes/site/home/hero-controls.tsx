import type { Slide } from "#app/features/content/kinds.ts";
import { siteWords } from "#app/i18n/site.ts";
import { Icon } from "#app/ui/icon.tsx";
import { useLocale, useWords } from "#app/ui/use-words.ts";

/**
 * Stop, start again, or choose a slide: one group of radio buttons, so that no script is needed.
 * Only one of "stop" and "start" is shown at a time (home-hero-turn.css).
 */
export function HeroControls({ slides }: { slides: Slide[] }) {
  const { home } = useWords(siteWords);
  const french = useLocale() === "fr";
  return (
    <fieldset className="hero-controls">
      <legend className="vh">{home.chooseSlide}</legend>
      <label className="hero-pause hero-stop">
        <input type="radio" name="hero" value="stop" />
        <Icon name="pause" />
        <span className="vh">{home.stopSlides}</span>
      </label>
      <label className="hero-pause hero-start">
        <input type="radio" name="hero" value="turn" defaultChecked />
        <Icon name="play" />
        <span className="vh">{home.startSlides}</span>
      </label>
      {slides.map((slide, index) => (
        <label key={slide.titleFr} className="hero-bar">
          <input type="radio" name="hero" value={index + 1} />
          <i />
          <span className="vh">
            {home.slideNamed(index + 1, french ? slide.titleFr : slide.titleEn)}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
