import { openAttachmentAsGuest } from "#app/features/messaging/guest/guest-access.server.ts";
import { requireFound } from "#app/http/responses.server.ts";
import type { Route } from "./+types/guest-file";
import { fileResponse } from "./file-response.ts";

/** The file of a message, for the adult whose link shows it; the same 404 for anything else. */
export async function loader({ params }: Route.LoaderArgs) {
  return fileResponse(requireFound(await openAttachmentAsGuest(params.token, params.file)), false);
}
