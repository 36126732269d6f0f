import { EventEmitter, once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { HOUR_MS } from "#app/lib/duration.ts";
import { type BodyLimits, bodyLimits, limitBodies } from "./body-limits.ts";

type Handler = (req: IncomingMessage, res: ServerResponse) => void;

/** Reads the whole body, then responds. */
const readWhole: Handler = (req, res) => req.resume().on("end", () => res.end("read"));

/** A server under these limits with a fake clock; `later` advances it and runs the check. */
async function limitedServer({
  limits = {},
  handler = readWhole,
  isProxy = () => false,
}: {
  limits?: Partial<BodyLimits>;
  handler?: Handler;
  isProxy?: () => boolean;
}) {
  let ms = 1_000_000;
  const server = createServer(handler);
  const endSlowBody = vi.fn((req: IncomingMessage) => void req.socket.destroy());
  const check = limitBodies(
    server,
    { ...bodyLimits, checkMs: HOUR_MS, ...limits },
    { isProxy, endSlowBody, now: () => ms },
  );
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const sockets: Socket[] = [];
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return {
    endSlowBody,
    /** A connection that has sent this text. */
    async send(text: string | Buffer) {
      const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
      socket.on("error", () => {});
      sockets.push(socket);
      socket.write(text);
      return socket;
    },
    later(by: number) {
      ms += by;
      check();
    },
    requests: async (count: number) => {
      const seen = vi.fn();
      server.on("request", seen);
      return () => vi.waitFor(() => expect(seen).toHaveBeenCalledTimes(count));
    },
  };
}

const head = (length: number) => `POST /x HTTP/1.1\r\nHost: x\r\nContent-Length: ${length}\r\n\r\n`;
const bytes = (count: number) => Buffer.alloc(count, "a");

describe("limitBodies: slow bodies", () => {
  it("ends a body that sends one byte every 5 s, after a minute", async () => {
    const { send, later, endSlowBody, requests } = await limitedServer({});
    const arrived = await requests(1);
    const socket = await send(head(1_000_000));
    await arrived();
    for (let second = 0; second < 55; second += 5) {
      socket.write("a");
      later(5_000);
    }
    expect(endSlowBody).not.toHaveBeenCalled();
    later(5_000);
    expect(endSlowBody).toHaveBeenCalledTimes(1);
  });

  it("accepts 512 kB chunks at 2 kB/s with 30 s pauses", async () => {
    let bytesRead = 0;
    const handler: Handler = (req, res) => {
      req.on("data", (data) => {
        bytesRead += data.length;
      });
      req.on("end", () => res.end("read"));
    };
    const received = (count: number) => vi.waitFor(() => expect(bytesRead).toBe(count));
    const { send, later, endSlowBody, requests } = await limitedServer({ handler });
    const arrived = await requests(1);
    const socket = await send(head(512_000));
    await arrived();
    const answered = once(socket, "data");
    for (let sent = 0; sent < 512_000; sent += 10_000) {
      if (sent % 60_000 === 0) later(30_000);
      later(5_000);
      const piece = bytes(Math.min(10_000, 512_000 - sent));
      socket.write(piece);
      await received(sent + piece.length);
    }
    expect(endSlowBody).not.toHaveBeenCalled();
    expect(`${(await answered)[0]}`).toContain("read");
  });

  it("does not end a body that the server has not read yet", async () => {
    const { send, later, endSlowBody, requests } = await limitedServer({ handler: () => {} });
    const arrived = await requests(1);
    await send(Buffer.concat([Buffer.from(head(5_000_000)), bytes(5_000_000)]));
    await arrived();
    await new Promise((done) => setTimeout(done, 50));
    later(120_000);
    later(120_000);
    expect(endSlowBody).not.toHaveBeenCalled();
  });

  it("ignores requests without a body and complete requests", async () => {
    const handler = vi.fn<Handler>((req) => void req.resume());
    const { send, later, endSlowBody, requests } = await limitedServer({ handler });
    const arrived = await requests(2);
    await send("GET /x HTTP/1.1\r\nHost: x\r\n\r\n");
    await send(`${head(2)}ab`);
    await arrived();
    await new Promise(setImmediate);
    later(600_000);
    expect(endSlowBody).not.toHaveBeenCalled();
  });
});

describe("limitBodies: connections per address", () => {
  const limits = { maxSendingPerAddress: 3, maxPerAddress: 5 };
  const isOpen = async (socket: Socket) => {
    if (!socket.destroyed)
      await Promise.race([once(socket, "close"), new Promise((done) => setTimeout(done, 100))]);
    return !socket.destroyed;
  };

  it("destroys a connection beyond maxSendingPerAddress", async () => {
    const { send, requests } = await limitedServer({ limits });
    const arrived = await requests(3);
    const slow = [await send(head(100)), await send(head(100)), await send(head(100))];
    await arrived();
    expect(await isOpen(await send("GET / HTTP/1.1\r\nHost: x\r\n\r\n"))).toBe(false);
    slow[0]?.destroy();
    await new Promise((done) => setTimeout(done, 50));
    expect(await isOpen(await send("GET / HTTP/1.1\r\nHost: x\r\n\r\n"))).toBe(true);
  });

  it("counts connections that have sent everything only towards maxPerAddress", async () => {
    const { send, requests } = await limitedServer({ limits });
    const arrived = await requests(5);
    for (let n = 0; n < 5; n++) {
      const socket = await send("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
      await once(socket, "data");
    }
    await arrived();
    expect(await isOpen(await send("GET / HTTP/1.1\r\nHost: x\r\n\r\n"))).toBe(false);
  });

  it.each([
    ["counts an IPv6 /56 as one address", "2001:db8:7:1f01::", true],
    ["counts another IPv6 /56 separately", "2001:db8:7:2000::", false],
    ["counts an IPv4 address separately", "192.0.2.", false],
  ])("%s", (_, other, isRefused) => {
    const server = new EventEmitter();
    const callbacks = { isProxy: () => false, endSlowBody: () => {} };
    limitBodies(server as Server, { ...bodyLimits, ...limits }, callbacks);
    const open = (remoteAddress: string) => {
      const socket = Object.assign(new EventEmitter(), { remoteAddress, destroy: vi.fn() });
      server.emit("connection", socket);
      return socket;
    };
    const first = [1, 2, 3].map((n) => open(`2001:db8:7:1f${n}0::${n}`));
    for (const { destroy } of first) expect(destroy).not.toHaveBeenCalled();
    expect(open(`${other}9`).destroy).toHaveBeenCalledTimes(isRefused ? 1 : 0);
    first[0]?.emit("close");
    expect(open(`${other}9`).destroy).not.toHaveBeenCalled();
    server.emit("close");
  });

  it("does not limit the connections of a proxy", async () => {
    const { send, requests } = await limitedServer({ limits, isProxy: () => true });
    const arrived = await requests(8);
    const sockets: Socket[] = [];
    for (let n = 0; n < 8; n++) sockets.push(await send(head(100)));
    await arrived();
    for (const socket of sockets) expect(socket.destroyed).toBe(false);
  });
});
