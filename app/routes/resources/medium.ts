import { openServed, type Served } from "#app/features/media/serving.server.ts";
import { notFound, orNotFound } from "#app/http/answer.server.ts";
import { readRange } from "#app/http/byte-range.ts";
import { saverOf } from "#app/http/saver-cookie.server.ts";
import type { Route } from "./+types/medium";

/** The address holds a hash of what it leads to: a browser keeps it for good. */
const FOR_GOOD = "public, max-age=31536000, immutable";

/**
 * A file of the library of media, whole or in part (RFC 9110, section 14). Whoever saves data is given the
 * smallest width of a picture, as of those of public/ (server/light-pictures.ts).
 */
export async function loader({ request, params }: Route.LoaderArgs) {
  const { hash = "", file = "" } = params;
  const light = saverOf(request) ? await smallest(hash, file) : null;
  const served = light ?? orNotFound(await openServed(hash, file));
  const headers = {
    "Content-Type": served.type,
    "Cache-Control": light ? "private, max-age=3600" : FOR_GOOD,
    "Content-Security-Policy": "sandbox; default-src 'none'",
    "Accept-Ranges": "bytes",
    ETag: `"${light ? "light-" : ""}${hash}"`,
  };
  if (request.headers.get("if-none-match")?.includes(headers.ETag))
    return new Response(null, { status: 304, headers });
  return part(request, served, headers) ?? whole(served, headers);
}

/** Nothing is sent here. */
export function action() {
  throw notFound();
}

async function smallest(hash: string, file: string): Promise<Served | null> {
  const [, cut, width] = /^(phone-\d+x\d+-)?(\d+)\.avif$/.exec(file) ?? [];
  const least = cut ? "390" : "480";
  if (!width || Number(width) <= Number(least)) return null;
  return await openServed(hash, `${cut ?? ""}${least}.avif`);
}

function whole({ bytes }: Served, headers: Record<string, string>): Response {
  return new Response(new Uint8Array(bytes), {
    headers: { ...headers, "Content-Length": `${bytes.length}` },
  });
}

/** A player asks for a film in parts. `If-Range` of another version means: the whole of the new one. */
function part(request: Request, { bytes }: Served, headers: Record<string, string>) {
  const since = request.headers.get("if-range");
  if (since && since !== headers.ETag) return null;
  const range = readRange(request.headers.get("range") ?? undefined, bytes.length);
  if (!range) return null;
  if (range === "unsatisfiable") {
    const told = { "Content-Range": `bytes */${bytes.length}` };
    return new Response(null, { status: 416, headers: told });
  }
  const { start, end } = range;
  return new Response(new Uint8Array(bytes.subarray(start, end + 1)), {
    status: 206,
    headers: {
      ...headers,
      "Content-Range": `bytes ${start}-${end}/${bytes.length}`,
      "Content-Length": `${end - start + 1}`,
    },
  });
}
