import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { connect } from "node:net";
import { expect, test, vi } from "vitest";
import { KEEP_ALIVE_MS, PreparedResponse, sendPreparedResponse } from "./raw-response.ts";

const body = Buffer.from("<p>une page</p>");
const headers = ["Content-Type", "text/html", "Vary", "Cookie", "Content-Length", `${body.length}`];
const page = new PreparedResponse(200, headers, body);
const unchanged = new PreparedResponse(304, ["ETag", '"x"']);

const byHead: RequestListener = (req, res) =>
  sendPreparedResponse(res, req.url === "/304" ? unchanged : page, []);
const byNode: RequestListener = (req, res) => {
  if (req.url === "/304") res.writeHead(304, unchanged.headers).end();
  else res.writeHead(200, headers).end(req.method === "HEAD" ? undefined : body);
};

test.each([
  ["a page", "GET / HTTP/1.1\r\nHost: x\r\n\r\n"],
  ["a HEAD request", "HEAD / HTTP/1.1\r\nHost: x\r\n\r\n"],
  ["a page that the browser has", "GET /304 HTTP/1.1\r\nHost: x\r\n\r\n"],
  ["who asks once", "GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"],
  ["an old browser", "GET / HTTP/1.0\r\n\r\n"],
  ["an old browser that keeps on", "GET / HTTP/1.0\r\nConnection: keep-alive\r\n\r\n"],
  ["three at once", "GET / HTTP/1.1\r\nHost: x\r\n\r\n".repeat(3)],
  ["a request with a body", "GET / HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\nab"],
])("sendPreparedResponse: sends the same bytes as Node for %s", async (_, request) => {
  const [ours, theirs] = await Promise.all([answerTo(request, byHead), answerTo(request, byNode)]);
  expect(ours).toContain("HTTP/1.1 ");
  expect(ours).toBe(theirs);
});

test("sendPreparedResponse: sends extra headers", async () => {
  const answer = await answerTo("GET / HTTP/1.1\r\nHost: x\r\n\r\n", (_, res) =>
    sendPreparedResponse(res, page, ["X-Robots-Tag", "noindex"]),
  );
  expect(answer).toContain("\r\nX-Robots-Tag: noindex\r\n");
  expect(answer).toContain("une page");
});

test("sendPreparedResponse: writes the head once, and falls back on an unknown Node version", async () => {
  const created: string[] = [];
  const recordingListener: RequestListener = (req, res) => {
    if (req.url === "/unknown") delete (res as { _header?: unknown })._header;
    const byNode = vi.spyOn(res, "writeHead");
    byHead(req, res);
    if (byNode.mock.calls.length > 0) created.push(req.url ?? "");
  };
  for (const path of ["/", "/unknown"])
    expect(await answerTo(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`, recordingListener)).toContain(
      "une page",
    );
  // The last request of each connection asks to close it, so Node writes that response.
  expect(created).toEqual(["/304", "/unknown", "/304"]);
});

test("PreparedResponse: sets Date to the second it is sent", () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 25, 9, 30, 1, 900) });
  const early = page.bytes.toString();
  expect(page.bytes.toString()).toBe(early);
  vi.advanceTimersByTime(100);
  const later = page.bytes.toString();
  vi.useRealTimers();
  expect(early).toContain("\r\nDate: Wed, 25 Nov 2026 09:30:01 GMT\r\n");
  expect(later).toBe(early.replace("09:30:01", "09:30:02"));
});

test("PreparedResponse: refuses a header value with a line break", () => {
  expect(() => new PreparedResponse(200, ["X-Name", "a\r\nSet-Cookie: b"])).toThrow(
    /Invalid character/,
  );
  expect(() => new PreparedResponse(200, ["X Name", "a"])).toThrow(/must be a valid HTTP token/);
});

/** The bytes received on one connection until it is quiet, without the Date. */
async function answerTo(request: string, listener: RequestListener): Promise<string> {
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, listener).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const { port } = server.address() as AddressInfo;
  // A last request that closes the connection: everything before it is then complete.
  const last = "GET /304 HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n";
  const socket = connect(port, "127.0.0.1").end(request + last);
  let answer = "";
  for await (const chunk of socket.setEncoding("utf8")) answer += chunk;
  server.close();
  return answer.replaceAll(/^Date: \w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT$/gm, "Date");
}
