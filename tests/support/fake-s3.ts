import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout } from "node:timers/promises";
import {
  denied,
  listObjects,
  missing,
  noBucket,
  putObject,
  type StoredObject,
  sendObject,
  xml,
} from "./fake-s3-responses.ts";

/**
 * `hangs` accepts connections and never answers; `slow` answers after `delayMs`; `refuses` rejects everything, as
 * with revoked keys; `refuses-files` rejects each upload, as over quota.
 */
export type S3Mode = "works" | "hangs" | "slow" | "refuses" | "refuses-files";

/** The only bucket. */
const BUCKET = "/school";

/** A minimal S3 for tests: stores objects put or copied under /bucket/key and refuses unsigned requests. */
export async function startFakeS3(): Promise<{
  endpoint: string;
  /** May be changed at any time; hanging requests are closed by `stop`. */
  mood: S3Mode;
  delayMs: number;
  /** Uploads in progress, their maximum, and all attempts. */
  puts: { now: number; most: number; total: number };
  objects: Map<string, StoredObject>;
  /** The requested byte ranges. */
  requestedRanges(): string[];
  /** Closes every connection and refuses new ones, as a machine that is switched off. */
  stop(): Promise<void>;
  /** Listens again after `stop`, at the same address with the same objects. */
  restart(): Promise<void>;
}> {
  const objects = new Map<string, StoredObject>();
  const requestedRanges: string[] = [];
  const puts = { now: 0, most: 0, total: 0 };
  const service = { mood: "works" as S3Mode, delayMs: 8_000 };
  const server = createServer(async (req, res) => {
    if (req.method === "PUT") {
      puts.now += 1;
      puts.total += 1;
      puts.most = Math.max(puts.most, puts.now);
      res.once("close", () => {
        puts.now -= 1;
      });
    }
    if (service.mood === "hangs") return;
    if (service.mood === "slow") await setTimeout(service.delayMs);
    const refusesFile = service.mood === "refuses-files" && req.method === "PUT";
    if (service.mood === "refuses" || refusesFile) {
      req.resume();
      return res.writeHead(403, xml).end(denied);
    }
    const url = new URL(req.url ?? "", "http://s3");
    const path = decodeURIComponent(url.pathname);
    if (!req.headers.authorization?.startsWith("AWS4-HMAC-SHA256")) return res.writeHead(403).end();
    const bucket = path.split("/").slice(0, 2).join("/");
    if (bucket !== BUCKET) {
      req.resume();
      return res.writeHead(404, xml).end(noBucket);
    }
    if (req.method === "HEAD" && path.replace(/\/$/, "") === BUCKET)
      return res.writeHead(200).end();
    const chunks: Buffer[] = [];
    try {
      for await (const chunk of req) chunks.push(chunk);
    } catch {
      // The client did not wait.
      return;
    }
    if (req.method === "PUT") return putObject(req, res, { path, objects, chunks });
    if (req.method === "DELETE") {
      objects.delete(path);
      return res.writeHead(204).end();
    }
    if (url.searchParams.has("list-type"))
      return res
        .writeHead(200, xml)
        .end(listObjects(objects, path, url.searchParams.get("prefix") ?? ""));
    const found = objects.get(path);
    if (!found) return res.writeHead(404, xml).end(missing);
    const { range } = req.headers;
    if (range) requestedRanges.push(range);
    return sendObject(res, found, range);
  });
  const listen = (port: number) =>
    new Promise<void>((ready) => server.listen(port, "127.0.0.1", ready));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return Object.assign(service, {
    endpoint: `http://127.0.0.1:${port}`,
    puts,
    objects,
    requestedRanges: () => requestedRanges,
    stop: () =>
      new Promise<void>((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
    restart: async () => {
      if (!server.listening) await listen(port);
    },
  });
}
