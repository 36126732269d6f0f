import { type MiddlewareFunction, redirect } from "react-router";
import { howFar } from "#app/features/identity/second-factor.server.ts";
import { stepPaths } from "#app/features/identity/second-factor.ts";
import { actorOf } from "#app/features/identity/session.server.ts";
import { localeOf, pathIn } from "#app/i18n/locale.ts";
import { notFound } from "./answer.server.ts";
import { actorContext } from "./context.ts";

/** Finds who is asking, once for each request. */
export const loadActor: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  context.set(actorContext, await actorOf(request.headers));
  return next();
};

/** Lets signed-in people through; a visitor signs in first and comes back. Staff have no application. */
export const requireStudent: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const actor = context.get(actorContext);
  if (actor.kind === "visitor") throw await toSignIn(request);
  if (actor.kind === "staff") throw redirect("/administration");
  return keepPrivate(await next());
};

/** Lets the staff through; anybody else learns nothing: the area answers as if it did not exist. */
export const requireStaff: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const actor = context.get(actorContext);
  if (actor.kind === "visitor") throw await toSignIn(request);
  if (actor.kind !== "staff") throw notFound();
  return keepPrivate(await next());
};

/** To the page of signing in; of whoever has begun, to the page of the step that is left. */
async function toSignIn(request: Request) {
  const { pathname, search } = new URL(request.url);
  const begun = await howFar(request.headers);
  const page = begun?.missing ? stepPaths[begun.missing] : "/connexion";
  const back = encodeURIComponent(`${pathname}${search}`);
  return redirect(`${pathIn(localeOf(pathname), page)}?next=${back}`);
}

/** A private answer is never kept by a browser, a proxy or a shared computer. */
function keepPrivate(response: Response): Response {
  response.headers.set("Cache-Control", "no-store, private");
  response.headers.append("Vary", "Cookie");
  return response;
}
