import { Readable } from "node:stream";
import {
  isFilmFile,
  openFilm,
  openServedFile,
  type ServedFile,
} from "#app/features/media/serve-media.server.ts";
import { notFound, orNotFound } from "#app/http/answer.server.ts";
import { type ByteRange, readRange } from "#app/http/byte-range.ts";
import { saverOf } from "#app/http/saver-cookie.server.ts";
import type { Route } from "./+types/medium";

/** The address holds a hash of what it leads to: a browser keeps it for good. */
const FOR_GOOD = "public, max-age=31536000, immutable";

/** What an answer needs of a file, whether its bytes are held or read as they leave. */
type Sent = { type: string; size: number; read(part: ByteRange): BodyInit | Promise<BodyInit> };

/**
 * A file of the library of media, whole or in part (RFC 9110, section 14). Whoever saves data is given the
 * smallest width of a picture, as of those of public/ (server/reduced-data-images.ts).
 */
export async function loader({ request, params }: Route.LoaderArgs) {
  const { hash = "", file = "" } = params;
  const light = saverOf(request) ? await smallest(hash, file) : null;
  const sent = light ? held(light) : orNotFound(await sentOf(hash, file));
  const headers = {
    "Content-Type": sent.type,
    "Cache-Control": light ? "private, max-age=3600" : FOR_GOOD,
    "Content-Security-Policy": "sandbox; default-src 'none'",
    "Accept-Ranges": "bytes",
    ETag: `"${light ? "light-" : ""}${hash}"`,
  };
  if (request.headers.get("if-none-match")?.includes(headers.ETag))
    return new Response(null, { status: 304, headers });
  return answer(request, sent, headers);
}

/** Nothing is sent here. */
export function action() {
  throw notFound();
}

async function sentOf(hash: string, file: string): Promise<Sent | null> {
  if (!isFilmFile(file)) {
    const served = await openServedFile(hash, file);
    return served && held(served);
  }
  const film = await openFilm(hash, file);
  if (!film) return null;
  const read = async (part: ByteRange) => Readable.toWeb(await film.read(part)) as ReadableStream;
  return { ...film, read };
}

function held({ type, bytes }: ServedFile): Sent {
  const read = ({ start, end }: ByteRange) => new Uint8Array(bytes.subarray(start, end + 1));
  return { type, size: bytes.length, read };
}

async function smallest(hash: string, file: string): Promise<ServedFile | null> {
  const [, cut, width] = /^(phone-\d+x\d+-)?(\d+)\.avif$/.exec(file) ?? [];
  const least = cut ? "390" : "480";
  if (!width || Number(width) <= Number(least)) return null;
  return await openServedFile(hash, `${cut ?? ""}${least}.avif`);
}

/** A player asks for a film in parts. `If-Range` of another version means: the whole of the new one. */
async function answer(request: Request, sent: Sent, headers: Record<string, string>) {
  const { size } = sent;
  const since = request.headers.get("if-range");
  const asked = since && since !== headers.ETag ? null : request.headers.get("range");
  const range = readRange(asked ?? undefined, size);
  if (range === "unsatisfiable") {
    const told = { "Content-Range": `bytes */${size}` };
    return new Response(null, { status: 416, headers: told });
  }
  const part = range ?? { start: 0, end: size - 1 };
  const told = {
    ...headers,
    ...(range && { "Content-Range": `bytes ${part.start}-${part.end}/${size}` }),
    "Content-Length": `${part.end - part.start + 1}`,
  };
  // Nobody would read, and close, what is opened for the head of an answer.
  const body = request.method === "HEAD" ? null : await sent.read(part);
  return new Response(body, { status: range ? 206 : 200, headers: told });
}
