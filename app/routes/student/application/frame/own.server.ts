import type { RouterContextProvider } from "react-router";
import {
  type Application,
  loadApplication,
  loadLastApplication,
} from "#app/features/admissions/application.server.ts";
import {
  getOpenUntil,
  type ReopenableSection,
  wasReopened,
} from "#app/features/admissions/corrections/reopened-sections.ts";
import { listSentApplications } from "#app/features/admissions/sending/list-sent-applications.server.ts";
import type { Actor } from "#app/features/identity/actor.ts";
import { goTo, orNotFound } from "#app/http/answer.server.ts";
import { actorContext } from "#app/http/context.ts";
import { type Locale, localeOf } from "#app/i18n/locale.ts";
import { numbered, numberIn, ROOT, STATUS } from "./addresses.ts";

export type Asked = { request: Request; context: Readonly<RouterContextProvider> };
export type Own = { actor: Actor; locale: Locale; application: Application };

/** The application of the person who asks, in the language of the page; null when no intake is open. */
export async function ownApplication({ request, context }: Asked): Promise<Own | null> {
  const actor = context.get(actorContext);
  const locale = localeOf(new URL(request.url).pathname);
  const application = await loadLastApplication(actor, locale);
  return application && { actor, locale, application };
}

/** The same while it can be changed; once it is sent, its page is the one that follows it. */
export async function ownDraft(asked: Asked): Promise<Own> {
  const own = await ownApplication(asked);
  if (!own) throw goTo(asked.request, ROOT);
  if (own.application.submittedAt) throw goTo(asked.request, STATUS);
  return own;
}

/** A section of what was sent that the school opened again; no moment once it is shut. */
export type Reopened = { number: string; until: Date | null };
export type OwnSection = Own & { reopened: Reopened | null };

/**
 * The application that the address names by its number, once sent, or the last; null when there is none. 404 for a
 * number that is not theirs.
 */
export async function ownNamed(asked: Asked): Promise<Own | null> {
  const { request, context } = asked;
  const number = numberIn(request);
  if (!number) return ownApplication(asked);
  const actor = context.get(actorContext);
  const sent = await listSentApplications(actor);
  const { id } = orNotFound(sent.find((one) => one.number === number));
  const locale = localeOf(new URL(request.url).pathname);
  return { actor, locale, application: orNotFound(await loadApplication(actor, id, locale)) };
}

/**
 * The application whose section this page changes: a draft, or one that was sent and whose section the school
 * opened again, even if it is shut since, so that what is being typed is not lost. Any other leads to the page
 * that follows it.
 */
export async function ownSection(asked: Asked, section: ReopenableSection): Promise<OwnSection> {
  const own = await ownNamed(asked);
  if (!own) throw goTo(asked.request, ROOT);
  const { number, submittedAt, reopenings: openings, readAt } = own.application;
  if (!submittedAt || !number) return { ...own, reopened: null };
  if (!wasReopened(openings, section)) throw goTo(asked.request, numbered(STATUS, number));
  return { ...own, reopened: { number, until: getOpenUntil(openings, section, readAt) } };
}
