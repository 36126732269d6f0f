import type { Database } from "#app/platform/db/client.server.ts";
import { history } from "#app/platform/db/schema/identity.ts";
import type { Actor } from "./actor.ts";

type Subject = { kind: string; id: string };

/**
 * Writes one line of the history in the transaction of the change it tells.
 * `details` names fields and states, never a person's data.
 */
export async function record(
  tx: Database,
  actor: Actor | "system",
  action: string,
  subject: Subject,
  details: Record<string, unknown> = {},
): Promise<void> {
  await recordEach(tx, actor, action, [subject], details);
}

/** The same line for each of these things, in the order given; at most some thousands. */
export async function recordEach(
  tx: Database,
  actor: Actor | "system",
  action: string,
  subjects: Subject[],
  details: Record<string, unknown> = {},
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
      details,
    })),
  );
}
