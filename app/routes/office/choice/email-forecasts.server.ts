import type { Actor, Campus } from "#app/features/access/actor.ts";
import type { Transition } from "#app/features/admissions/application-state.ts";
import {
  getNotificationTiming,
  hasNotification,
} from "#app/features/decisions/transition-notification.server.ts";
import { getDeliveryForecast } from "#app/features/notifications/delivery-forecast.server.ts";
import type { Locale } from "#app/i18n/locale.ts";
import type { ChoiceIntent } from "./choice-forms.server.ts";

/**
 * When the email of each intent would be sent, as a sentence; intents without an email are missing.
 */
export type EmailForecasts = { [intent in ChoiceIntent]?: string };

/**
 * The transition whose email an intent sends. Cancelling an interview is sent like planning one, at
 * once.
 */
const moveByIntent: { [intent in ChoiceIntent]: Transition | null } = {
  "start-review": "start-review",
  "request-information": "ask-more",
  "schedule-interview": "invite",
  "cancel-interview": "invite",
  waitlist: "wait-list",
  offer: "offer",
  "propose-refusal": "refuse",
  "confirm-refusal": "refuse",
  "dismiss-refusal": null,
  "confirm-conditions-met": "lift-conditions",
  "withdraw-offer": "withdraw-offer",
  "reopen-decision": "reopen",
  enrol: "enrol",
};

type ChoiceInput = { accountId: string; campus: Campus; secondReader: boolean };

/**
 * For each intent on a choice, when its email would be sent, in the officer's language. It depends
 * on the candidate's preferences for each kind of notification. Empty without `see:application`,
 * which `getDeliveryForecast` checks.
 */
export async function forecastChoiceEmails(
  actor: Actor,
  locale: Locale,
  { accountId: personId, campus, secondReader }: ChoiceInput,
): Promise<EmailForecasts> {
  // Most intents have the same timing: each timing is computed once.
  const sentences = new Map<string, Promise<string | undefined>>();
  const forecastIntent = async (intent: ChoiceIntent) => {
    const move = intent === "propose-refusal" && secondReader ? null : moveByIntent[intent];
    if (!move || !hasNotification(move)) return undefined;
    const timing = getNotificationTiming(move);
    const key = `${timing.kind} ${timing.urgency}`;
    const sentence =
      sentences.get(key) ??
      getDeliveryForecast(actor, locale, timing, { personId, campus }).then(
        (forecast) => forecast?.sentence,
      );
    sentences.set(key, sentence);
    return sentence;
  };
  const intents = Object.keys(moveByIntent) as ChoiceIntent[];
  const entries = await Promise.all(
    intents.map(async (intent) => [intent, await forecastIntent(intent)] as const),
  );
  return Object.fromEntries(entries.filter(([, sentence]) => sentence !== undefined));
}
