import type { ToldMedium } from "#app/features/media/library.server.ts";
import { filesToMake } from "#app/features/media/medium.ts";
import { mediaWords } from "#app/i18n/media.ts";
import { fileSize } from "#app/i18n/sending.ts";
import { ownValue } from "#app/lib/own-value.ts";
import { DataTable } from "#app/ui/data-table.tsx";
import { Tag } from "#app/ui/tag.tsx";
import { useLocale, useWords } from "#app/ui/use-words.ts";

/** Every file that was made of a picture, with its weight and what it should weigh at most. */
export function MadeFiles({ edition }: { edition: NonNullable<ToldMedium["edition"]> }) {
  const words = useWords(mediaWords);
  const locale = useLocale();
  const rows = filesToMake(edition, edition.focus).flatMap(({ file, budget }) => {
    const weight = ownValue(edition.files, file);
    return weight === undefined ? [] : [{ file, budget, weight }];
  });
  return (
    <details className="panel">
      <summary>{words.files}</summary>
      <p className="muted">{words.filesText}</p>
      <DataTable
        caption={words.files}
        rows={rows}
        keyOf={(row) => row.file}
        columns={[
          { id: "file", label: words.fileName, isHead: true, cell: (row) => row.file },
          {
            id: "weight",
            label: words.weight,
            cell: (row) => (
              <span className="row figures">
                {fileSize(locale, row.weight)}
                {row.weight > row.budget && <Tag tone="warn">{words.heavy}</Tag>}
              </span>
            ),
          },
          { id: "budget", label: words.budget, cell: (row) => fileSize(locale, row.budget) },
        ]}
      />
    </details>
  );
}
