import { editorMessages } from "#app/features/content/messages/editor.ts";
import { getOwnValue } from "#app/lib/get-own-value.ts";
import { useMessages } from "#app/ui/use-messages.ts";

/** A hint about a kind of content, for example that the site shows only the first entries. */
export function KindHint({ kind }: { kind: string }) {
  const hints: Record<string, string> = useMessages(editorMessages).kindHints;
  return getOwnValue(hints, kind) ? <p className="hint">{getOwnValue(hints, kind)}</p> : null;
}
