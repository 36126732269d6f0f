import { readApplicationFile } from "#app/features/admissions/read-application-file.server.ts";
import { readAnswerFile } from "#app/features/decisions/request/read-answer-file.server.ts";
import { openAttachment } from "#app/features/messaging/open-attachment.server.ts";
import { actorContext } from "#app/http/context.ts";
import { getQuery } from "#app/http/request-query.server.ts";
import { requireFound } from "#app/http/responses.server.ts";
import type { Route } from "./+types/file";
import { fileResponse } from "./file-response.ts";

/**
 * A private file, for its owner and the staff of its campus; the same 404 for everybody else. Sent as an attachment, or
 * inline to staff (`?inline=1`). `?thumbnail` returns a thumbnail of a picture.
 */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const query = getQuery(request);
  const isThumbnail = query.has("thumbnail");
  const actor = context.get(actorContext);
  const openedFile =
    (await readApplicationFile(actor, params.id, { isThumbnail })) ??
    (await readAnswerFile(actor, params.id, { isThumbnail })) ??
    (await openAttachment(actor, params.id, { isThumbnail }));
  const file = requireFound(openedFile);
  const isInline = file.isInlineAllowed && query.text("inline") === "1";
  return fileResponse(file, isInline);
}
