import type { Values } from "#app/features/catalogue/fields.ts";
import { officeCatalogueWords } from "#app/i18n/office-catalogue.ts";
import { ownValue } from "#app/lib/own-value.ts";
import { Tag, type TagTone } from "#app/ui/tag.tsx";
import { useWords } from "#app/ui/use-words.ts";
import { wordOf } from "./wording.ts";

const tones: Record<string, TagTone> = { open: "ok", full: "warn", closed: "neutral" };

/** Whether a formation takes people, in a word; a retired one says so instead. */
export function AvailabilityTag({ values: { retired, availability = "" } }: { values: Values }) {
  const words = useWords(officeCatalogueWords);
  if (retired === "yes") return <Tag tone="neutral">{words.isRetired}</Tag>;
  return (
    <Tag tone={ownValue(tones, availability)}>{wordOf(words, "availability", availability)}</Tag>
  );
}
