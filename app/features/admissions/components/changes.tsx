import { correctionWords } from "#app/i18n/correction.ts";
import { Unbroken } from "#app/ui/unbroken.tsx";
import { useWords } from "#app/ui/use-words.ts";
import type { Difference } from "../corrections/correction.ts";

/** What was corrected, section by section and answer by answer: before, then after. */
export function Changes({ changes }: { changes: Difference[] }) {
  const { changes: words } = useWords(correctionWords);
  if (changes.length === 0) return <p className="small-text muted">{words.none}</p>;
  return changes.map((one, place) => (
    // The same year may be in the list twice, under the same title.
    // biome-ignore lint/suspicious/noArrayIndexKey: the list is made again whole
    <section className="corrected" key={place}>
      <p className="strong">
        <Unbroken text={titleOf(one, words)} />
      </p>
      <dl>
        {one.rows.map(({ label, before, after }) => (
          <div key={label}>
            <dt>{label}</dt>
            {one.kind !== "added" && (
              <Value word={words.before} value={before} not={words.notGiven(label)} />
            )}
            {one.kind !== "removed" && (
              <Value word={words.after} value={after} not={words.notGiven(label)} now />
            )}
          </div>
        ))}
      </dl>
    </section>
  ));
}

type Words = (typeof correctionWords)["fr"]["changes"];

function titleOf({ kind, title }: Difference, words: Words): string {
  return kind === "changed" ? title : words[kind](title);
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
