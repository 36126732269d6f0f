import { ScenePicture } from "#app/features/content/components/scene-picture.tsx";
import type { Scene } from "#app/features/content/kinds.ts";
import { siteMessages } from "#app/i18n/site.ts";
import { filmSize } from "#app/ui/films.ts";
import { Icon } from "#app/ui/icon.tsx";
import { PageLanguageSentence, useMixedLanguages } from "#app/ui/lang-boundary.tsx";
import type { PictureLoading } from "#app/ui/picture.tsx";
import { useLocale, useMessages } from "#app/ui/use-messages.ts";
import { getFilmFacts, getFilmLinkProps } from "./film-facts.ts";

type FilmProps = {
  /** Name of the film (app/ui/find-film.ts); only the poster is shown for an unknown name. */
  name?: string;
  poster: Scene;
  sizes: string;
  /** Widest poster file that the layout can use, in pixels. */
  posterMaxWidth?: number;
  loading?: PictureLoading;
  /** Formats the accessible name of the link from duration and size. */
  label: (seconds: number, megabytes: string) => string;
  /** Title inside the label, in the language of the content. */
  title?: string;
  /** Shows the label on the poster. */
  hasVisibleLabel?: boolean;
  /** Loops without sound. */
  loop?: boolean;
};

/**
 * A poster that links to the film file; a script plays it in place (app/client/site/film.ts). No byte of the film is
 * downloaded before, because the player has no source.
 */
export function Film({
  name = "",
  poster,
  sizes,
  posterMaxWidth,
  loading,
  label,
  title = "",
  hasVisibleLabel,
  loop,
}: FilmProps) {
  const { film } = useMessages(siteMessages);
  const { pageLang } = useMixedLanguages();
  const facts = getFilmFacts(name, useLocale());
  const picture = { sizes, maxWidth: posterMaxWidth, loading };
  if (!facts)
    return (
      <div className="leaf-frame">
        <ScenePicture scene={poster} {...picture} />
      </div>
    );
  const linkLabel = label(facts.seconds, facts.megabytes);
  return (
    <div className="film leaf-frame">
      <a {...getFilmLinkProps(name)}>
        <ScenePicture scene={{ ...poster, alt: "" }} {...picture} />
        <span className={hasVisibleLabel ? "btn btn-gold" : "play-button"}>
          <Icon name="play" />
          <span className={hasVisibleLabel ? undefined : "vh"}>
            <PageLanguageSentence sentence={linkLabel} title={title} />
          </span>
        </span>
        {!hasVisibleLabel && (
          <span className="duration" aria-hidden="true">
            {facts.duration}
            {facts.hasCaptions && " · CC"}
          </span>
        )}
      </a>
      <video
        {...filmSize}
        lang={pageLang}
        controls
        playsInline
        preload="none"
        loop={loop}
        muted={loop}
        hidden
      >
        {film.unsupported}
      </video>
    </div>
  );
}
