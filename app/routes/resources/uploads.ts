import { randomUUID } from "node:crypto";
import { MemoryLocker, Server } from "@tus/server";
import { LARGEST_MEDIUM } from "#app/features/documents/document.ts";
import { receiveUpload } from "#app/features/documents/receive.server.ts";
import type { Actor } from "#app/features/identity/actor.ts";
import { actorContext } from "#app/http/context.ts";
import { reportFault } from "#app/http/fault.server.ts";
import type { Route } from "./+types/uploads";
import { UploadStore } from "./upload-store.server.ts";

/** One request at a time for each sending; between processes, the place where a piece begins decides. */
const locker = new MemoryLocker();

/** What has become of a sending (GET), or how much of it has arrived (HEAD, of the tus protocol). */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const actor = context.get(actorContext);
  if (request.method !== "GET") return answer(request, actor);
  // A browser asks what became of a file that a form may have taken: that it is gone is an answer.
  const received = (await receiveUpload(actor, params.id ?? "")) ?? gone;
  return Response.json(received, { headers: ofOnePerson });
}

/** Takes files in pieces, by the tus protocol: an unfinished one goes on where it stopped. */
export async function action({ request, context }: Route.ActionArgs) {
  return answer(request, context.get(actorContext));
}

async function answer(request: Request, actor: Actor): Promise<Response> {
  // Whoever is not known may sign in and go on.
  if (actor.kind === "visitor") return new Response(null, { status: 401, headers: ofOnePerson });
  const server = new Server({
    path: "/envois",
    datastore: new UploadStore(actor),
    locker,
    relativeLocation: true,
    allowedOrigins: [new URL(request.url).origin],
    maxSize: LARGEST_MEDIUM,
    namingFunction: () => randomUUID(),
    onUploadFinish: async (_, { id }) => {
      const received = await receiveUpload(actor, id);
      return { status_code: 200, body: JSON.stringify(received) };
    },
    onResponseError: (_, error) => {
      if ("status_code" in error) return undefined;
      reportFault(error, "");
      return { status_code: 500, body: "" };
    },
  });
  const response = await server.handleWeb(request);
  for (const [name, value] of Object.entries(ofOnePerson)) response.headers.set(name, value);
  return response;
}

const gone = { ok: false, reason: "file-gone" };
const ofOnePerson = { "Cache-Control": "no-store, private", Vary: "Cookie" };
