import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** A small S3: keeps what is put under /bucket/key, and nothing unsigned. For tests of the store. */
export async function startS3(): Promise<{
  endpoint: string;
  kept: Map<string, { bytes: Buffer; type: string | undefined }>;
  stop(): Promise<void>;
}> {
  const kept = new Map<string, { bytes: Buffer; type: string | undefined }>();
  const server = createServer(async (req, res) => {
    const path = decodeURIComponent((req.url ?? "").split("?", 1)[0] ?? "");
    if (!req.headers.authorization?.startsWith("AWS4-HMAC-SHA256")) return res.writeHead(403).end();
    const chunks: Buffer[] = [];
    for await (const chunk of req) chunks.push(chunk);
    if (req.method === "PUT") {
      kept.set(path, { bytes: body(req.headers, chunks), type: req.headers["content-type"] });
      return res.writeHead(200, { ETag: '"kept"' }).end();
    }
    if (req.method === "DELETE") {
      kept.delete(path);
      return res.writeHead(204).end();
    }
    const found = kept.get(path);
    if (!found) return res.writeHead(404, { "Content-Type": "application/xml" }).end(missing);
    res.writeHead(200, { "Content-Length": found.bytes.length });
    return res.end(found.bytes);
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: `http://127.0.0.1:${port}`,
    kept,
    stop: () => new Promise((done) => server.close(() => done())),
  };
}

const missing = `<?xml version="1.0"?><Error><Code>NoSuchKey</Code><Message>missing</Message></Error>`;

/** Bodies may come in signed chunks: "size;signature CRLF bytes CRLF … 0 CRLF trailers". */
function body(headers: NodeJS.Dict<string | string[]>, chunks: Buffer[]): Buffer {
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
