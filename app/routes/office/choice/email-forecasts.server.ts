import type { Transition } from "#app/features/admissions/application-state.ts";
import {
  getNotificationTiming,
  hasNotification,
} from "#app/features/decisions/notification-timing.ts";
import type { Actor, Campus } from "#app/features/identity/actor.ts";
import { getDeliveryForecast } from "#app/features/notifications/delivery-forecast.server.ts";
import type { Locale } from "#app/i18n/locale.ts";
import type { ChoiceIntent } from "./choice-forms.server.ts";

/** For each act, when its e-mail would be sent; no sentence for an act that sends none. */
export type EmailForecasts = { [act in ChoiceIntent]?: string };

/** The move whose notice an act sends; an interview is cancelled as it is planned, at once. */
const moveByIntent: { [act in ChoiceIntent]: Transition | null } = {
  "start-review": "start-review",
  ask: "ask-more",
  invite: "invite",
  "cancel-interview": "invite",
  "wait-list": "wait-list",
  offer: "offer",
  propose: "refuse",
  confirm: "refuse",
  dismiss: null,
  lift: "lift-conditions",
  "take-back": "withdraw-offer",
  reopen: "reopen",
  enrol: "enrol",
};

type ChoiceInput = { candidateId: string; campus: Campus; secondReader: boolean };

/**
 * Says for each act on a choice when its e-mail would be sent, in the language of the officer: news that asks nothing
 * may wait for others, and a candidate has wishes for each kind. A refusal that is proposed to a second reader sends
 * none. Checks the permission of the forecast (`foretell`) alone.
 */
export async function forecastChoiceEmails(
  actor: Actor,
  locale: Locale,
  { candidateId: personId, campus, secondReader }: ChoiceInput,
): Promise<EmailForecasts> {
  // Most acts are sent alike: each timing is asked for once.
  const sentences = new Map<string, Promise<string | undefined>>();
  const forecastIntent = async (intent: ChoiceIntent) => {
    const move = intent === "propose" && secondReader ? null : moveByIntent[intent];
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
    intents.map(async (act) => [act, await forecastIntent(act)] as const),
  );
  return Object.fromEntries(entries.filter(([, sentence]) => sentence !== undefined));
}
