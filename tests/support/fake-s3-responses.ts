import type { IncomingMessage, ServerResponse } from "node:http";

export type StoredObject = { bytes: Buffer; type: string | undefined; at?: Date };

export const xml = { "Content-Type": "application/xml" };
export const denied = `<?xml version="1.0"?><Error><Code>AccessDenied</Code><Message>denied</Message></Error>`;
export const noBucket = `<?xml version="1.0"?><Error><Code>NoSuchBucket</Code><Message>no bucket</Message></Error>`;
export const missing = `<?xml version="1.0"?><Error><Code>NoSuchKey</Code><Message>missing</Message></Error>`;

type PutInput = { path: string; objects: Map<string, StoredObject>; chunks: Buffer[] };

/** Stores the body of a request, or a copy of another object. */
export function putObject(
  { headers }: IncomingMessage,
  res: ServerResponse,
  { path, objects, chunks }: PutInput,
) {
  const at = new Date();
  const source = headers["x-amz-copy-source"];
  if (typeof source !== "string") {
    objects.set(path, { bytes: readBody(headers, chunks), type: headers["content-type"], at });
    return res.writeHead(200, { ETag: '"etag"' }).end();
  }
  const original = objects.get(decodeURIComponent(source));
  if (!original) return res.writeHead(404, xml).end(missing);
  objects.set(path, { ...original, at });
  return res.writeHead(200, xml).end("<CopyObjectResult><ETag>etag</ETag></CopyObjectResult>");
}

/** Lists the keys of a bucket with this prefix, on one page. */
export function listObjects(
  objects: Map<string, StoredObject>,
  bucket: string,
  prefix: string,
): string {
  const root = bucket.endsWith("/") ? bucket : `${bucket}/`;
  const keys = [...objects.keys()].filter((key) => key.startsWith(root + prefix));
  const entries = keys.map((key) => `<Contents><Key>${key.slice(root.length)}</Key></Contents>`);
  return `<?xml version="1.0"?><ListBucketResult><IsTruncated>false</IsTruncated>${entries.join("")}</ListBucketResult>`;
}

/** Sends an object or a range of its bytes. Objects added by the test itself have an old date. */
export function sendObject(
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

/** Bodies may be sent in signed chunks: "size;signature CRLF bytes CRLF … 0 CRLF trailers". */
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
