import { Link } from "react-router";
import { editorMessages } from "#app/features/content/messages/editor.ts";
import { mediaMessages } from "#app/features/media/messages/media.ts";
import { dashboardMessages } from "#app/i18n/dashboard.ts";
import { useMessages, usePath } from "#app/ui/use-messages.ts";
import type { ContentFilter } from "../content/content-filter.ts";
import type { MediaFilter } from "../media/media-filter.ts";

/**
 * Demonstration media in use, media without a description, captions or consent, and media that
 * failed.
 */
const listedMediaFilters = ["demo", "words", "captions", "people", "failed"] as const;
const listedFilters = ["claims", "demo", "incomplete", "english", "draft", "scheduled"] as const;

type ContentTodoProps = {
  counts: Record<ContentFilter, number>;
  media: Record<MediaFilter, number>;
};

/** The open tasks of the public site, with links to the filtered lists. */
export function ContentTodo({ counts, media }: ContentTodoProps) {
  const { queue } = useMessages(dashboardMessages);
  const t = useMessages(editorMessages);
  const path = usePath();
  const library = useMessages(mediaMessages);
  const activeMediaFilters = listedMediaFilters.filter((name) => media[name] > 0);
  const activeFilters = listedFilters.filter((name) => counts[name] > 0);
  return (
    <section className="panel" aria-labelledby="content-todo">
      <h2 id="content-todo">{t.title}</h2>
      {activeFilters.length + activeMediaFilters.length === 0 && (
        <p className="muted">{t.nothing}</p>
      )}
      <ul className="plain-list">
        {activeFilters.map((name) => (
          <li key={name}>
            <Link className="link-button" to={path(`/administration/contenus?filtre=${name}`)}>
              {t.filters[name]} <span className="numbers">({counts[name]})</span>
            </Link>
          </li>
        ))}
        {activeMediaFilters.map((name) => (
          <li key={name}>
            <Link className="link-button" to={path(`/administration/medias?filtre=${name}`)}>
              {name === "demo" ? queue.media : library.todo[name]}{" "}
              <span className="numbers">({media[name]})</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
