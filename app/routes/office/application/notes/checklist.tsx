import type { ThemeCheck } from "#app/features/review/checklist.server.ts";
import type { Fact, Theme } from "#app/features/review/checklist.ts";
import { reviewMessages } from "#app/features/review/messages/review.ts";
import { useMessages } from "#app/ui/use-messages.ts";
import { useQuery } from "#app/ui/use-query.ts";
import type { FormErrors } from "../../choice/use-form-errors.ts";
import { ThemeRow } from "./theme-row.tsx";

type ChecklistProps = {
  applicationId: string;
  checks: ThemeCheck[];
  facts: Record<Theme, Fact[]>;
  canDecide: boolean;
  formErrors: FormErrors & { now?: ThemeCheck };
};

/** The themes to check, each with facts from the answers, its state and the officer who set it. */
export function Checklist({ applicationId, checks, facts, canDecide, formErrors }: ChecklistProps) {
  const { checklist: t } = useMessages(reviewMessages);
  const query = useQuery();
  const doneCount = checks.filter(({ state }) => state === "in-order").length;
  return (
    <section className="panel" id="checklist" tabIndex={-1} aria-labelledby="checklist-title">
      <div className="panel-head">
        <h2 id="checklist-title">{t.title}</h2>
        <p className="tiny-text muted">{t.done(doneCount, checks.length)}</p>
      </div>
      <ul className="theme-rows">
        {checks.map((check) => (
          <ThemeRow
            key={check.theme}
            applicationId={applicationId}
            check={check}
            facts={facts[check.theme]}
            canDecide={canDecide}
            isDone={!formErrors.submitted && query.text("theme", 40) === check.theme}
            formErrors={formErrors.submitted?.theme === check.theme ? formErrors : {}}
          />
        ))}
      </ul>
    </section>
  );
}
