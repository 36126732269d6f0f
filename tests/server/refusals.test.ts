import { type IncomingMessage, request } from "node:http";
import { connect } from "node:net";
import { gunzipSync } from "node:zlib";
import { expect, test, vi } from "vitest";
import { freePort } from "#tests/support/free-port.ts";
import { createTestSite } from "#tests/support/with-server.ts";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const site = await createTestSite();
const PUBLIC_HOST = "ecole.test";
const port = await freePort();
await site.start({ PUBLIC_ORIGIN: `http://${PUBLIC_HOST}`, PORT: `${port}` });

type RefusedRequest = { method?: string; headers?: Record<string, string>; body?: string | Buffer };

/** Sends a request as written: `fetch` would set the host and refuse unknown methods. */
function fetchPath(path: string, { method = "GET", headers = {}, body }: RefusedRequest = {}) {
  return new Promise<IncomingMessage & { text: string }>((resolve, reject) => {
    const all = { host: PUBLIC_HOST, ...headers };
    const outgoing = request({ port, path, method, headers: all, agent: false }, (answer) => {
      const parts: Buffer[] = [];
      answer.on("data", (part) => parts.push(part));
      answer.on("error", () => {});
      answer.on("close", () =>
        resolve(
          Object.assign(answer, {
            text: Buffer.concat(parts).toString(
              answer.headers["content-encoding"] ? "latin1" : "utf8",
            ),
          }),
        ),
      );
    });
    outgoing.on("error", reject);
    outgoing.end(body);
  });
}

const page = { accept: "text/html,application/xhtml+xml", "sec-fetch-mode": "navigate" };
const sameOriginHeaders = { origin: `http://${PUBLIC_HOST}` };
const large = { "content-length": "13000000" };

const refused = [
  [400, "an address of another site", "http://evil.test/", { headers: page }],
  [400, "a host that is none", "/", { headers: { ...page, host: "a b" } }],
  [
    403,
    "a form of another site",
    "/contacts",
    { method: "POST", headers: { ...page, origin: "https://evil.test" } },
  ],
  [
    405,
    "a method without a page",
    "/contacts",
    { method: "SEARCH", headers: { ...page, ...sameOriginHeaders } },
  ],
  [
    413,
    "a form over 12 MB",
    "/contacts",
    { method: "POST", headers: { ...page, ...sameOriginHeaders, ...large } },
  ],
  [
    415,
    "a compressed form",
    "/contacts",
    { method: "POST", headers: { ...page, ...sameOriginHeaders, "content-encoding": "gzip" } },
  ],
  [421, "another host, at a page in memory", "/about", { headers: { ...page, host: "evil.test" } }],
  [
    421,
    "another host, at a page of one person",
    "/connexion",
    { headers: { ...page, host: "evil.test" } },
  ],
] as const;

test.for(refused)(
  "%i: %s gets an error page in the language of the address",
  async ([status, , path, options]) => {
    if (path === "/about") await fetchPath("/about");
    for (const language of ["fr", "en"]) {
      if (language === "en" && !path.startsWith("/")) continue;
      const answer = await fetchPath(language === "en" ? `/en${path}` : path, options);
      expect(answer.statusCode).toBe(status);
      expect(answer.headers["content-type"]).toBe("text/html; charset=utf-8");
      expect(answer.headers["cache-control"]).toBe("no-store");
      const { text } = answer;
      expect(text).toContain(`<html lang="${language}"`);
      expect(text).toContain('<meta name="robots" content="noindex"/>');
      expect(text).toMatch(/<h1>[^<]{10,}<\/h1><p>[^<]{30,}/);
      expect(text).not.toContain("<script");
      const home = status === 421 || status === 400 ? `http://${PUBLIC_HOST}` : "";
      expect(text).toContain(`href="${home}${language === "en" ? "/en" : "/"}"`);
      // The page inlines the site's styles, and its policy allows only these.
      expect(text).toMatch(/<style>.{5000,}<\/style>/s);
      expect(answer.headers["content-security-policy"]).toMatch(
        /script-src 'self'; style-src 'self' 'sha256-/,
      );
      if (status === 405) expect(answer.headers.allow).toContain("POST");
    }
  },
);

test.for(refused)(
  "%i: a script's request gets a short text: %s",
  async ([status, , path, options]) => {
    const headers = { ...options.headers, accept: "*/*", "sec-fetch-mode": "cors" };
    const answer = await fetchPath(path, { ...options, headers });
    expect(answer.statusCode).toBe(status);
    expect(answer.headers["content-type"]).toBe("text/plain; charset=utf-8");
    expect(answer.text.length).toBeLessThan(100);
  },
);

test("form that is too large: leads back to its page and explains how to reduce a file", async () => {
  const from = { referer: `http://${PUBLIC_HOST}/espace-etudiant/candidate/cursus?a=1` };
  const options = { method: "POST", headers: { ...page, ...sameOriginHeaders, ...large, ...from } };
  const { text } = await fetchPath("/espace-etudiant/candidate/cursus", options);
  expect(text).toContain("La limite est de 10&nbsp;Mo par fichier".replace("&nbsp;", "\u00a0"));
  expect(text).toContain('href="/espace-etudiant/candidate/cursus?a=1"');
  expect(text).toContain("Rien de cet envoi n’a été enregistré.");
  const strange = { ...options.headers, referer: "https://evil.test/x" };
  const elsewhere = await fetchPath("/contacts", { ...options, headers: strange });
  expect(elsewhere.text).not.toContain("evil.test");
  expect(elsewhere.text).toContain('href="/contacts"');
});

