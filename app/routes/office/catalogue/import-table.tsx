import { Link } from "react-router";
import type { ImportSummary } from "#app/features/catalogue/import-items.server.ts";
import { catalogueImportMessages } from "#app/features/catalogue/messages/catalogue-import.ts";
import { DataTable } from "#app/ui/data-table.tsx";
import { Tag } from "#app/ui/tag.tsx";
import { useMessages, usePath } from "#app/ui/use-messages.ts";
import { useClock } from "../shell/use-clock.ts";
import { CATALOGUE_FILES_PATH } from "./catalogue-paths.ts";

/** The last imports that were applied, with links to their pages. */
export function ImportTable({ imports }: { imports: ImportSummary[] }) {
  const t = useMessages(catalogueImportMessages);
  const clock = useClock();
  const path = usePath();
  return (
    <section className="above" aria-labelledby="last-title">
      <h2 id="last-title">{t.last}</h2>
      {imports.length === 0 ? (
        <p className="muted">{t.none}</p>
      ) : (
        <DataTable
          caption={t.last}
          rows={imports}
          getKey={({ id }) => id}
          columns={[
            {
              id: "file",
              label: t.file,
              isHead: true,
              cell: ({ id, fileName }) => (
                <Link to={path(`${CATALOGUE_FILES_PATH}/${id}`)}>{fileName}</Link>
              ),
            },
            { id: "by", label: t.by, cell: ({ author }) => author ?? "–" },
            {
              id: "when",
              label: t.when,
              cell: ({ appliedAt }) =>
                appliedAt && `${clock.date(appliedAt)}, ${clock.time(appliedAt)}`,
            },
            {
              id: "changes",
              label: t.changes,
              isNumber: true,
              cell: ({ changes }) => changes,
            },
            {
              id: "state",
              label: t.state,
              cell: ({ undoneAt }) => (
                <div>
                  <Tag tone={undoneAt ? "neutral" : "ok"}>
                    {undoneAt ? t.states.undone : t.states.applied}
                  </Tag>
                </div>
              ),
            },
          ]}
        />
      )}
    </section>
  );
}
