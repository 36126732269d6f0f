import { randomUUID } from "node:crypto";
import { MemoryLocker, Server } from "@tus/server";
import type { RouterContextProvider } from "react-router";
import type { Actor } from "#app/features/access/actor.ts";
import { MAX_MEDIUM_BYTES } from "#app/features/documents/file-rules.ts";
import {
  type ReceiveResult,
  receiveUpload,
} from "#app/features/documents/receive-upload.server.ts";
import { actorContext } from "#app/http/context.ts";
import { isServiceUnavailable, logRequestError } from "#app/http/request-errors.server.ts";
import {
  createUploadErrorResponse,
  createUploadUnavailableResponse,
  type UploadErrorResponse,
} from "#app/http/upload-errors.server.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { refusedRequestMessages } from "#app/i18n/refused-request.ts";
import { STORE_UNAVAILABLE_CODE } from "#app/lib/store-unavailable-code.ts";
import type { Route } from "./+types/uploads";
import { UploadStore } from "./upload-store.server.ts";

/** One request per upload at a time in this process; across processes the offset check prevents conflicts. */
const locker = new MemoryLocker();

/** Status of an upload (GET), or its offset (HEAD, tus protocol), for the signed-in user who started it. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const actor = context.get(actorContext);
  return withJsonErrors(context, actor, async () => {
    if (request.method !== "GET") return handleTusRequest(request, context, actor);
    // A browser asks about a file that a form may have used already, so a missing file is a normal result.
    const received = await receiveUpload(actor, params.id ?? "");
    const { status, body, headers } = receivedResponse(actor, received ?? FILE_GONE);
    return new Response(body, { status, headers });
  });
}

/** Receives chunked uploads by the tus protocol; an interrupted one resumes at its offset. */
export async function action({ request, context }: Route.ActionArgs) {
  const actor = context.get(actorContext);
  return withJsonErrors(context, actor, () => handleTusRequest(request, context, actor));
}

type Context = Readonly<RouterContextProvider>;

/**
 * Sets private headers on every response and converts errors to JSON with an error code, because clients are scripts.
 * 503 means that a retry may succeed.
 */
async function withJsonErrors(
  context: Context,
  actor: Actor,
  handle: () => Promise<Response>,
): Promise<Response> {
  let response = await handle().catch((error: unknown) => {
    const { body, ...rest } = errorResponse(context, actor, error);
    return new Response(body, rest);
  });
  if (response.status >= 500 && response.headers.get("content-type") !== JSON_TYPE) {
    const headers = new Headers(response.headers);
    headers.delete("Content-Length");
    headers.set("Content-Type", JSON_TYPE);
    const errorBody = { ok: false, reason: "unsupported", message: (await response.text()).trim() };
    response = new Response(JSON.stringify(errorBody), { status: response.status, headers });
  }
  for (const [name, value] of Object.entries(privateHeaders)) response.headers.set(name, value);
  return response;
}

async function handleTusRequest(
  request: Request,
  context: Context,
  actor: Actor,
): Promise<Response> {
  // 401, not 404: the user may sign in and resume.
  if (actor.kind === "visitor") return new Response(null, { status: 401 });
  if (UNSUPPORTED_HEADERS.some((name) => request.headers.has(name)))
    return unsupportedResponse(actor);
  let errorHeaders: Record<string, string> = {};
  const server = new Server({
    path: "/envois",
    datastore: new UploadStore(actor),
    locker,
    relativeLocation: true,
    allowedOrigins: [new URL(request.url).origin],
    maxSize: MAX_MEDIUM_BYTES,
    namingFunction: () => randomUUID(),
    onUploadFinish: async (_, { id }) => {
      const { status, body, headers } = receivedResponse(actor, await receiveUpload(actor, id));
      return { status_code: status, body, headers };
    },
    onResponseError: (_, error) => {
      if ("status_code" in error) return undefined;
      const { status, headers, body } = errorResponse(context, actor, error);
      errorHeaders = headers;
      return { status_code: status, body };
    },
  });
  const response = await server.handleWeb(request);
  for (const [name, value] of Object.entries(errorHeaders)) response.headers.set(name, value);
  return response;
}

/** Headers of tus extensions that are not supported: the library would answer 501, a server error. */
const UNSUPPORTED_HEADERS = ["upload-defer-length", "upload-concat"];

function unsupportedResponse(actor: Actor): Response {
  const locale = getActorLocale(actor);
  const message = refusedRequestMessages[locale].method.text;
  const headers = { "Content-Language": locale };
  return Response.json({ ok: false, reason: "unsupported", message }, { status: 400, headers });
}

const getActorLocale = (actor: Actor): Locale => ("locale" in actor ? actor.locale : "fr");

const JSON_TYPE = "application/json";
const FILE_GONE = { ok: false as const, reason: "file-gone" };
const privateHeaders = { "Cache-Control": "no-store, private", Vary: "Cookie" };

/** Response for a complete file; 503 while only the file store is unavailable: the chunks stay on this server. */
function receivedResponse(actor: Actor, received: ReceiveResult | null) {
  if (received?.ok === false && received.reason === STORE_UNAVAILABLE_CODE)
    return unavailableResponse(actor);
  const headers: Record<string, string> = { "Content-Type": JSON_TYPE };
  return { status: 200, body: JSON.stringify(received), headers };
}

/** 503 with a message in the language of the user. */
const unavailableResponse = (actor: Actor) =>
  createUploadUnavailableResponse(getActorLocale(actor));

/** Logs the error and returns 503 when the database, the file store or the disk is unavailable, else 500. */
function errorResponse(context: Context, actor: Actor, error: unknown): UploadErrorResponse {
  logRequestError(context, error);
  return isServiceUnavailable(error) ? unavailableResponse(actor) : createUploadErrorResponse();
}
