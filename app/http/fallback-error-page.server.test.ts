import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { expect, onTestFinished, test } from "vitest";
import { logRequestError } from "#app/http/request-errors.server.ts";
import { config, setConfig } from "#app/platform/config.server.ts";
import { markConnectionError } from "#app/platform/db/connection-errors.ts";
import { renderFallbackErrorPage, replaceRootError } from "./fallback-error-page.server.ts";

/** An application whose root and error boundary both fail to render. */
const broken = {
  entry: {
    module: {
      default: () => {
        throw new Error("the root is broken on purpose");
      },
      handleError: () => undefined,
    },
  },
  routes: { root: { id: "root", path: "", module: { default: () => null } } },
  assets: { routes: {}, entry: { imports: [], module: "" }, url: "", version: "" },
  publicPath: "/",
  basename: "/",
  assetsBuildDirectory: "",
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: "initial" },
} as unknown as ServerBuild;

/** The error page (SITE-09) in both languages, with a link home and without the error's text. */
async function expectFallbackPage(answer: Response): Promise<string> {
  expect(answer.status).toBe(500);
  expect(answer.headers.get("content-type")).toBe("text/html; charset=utf-8");
  const html = await answer.text();
  expect(html).toContain("<h1>Unexpected Application Error!</h1>");
  expect(html).toContain("Unexpected Server Error");
  expect(html).toContain('<p lang="fr">Une erreur inattendue s’est produite.');
  expect(html).toContain('<a href="/">');
  expect(html).not.toMatch(/on purpose|\bat .*:\d+/);
  return html;
}

test("replaceRootError: replaces the router's plain-text response by the error page", async () => {
  const context = new RouterContextProvider();
  const answer = await createRequestHandler(broken, "production")(
    new Request("http://localhost/"),
    context,
  );
  expect(answer.headers.get("content-type")).toMatch(/^text\/plain/);
  await expectFallbackPage(replaceRootError(answer, context, new Request("http://localhost/")));
});

test("replaceRootError: leaves rendered error pages and other responses unchanged", async () => {
  const context = new RouterContextProvider();
  const headers = { "content-type": "text/html; charset=utf-8" };
  const page = new Request("http://localhost/");
  const drawn = replaceRootError(
    new Response("<h1>Oops!</h1>", { status: 500, headers }),
    context,
    page,
  );
  expect([drawn.status, await drawn.text()]).toEqual([500, "<h1>Oops!</h1>"]);
  const plain = new Response("Gone.", { status: 410 });
  expect(replaceRootError(plain, context, page)).toBe(plain);
});

/** An application whose root middleware fails: the session is looked up there. */
const failing = (fault: Error) => {
  const root = { default: () => null, middleware: [() => Promise.reject(fault)] };
  const uploads = { id: "uploads", parentId: "root", path: "envois/:id?" };
  const module = { loader: () => null, action: () => null };
  const handleError = (error: unknown, { context }: { context: RouterContextProvider }) =>
    logRequestError(context, error);
  return {
    ...broken,
    entry: { module: { default: broken.entry.module.default, handleError } },
    routes: { root: { id: "root", path: "", module: root }, uploads: { ...uploads, module } },
  } as unknown as ServerBuild;
};

async function askUpload(fault: Error, init: RequestInit = {}): Promise<Response> {
  const context = new RouterContextProvider();
  const request = new Request("http://localhost/envois/1", init);
  const answer = await createRequestHandler(failing(fault), "production")(request, context);
  return replaceRootError(answer, context, request);
}

test.for([
  ["fr", "http://localhost/espace-etudiant", /^Nous ne pouvons pas enregistrer de fichier/],
  ["en", "http://localhost/en/espace-etudiant", /^We cannot save files at the moment/],
  ["fr", undefined, /^Nous ne pouvons pas/],
] as const)(
  "replaceRootError: a file sent while the database is unreachable is answered JSON in the language of its page (%s, %s)",
  async ([locale, referer, message]) => {
    const headers: Record<string, string> = referer ? { referer } : {};
    for (const method of ["GET", "PATCH"]) {
      const answer = await askUpload(markConnectionError(new Error("connection lost")), {
        method,
        headers,
      });
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        ...{ "content-type": "application/json", "content-language": locale },
        ...{ "retry-after": "30", "cache-control": "no-store, private" },
      });
      const body = {
        ok: false,
        reason: "file-store-unavailable",
        message: expect.stringMatching(message),
      };
      expect([answer.status, await answer.json()]).toEqual([503, body]);
    }
  },
);

test("replaceRootError: answers an upload with 500 as JSON, without the error's text", async () => {
  const answer = await askUpload(new Error("broken on purpose"));
  expect(answer.headers.get("content-type")).toBe("application/json");
  expect([answer.status, await answer.json()]).toEqual([500, { ok: false, reason: "file-unread" }]);
});

test("renderFallbackErrorPage: shows the incident code", async () => {
  const headers = { "content-type": "text/html; charset=utf-8" };
  const page = new Response(renderFallbackErrorPage("K7M2QX"), { status: 500, headers });
  expect(await expectFallbackPage(page)).toContain("Unexpected Server Error K7M2QX");
});

test("renderFallbackErrorPage: says in both languages that the site is a rehearsal, only in one", () => {
  const usual = config();
  onTestFinished(() => setConfig(usual));
  expect(renderFallbackErrorPage("K7M2QX")).not.toMatch(/sauvegarde|backup/i);
  setConfig({ ...usual, isRehearsal: true });
  expect(renderFallbackErrorPage("K7M2QX")).toMatch(/Essai d’une sauvegarde.*Backup test/s);
});
