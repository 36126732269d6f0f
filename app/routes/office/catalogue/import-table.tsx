import { Link } from "react-router";
import { catalogueImportWords } from "#app/i18n/catalogue-import.ts";
import { DataTable } from "#app/ui/data-table.tsx";
import { Tag } from "#app/ui/tag.tsx";
import { usePath, useWords } from "#app/ui/use-words.ts";
import { useClock } from "../frame/use-clock.ts";
import { FILES } from "./addresses.ts";

type AppliedImport = {
  id: string;
  fileName: string;
  author: string | null;
  appliedAt: Date | null;
  undoneAt: Date | null;
  changes: number;
};

/** The last files that were applied, each with its page. */
export function ImportTable({ imports }: { imports: AppliedImport[] }) {
  const words = useWords(catalogueImportWords);
  const clock = useClock();
  const path = usePath();
  return (
    <section className="above" aria-labelledby="last-title">
      <h2 id="last-title">{words.last}</h2>
      {imports.length === 0 ? (
        <p className="muted">{words.none}</p>
      ) : (
        <DataTable
          caption={words.last}
          rows={imports}
          keyOf={({ id }) => id}
          columns={[
            {
              id: "file",
              label: words.file,
              isHead: true,
              cell: ({ id, fileName }) => <Link to={path(`${FILES}/${id}`)}>{fileName}</Link>,
            },
            { id: "by", label: words.by, cell: ({ author }) => author ?? "–" },
            {
              id: "when",
              label: words.when,
              cell: ({ appliedAt }) =>
                appliedAt && `${clock.date(appliedAt)}, ${clock.time(appliedAt)}`,
            },
            {
              id: "changes",
              label: words.changes,
              isNumber: true,
              cell: ({ changes }) => changes,
            },
            {
              id: "state",
              label: words.state,
              cell: ({ undoneAt }) => (
                <div>
                  <Tag tone={undoneAt ? "neutral" : "ok"}>
                    {undoneAt ? words.states.undone : words.states.applied}
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
