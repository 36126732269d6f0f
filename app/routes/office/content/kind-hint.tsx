import { editorMessages } from "#app/i18n/editor.ts";
import { ownValue } from "#app/lib/own-value.ts";
import { useMessages } from "#app/ui/use-messages.ts";

/** What one should know of a kind: of some the site shows the first ones only. */
export function KindHint({ kind }: { kind: string }) {
  const hints: Record<string, string> = useMessages(editorMessages).kindHints;
  return ownValue(hints, kind) ? <p className="hint">{ownValue(hints, kind)}</p> : null;
}
