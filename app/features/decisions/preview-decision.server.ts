import type { Actor } from "#app/features/access/actor.ts";
import { loadApplicationDetails } from "#app/features/admissions/application.server.ts";
import { canDecide } from "#app/features/admissions/policy.ts";
import { formatEntryTitle } from "#app/features/admissions/record/record.ts";
import { requireCampus } from "#app/features/admissions/require-campus.ts";
import {
  type PreviewedEmail,
  previewEmail,
} from "#app/features/notifications/preview-email.server.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { type Database, db } from "#app/platform/db/client.server.ts";
import { type ChoiceWithApplication, findChoice, lockChoice } from "./choice-lock.server.ts";
import { getChoiceTimeline } from "./choice-timeline.server.ts";
import { formatInterviewTime } from "./interview/interview-notification.server.ts";
import { buildPageBlocks, type PageBlock } from "./page-blocks.ts";
import { completeRefusal } from "./refusal.server.ts";

type PreviewRefusal =
  | { ok: false; reason: "invalid"; errors: Record<string, string> }
  | { ok: false; reason: string };
type CommandResult = { ok: true; isRefused?: boolean } | PreviewRefusal | null;

export type DecisionPreview = {
  email: PreviewedEmail;
  /** The blocks of the candidate's page after the decision, in the candidate's language. */
  page: PageBlock[];
};

/**
 * Previews the email and the page that the candidate gets from a decision. It runs the command and rolls it back
 * (decision 0026); a proposed refusal is completed as if the second reader had confirmed it. Returns the command's own
 * refusal, a null preview when it sends nothing, and null when the actor may not decide on this choice.
 */
export async function previewDecision(
  actor: Actor,
  choiceId: string,
  runCommand: () => Promise<CommandResult>,
): Promise<{ ok: true; preview: DecisionPreview | null } | PreviewRefusal | null> {
  const choice = await findChoice(db(), choiceId);
  if (!choice || !canDecide(actor, choice.application)) return null;
  const { answer, email, also } = await previewEmail(
    choice.application.accountId,
    async (tx): Promise<CommandResult> => {
      const result = await runCommand();
      const lockedChoice =
        result?.ok && result.isRefused === false ? await lockChoice(tx, choiceId) : null;
      if (lockedChoice) await completeRefusal(tx, actor, lockedChoice, null);
      return result;
    },
    async (tx, locale) => loadPageBlocks(tx, locale, await findChoice(tx, choiceId)),
  );
  if (!answer?.ok) return answer;
  return { ok: true, preview: email && { email, page: also ?? [] } };
}

async function loadPageBlocks(
  tx: Database,
  locale: Locale,
  choice: ChoiceWithApplication | null,
): Promise<PageBlock[]> {
  if (!choice) return [];
  const { id, state, position: place, application } = choice;
  const { basket, entries } = await loadApplicationDetails(application, locale, tx);
  const timeline = await getChoiceTimeline(application.id, tx);
  const ofChoice = <T extends { choiceId: string }>(all: T[]) =>
    all.filter(({ choiceId }) => choiceId === id);
  const interview = ofChoice(timeline.interviews).at(-1);
  const [offer] = ofChoice(timeline.offers);
  const request = ofChoice(timeline.requests).at(-1);
  const year = entries.find((entry) => entry.id === request?.entryId);
  return buildPageBlocks(locale, {
    name: basket.find((one) => one.id === id)?.name ?? "",
    ...{ place, state },
    offer: offer && { ...offer, campus: requireCampus(application) },
    conditions: ofChoice(timeline.conditions),
    refusal: ofChoice(timeline.refusals).find(({ confirmedAt }) => confirmedAt),
    withdrawal: ofChoice(timeline.withdrawals)[0],
    request: request && { ...request, title: year ? formatEntryTitle(locale, year) : "" },
    reversal: ofChoice(timeline.reversals).at(-1),
    interview: interview && {
      ...interview,
      moment: formatInterviewTime(locale, requireCampus(application), interview.startsAt),
    },
  });
}
