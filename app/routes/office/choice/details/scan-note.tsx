import { antivirusMessages } from "#app/features/documents/messages/antivirus.ts";
import type { ScanStatus } from "#app/features/documents/scan-status.ts";
import { Tag } from "#app/ui/tag.tsx";
import { useMessages } from "#app/ui/use-messages.ts";

const texts = { pending: "pendingText", infected: "infectedText" } as const;

/** The antivirus result of a file; a clean or unscanned file has only the name of its state. */
export function ScanNote({ scan }: { scan: ScanStatus }) {
  const t = useMessages(antivirusMessages);
  if (scan === "clean" || scan === "unscanned")
    return <p className="tiny-text muted">{t.states[scan]}</p>;
  return (
    <p className="small-text">
      <Tag tone={scan === "infected" ? "warn" : "line"}>{t.states[scan]}</Tag> {t[texts[scan]]}
    </p>
  );
}
