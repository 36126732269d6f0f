import { Link } from "react-router";
import { applicationWords } from "#app/i18n/application.ts";
import { homeWords } from "#app/i18n/home.ts";
import { overviewWords } from "#app/i18n/overview.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Progress, type Step } from "#app/ui/progress.tsx";
import { usePath, useWords } from "#app/ui/use-words.ts";
import { ROOT, SUMMARY, sectionAddress } from "../application/frame/addresses.ts";
import { NextCard } from "./next-card.tsx";
import type { Draft } from "./overview.server.ts";

/** What is left to do before sending, and one button to the first of it. */
export function DraftCard({ draft }: { draft: Draft }) {
  const home = useWords(homeWords);
  const words = useWords(applicationWords);
  const steps = useWords(overviewWords);
  const path = usePath();
  const left = draft.steps.filter((step) => step.status !== "done");
  const next = left[0];
  const done = draft.steps.length - left.length;
  const reasons: Record<string, string> = steps.missing;
  return (
    <NextCard caption={home.draft} title={home.left(left.length + 1)}>
      <Progress steps={bars(draft)} label={home.progress(done, draft.steps.length + 1)} />
      <ul className="steps-left">
        {left.map(({ section, reason }) => (
          <Left key={section} name={words.sections[section]} why={reason && reasons[reason]} />
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
  const home = useWords(homeWords);
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

/** A bar for each section, and one for the sending. */
function bars({ steps }: Draft): Step[] {
  const bar = {
    done: "done",
    "in-progress": "partial",
    "to-do": "todo",
    "not-yet": "todo",
  } as const;
  return [...steps.map((step) => bar[step.status]), "todo"];
}
