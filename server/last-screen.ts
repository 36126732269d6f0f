import type { ServerResponse } from "node:http";
import type { RouterContextProvider } from "react-router";
import { statusOf } from "#app/http/fault.server.ts";
import { isRehearsal } from "#app/http/mode.server.ts";
import { shellWords } from "#app/i18n/shell.ts";

/** Where the root itself cannot render, React Router answers in plain text: show the screen instead. */
export function rootFault(response: Response, context: RouterContextProvider): Response {
  if (response.status < 500) return response;
  const headers = new Headers(response.headers);
  const status = statusOf(context, response, headers);
  const isPlain = headers.get("content-type")?.startsWith("text/plain");
  if (isPlain) headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(isPlain ? lastScreenHtml("") : response.body, { status, headers });
}

/** The same, where no answer was begun. */
export function lastScreen(res: ServerResponse, incident: string): void {
  res.writeHead(500, {
    "Content-Type": "text/html; charset=utf-8",
    "Cache-Control": "no-store",
  });
  res.end(lastScreenHtml(incident));
}

const lastScreenHtml = (incident: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Unexpected Application Error!</title>
${rehearsalNotes()}<h1>Unexpected Application Error!</h1><p>Unexpected Server Error ${incident}</p>
<p lang="fr">Une erreur inattendue s’est produite. Ce qui était enregistré est gardé. <a href="/">Retour à l’accueil</a></p></html>`;

/** In both languages, as the screen is: nobody takes the trial of a backup for the site. */
function rehearsalNotes(): string {
  if (!isRehearsal()) return "";
  const notes = (["fr", "en"] as const).map(
    (lang) => `<p lang="${lang}">${shellWords[lang].rehearsal}</p>`,
  );
  return `${notes.join("")}\n`;
}
