import { ContentLink } from "#app/features/content/components/content-link.tsx";
import { ActionLabel, TypesetText } from "#app/features/content/components/typeset-text.tsx";
import type { Home } from "#app/features/content/kinds.ts";
import { siteMessages } from "#app/i18n/site.ts";
import { Icon } from "#app/ui/icon.tsx";
import { useMessages } from "#app/ui/use-messages.ts";
import { Film } from "../film/film.tsx";

/** The film of the school, played in place, and a link to its page. */
export function VideoBand({ content, film }: { content: Home["video"]; film: string }) {
  const site = useMessages(siteMessages);
  return (
    <section className="section video-band" aria-labelledby="video-title">
      <div className="wrap">
        <div className="video-poster">
          <Film
            name={film}
            poster={content.scene}
            sizes="(min-width: 1024px) 60vw, 92vw"
            title={content.heading}
            label={(...facts) => site.film.play(content.heading, ...facts)}
          />
        </div>
        <div className="video-text">
          <p className="kicker">
            <TypesetText text={content.kicker} />
          </p>
          <h2 id="video-title">
            <TypesetText text={content.heading} />
          </h2>
          <p>
            <TypesetText text={content.text} />
          </p>
          <ContentLink className="arrow-link" href={content.href}>
            <ActionLabel text={content.action} />
            <span className="vh">{site.home.on(content.heading)}</span>
            <Icon name="arrow-right" />
          </ContentLink>
        </div>
      </div>
    </section>
  );
}
