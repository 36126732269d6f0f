import { once } from "node:events";
import { createServer, request } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { createRefusalSender } from "./send-refusal.ts";

async function refusingServer() {
  const logRefusal = vi.fn();
  const { refuse, endSlowBody, refuseUnreadable } = createRefusalSender({
    ...{ publicOrigin: undefined, getStylesheetText: () => undefined, pageHeaders: () => ({}) },
    logRefusal,
  });
  const server = createServer((req, res) =>
    req.url === "/slow" ? endSlowBody(req, res) : refuse(req, res, 421),
  );
  server.on("clientError", refuseUnreadable);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  return { logRefusal, port: (server.address() as AddressInfo).port };
}

describe("createRefusalSender: logging", () => {
  it("logs a refused request once, with its method, path and host", async () => {
    const { logRefusal, port } = await refusingServer();
    const req = request({ port, path: "/contacts?q=1", headers: { host: "evil.test" } }).end();
    const [answer] = await once(req, "response");
    answer.resume();
    expect(answer.statusCode).toBe(421);
    const details = { method: "GET", url: "/contacts?q=1", host: "evil.test" };
    expect(logRefusal.mock.calls).toEqual([[421, details]]);
  });

  it("logs the slow body of a program, which gets no response", async () => {
    const { logRefusal, port } = await refusingServer();
    const req = request({ port, path: "/slow", headers: { host: "ecole.test" } }).end();
    await once(req, "error");
    const details = { method: "GET", url: "/slow", host: "ecole.test" };
    expect(logRefusal.mock.calls).toEqual([[408, details]]);
  });

  it("logs bytes that Node could not parse", async () => {
    const { logRefusal, port } = await refusingServer();
    const socket = connect(port, "127.0.0.1");
    socket.write("GET /contacts HTTP/1.1\r\nHost: ecole.test\r\nbroken header\r\n\r\n");
    await once(socket, "data");
    expect(logRefusal.mock.calls).toEqual([[400, { url: "/contacts", host: "ecole.test" }]]);
  });
});
