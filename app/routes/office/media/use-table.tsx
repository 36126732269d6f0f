import { Link } from "react-router";
import type { MediumUse } from "#app/features/content/media-uses.server.ts";
import { mediaWords } from "#app/i18n/media.ts";
import { DataTable } from "#app/ui/data-table.tsx";
import { Tag } from "#app/ui/tag.tsx";
import { useLocale, usePath, useWords } from "#app/ui/use-words.ts";
import { entryName } from "../content/entry-name.ts";

const tones = { published: "ok", scheduled: "info", draft: "line" } as const;

/** Every content that names a medium, with the shape of its place. */
export function UseTable({ uses }: { uses: MediumUse[] }) {
  const words = useWords(mediaWords);
  const path = usePath();
  const reader = useLocale();
  return (
    <section className="panel" aria-labelledby="uses">
      <h2 id="uses">{words.uses}</h2>
      {uses.length === 0 ? (
        <p className="muted">{words.noUses}</p>
      ) : (
        <DataTable
          caption={words.uses}
          rows={uses}
          keyOf={({ entryId, locale, state }) => `${entryId} ${locale} ${state}`}
          columns={[
            {
              id: "title",
              label: words.usedAt,
              isHead: true,
              cell: ({ entryId, kind, title, locale }) => (
                <Link to={path(`/administration/contenus/${entryId}`)}>
                  {entryName(reader, { kind, title, titleEn: title })}
                  <span className="vh"> {words.language[locale]}</span>
                </Link>
              ),
            },
            {
              id: "state",
              label: words.stateTitle,
              cell: ({ state, locale }) => (
                <span className="row">
                  {words.language[locale]}
                  <Tag tone={tones[state]}>{words.state[state]}</Tag>
                </span>
              ),
            },
            {
              id: "slot",
              label: words.slot,
              cell: ({ slot }) => (
                <span className="figures">
                  {slot.ratio}, {words.atLeast(`${slot.width}`, `${slot.height}`)}
                </span>
              ),
            },
          ]}
        />
      )}
    </section>
  );
}
