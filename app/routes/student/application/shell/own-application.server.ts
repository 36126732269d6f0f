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
import { actorContext } from "#app/http/context.ts";
import { redirectTo, requireFound } from "#app/http/responses.server.ts";
import { type Locale, localeOf } from "#app/i18n/locale.ts";
import {
  APPLICATION_PATH,
  getApplicationNumber,
  STATUS_PATH,
  withApplicationNumber,
} from "./application-paths.ts";

export type RequestArgs = { request: Request; context: Readonly<RouterContextProvider> };
export type OwnApplication = { actor: Actor; locale: Locale; application: Application };

/** The application of the person who asks, in the language of the page; null when no intake is open. */
export async function getOwnApplication({
  request,
  context,
}: RequestArgs): Promise<OwnApplication | null> {
  const actor = context.get(actorContext);
  const locale = localeOf(new URL(request.url).pathname);
  const application = await loadLastApplication(actor, locale);
  return application && { actor, locale, application };
}

/** The same while it can be changed; once it is sent, its page is the one that follows it. */
export async function requireOwnDraft(args: RequestArgs): Promise<OwnApplication> {
  const own = await getOwnApplication(args);
  if (!own) throw redirectTo(args.request, APPLICATION_PATH);
  if (own.application.submittedAt) throw redirectTo(args.request, STATUS_PATH);
  return own;
}

/** A section of what was sent that the school opened again; no moment once it is shut. */
export type ReopenedSection = { number: string; until: Date | null };
export type EditableSection = OwnApplication & { reopened: ReopenedSection | null };

/**
 * The application that the address names by its number, once sent, or the last; null when there is none. 404 for a
 * number that is not theirs.
 */
export async function getOwnApplicationByNumber(args: RequestArgs): Promise<OwnApplication | null> {
  const { request, context } = args;
  const number = getApplicationNumber(request);
  if (!number) return getOwnApplication(args);
  const actor = context.get(actorContext);
  const sent = await listSentApplications(actor);
  const { id } = requireFound(sent.find((one) => one.number === number));
  const locale = localeOf(new URL(request.url).pathname);
  return { actor, locale, application: requireFound(await loadApplication(actor, id, locale)) };
}

/**
 * The application whose section this page changes: a draft, or one that was sent and whose section the school
 * opened again, even if it is shut since, so that what is being typed is not lost. Any other leads to the page
 * that follows it.
 */
export async function requireEditableSection(
  args: RequestArgs,
  section: ReopenableSection,
): Promise<EditableSection> {
  const own = await getOwnApplicationByNumber(args);
  if (!own) throw redirectTo(args.request, APPLICATION_PATH);
  const { number, submittedAt, reopenings: openings, readAt } = own.application;
  if (!submittedAt || !number) return { ...own, reopened: null };
  if (!wasReopened(openings, section))
    throw redirectTo(args.request, withApplicationNumber(STATUS_PATH, number));
  return { ...own, reopened: { number, until: getOpenUntil(openings, section, readAt) } };
}
