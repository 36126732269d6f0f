import { Link } from "react-router";
import type { MediaUsage } from "#app/features/content/media-usage.server.ts";
import { editorMessages } from "#app/features/content/messages/editor.ts";
import { mediaMessages } from "#app/features/media/messages/media.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { DataTable } from "#app/ui/data-table.tsx";
import { Tag } from "#app/ui/tag.tsx";
import { useLocale, useMessages, usePath } from "#app/ui/use-messages.ts";
import { keyLabel } from "../content/content-form-state.ts";
import { entryName } from "../content/entry-name.ts";

const tones = { published: "ok", scheduled: "info", draft: "line" } as const;

/** The contents that use a medium, with their state and the shape of the image there. */
export function UseTable({ uses }: { uses: MediaUsage[] }) {
  const t = useMessages(mediaMessages);
  const { kinds } = useMessages(editorMessages);
  const path = usePath();
  const uiLocale = useLocale();
  return (
    <section className="panel" aria-labelledby="uses">
      <h2 id="uses">{t.uses}</h2>
      {uses.length === 0 ? (
        <p className="muted">{t.noUses}</p>
      ) : (
        <DataTable
          caption={t.uses}
          rows={sortForLocale(uses, uiLocale)}
          getKey={({ entryId, locale, state }) => `${entryId} ${locale} ${state}`}
          columns={[
            {
              id: "title",
              label: t.usedAt,
              isHead: true,
              cell: ({ entryId, kind, title, locale }) => (
                <>
                  <Link to={path(`/administration/contenus/${entryId}`)}>
                    {entryName(uiLocale, { kind, title, titleEn: title })}
                    <span className="vh"> {t.language[locale]}</span>
                  </Link>
                  <small className="use-kind small-text muted">{keyLabel(kinds, kind)}</small>
                </>
              ),
            },
            {
              id: "state",
              label: t.stateTitle,
              cell: ({ state, locale }) => (
                <span className="row">
                  {t.language[locale]}
                  <Tag tone={tones[state]}>{t.state[state]}</Tag>
                </span>
              ),
            },
            {
              id: "slot",
              label: t.slot,
              cell: ({ slot }) => (
                <span className="numbers">
                  {slot.ratio}, {t.atLeast(`${slot.width}`, `${slot.height}`)}
                </span>
              ),
            },
          ]}
        />
      )}
    </section>
  );
}

/**
 * Sorted by entry, in the order of the contents list; within an entry, the language of the reader
 * comes first.
 */
function sortForLocale(uses: MediaUsage[], uiLocale: Locale): MediaUsage[] {
  const entries = [...new Set(uses.map(({ entryId }) => entryId))];
  const rank = ({ entryId, locale }: MediaUsage) =>
    2 * entries.indexOf(entryId) + Number(locale !== uiLocale);
  return uses.toSorted((one, other) => rank(one) - rank(other));
}
