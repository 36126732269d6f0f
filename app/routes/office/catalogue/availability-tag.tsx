import type { ItemValues } from "#app/features/catalogue/fields.ts";
import { officeCatalogueMessages } from "#app/features/catalogue/messages/office-catalogue.ts";
import { getOwnValue } from "#app/lib/get-own-value.ts";
import { Tag, type TagTone } from "#app/ui/tag.tsx";
import { useMessages } from "#app/ui/use-messages.ts";
import { optionLabel } from "./catalogue-labels.ts";

const tones: Record<string, TagTone> = { open: "ok", full: "warn", closed: "neutral" };

/** Whether a programme accepts applications, or that it is retired. */
export function AvailabilityTag({
  values: { retired, availability = "" },
}: {
  values: ItemValues;
}) {
  const t = useMessages(officeCatalogueMessages);
  if (retired === "yes") return <Tag tone="neutral">{t.isRetired}</Tag>;
  return (
    <Tag tone={getOwnValue(tones, availability)}>
      {optionLabel(t, "availability", availability)}
    </Tag>
  );
}
