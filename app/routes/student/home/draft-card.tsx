import { Link } from "react-router";
import { countSteps, isRemaining } from "#app/features/admissions/sections.ts";
import { applicationMessages } from "#app/i18n/application.ts";
import { homeMessages } from "#app/i18n/home.ts";
import { overviewMessages } from "#app/i18n/overview.ts";
import { ownValue } from "#app/lib/own-value.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Progress } from "#app/ui/progress.tsx";
import { useMessages, usePath } from "#app/ui/use-messages.ts";
import { ROOT, SUMMARY, sectionAddress } from "../application/frame/addresses.ts";
import { barsOf } from "../application/frame/progress-bars.ts";
import { NextCard } from "./next-card.tsx";
import type { Draft } from "./overview.server.ts";

/** What is left to do before sending, and one button to the first of it. */
export function DraftCard({ draft }: { draft: Draft }) {
  const home = useMessages(homeMessages);
  const t = useMessages(applicationMessages);
  const steps = useMessages(overviewMessages);
  const path = usePath();
  const left = draft.steps.filter(isRemaining);
  const next = left[0];
  const { done, all } = countSteps(draft.steps);
  const reasons: Record<string, string> = steps.missing;
  return (
    <NextCard caption={home.draft} title={home.left(left.length + 1)}>
      <Progress steps={barsOf(draft.steps)} label={home.progress(done, all + 1)} />
      <ul className="steps-left">
        {left.map(({ section, reason }) => (
          <Left
            key={section}
            name={t.sections[section]}
            why={reason && ownValue(reasons, reason)}
          />
        ))}
        <Left name={home.send} />
      </ul>
      <div className="actions">
        <ButtonLink to={path(next ? sectionAddress[next.section] : SUMMARY)}>
          {next ? home.continue(steps.sectionsInSentence[next.section]) : home.send}
          <Icon name="arrow-right" />
        </ButtonLink>
        <Link className="link-button" to={path(ROOT)}>
          {home.all}
        </Link>
      </div>
      <p className="small-text muted next-rest">{home.rest}</p>
    </NextCard>
  );
}

function Left({ name, why }: { name: string; why?: string | null }) {
  const home = useMessages(homeMessages);
  return (
    <li>
      <Icon name="circle" />
      <span>
        <b>{name}</b>
        {why && home.why(why)}
      </span>
    </li>
  );
}
