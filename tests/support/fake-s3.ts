import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout } from "node:timers/promises";

type StoredObject = { bytes: Buffer; type: string | undefined; at?: Date };

/**
 * How the service is: it takes files, takes connections and never answers, answers after `delayMs`, refuses
 * everything as one does whose keys were taken back, or refuses each file as one does that is over its quota.
 */
export type S3Mode = "works" | "hangs" | "slow" | "refuses" | "refuses-files";

/** The one bucket that there is. */
const BUCKET = "/school";

/** A small S3: keeps what is put or copied under /bucket/key, and nothing unsigned. For tests of the store. */
export async function startFakeS3(): Promise<{
  endpoint: string;
  /** May be changed at any time; requests that hang are let go when the server stops. */
  mood: S3Mode;
  delayMs: number;
  /** The keys that are being put at this moment, the most there ever were, and all that were tried. */
  puts: { now: number; most: number; total: number };
  kept: Map<string, StoredObject>;
  /** The ranges that were asked for. */
  asked(): string[];
  /** Ends every connection and refuses new ones, as a machine that is switched off does. */
  stop(): Promise<void>;
  /** Listens again after `stop`, at the same address, with what it kept. */
  restart(): Promise<void>;
}> {
  const kept = new Map<string, StoredObject>();
  const asked: string[] = [];
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
    if (req.method === "PUT") return putObject(req, res, { path, objects: kept, chunks });
    if (req.method === "DELETE") {
      kept.delete(path);
      return res.writeHead(204).end();
    }
    if (url.searchParams.has("list-type"))
      return res
        .writeHead(200, xml)
        .end(listObjects(kept, path, url.searchParams.get("prefix") ?? ""));
    const found = kept.get(path);
    if (!found) return res.writeHead(404, xml).end(missing);
    const { range } = req.headers;
    if (range) asked.push(range);
    return sendObject(res, found, range);
  });
  const listen = (port: number) =>
    new Promise<void>((ready) => server.listen(port, "127.0.0.1", ready));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return Object.assign(service, {
    endpoint: `http://127.0.0.1:${port}`,
    puts,
    kept,
    asked: () => asked,
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

const xml = { "Content-Type": "application/xml" };
const denied = `<?xml version="1.0"?><Error><Code>AccessDenied</Code><Message>denied</Message></Error>`;
const noBucket = `<?xml version="1.0"?><Error><Code>NoSuchBucket</Code><Message>no bucket</Message></Error>`;
const missing = `<?xml version="1.0"?><Error><Code>NoSuchKey</Code><Message>missing</Message></Error>`;

type PutInput = { path: string; objects: Map<string, StoredObject>; chunks: Buffer[] };

function putObject(
  { headers }: IncomingMessage,
  res: ServerResponse,
  { path, objects: kept, chunks }: PutInput,
) {
  const at = new Date();
  const source = headers["x-amz-copy-source"];
  if (typeof source !== "string") {
    kept.set(path, { bytes: readBody(headers, chunks), type: headers["content-type"], at });
    return res.writeHead(200, { ETag: '"kept"' }).end();
  }
  const original = kept.get(decodeURIComponent(source));
  if (!original) return res.writeHead(404, xml).end(missing);
  kept.set(path, { ...original, at });
  return res.writeHead(200, xml).end("<CopyObjectResult><ETag>kept</ETag></CopyObjectResult>");
}

/** Of the keys of a bucket those that begin so, on one page. */
function listObjects(kept: Map<string, StoredObject>, bucket: string, prefix: string): string {
  const root = bucket.endsWith("/") ? bucket : `${bucket}/`;
  const keys = [...kept.keys()].filter((key) => key.startsWith(root + prefix));
  const entries = keys.map((key) => `<Contents><Key>${key.slice(root.length)}</Key></Contents>`);
  return `<?xml version="1.0"?><ListBucketResult><IsTruncated>false</IsTruncated>${entries.join("")}</ListBucketResult>`;
}

/** What is put by hand was written long ago. */
function sendObject(
  res: ServerResponse,
  { bytes, at = new Date(0) }: StoredObject,
  range?: string,
) {
  const written = { "Last-Modified": at.toUTCString() };
  const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(range ?? "") ?? [];
  if (!start || !end)
    return res.writeHead(200, { ...written, "Content-Length": bytes.length }).end(bytes);
  const part = bytes.subarray(Number(start), Number(end) + 1);
  const rangeHeaders = {
    "Content-Range": `bytes ${start}-${end}/${bytes.length}`,
    "Content-Length": part.length,
  };
  return res.writeHead(206, { ...written, ...rangeHeaders }).end(part);
}

/** Bodies may come in signed chunks: "size;signature CRLF bytes CRLF … 0 CRLF trailers". */
function readBody(headers: NodeJS.Dict<string | string[]>, chunks: Buffer[]): Buffer {
  const all = Buffer.concat(chunks);
  if (!String(headers["content-encoding"] ?? "").includes("aws-chunked")) return all;
  const parts: Buffer[] = [];
  for (let at = 0; ; ) {
    const end = all.indexOf("\r\n", at);
    const size = Number.parseInt(all.toString("latin1", at, end), 16);
    if (!size) return Buffer.concat(parts);
    parts.push(all.subarray(end + 2, end + 2 + size));
    at = end + 2 + size + 2;
  }
}
