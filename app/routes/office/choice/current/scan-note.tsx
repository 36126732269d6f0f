import type { Scan } from "#app/features/documents/scan.ts";
import { scanWords } from "#app/i18n/scan.ts";
import { Tag } from "#app/ui/tag.tsx";
import { useWords } from "#app/ui/use-words.ts";

const texts = { pending: "pendingText", infected: "infectedText" } as const;

/** What the antivirus says of a file: nothing more where it is clean. */
export function ScanNote({ scan }: { scan: Scan }) {
  const words = useWords(scanWords);
  if (scan === "clean" || scan === "unscanned")
    return <p className="tiny-text muted">{words.states[scan]}</p>;
  return (
    <p className="small-text">
      <Tag tone={scan === "infected" ? "warn" : "line"}>{words.states[scan]}</Tag>{" "}
      {words[texts[scan]]}
    </p>
  );
}
