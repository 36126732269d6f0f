import type { ThemeCheck } from "#app/features/review/checklist.server.ts";
import type { Fact, Theme } from "#app/features/review/checklist.ts";
import { reviewMessages } from "#app/i18n/review.ts";
import { useMessages } from "#app/ui/use-messages.ts";
import { useQuery } from "#app/ui/use-query.ts";
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
  const { checklist: t } = useMessages(reviewMessages);
  const asked = useQuery();
  const done = checks.filter(({ state }) => state === "in-order").length;
  return (
    <section className="panel" id="checklist" tabIndex={-1} aria-labelledby="checklist-title">
      <div className="panel-head">
        <h2 id="checklist-title">{t.title}</h2>
        <p className="tiny-text muted">{t.done(done, checks.length)}</p>
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
