import { and, eq, isNotNull, isNull } from "drizzle-orm";
import type { Actor } from "#app/features/access/actor.ts";
import type { State } from "#app/features/admissions/application-state.ts";
import { closeReopening } from "#app/features/admissions/corrections/reopen-sections.server.ts";
import type { Database } from "#app/platform/db/client.server.ts";
import { requests } from "#app/platform/db/schema/decisions.ts";
import type { LockedChoice } from "../choice-lock.server.ts";

/**
 * Closes the sections that the requests of a choice had reopened, once it was decided or withdrawn. Sections that
 * another choice's request reopened stay open.
 */
export async function closeReopeningsOnTransition(
  tx: Database,
  actor: Actor | "system",
  choice: LockedChoice,
  to: State,
): Promise<void> {
  if (choice.state !== "more-information-asked" || to === "more-information-asked") return;
  const pendingRequests = await tx
    .select({ id: requests.openingId })
    .from(requests)
    .where(
      and(
        eq(requests.choiceId, choice.id),
        isNotNull(requests.openingId),
        isNull(requests.answeredAt),
        isNull(requests.cancelledAt),
      ),
    );
  for (const { id } of pendingRequests)
    if (id) await closeReopening(tx, actor, choice.application, { id, because: "decided" });
}
