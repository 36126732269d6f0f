import { Link } from "react-router";
import { editorWords } from "#app/i18n/editor.ts";
import { progressWords } from "#app/i18n/progress.ts";
import { usePath, useWords } from "#app/ui/use-words.ts";
import type { Filter } from "../content/filter.ts";

const told = ["claims", "demo", "incomplete", "english", "draft", "scheduled"] as const;

type ContentLeftProps = {
  counts: Record<Filter, number>;
  /** How many media are still those of the demonstration. */
  media: number;
};

/** What is left to do on the public site, each with the contents it is about. */
export function ContentLeft({ counts, media }: ContentLeftProps) {
  const { queue } = useWords(progressWords);
  const words = useWords(editorWords);
  const path = usePath();
  const left = told.filter((name) => counts[name] > 0);
  return (
    <section className="panel" aria-labelledby="content-left">
      <h2 id="content-left">{words.title}</h2>
      {left.length === 0 && media === 0 && <p className="muted">{words.nothing}</p>}
      <ul className="plain-list">
        {left.map((name) => (
          <li key={name}>
            <Link className="link-button" to={path(`/administration/contenus?filtre=${name}`)}>
              {words.filters[name]} <span className="figures">({counts[name]})</span>
            </Link>
          </li>
        ))}
        {media > 0 && (
          <li>
            <Link className="link-button" to={path("/administration/medias")}>
              {queue.media} <span className="figures">({media})</span>
            </Link>
          </li>
        )}
      </ul>
    </section>
  );
}
