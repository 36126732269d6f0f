import { Link } from "react-router";
import type { Kind } from "#app/features/content/kinds.ts";
import { editorWords } from "#app/i18n/editor.ts";
import { usePath, useWords } from "#app/ui/use-words.ts";

/** The way to the other contents that are seen on the same page. */
export function Pieces({ kinds }: { kinds: Kind[] }) {
  const words = useWords(editorWords);
  const path = usePath();
  if (kinds.length === 0) return null;
  return (
    <nav className="pieces" aria-labelledby="pieces">
      <h2 id="pieces">{words.pieces}</h2>
      <ul>
        {kinds.map((kind) => (
          <li key={kind}>
            <Link to={path(`/administration/contenus#kind-${kind}`)}>{words.kinds[kind]}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
