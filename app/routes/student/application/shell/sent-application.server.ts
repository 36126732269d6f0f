import type { Actor } from "#app/features/access/actor.ts";
import { type Application, loadApplication } from "#app/features/admissions/application.server.ts";
import {
  listCorrections,
  type ReopeningView,
} from "#app/features/admissions/corrections/list-corrections.server.ts";
import { listSentApplications } from "#app/features/admissions/sending/list-sent-applications.server.ts";
import {
  type ChoiceTimeline,
  getChoiceTimeline,
} from "#app/features/decisions/choice-timeline.server.ts";
import { actorContext } from "#app/http/context.ts";
import { getQuery } from "#app/http/request-query.server.ts";
import { notFoundResponse, redirectTo, requireFound } from "#app/http/responses.server.ts";
import { getLocale, type Locale } from "#app/i18n/locale.ts";
import { APPLICATION_PATH } from "./application-paths.ts";
import type { RequestArgs } from "./own-application.server.ts";

export type OwnSentApplication = {
  actor: Actor;
  locale: Locale;
  application: Application & { number: string; submittedAt: Date };
  timeline: ChoiceTimeline;
  /** The sections that the school reopened, and their corrections. */
  corrections: ReopeningView[];
  /** The numbers of the user's other submitted applications. */
  others: string[];
};

/**
 * Loads the submitted application that the address names, or the last one, with its timeline. Redirects to the draft
 * when none was submitted; answers 404 for a number that is not the user's.
 */
export async function requireSentApplication({
  request,
  context,
}: RequestArgs): Promise<OwnSentApplication> {
  const actor = context.get(actorContext);
  const { pathname } = new URL(request.url);
  const sent = await listSentApplications(actor);
  if (sent.length === 0) throw redirectTo(request, APPLICATION_PATH);
  const requestedNumber = getQuery(request).text("candidature", 40);
  const { id } = requireFound(
    requestedNumber ? sent.find(({ number }) => number === requestedNumber) : sent[0],
  );
  return loadSentApplication(actor, id, getLocale(pathname), sent);
}

/** Loads the submitted application that contains this choice; answers 404 when it is not the user's. */
export async function requireSentApplicationByChoice(
  { request, context }: RequestArgs,
  choiceId: string,
) {
  const actor = context.get(actorContext);
  const locale = getLocale(new URL(request.url).pathname);
  const sent = await listSentApplications(actor);
  for (const { id } of sent) {
    const sentApplication = await loadSentApplication(actor, id, locale, sent);
    const choice = sentApplication.application.basket.find((one) => one.id === choiceId);
    if (choice) return { ...sentApplication, choice };
  }
  throw notFoundResponse();
}

async function loadSentApplication(
  actor: Actor,
  id: string,
  locale: Locale,
  sent: { id: string; number: string }[],
): Promise<OwnSentApplication> {
  const application = requireFound(await loadApplication(actor, id, locale));
  const { number, submittedAt } = application;
  if (!number || !submittedAt) throw new Error("a submitted application has a number");
  const others = sent.filter((one) => one.id !== id).map((one) => one.number);
  const timeline = await getChoiceTimeline(id);
  const corrections = await listCorrections(actor, id, locale);
  const sentApplication = { ...application, number, submittedAt };
  return { actor, locale, application: sentApplication, timeline, corrections, others };
}
