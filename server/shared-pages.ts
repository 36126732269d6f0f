import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { type Encoding, encodingFor, type Packed, pack } from "./packed.ts";

/** What a render gives: the page, and the JSON that wakes React on it. */
export type Rendered = { html: Buffer; late: Buffer };

type Kept = { etag: string; type: string; body: Packed };
export type KeptPage = { html: Kept; late: Kept };

/** More addresses than the site has: the others are spellings of them, made each time. */
const MOST = 1_000;

/**
 * The public pages, rendered once and kept compressed in memory, the same bytes for everybody, until
 * something is published. Nothing is kept while `deaf`: a publication could not be heard.
 */
export class SharedPages {
  deaf = false;
  #kept = new Map<string, KeptPage>();
  #underWay = new Map<string, Promise<KeptPage | undefined>>();
  #edition = 0;

  /** The page of an address, if it was made since the last publication. */
  find(path: string): KeptPage | undefined {
    return this.#kept.get(path);
  }

  /** Makes a page; several askers at once wait for one render. Undefined when it is not to be kept. */
  make(path: string, render: () => Promise<Rendered | undefined>): Promise<KeptPage | undefined> {
    const underWay = this.#underWay.get(path);
    if (underWay) return underWay;
    const making = this.#make(path, render).finally(() => {
      if (this.#underWay.get(path) === making) this.#underWay.delete(path);
    });
    this.#underWay.set(path, making);
    return making;
  }

  async #make(path: string, render: () => Promise<Rendered | undefined>) {
    const edition = this.#edition;
    const rendered = await render();
    if (!rendered) return undefined;
    const page = {
      html: await keep(rendered.html, "text/html; charset=utf-8"),
      late: await keep(rendered.late, "application/json"),
    };
    // What was published during the render may not be in it.
    if (edition === this.#edition && !this.deaf && this.#kept.size < MOST)
      this.#kept.set(path, page);
    return page;
  }

  /** Forgets every page: something was published. */
  clear(): void {
    this.#edition++;
    this.#kept.clear();
    this.#underWay.clear();
  }
}

async function keep(raw: Buffer, type: string): Promise<Kept> {
  const etag = `W/"${createHash("sha256").update(raw).digest("base64url").slice(0, 16)}"`;
  return { etag, type, body: await pack(raw) };
}

/** Headers of every answer, flat: name, value, name, value. */
export type FlatHeaders = string[];

/** Sends what is kept, or 304 when the browser has it; it asks again each time, for a few bytes. */
export function sendKept(
  req: IncomingMessage,
  res: ServerResponse,
  kept: Kept,
  headers: FlatHeaders,
): void {
  const same = req.headers["if-none-match"]?.includes(kept.etag) ?? false;
  const encoding = encodingFor(req);
  const body = kept.body[encoding ?? "raw"];
  const all = [...headers, "ETag", kept.etag, "Cache-Control", "public, no-cache"];
  all.push("Vary", "Accept-Encoding");
  if (same) {
    res.writeHead(304, all).end();
    return;
  }
  all.push("Content-Type", kept.type, "Content-Length", String(body.length));
  if (encoding) all.push("Content-Encoding", encoding satisfies Encoding);
  res.writeHead(200, all);
  res.end(req.method === "HEAD" ? undefined : body);
}
