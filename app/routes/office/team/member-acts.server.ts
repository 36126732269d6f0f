import type { z } from "zod";
import type { Actor } from "#app/features/identity/actor.ts";
import { listOfficers } from "#app/features/identity/staff/officers.server.ts";
import { reinstateMember, resetSecondFactor } from "#app/features/identity/staff/team.server.ts";
import { chargesOf, handOver, suspendOfficer } from "#app/features/review/handover.server.ts";
import type { memberAct } from "./forms.server.ts";
import { type Charges, chargesFor, heirOf } from "./heir.ts";

type Act = z.output<typeof memberAct>;
type Intent = Exclude<Act["intent"], "post">;

/** Does what a button of the page of a member asks. */
export function act(actor: Actor, id: string, intent: Intent, heir: string) {
  const to = heirOf(heir);
  if (intent === "suspend") return suspendOfficer(actor, id, to);
  if (intent === "hand-over") return handOver(actor, id, to === "stay" ? null : to.to);
  return intent === "reset" ? resetSecondFactor(actor, id) : reinstateMember(actor, id);
}

/** What was done, as the page that follows says it. */
export function doneWord(intent: Act["intent"], heir: string): string {
  if (intent === "suspend" && heirOf(heir) !== "stay") return "suspended-given";
  return done[intent];
}

const done: Record<Act["intent"], string> = {
  post: "changed",
  suspend: "suspended",
  reinstate: "reinstated",
  reset: "reset",
  "hand-over": "handed-over",
};

/** The files that a member has charge of, and who could take them over. */
export async function loadCharges(actor: Actor, member: { id: string }): Promise<Charges> {
  const files = (await chargesOf(actor, member.id)) ?? {};
  return chargesFor(member, files, await listOfficers(actor, "decide:application"));
}
