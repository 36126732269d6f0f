import { getInterviewEvent } from "#app/features/decisions/interview/interview-event-file.server.ts";
import { contentDisposition } from "#app/features/documents/file-rules.ts";
import { actorContext } from "#app/http/context.ts";
import { requireFound } from "#app/http/responses.server.ts";
import type { Route } from "./+types/interview-event";

/**
 * Calendar event of an interview, or its cancellation, for the candidate and the staff of the campus; the same 404 for
 * everybody else.
 */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { name, text } = requireFound(
    await getInterviewEvent(context.get(actorContext), params.id),
  );
  return new Response(text, {
    headers: {
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": contentDisposition(name, false),
      "Cache-Control": "no-store, private",
      "X-Content-Type-Options": "nosniff",
      "Cross-Origin-Resource-Policy": "same-origin",
    },
  });
}
