import { TypesetText } from "#app/features/content/components/typeset-text.tsx";
import type { Home } from "#app/features/content/kinds.ts";
import { siteMessages } from "#app/i18n/site.ts";
import { Dialog } from "#app/ui/dialog.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { useLocale, useMessages } from "#app/ui/use-messages.ts";
import { Film } from "./film.tsx";
import { factsOf, linkOf } from "./film-facts.ts";

const FILM_DIALOG = "film";

type FilmLinkProps = {
  film: Home["film"];
  watch: string;
  /** Staff let the dialog open by itself (decisions, Home page). */
  opensItself: boolean;
};

/** « Voir la vidéo (20 s, 0,1 Mo) »: leads to the file, or opens the dialog (app/client/site/film-dialog.ts). */
export function FilmLink({ film, watch, opensItself }: FilmLinkProps) {
  const t = useMessages(siteMessages);
  const facts = factsOf(film.clip.name, useLocale());
  if (!facts) return null;
  return (
    <a
      className="btn btn-gold"
      href={linkOf(film.clip.name).href}
      data-opens={FILM_DIALOG}
      data-by-itself={opensItself || undefined}
    >
      <Icon name="play" />
      {t.film.watch(watch, facts.seconds, facts.megabytes)}
    </a>
  );
}

/** The film of the school in a dialog. Its player is filled only when it plays. */
export function FilmDialog({ film }: { film: Home["film"] }) {
  const t = useMessages(siteMessages);
  return (
    <Dialog
      id={FILM_DIALOG}
      className="film-dialog"
      size="lg"
      title={<TypesetText text={film.title} />}
      closeLabel={t.menu.close}
    >
      <Film
        name={film.clip.name}
        poster={film.clip.poster}
        sizes="(min-width: 900px) 830px, 92vw"
        most={960}
        label={(_seconds, megabytes) => t.film.playNow(megabytes)}
        labelled
        loop
      />
      <p>
        <TypesetText text={film.text} />
      </p>
    </Dialog>
  );
}
