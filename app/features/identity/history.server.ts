import type { Database } from "#app/platform/db/client.server.ts";
import { history } from "#app/platform/db/schema/identity.ts";
import type { Actor } from "./actor.ts";
import type { Details } from "./history-details.ts";

type Subject = { kind: string; id: string };

/**
 * Writes one line of the history in the transaction of the change it tells.
 * `details` names fields and states, never a person's data.
 */
export async function record<Given extends object>(
  tx: Database,
  actor: Actor | "system",
  action: string,
  subject: Subject,
  details?: Details<Given>,
): Promise<void> {
  await recordEach(tx, actor, action, [subject], details);
}

/** The same line for each of these things, in the order given; at most some thousands. */
export async function recordEach<Given extends object>(
  tx: Database,
  actor: Actor | "system",
  action: string,
  subjects: Subject[],
  details?: Details<Given>,
): Promise<void> {
  const who = actor === "system" ? { kind: "system" as const } : actor;
  const by = { actorId: "id" in who ? who.id : null, actorKind: who.kind };
  if (subjects.length === 0) return;
  await tx.insert(history).values(
    subjects.map(({ kind, id }) => ({
      ...by,
      action,
      subjectKind: kind,
      subjectId: id,
      details: details ?? {},
    })),
  );
}
