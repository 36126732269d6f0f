import { Link } from "react-router";
import type { EntryKind } from "#app/features/content/kinds.ts";
import { editorMessages } from "#app/features/content/messages/editor.ts";
import { useMessages, usePath } from "#app/ui/use-messages.ts";

/** Links to kinds in the content list. */
export function KindLinks({ title, kinds }: { title: string; kinds: readonly EntryKind[] }) {
  const t = useMessages(editorMessages);
  const path = usePath();
  if (kinds.length === 0) return null;
  return (
    <nav className="kind-links" aria-labelledby="kind-links">
      <h2 id="kind-links">{title}</h2>
      <ul>
        {kinds.map((kind) => (
          <li key={kind}>
            <Link to={path(`/administration/contenus#kind-${kind}`)}>{t.kinds[kind]}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
