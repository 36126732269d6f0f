import type { ThemeCheck } from "#app/features/review/checklist.server.ts";
import type { Fact, Theme } from "#app/features/review/checklist.ts";
import { reviewWords } from "#app/i18n/review.ts";
import { useQuery } from "#app/ui/use-query.ts";
import { useWords } from "#app/ui/use-words.ts";
import type { Wrong } from "../../choice/use-wrong.ts";
import { ThemeRow } from "./theme-row.tsx";

type ChecklistProps = {
  checks: ThemeCheck[];
  facts: Record<Theme, Fact[]>;
  mayDecide: boolean;
  wrong: Wrong & { now?: ThemeCheck };
};

/** What there is to look at, theme by theme: what the answers say of it, where it stands, and who said so. */
export function Checklist({ checks, facts, mayDecide, wrong }: ChecklistProps) {
  const { checklist: words } = useWords(reviewWords);
  const asked = useQuery();
  const done = checks.filter(({ state }) => state === "in-order").length;
  return (
    <section className="panel" id="checklist" tabIndex={-1} aria-labelledby="checklist-title">
      <div className="panel-head">
        <h2 id="checklist-title">{words.title}</h2>
        <p className="tiny-text muted">{words.done(done, checks.length)}</p>
      </div>
      <ul className="theme-rows">
        {checks.map((check) => (
          <ThemeRow
            key={check.theme}
            check={check}
            facts={facts[check.theme]}
            mayDecide={mayDecide}
            isDone={!wrong.typed && asked.text("theme", 40) === check.theme}
            wrong={wrong.typed?.theme === check.theme ? wrong : {}}
          />
        ))}
      </ul>
    </section>
  );
}
