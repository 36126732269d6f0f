import type { Database } from "#app/platform/db/client.server.ts";
import { history } from "#app/platform/db/schema/identity.ts";
import type { Actor } from "./actor.ts";
import type { KnownDetails } from "./history-details.ts";

type HistorySubject = { kind: string; id: string };

/**
 * Writes one line of the history in the transaction of the change it tells.
 * `details` names fields and states, never a person's data.
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

/** The same line for each of these things, in the order given; at most some thousands. */
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
