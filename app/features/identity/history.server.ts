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
  const who = actor === "system" ? { kind: "system" as const } : actor;
  await tx.insert(history).values({
    actorId: "id" in who ? who.id : null,
    actorKind: who.kind,
    action,
    subjectKind: subject.kind,
    subjectId: subject.id,
    details,
  });
}
