import { ScenePicture } from "#app/features/content/components/scene-picture.tsx";
import type { Scene } from "#app/features/content/kinds.ts";
import { siteMessages } from "#app/i18n/site.ts";
import { OwnWith, useAround } from "#app/ui/around.tsx";
import { filmSize } from "#app/ui/films.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { PictureLoading } from "#app/ui/picture.tsx";
import { useLocale, useMessages } from "#app/ui/use-messages.ts";
import { factsOf, linkOf } from "./film-facts.ts";

type FilmProps = {
  /** The name of its files in public/video; the poster stands alone when there is no such film. */
  name?: string;
  poster: Scene;
  sizes: string;
  /** The widest file of the poster that its place can need, in pixels. */
  most?: number;
  loading?: PictureLoading;
  /** The accessible name of the link, from the seconds and the megabytes. */
  label: (seconds: number, megabytes: string) => string;
  /** The title that the label says, in the language of the words around. */
  title?: string;
  /** Prints the label upon the poster, where the film is alone in its place. */
  labelled?: boolean;
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
  most,
  loading,
  label,
  title = "",
  labelled,
  loop,
}: FilmProps) {
  const { film } = useMessages(siteMessages);
  const { own } = useAround();
  const facts = factsOf(name, useLocale());
  const picture = { sizes, maxWidth: most, loading };
  if (!facts)
    return (
      <div className="leaf-frame">
        <ScenePicture scene={poster} {...picture} />
      </div>
    );
  const words = label(facts.seconds, facts.megabytes);
  return (
    <div className="film leaf-frame">
      <a {...linkOf(name)}>
        <ScenePicture scene={{ ...poster, alt: "" }} {...picture} />
        <span className={labelled ? "btn btn-gold" : "play-button"}>
          <Icon name="play" />
          <span className={labelled ? undefined : "vh"}>
            <OwnWith sentence={words} title={title} />
          </span>
        </span>
        {!labelled && (
          <span className="duration" aria-hidden="true">
            {facts.length}
            {facts.hasCaptions && " · CC"}
          </span>
        )}
      </a>
      <video
        {...filmSize}
        lang={own}
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
