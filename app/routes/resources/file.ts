import { openFile } from "#app/features/admissions/open-file.server.ts";
import { openAnswerFile } from "#app/features/decisions/open-answer.server.ts";
import { disposition } from "#app/features/documents/document.ts";
import { openAttachment } from "#app/features/messaging/open-attachment.server.ts";
import { orNotFound } from "#app/http/answer.server.ts";
import { actorContext } from "#app/http/context.ts";
import type { Route } from "./+types/file";

/**
 * A private file, for its owner and the staff of its campus; the same 404 for anybody else. It is saved,
 * or shown in place to the staff who ask for it (`?inline=1`), cut off from our pages by its own policy. Of a
 * picture, `?miniature` gives a small copy, for a page to show.
 */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const asked = new URL(request.url).searchParams;
  const small = asked.has("miniature");
  const actor = context.get(actorContext);
  const found =
    (await openFile(actor, params.id, { small })) ??
    (await openAnswerFile(actor, params.id, { small })) ??
    (await openAttachment(actor, params.id, { small }));
  const file = orNotFound(found);
  const inline = file.inlineAllowed && asked.get("inline") === "1";
  return new Response(new Uint8Array(file.bytes), {
    headers: {
      "Content-Type": file.type,
      "Content-Length": String(file.bytes.length),
      "Content-Disposition": disposition(file.name, inline),
      "Content-Security-Policy":
        inline && file.type === "application/pdf" ? READER : "sandbox; default-src 'none'",
      // The staff see a proof beside its answers, in a frame of our own page.
      "X-Frame-Options": inline ? "SAMEORIGIN" : "DENY",
      "X-Content-Type-Options": "nosniff",
      "Cross-Origin-Resource-Policy": "same-origin",
      "Cache-Control": "no-store, private",
      Vary: "Cookie",
    },
  });
}

/** Browsers refuse to open a PDF in their own reader under `sandbox`; the reader is no page of ours. */
const READER = "frame-ancestors 'self'; script-src 'none'; base-uri 'none'; form-action 'none'";
