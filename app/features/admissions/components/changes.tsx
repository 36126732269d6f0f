import { correctionMessages } from "#app/i18n/correction.ts";
import { Unbroken } from "#app/ui/unbroken.tsx";
import { useMessages } from "#app/ui/use-messages.ts";
import type { Difference } from "../corrections/correction.ts";

/** What was corrected, section by section and answer by answer: before, then after. */
export function Changes({ changes }: { changes: Difference[] }) {
  const { changes: t } = useMessages(correctionMessages);
  if (changes.length === 0) return <p className="small-text muted">{t.none}</p>;
  return changes.map((one, place) => (
    // The same year may be in the list twice, under the same title.
    // biome-ignore lint/suspicious/noArrayIndexKey: the list is made again whole
    <section className="corrected" key={place}>
      <p className="strong">
        <Unbroken text={titleOf(one, t)} />
      </p>
      <dl>
        {one.rows.map(({ label, before, after }) => (
          <div key={label}>
            <dt>{label}</dt>
            {one.kind !== "added" && (
              <Value word={t.before} value={before} not={t.notGiven(label)} />
            )}
            {one.kind !== "removed" && (
              <Value word={t.after} value={after} not={t.notGiven(label)} now />
            )}
          </div>
        ))}
      </dl>
    </section>
  ));
}

type Messages = (typeof correctionMessages)["fr"]["changes"];

function titleOf({ kind, title }: Difference, t: Messages): string {
  return kind === "changed" ? title : t[kind](title);
}

type ValueProps = { word: string; value: string | null; not: string; now?: boolean };

function Value({ word, value, not, now }: ValueProps) {
  return (
    <dd className={now ? "is-now" : undefined}>
      <span className="corrected-word">{word}</span>{" "}
      {value ? (
        <span dir="auto">
          <Unbroken text={value} />
        </span>
      ) : (
        <span className="not-given">{not}</span>
      )}
    </dd>
  );
}
