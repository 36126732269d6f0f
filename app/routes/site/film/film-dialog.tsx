import { TypesetText } from "#app/features/content/components/typeset-text.tsx";
import type { Home } from "#app/features/content/kinds.ts";
import { siteMessages } from "#app/i18n/site.ts";
import { Dialog } from "#app/ui/dialog.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { useLocale, useMessages } from "#app/ui/use-messages.ts";
import { Film } from "./film.tsx";
import { getFilmFacts, getFilmLinkProps } from "./film-facts.ts";

const FILM_DIALOG_ID = "film";

type FilmLinkProps = {
  film: Home["film"];
  watchLabel: string;
  /** Staff have enabled automatic opening of the dialog. */
  opensAutomatically: boolean;
};

/**
 * Link to the film file, with its duration and size; a script opens the dialog instead
 * (app/client/site/film-dialog.ts).
 */
export function FilmLink({ film, watchLabel, opensAutomatically }: FilmLinkProps) {
  const t = useMessages(siteMessages);
  const facts = getFilmFacts(film.clip.name, useLocale());
  if (!facts) return null;
  return (
    <a
      className="btn btn-gold"
      href={getFilmLinkProps(film.clip.name).href}
      data-opens={FILM_DIALOG_ID}
      data-auto-open={opensAutomatically || undefined}
    >
      <Icon name="play" />
      {t.film.watch(watchLabel, facts.seconds, facts.megabytes)}
    </a>
  );
}

/** Dialog with the film of the school. The player gets its source only when it plays. */
export function FilmDialog({ film }: { film: Home["film"] }) {
  const t = useMessages(siteMessages);
  return (
    <Dialog
      id={FILM_DIALOG_ID}
      className="film-dialog"
      size="lg"
      title={<TypesetText text={film.title} />}
      closeLabel={t.menu.close}
    >
      <Film
        name={film.clip.name}
        poster={film.clip.poster}
        sizes="(min-width: 1024px) 830px, 92vw"
        posterMaxWidth={960}
        label={(_seconds, megabytes) => t.film.playNow(megabytes)}
        hasVisibleLabel
        loop
      />
      <p>
        <TypesetText text={film.text} />
      </p>
    </Dialog>
  );
}
