import type { Move } from "#app/features/admissions/application.ts";
import { isTold, timingOf } from "#app/features/decisions/notice-timing.ts";
import type { Actor, Campus } from "#app/features/identity/actor.ts";
import { foretell } from "#app/features/notices/departure.server.ts";
import type { Locale } from "#app/i18n/locale.ts";
import type { Act } from "./forms.server.ts";

/** For each act, when its e-mail would be sent; no sentence for an act that sends none. */
export type Forecasts = { [act in Act]?: string };

/** The move whose notice an act sends; an interview is cancelled as it is planned, at once. */
const moveOf: { [act in Act]: Move | null } = {
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

type Choice = { candidateId: string; campus: Campus; secondReader: boolean };

/**
 * Says for each act on a choice when its e-mail would be sent, in the language of the officer: news that asks nothing
 * may wait for others, and a candidate has wishes for each kind. A refusal that is proposed to a second reader sends
 * none. Checks the permission of the forecast (`foretell`) alone.
 */
export async function forecastActs(
  actor: Actor,
  locale: Locale,
  { candidateId: personId, campus, secondReader }: Choice,
): Promise<Forecasts> {
  // Most acts are sent alike: each timing is asked for once.
  const sentences = new Map<string, Promise<string | undefined>>();
  const forecastOf = async (act: Act) => {
    const move = act === "propose" && secondReader ? null : moveOf[act];
    if (!move || !isTold(move)) return undefined;
    const timing = timingOf(move);
    const key = `${timing.kind} ${timing.urgency}`;
    const asked =
      sentences.get(key) ??
      foretell(actor, locale, timing, { personId, campus }).then((told) => told?.sentence);
    sentences.set(key, asked);
    return asked;
  };
  const acts = Object.keys(moveOf) as Act[];
  const told = await Promise.all(acts.map(async (act) => [act, await forecastOf(act)] as const));
  return Object.fromEntries(told.filter(([, sentence]) => sentence !== undefined));
}
