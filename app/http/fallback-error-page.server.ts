import type { RouterContextProvider } from "react-router";
import { unavailableContext } from "#app/http/context.ts";
import { isRehearsal } from "#app/http/mode.server.ts";
import { getErrorStatus } from "#app/http/request-errors.server.ts";
import {
  createUploadErrorResponse,
  createUploadUnavailableResponse,
  getRefererLocale,
  isUploadPath,
} from "#app/http/upload-errors.server.ts";
import { shellMessages } from "#app/i18n/shell.ts";

/**
 * Replaces React Router's plain-text response, sent when the root route fails, by the error page; an upload
 * gets JSON.
 */
export function replaceRootError(
  response: Response,
  context: RouterContextProvider,
  request: Request,
): Response {
  if (response.status < 500) return response;
  const headers = new Headers(response.headers);
  const isPlain = headers.get("content-type")?.startsWith("text/plain");
  if (isPlain && isUploadPath(new URL(request.url).pathname))
    return uploadErrorResponse(context, request);
  const status = getErrorStatus(context, response, headers);
  if (isPlain) headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(isPlain ? renderFallbackErrorPage("") : response.body, { status, headers });
}

function uploadErrorResponse(
  context: RouterContextProvider,
  { headers: requestHeaders }: Request,
): Response {
  const { body, status, headers } = context.get(unavailableContext)
    ? createUploadUnavailableResponse(getRefererLocale(requestHeaders))
    : createUploadErrorResponse();
  const all = { ...headers, "Cache-Control": "no-store, private", Vary: "Cookie" };
  return new Response(body, { status, headers: all });
}

/** The page of an error that no page caught: it needs no database, stylesheet or script. */
export const renderFallbackErrorPage = (incident: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Unexpected Application Error!</title>
${rehearsalBanners()}<h1>Unexpected Application Error!</h1><p>Unexpected Server Error ${incident}</p>
<p lang="fr">Une erreur inattendue s’est produite. Ce qui était enregistré est conservé. <a href="/">Retour à l’accueil</a></p></html>`;

/** In both languages, because the language of the request is unknown here. */
function rehearsalBanners(): string {
  if (!isRehearsal()) return "";
  const notes = (["fr", "en"] as const).map(
    (lang) => `<p lang="${lang}">${shellMessages[lang].rehearsal}</p>`,
  );
  return `${notes.join("")}\n`;
}
