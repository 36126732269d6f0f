import type { MiddlewareFunction } from "react-router";
import { can } from "#app/features/access/permissions.ts";
import { withDraftPreview } from "#app/features/content/editing/draft-preview.server.ts";
import { loadPreviewSchool } from "#app/features/content/school.server.ts";
import { PREVIEW_QUERY } from "#app/http/cached-page.server.ts";
import { actorContext } from "#app/http/context.ts";
import { getQuery } from "#app/http/request-query.server.ts";

/**
 * With `?preview`, shows drafts to users with the permission edit:content; others get the published page. A preview is
 * never cached, and only pages of this site may frame it.
 */
export const previewDrafts: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const isRequested = getQuery(request).has(PREVIEW_QUERY);
  if (!isRequested || !can(context.get(actorContext), "edit:content")) return next();
  const response = await withDraftPreview(async () => {
    await loadPreviewSchool();
    return next();
  });
  response.headers.set("Cache-Control", "no-store, private");
  response.headers.set("X-Robots-Tag", "noindex");
  response.headers.set("X-Frame-Options", "SAMEORIGIN");
  return response;
};
