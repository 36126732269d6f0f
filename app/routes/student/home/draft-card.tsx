import { Link } from "react-router";
import { applicationMessages } from "#app/features/admissions/messages/application.ts";
import { applicationOverviewMessages } from "#app/features/admissions/messages/application-overview.ts";
import { countSteps, isRemaining } from "#app/features/admissions/sections.ts";
import { homeMessages } from "#app/i18n/home.ts";
import { getOwnValue } from "#app/lib/get-own-value.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Progress } from "#app/ui/progress.tsx";
import { useMessages, usePath } from "#app/ui/use-messages.ts";
import {
  APPLICATION_PATH,
  SUMMARY_PATH,
  sectionPaths,
} from "../application/shell/application-paths.ts";
import { getProgressBars } from "../application/shell/progress-bars.ts";
import type { HomeDraft } from "./home-overview.server.ts";
import { NextStepCard } from "./next-step-card.tsx";

/** The remaining steps before submission, with a button to the first. */
export function DraftCard({ draft }: { draft: HomeDraft }) {
  const home = useMessages(homeMessages);
  const t = useMessages(applicationMessages);
  const steps = useMessages(applicationOverviewMessages);
  const path = usePath();
  const remainingSteps = draft.steps.filter(isRemaining);
  const next = remainingSteps[0];
  const { done, required } = countSteps(draft.steps);
  const missingReasons: Record<string, string> = steps.missing;
  return (
    <NextStepCard caption={home.draft} title={home.remaining(remainingSteps.length + 1)}>
      <Progress steps={getProgressBars(draft.steps)} label={steps.progress(done, required + 1)} />
      <ul className="remaining-steps">
        {remainingSteps.map(({ section, reason }) => (
          <RemainingStep
            key={section}
            name={t.sections[section]}
            explanation={reason && getOwnValue(missingReasons, reason)}
          />
        ))}
        <RemainingStep name={home.send} />
      </ul>
      <div className="actions">
        <ButtonLink to={path(next ? sectionPaths[next.section] : SUMMARY_PATH)}>
          {next ? home.continue(steps.sectionsInSentence[next.section]) : home.send}
          <Icon name="arrow-right" />
        </ButtonLink>
        <Link className="link-button" to={path(APPLICATION_PATH)}>
          {home.all}
        </Link>
      </div>
      <p className="small-text muted remaining-steps-note">{home.rest}</p>
    </NextStepCard>
  );
}

function RemainingStep({ name, explanation }: { name: string; explanation?: string | null }) {
  const home = useMessages(homeMessages);
  return (
    <li>
      <Icon name="circle" />
      <span>
        <b>{name}</b>
        {explanation && home.why(explanation)}
      </span>
    </li>
  );
}
