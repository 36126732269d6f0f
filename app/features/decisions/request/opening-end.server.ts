import { and, eq, isNotNull, isNull } from "drizzle-orm";
import type { State } from "#app/features/admissions/application.ts";
import { closeOpening } from "#app/features/admissions/corrections/openings.server.ts";
import type { Actor } from "#app/features/identity/actor.ts";
import type { Database } from "#app/platform/db/client.server.ts";
import { requests } from "#app/platform/db/schema/decisions.ts";
import type { Held } from "../held.server.ts";

/**
 * A choice waits no more for what was asked of it: it was decided, or its candidate left it. What its requests had
 * opened of the application is closed; what another choice's opened stays open.
 */
export async function closeOpeningsBy(
  tx: Database,
  actor: Actor | "system",
  held: Held,
  to: State,
): Promise<void> {
  if (held.state !== "more-information-asked" || to === "more-information-asked") return;
  const awaited = await tx
    .select({ id: requests.openingId })
    .from(requests)
    .where(
      and(
        eq(requests.choiceId, held.id),
        isNotNull(requests.openingId),
        isNull(requests.answeredAt),
        isNull(requests.cancelledAt),
      ),
    );
  for (const { id } of awaited)
    if (id) await closeOpening(tx, actor, held.application, { id, because: "decided" });
}
