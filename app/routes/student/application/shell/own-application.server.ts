import type { RouterContextProvider } from "react-router";
import type { Actor } from "#app/features/access/actor.ts";
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
import { actorContext } from "#app/http/context.ts";
import { redirectTo, requireFound } from "#app/http/responses.server.ts";
import { getLocale, type Locale } from "#app/i18n/locale.ts";
import {
  APPLICATION_PATH,
  getApplicationNumber,
  STATUS_PATH,
  withApplicationNumber,
} from "./application-paths.ts";

export type RequestArgs = { request: Request; context: Readonly<RouterContextProvider> };
export type OwnApplication = { actor: Actor; locale: Locale; application: Application };

/**
 * Loads the last application of the user, in the language of the page; null when there is none and no intake is open.
 */
export async function getOwnApplication({
  request,
  context,
}: RequestArgs): Promise<OwnApplication | null> {
  const actor = context.get(actorContext);
  const locale = getLocale(new URL(request.url).pathname);
  const application = await loadLastApplication(actor, locale);
  return application && { actor, locale, application };
}

/** Loads the user's draft. Redirects to the overview without one, and to the status page once it is submitted. */
export async function requireOwnDraft(args: RequestArgs): Promise<OwnApplication> {
  const ownApplication = await getOwnApplication(args);
  if (!ownApplication) throw redirectTo(args.request, APPLICATION_PATH);
  if (ownApplication.application.submittedAt) throw redirectTo(args.request, STATUS_PATH);
  return ownApplication;
}

/** A section that the school reopened after the submission; `until` is null once it is closed. */
export type ReopenedSection = { number: string; until: Date | null };
export type EditableSection = OwnApplication & { reopened: ReopenedSection | null };

/**
 * Loads the submitted application that the address names by its number, or else the last one; null when there is
 * none. Answers 404 for a number that is not the user's.
 */
export async function getOwnApplicationByNumber(args: RequestArgs): Promise<OwnApplication | null> {
  const { request, context } = args;
  const number = getApplicationNumber(request);
  if (!number) return getOwnApplication(args);
  const actor = context.get(actorContext);
  const sent = await listSentApplications(actor);
  const { id } = requireFound(sent.find((one) => one.number === number));
  const locale = getLocale(new URL(request.url).pathname);
  return { actor, locale, application: requireFound(await loadApplication(actor, id, locale)) };
}

/**
 * Loads the application whose section this page edits: a draft, or a submitted one with this section reopened. A
 * reopened section that has closed still loads, so that the input is not lost; any other redirects to the status
 * page.
 */
export async function requireEditableSection(
  args: RequestArgs,
  section: ReopenableSection,
): Promise<EditableSection> {
  const ownApplication = await getOwnApplicationByNumber(args);
  if (!ownApplication) throw redirectTo(args.request, APPLICATION_PATH);
  const { number, submittedAt, reopenings, readAt } = ownApplication.application;
  if (!submittedAt || !number) return { ...ownApplication, reopened: null };
  if (!wasReopened(reopenings, section))
    throw redirectTo(args.request, withApplicationNumber(STATUS_PATH, number));
  return {
    ...ownApplication,
    reopened: { number, until: getOpenUntil(reopenings, section, readAt) },
  };
}
