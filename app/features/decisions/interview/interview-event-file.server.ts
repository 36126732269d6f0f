import { eq } from "drizzle-orm";
import type { Actor } from "#app/features/access/actor.ts";
import { canSee } from "#app/features/admissions/policy.ts";
import { db } from "#app/platform/db/client.server.ts";
import { applications, choices } from "#app/platform/db/schema/admissions.ts";
import { findInterview } from "./answer-interview.server.ts";
import { buildCalendarEvent } from "./interview-notification.server.ts";

/** A calendar event to download. Its file name says whether it adds or cancels the event. */
export type EventFile = { name: string; text: string };

/**
 * Builds the calendar file (RFC 5545) of an interview in the actor's language, for its candidate and for the staff of
 * its campus. A cancelled interview gives a cancellation. Returns null for anybody else, and for a moved interview,
 * because the one that replaced it has the same event.
 */
export async function getInterviewEvent(
  actor: Actor,
  interviewId: string,
): Promise<EventFile | null> {
  const interview = await findInterview(interviewId);
  if (!interview || interview.state === "moved" || !("locale" in actor)) return null;
  const [choice] = await db()
    .select({ application: applications })
    .from(choices)
    .innerJoin(applications, eq(applications.id, choices.applicationId))
    .where(eq(choices.id, interview.choiceId));
  if (!choice || !canSee(actor, choice.application)) return null;
  return {
    name: interview.state === "cancelled" ? "cancel.ics" : "invite.ics",
    text: buildCalendarEvent(interview, choice.application, actor.locale, interview.link),
  };
}
