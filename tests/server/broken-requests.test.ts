import { request } from "node:http";
import { expect, test, vi } from "vitest";
import { sampleAddresses } from "#tests/support/access-table.ts";
import { createSignedInClient } from "#tests/support/test-client.ts";
import { withServer } from "#tests/support/with-server.ts";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

// What no browser sends, from who may send (IN-02): each is refused in few words, and nothing is written in the log
// as a fault of ours.
const { server } = await withServer();
const candidate = await createSignedInClient(server.origin, "candidat@demo.test");
const officer = await createSignedInClient(server.origin, "admissions@demo.test");

// The demonstration has a fault on purpose, and who signs out has no more to ask; English has the same actions.
const requestedAddresses = sampleAddresses().filter(
  ({ address, who }) => who !== "demonstration" && !/^\/en\b|\/deconnexion$/.test(address),
);
const faults = () =>
  server
    .getOutput()
    .split("\n")
    .filter((line) => line.includes('"msg":"fault"'));
const stack = /\bat \w+ \(|node_modules|\.tsx?:\d|SyntaxError|TypeError/;

type BrokenRequest = { method?: string; type?: string; body?: string | Buffer; cookie?: string };

/** As a program writes it, which no browser would. */
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
        // Only who is refused before all was read may lose the end of the answer, with the connection.
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

test.for(broken)("%s is no fault of ours, wherever it is sent (IN-02)", async ([, type, body]) => {
  const before = faults().length;
  for (const { address, who } of requestedAddresses) {
    const { cookie } = who === "staff" ? officer : candidate;
    const { status, text } = await send(address, { type, body, cookie });
    expect(status, address).toBeLessThan(500);
    expect(text, address).not.toMatch(stack);
  }
  expect(faults()).toHaveLength(before);
});

test("a form that no browser sends is a bad request, and a form without its answers a wrong one (IN-02)", async () => {
  for (const address of ["/connexion", "/contacts", "/espace-etudiant/candidate/info-personnel"])
    for (const [what, type, body] of broken) {
      // Who has signed in is led on from the front door.
      const cookie = address === "/connexion" ? "" : candidate.cookie;
      const { status } = await send(address, { type, body, cookie });
      const isForm = type?.includes("urlencoded");
      expect(status, `${what}, ${address}`).toBe(isForm ? 422 : 400);
    }
});

test.for(["TRACE", "PROPFIND", "PURGE", "SEARCH"])(
  "a method that no page has is refused: %s (IN-02)",
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

test("an address of a million letters is refused, and the next one answered (IN-02)", async () => {
  const long = `/${"a".repeat(1_000_000)}`;
  const asked = send(long, { method: "GET" }).then(
    ({ status }) => status,
    // A connection that is closed on who still writes may hide its answer.
    () => 431,
  );
  expect(await asked).toBe(431);
  expect((await send("/readyz", { method: "GET" })).status).toBe(200);
});
