import { ContentLink } from "#app/features/content/components/content-link.tsx";
import { ActionLabel, TypesetText } from "#app/features/content/components/typeset-text.tsx";
import type { Home } from "#app/features/content/kinds.ts";
import { siteMessages } from "#app/i18n/site.ts";
import { Icon } from "#app/ui/icon.tsx";
import { useMessages } from "#app/ui/use-messages.ts";
import { Film } from "../film/film.tsx";

/** The school in pictures: its film, played in place, and the way to its page. */
export function VideoBand({ words, film }: { words: Home["video"]; film: string }) {
  const site = useMessages(siteMessages);
  return (
    <section className="section video-band" aria-labelledby="video-title">
      <div className="wrap">
        <div className="video-poster">
          <Film
            name={film}
            poster={words.scene}
            sizes="(min-width: 900px) 60vw, 92vw"
            title={words.heading}
            label={(...facts) => site.film.play(words.heading, ...facts)}
          />
        </div>
        <div className="video-words">
          <p className="kicker">
            <TypesetText text={words.kicker} />
          </p>
          <h2 id="video-title">
            <TypesetText text={words.heading} />
          </h2>
          <p>
            <TypesetText text={words.text} />
          </p>
          <ContentLink className="arrow-link" href={words.href}>
            <ActionLabel text={words.action} />
            <span className="vh">{site.home.on(words.heading)}</span>
            <Icon name="arrow-right" />
          </ContentLink>
        </div>
      </div>
    </section>
  );
}
