import type { Actor } from "#app/features/access/actor.ts";
import type { Database } from "#app/platform/db/client.server.ts";
import { history } from "#app/platform/db/schema/identity.ts";
import type { KnownDetails } from "./history-details.ts";

type HistorySubject = { kind: string; id: string };

/**
 * Writes a history line in the transaction of the change. `details` contains field names and states, never personal
 * data.
 */
export async function recordHistory<Values extends object>(
  tx: Database,
  actor: Actor | "system",
  action: string,
  subject: HistorySubject,
  details?: KnownDetails<Values>,
): Promise<void> {
  await recordHistoryForEach(tx, actor, action, [subject], details);
}

/** Writes the same line for each subject, in the given order. For at most some thousands of subjects. */
export async function recordHistoryForEach<Values extends object>(
  tx: Database,
  actor: Actor | "system",
  action: string,
  subjects: HistorySubject[],
  details?: KnownDetails<Values>,
): Promise<void> {
  const actorFields = actor === "system" ? { kind: "system" as const } : actor;
  const actorColumns = {
    actorId: "id" in actorFields ? actorFields.id : null,
    actorKind: actorFields.kind,
  };
  if (subjects.length === 0) return;
  await tx.insert(history).values(
    subjects.map(({ kind, id }) => ({
      ...actorColumns,
      action,
      subjectKind: kind,
      subjectId: id,
      details: details ?? {},
    })),
  );
}
