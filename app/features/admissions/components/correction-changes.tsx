import { NoWrap } from "#app/ui/no-wrap.tsx";
import { useMessages } from "#app/ui/use-messages.ts";
import type { SectionChange } from "../corrections/compare-sections.ts";
import { correctionMessages } from "../messages/correction.ts";

/** Lists the corrected answers by section, before and after. */
export function CorrectionChanges({ changes }: { changes: SectionChange[] }) {
  const { changes: t } = useMessages(correctionMessages);
  if (changes.length === 0) return <p className="small-text muted">{t.none}</p>;
  return changes.map((change, index) => (
    // The list may contain the same year twice, under the same title.
    // biome-ignore lint/suspicious/noArrayIndexKey: the whole list is rendered again
    <section className="correction" key={index}>
      <p className="strong">
        <NoWrap text={formatTitle(change, t)} />
      </p>
      <dl>
        {change.rows.map(({ label, before, after }) => (
          <div key={label}>
            <dt>{label}</dt>
            {change.kind !== "added" && (
              <ChangedValue label={t.before} value={before} emptyText={t.notGiven(label)} />
            )}
            {change.kind !== "removed" && (
              <ChangedValue label={t.after} value={after} emptyText={t.notGiven(label)} isNew />
            )}
          </div>
        ))}
      </dl>
    </section>
  ));
}

type Messages = (typeof correctionMessages)["fr"]["changes"];

function formatTitle({ kind, title }: SectionChange, t: Messages): string {
  return kind === "changed" ? title : t[kind](title);
}

type ValueProps = { label: string; value: string | null; emptyText: string; isNew?: boolean };

function ChangedValue({ label, value, emptyText, isNew }: ValueProps) {
  return (
    <dd className={isNew ? "is-new" : undefined}>
      <span className="correction-label">{label}</span>{" "}
      {value ? (
        <span dir="auto">
          <NoWrap text={value} />
        </span>
      ) : (
        <span className="not-provided">{emptyText}</span>
      )}
    </dd>
  );
}
