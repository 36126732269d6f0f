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
  /** The name of its files in public/video; the poster stands alone when there is no such film. */
  name?: string;
  poster: Scene;
  sizes: string;
  /** The widest file of the poster that its place can need, in pixels. */
  posterMaxWidth?: number;
  loading?: PictureLoading;
  /** The accessible name of the link, from the seconds and the megabytes. */
  label: (seconds: number, megabytes: string) => string;
  /** The title that the label says, in the language of the words around. */
  title?: string;
  /** Prints the label upon the poster, where the film is alone in its place. */
  hasVisibleLabel?: boolean;
  /** Turns for ever, without its sound. */
  loop?: boolean;
};

/**
 * A film in its place: a poster that leads to the file, which a script plays here (app/client/site/film.ts).
 * No byte of it is asked for before: the player has no source.
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
