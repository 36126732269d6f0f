import type { ShownDoubles } from "#app/features/review/doubles/doubles-shown.server.ts";
import { doubleWords } from "#app/i18n/double.ts";
import { sentenceOf } from "#app/i18n/reason.ts";
import { ownValue } from "#app/lib/own-value.ts";
import { Notice } from "#app/ui/notice.tsx";
import { useQuery } from "#app/ui/use-query.ts";
import { useLocale, useWords } from "#app/ui/use-words.ts";
import type { Wrong } from "../../choice/use-wrong.ts";
import { Joined } from "./joined.tsx";
import { Suspect } from "./suspect.tsx";

type DoublesProps = { doubles: ShownDoubles; wrong: Wrong };

/** The files that look like this one, and those that were joined with it; nothing when there is none. */
export function Doubles({ doubles, wrong }: DoublesProps) {
  const words = useWords(doubleWords);
  const fait = useQuery().text("fait", 40);
  const { own, suspects, elsewhere, joined } = doubles;
  const done = ownValue<string>(words.done, fait);
  const locale = useLocale();
  const nothing = !own || suspects.length + elsewhere + joined.length === 0;
  if (nothing && !done && !wrong.reason) return null;
  return (
    <section className="panel doubles" id="doubles" tabIndex={-1} aria-labelledby="doubles-title">
      <div className="panel-head">
        <h2 id="doubles-title">{words.title}</h2>
      </div>
      <div role="status">{!wrong.typed && done && <Notice tone="ok">{done}</Notice>}</div>
      {wrong.reason && (
        <Notice tone="error" role="alert">
          {sentenceOf(locale, wrong.reason, words.refusals)}
        </Notice>
      )}
      {joined.map((one) => (
        <Joined key={one.side.id} joined={one} />
      ))}
      {elsewhere > 0 && <Notice tone="warn">{words.elsewhere}</Notice>}
      {own &&
        suspects.map((suspect) => (
          <Suspect key={suspect.side.id} own={own} suspect={suspect} wrong={wrong} />
        ))}
    </section>
  );
}
