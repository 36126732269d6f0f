import type { z } from "zod";
import type { Actor } from "#app/features/access/actor.ts";
import {
  countAssignments,
  handOverApplications,
  suspendOfficer,
} from "#app/features/review/hand-over-applications.server.ts";
import { listOfficers } from "#app/features/staff/officers.server.ts";
import { reinstateMember, resetSecondFactor } from "#app/features/staff/team.server.ts";
import { getMemberAssignments, type MemberAssignments, parseSuccessor } from "./successor.ts";
import type { memberForm } from "./team-forms.server.ts";

type MemberInput = z.output<typeof memberForm>;
type MemberIntent = Exclude<MemberInput["intent"], "change-role">;

/** Runs the command of a member page; the commands check permission. */
export function runMemberAction(actor: Actor, id: string, intent: MemberIntent, successor: string) {
  const parsedSuccessor = parseSuccessor(successor);
  if (intent === "suspend") return suspendOfficer(actor, id, parsedSuccessor);
  if (intent === "reassign")
    return handOverApplications(actor, id, parsedSuccessor === "stay" ? null : parsedSuccessor.to);
  return intent === "reset" ? resetSecondFactor(actor, id) : reinstateMember(actor, id);
}

/** The `done` parameter of the next page, which selects its result message. */
export function getDoneFlag(intent: MemberInput["intent"], successor: string): string {
  if (intent === "suspend" && parseSuccessor(successor) !== "stay")
    return "suspended-and-reassigned";
  return doneFlags[intent];
}

const doneFlags: Record<MemberInput["intent"], string> = {
  "change-role": "changed",
  suspend: "suspended",
  reinstate: "reinstated",
  reset: "reset",
  reassign: "reassigned",
};

/** The assignments of a member, and the officers who can take them over. */
export async function loadAssignments(
  actor: Actor,
  member: { id: string },
): Promise<MemberAssignments> {
  const countsByCampus = (await countAssignments(actor, member.id)) ?? {};
  return getMemberAssignments(
    member,
    countsByCampus,
    await listOfficers(actor, "decide:application"),
  );
}
