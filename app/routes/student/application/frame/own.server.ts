import type { RouterContextProvider } from "react-router";
import {
  type Application,
  loadApplication,
  openApplication,
} from "#app/features/admissions/application.server.ts";
import type { Actor } from "#app/features/identity/actor.ts";
import { goTo } from "#app/http/answer.server.ts";
import { actorContext } from "#app/http/context.ts";
import { type Locale, localeOf } from "#app/i18n/locale.ts";
import { ROOT, STATUS } from "./addresses.ts";

export type Asked = { request: Request; context: Readonly<RouterContextProvider> };
export type Own = { actor: Actor; locale: Locale; application: Application };

/** The application of the person who asks, in the language of the page; null when no intake is open. */
export async function ownApplication({ request, context }: Asked): Promise<Own | null> {
  const actor = context.get(actorContext);
  const locale = localeOf(new URL(request.url).pathname);
  const row = await openApplication(actor);
  const application = row && (await loadApplication(actor, row.id, locale));
  return application && { actor, locale, application };
}

/** The same while it can be changed; once it is sent, its page is the one that follows it. */
export async function ownDraft(asked: Asked): Promise<Own> {
  const own = await ownApplication(asked);
  if (!own) throw goTo(asked.request, ROOT);
  if (own.application.submittedAt) throw goTo(asked.request, STATUS);
  return own;
}
