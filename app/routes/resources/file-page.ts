import { readApplicationFile } from "#app/features/admissions/read-application-file.server.ts";
import { readAnswerFile } from "#app/features/decisions/request/read-answer-file.server.ts";
import { renderPage, rotationAngles } from "#app/features/documents/pages/render-page.server.ts";
import { actorContext } from "#app/http/context.ts";
import { getQuery } from "#app/http/request-query.server.ts";
import { notFoundResponse, requireFound } from "#app/http/responses.server.ts";
import type { Route } from "./+types/file-page";

/**
 * One page of a document as an image, for staff who may read it; `?rotation=90` rotates it clockwise. Returns the same
 * 404 without the permission, for a missing page, and for a file that is not released yet.
 */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const actor = context.get(actorContext);
  const page = /^[1-9]\d{0,2}$/.test(params.page) ? Number(params.page) : 0;
  const query = getQuery(request);
  const angle = query.has("rotation") ? query.integer("rotation", { min: 0, max: 270 }) : 0;
  const rotation = requireFound(rotationAngles.find((allowed) => allowed === angle));
  if (page === 0) throw notFoundResponse();
  const openedFile =
    (await readApplicationFile(actor, params.id)) ?? (await readAnswerFile(actor, params.id));
  const file = requireFound(openedFile?.isInlineAllowed ? openedFile : null);
  const image = requireFound(await renderPage(file, page, rotation));
  return new Response(image, {
    headers: {
      "Content-Type": "image/webp",
      "Content-Length": String(image.length),
      "Content-Disposition": "inline",
      "Content-Security-Policy": "sandbox; default-src 'none'",
      "X-Content-Type-Options": "nosniff",
      "Cross-Origin-Resource-Policy": "same-origin",
      "Cache-Control": "no-store, private",
      Vary: "Cookie",
    },
  });
}
