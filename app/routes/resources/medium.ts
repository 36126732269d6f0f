import { Readable } from "node:stream";
import {
  isFilmFile,
  openFilm,
  openServedFile,
  type ServedFile,
} from "#app/features/media/serve-media.server.ts";
import { type ByteRange, parseByteRange } from "#app/http/byte-range.ts";
import { wantsReducedData } from "#app/http/reduced-data-cookie.server.ts";
import { notFoundResponse, requireFound } from "#app/http/responses.server.ts";
import type { Route } from "./+types/medium";

/** The URL contains a hash of the content, so browsers may cache it for ever. */
const IMMUTABLE_CACHE = "public, max-age=31536000, immutable";

/** A file to send; `read` returns a range, from memory or as a stream. */
type ServedMedia = {
  type: string;
  sizeBytes: number;
  read(part: ByteRange): BodyInit | Promise<BodyInit>;
};

/**
 * A file of the media library, whole or a range (RFC 9110, section 14). With reduced data, a picture gets its smallest
 * width, like those of public/ (app/http/reduced-data-images.server.ts).
 */
export async function loader({ request, params }: Route.LoaderArgs) {
  const { hash = "", file = "" } = params;
  const reducedFile = wantsReducedData(request) ? await openSmallestWidth(hash, file) : null;
  const media = reducedFile
    ? toServedMedia(reducedFile)
    : requireFound(await openMedia(hash, file));
  const headers = {
    "Content-Type": media.type,
    "Cache-Control": reducedFile ? "private, max-age=3600" : IMMUTABLE_CACHE,
    "Content-Security-Policy": "sandbox; default-src 'none'",
    "Accept-Ranges": "bytes",
    ETag: `"${reducedFile ? "light-" : ""}${hash}"`,
  };
  if (request.headers.get("if-none-match")?.includes(headers.ETag))
    return new Response(null, { status: 304, headers });
  return rangeResponse(request, media, headers);
}

/** Any other method is a 404. */
export function action() {
  throw notFoundResponse();
}

async function openMedia(hash: string, file: string): Promise<ServedMedia | null> {
  if (!isFilmFile(file)) {
    const served = await openServedFile(hash, file);
    return served && toServedMedia(served);
  }
  const film = await openFilm(hash, file);
  if (!film) return null;
  const read = async (part: ByteRange) => Readable.toWeb(await film.read(part)) as ReadableStream;
  return { ...film, read };
}

function toServedMedia({ type, bytes }: ServedFile): ServedMedia {
  const read = ({ start, end }: ByteRange) => new Uint8Array(bytes.subarray(start, end + 1));
  return { type, sizeBytes: bytes.length, read };
}

async function openSmallestWidth(hash: string, file: string): Promise<ServedFile | null> {
  const [, cropPrefix, width] = /^(phone-\d+x\d+-)?(\d+)\.avif$/.exec(file) ?? [];
  const minWidth = cropPrefix ? "390" : "480";
  if (!width || Number(width) <= Number(minWidth)) return null;
  return await openServedFile(hash, `${cropPrefix ?? ""}${minWidth}.avif`);
}

/** Players request a film in ranges. `If-Range` with another ETag gets the whole current version. */
async function rangeResponse(
  request: Request,
  media: ServedMedia,
  headers: Record<string, string>,
) {
  const { sizeBytes } = media;
  const ifRange = request.headers.get("if-range");
  const rangeHeader = ifRange && ifRange !== headers.ETag ? null : request.headers.get("range");
  const range = parseByteRange(rangeHeader ?? undefined, sizeBytes);
  if (range === "unsatisfiable") {
    const unsatisfiableHeaders = { "Content-Range": `bytes */${sizeBytes}` };
    return new Response(null, { status: 416, headers: unsatisfiableHeaders });
  }
  const part = range ?? { start: 0, end: sizeBytes - 1 };
  const partHeaders = {
    ...headers,
    ...(range && { "Content-Range": `bytes ${part.start}-${part.end}/${sizeBytes}` }),
    "Content-Length": `${part.end - part.start + 1}`,
  };
  // For HEAD no file is opened, because nothing would read and close it.
  const body = request.method === "HEAD" ? null : await media.read(part);
  return new Response(body, { status: range ? 206 : 200, headers: partHeaders });
}
