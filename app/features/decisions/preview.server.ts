import { fill } from "#app/features/admissions/application.server.ts";
import { mayDecide } from "#app/features/admissions/policy.ts";
import { entryTitle } from "#app/features/admissions/record.ts";
import { sentCampus } from "#app/features/admissions/sent-campus.ts";
import type { Actor } from "#app/features/identity/actor.ts";
import {
  type PreviewedEmail,
  previewEmail,
} from "#app/features/notifications/preview-email.server.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { type Database, db } from "#app/platform/db/client.server.ts";
import { followingOf } from "./following.server.ts";
import { findChoice, type Held, holdChoice } from "./held.server.ts";
import { wordedMoment } from "./interview/interview-notice.server.ts";
import { type PageBlock, pageBlocks } from "./page-blocks.ts";
import { carryOut } from "./refusal.server.ts";

type Refused =
  | { ok: false; reason: "invalid"; errors: Record<string, string> }
  | { ok: false; reason: string };
type Answer = { ok: true; refused?: boolean } | Refused | null;

export type Preview = {
  letter: PreviewedEmail;
  /** What the candidate then reads on the page that follows their application, in their language. */
  page: PageBlock[];
};

/**
 * What a candidate will get when this is done with their choice: the letter, and the words of their page. It is
 * done, read and undone, by the very command that does it (decision 0026); a refusal is carried to its end, as if
 * the second reader had confirmed. What the command refuses is given back as it is; an act that sends nothing has
 * no preview. Null when the choice is not for this actor.
 */
export async function previewOf(
  actor: Actor,
  choiceId: string,
  act: () => Promise<Answer>,
): Promise<{ ok: true; preview: Preview | null } | Refused | null> {
  const choice = await findChoice(db(), choiceId);
  if (!choice || !mayDecide(actor, choice.application)) return null;
  const { answer, letter, also } = await previewEmail(
    choice.application.candidateId,
    async (tx): Promise<Answer> => {
      const done = await act();
      const held = done?.ok && done.refused === false ? await holdChoice(tx, choiceId) : null;
      if (held) await carryOut(tx, actor, held, null);
      return done;
    },
    async (tx, locale) => blocksOf(tx, locale, await findChoice(tx, choiceId)),
  );
  if (!answer?.ok) return answer;
  return { ok: true, preview: letter && { letter, page: also ?? [] } };
}

async function blocksOf(tx: Database, locale: Locale, choice: Held | null): Promise<PageBlock[]> {
  if (!choice) return [];
  const { id, state, position: place, application } = choice;
  const { basket, entries } = await fill(application, locale, tx);
  const following = await followingOf(application.id, tx);
  const of = <T extends { choiceId: string }>(all: T[]) =>
    all.filter(({ choiceId }) => choiceId === id);
  const interview = of(following.interviews).at(-1);
  const [offer] = of(following.offers);
  const request = of(following.requests).at(-1);
  const year = entries.find((entry) => entry.id === request?.entryId);
  return pageBlocks(locale, {
    name: basket.find((one) => one.id === id)?.name ?? "",
    ...{ place, state },
    offer: offer && { ...offer, campus: sentCampus(application) },
    conditions: of(following.conditions),
    refusal: of(following.refusals).find(({ confirmedAt }) => confirmedAt),
    departure: of(following.departures)[0],
    request: request && { ...request, title: year ? entryTitle(locale, year) : "" },
    reversal: of(following.reversals).at(-1),
    interview: interview && {
      ...interview,
      moment: wordedMoment(locale, sentCampus(application), interview.startsAt),
    },
  });
}
