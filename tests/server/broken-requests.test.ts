import { request } from "node:http";
import { expect, test, vi } from "vitest";
import { sampleAddresses } from "#tests/support/access-table.ts";
import { createSignedInClient } from "#tests/support/test-client.ts";
import { withServer } from "#tests/support/with-server.ts";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

// Requests that no browser sends, by users with access (IN-02): each is refused briefly, and none is logged as an
// error of ours.
const { server } = await withServer();
const candidate = await createSignedInClient(server.origin, "candidat@demo.test");
const officer = await createSignedInClient(server.origin, "admissions@demo.test");

// Excludes the page that fails on purpose and sign-out; English routes have the same actions.
const requestedAddresses = sampleAddresses().filter(
  ({ address, who }) => who !== "demonstration" && !/^\/en\b|\/deconnexion$/.test(address),
);
const faults = () =>
  server
    .getOutput()
    .split("\n")
    .filter((line) => line.includes('"msg":"fault"'));
const stack = /\bat \w+ \(|node_modules|\.tsx?:\d|SyntaxError|TypeError/;

/** The inline script that watches the loading of React (client/before-hydration.js) names the type of an error. */
const withoutInlineScripts = (html: string) =>
  html.replace(/<script nonce="[^"]*">\(\(\)=>[\s\S]*?<\/script>/g, "");

type BrokenRequest = { method?: string; type?: string; body?: string | Buffer; cookie?: string };

/** Sends a raw request, which fetch would not send. */
function send(address: string, { method = "POST", type, body = "", cookie = "" }: BrokenRequest) {
  return new Promise<{ status: number; text: string }>((done, failed) => {
    const headers = {
      origin: server.origin,
      cookie,
      "content-length": `${Buffer.byteLength(body)}`,
      ...(type && { "content-type": type }),
    };
    const asking = request(`${server.origin}${address}`, { method, headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on("data", (part) => parts.push(part));
      answer.on("error", () => {});
      answer.on("close", () => {
        // The end of a response may be lost only when the server closed the connection before reading everything.
        if (!answer.complete && answer.headers.connection !== "close")
          failed(new Error(`${address}: the answer broke off.`));
        done({ status: answer.statusCode ?? 0, text: Buffer.concat(parts).toString() });
      });
    });
    asking.on("error", failed);
    asking.end(body);
  });
}

const deep = (levels: number) => "[".repeat(levels) + "]".repeat(levels);
const broken: [what: string, type: string | undefined, body: string][] = [
  ["a JSON of a thousand levels", "application/json", deep(1_000)],
  ["a JSON of a hundred thousand levels", "application/json", deep(100_000)],
  ["a JSON that breaks off", "application/json", '{"email":'],
  ["a JSON that says a key twice", "application/json", '{"intent":"a","intent":"b"}'],
  ["no body at all", undefined, ""],
  ["an empty form", "application/x-www-form-urlencoded", ""],
  ["a form of another kind", "text/plain", "intent=submit"],
  ["a form of no kind", "application/octet-stream", "\u0000\u0001"],
  ["a form whose parts have no boundary", "multipart/form-data", "--x\r\n\r\nx\r\n--x--"],
  ["a form whose parts break off", "multipart/form-data; boundary=x", "--x\r\nContent-Dispo"],
  ["a field said twice", "application/x-www-form-urlencoded", "intent=a&intent=b&intent=c"],
  ["ten thousand fields", "application/x-www-form-urlencoded", "a=1&".repeat(10_000)],
];

test.for(broken)("%s: is no server error at any address (IN-02)", async ([, type, body]) => {
  const before = faults().length;
  for (const { address, who } of requestedAddresses) {
    const { cookie } = who === "staff" ? officer : candidate;
    const { status, text } = await send(address, { type, body, cookie });
    expect(status, address).toBeLessThan(500);
    expect(withoutInlineScripts(text), address).not.toMatch(stack);
  }
  expect(faults()).toHaveLength(before);
});

test("forms: answers 400 for an encoding no browser sends, and 422 for missing answers (IN-02)", async () => {
  for (const address of ["/connexion", "/contacts", "/espace-etudiant/candidate/info-personnel"])
    for (const [what, type, body] of broken) {
      // A signed-in user would be redirected from the sign-in page.
      const cookie = address === "/connexion" ? "" : candidate.cookie;
      const { status } = await send(address, { type, body, cookie });
      const isForm = type?.includes("urlencoded");
      expect(status, `${what}, ${address}`).toBe(isForm ? 422 : 400);
    }
});

test.for(["TRACE", "PROPFIND", "PURGE", "SEARCH"])(
  "method %s: is refused by every page (IN-02)",
  async (method) => {
    const before = faults().length;
    for (const address of ["/", "/connexion", "/espace-etudiant/candidate/cursus", "/envois"]) {
      const { status, text } = await send(address, { method, cookie: candidate.cookie });
      expect(status, address).toBe(405);
      expect(text).not.toContain(candidate.cookie);
    }
    expect(faults()).toHaveLength(before);
  },
);

test("an address of a million characters: is refused, and the next request answered (IN-02)", async () => {
  const long = `/${"a".repeat(1_000_000)}`;
  const responseStatus = send(long, { method: "GET" }).then(
    ({ status }) => status,
    // A connection closed while the client still writes may hide its response.
    () => 431,
  );
  expect(await responseStatus).toBe(431);
  expect((await send("/readyz", { method: "GET" })).status).toBe(200);
});
