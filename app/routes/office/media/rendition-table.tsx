import { formatFileSize } from "#app/features/documents/messages/file-upload.ts";
import type { MediumView } from "#app/features/media/library.server.ts";
import { listRenditionSpecs } from "#app/features/media/medium.ts";
import { mediaMessages } from "#app/features/media/messages/media.ts";
import { getOwnValue } from "#app/lib/get-own-value.ts";
import { DataTable } from "#app/ui/data-table.tsx";
import { Tag } from "#app/ui/tag.tsx";
import { useLocale, useMessages } from "#app/ui/use-messages.ts";

/** The renditions of a picture, each with its size and its size budget. */
export function RenditionTable({ version }: { version: NonNullable<MediumView["version"]> }) {
  const t = useMessages(mediaMessages);
  const locale = useLocale();
  const rows = listRenditionSpecs(version, version.focus).flatMap(({ file, maxBytes: budget }) => {
    const size = getOwnValue(version.files, file);
    return size === undefined ? [] : [{ file, budget, weight: size }];
  });
  return (
    <details className="panel">
      <summary>{t.files}</summary>
      <p className="muted">{t.filesText}</p>
      <DataTable
        caption={t.files}
        rows={rows}
        getKey={(row) => row.file}
        columns={[
          { id: "file", label: t.fileName, isHead: true, cell: (row) => row.file },
          {
            id: "weight",
            label: t.weight,
            cell: (row) => (
              <span className="row numbers">
                {formatFileSize(locale, row.weight)}
                {row.weight > row.budget && <Tag tone="warn">{t.heavy}</Tag>}
              </span>
            ),
          },
          { id: "budget", label: t.budget, cell: (row) => formatFileSize(locale, row.budget) },
        ]}
      />
    </details>
  );
}
