import { openAttachmentAsGuest } from "#app/features/messaging/guest/guest-access.server.ts";
import { requireFound } from "#app/http/responses.server.ts";
import type { Route } from "./+types/guest-file";
import { fileResponse } from "./file-response.ts";

/** A file of a message, for the guest whose link gives access to it; the same 404 for anything else. */
export async function loader({ params }: Route.LoaderArgs) {
  return fileResponse(requireFound(await openAttachmentAsGuest(params.token, params.file)), false);
}
