import type { ShownDoubles } from "#app/features/review/doubles/doubles-shown.server.ts";
import { doubleMessages } from "#app/i18n/double.ts";
import { sentenceOf } from "#app/i18n/reason.ts";
import { ownValue } from "#app/lib/own-value.ts";
import { Notice } from "#app/ui/notice.tsx";
import { useLocale, useMessages } from "#app/ui/use-messages.ts";
import { useQuery } from "#app/ui/use-query.ts";
import type { Wrong } from "../../choice/use-wrong.ts";
import { Joined } from "./joined.tsx";
import { Suspect } from "./suspect.tsx";

type DoublesProps = { doubles: ShownDoubles; wrong: Wrong };

/** The files that look like this one, and those that were joined with it; nothing when there is none. */
export function Doubles({ doubles, wrong }: DoublesProps) {
  const t = useMessages(doubleMessages);
  const fait = useQuery().text("fait", 40);
  const { own, suspects, elsewhere, joined } = doubles;
  const done = ownValue<string>(t.done, fait);
  const locale = useLocale();
  const nothing = !own || suspects.length + elsewhere + joined.length === 0;
  if (nothing && !done && !wrong.reason) return null;
  return (
    <section className="panel doubles" id="doubles" tabIndex={-1} aria-labelledby="doubles-title">
      <div className="panel-head">
        <h2 id="doubles-title">{t.title}</h2>
      </div>
      <div role="status">{!wrong.typed && done && <Notice tone="ok">{done}</Notice>}</div>
      {wrong.reason && (
        <Notice tone="error" role="alert">
          {sentenceOf(locale, wrong.reason, t.refusals)}
        </Notice>
      )}
      {joined.map((one) => (
        <Joined key={one.side.id} joined={one} />
      ))}
      {elsewhere > 0 && <Notice tone="warn">{t.elsewhere}</Notice>}
      {own &&
        suspects.map((suspect) => (
          <Suspect key={suspect.side.id} own={own} suspect={suspect} wrong={wrong} />
        ))}
    </section>
  );
}