test("form that turns out too large while it is received: gets the same page, and the rest is discarded", async () => {
  const headers = {
    ...page,
    ...sameOriginHeaders,
    "content-type": "application/x-www-form-urlencoded",
    "transfer-encoding": "chunked",
  };
  const answer = await fetchPath("/contacts", {
    method: "POST",
    headers,
    body: Buffer.alloc(20_000_000, "a"),
  });
  expect(answer.statusCode).toBe(413);
  expect(answer.text).toContain("Cet envoi est trop lourd");
});

test("error page: is compressed, because it must arrive before a slow body is cut off", async () => {
  const headers = { ...page, ...sameOriginHeaders, "accept-encoding": "gzip, br" };
  const answer = await fetchPath("/about", { method: "SEARCH", headers });
  expect([answer.statusCode, answer.headers["content-encoding"]]).toEqual([405, "gzip"]);
  expect(gunzipSync(Buffer.from(answer.text, "latin1")).toString()).toContain("<h1>");
});

test("error page: has the user's colour theme", async () => {
  const answer = await fetchPath("/about", {
    method: "SEARCH",
    headers: { ...page, ...sameOriginHeaders, cookie: "theme=dark" },
  });
  expect(answer.text).toContain('data-theme="dark"');
});

test("health probe and the machine's own address: are not refused for their host", async () => {
  expect((await fetchPath("/healthz", { headers: { host: "127.0.0.1" } })).statusCode).toBe(200);
});

test("oversized head and invalid request bytes: get a response, and the connection is closed", async () => {
  const sendBytes = (bytes: string) =>
    new Promise<string>((resolve, reject) => {
      const socket = connect(port, "localhost");
      let text = "";
      socket.on("data", (data) => {
        text += data;
      });
      socket.on("close", () => resolve(text));
      socket.on("error", reject);
      socket.write(bytes);
    });
  const long = `GET /en/about HTTP/1.1\r\nHost: ${PUBLIC_HOST}\r\nAccept: text/html\r\nCookie: ${"a".repeat(20_000)}`;
  const head = await sendBytes(long);
  expect(head).toMatch(/^HTTP\/1\.1 431 Request Header Fields Too Large\r\n/);
  expect(head).toContain("Delete the site’s cookies");
  expect(head).toContain("Content-Security-Policy");
  const strange = await sendBytes("\u0016\u0003\u0001\r\n\r\n");
  expect(strange).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
  expect(strange).not.toContain("<html");
});

test("address with two slashes: its language link leads to no other host", async () => {
  for (const path of ["/en//evil.test", "/en///evil.test"]) {
    const answer = await fetchPath(path);
    expect([path, answer.statusCode, answer.headers.location]).toEqual([
      path,
      301,
      "/en/evil.test",
    ]);
    // A form is not redirected, so its page has the links too.
    const posted = await fetchPath(path, {
      method: "POST",
      headers: { ...page, ...sameOriginHeaders },
    });
    expect(posted.text).not.toMatch(/href="[/\\]{2}/);
  }
});

test("address with a backslash, which browsers read as a slash: is refused without a link to it", async () => {
  for (const path of ["/en/\\evil.test", "/\\evil.test"])
    for (const method of ["GET", "POST"]) {
      const answer = await fetchPath(path, { method, headers: { ...page, ...sameOriginHeaders } });
      expect([path, answer.statusCode]).toEqual([path, 400]);
      expect(answer.text).not.toContain("evil.test");
    }
});

test("every error response: has a Cache-Control header", async () => {
  const readCacheControl = async (path: string, options?: RefusedRequest) =>
    (await fetchPath(path, options)).headers["cache-control"];
  expect(await readCacheControl("/autre-formation?q=x")).toBe("private, no-cache");
  expect(await readCacheControl("/contacts?sujet=x")).toMatch(/private/);
  expect(await readCacheControl("/no-such-page")).toBe("private, no-cache");
  expect(await readCacheControl("/actualite/rien")).toBe("private, no-cache");
  expect(await readCacheControl("/contact")).toMatch(/private, no-cache|public, max-age=\d+/);
  expect(await readCacheControl("/about/")).toBe("public, max-age=3600");
  expect(await readCacheControl("/espace-etudiant")).toMatch(/private|no-store/);
  expect(await readCacheControl("/about.data")).toMatch(/private|no-store/);
  for (const path of [
    "/",
    "/robots.txt",
    "/sitemap.xml",
    "/manifest.webmanifest",
    "/healthz",
    "/readyz",
    "/service-worker.js",
    "/favicon.svg",
    "/api/auth/ok",
    "/connexion",
    "/panier",
    "/direct",
    "/presence",
  ])
    expect([path, await readCacheControl(path)]).toEqual([path, expect.stringMatching(/\w/)]);
});
