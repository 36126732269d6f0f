import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { type VersionName, versions } from "./carried-sheets.ts";
import { encodingFor, type Packed, pack } from "./packed.ts";
import { type FlatHeaders, ReadyAnswer, sendReady } from "./ready-answer.ts";

/** One text to send, with the headers that are its own. */
export type Version = { text: string; headers: FlatHeaders };

/** What a render gives; `sheets` are the marks of the page's sheets (carried-sheets.ts). */
export type Rendered = Record<VersionName, Version> & { sheets: string[] };

type Kept = {
  etag: string;
  unchanged: ReadyAnswer;
  whole: Record<keyof Packed, ReadyAnswer>;
};
export type KeptPage = Record<VersionName, Kept> & { sheets: string[] };

/** More addresses than the site has: the others are spellings of them, made each time. */
const MOST = 500;

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
    const kept = await Promise.all(
      versions.map(async (name) => [name, await keep(rendered[name])] as const),
    );
    const named = Object.fromEntries(kept) as Record<VersionName, Kept>;
    const page = { ...named, sheets: rendered.sheets };
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

async function keep({ text, headers }: Version): Promise<Kept> {
  const raw = Buffer.from(text);
  const etag = `W/"${createHash("sha256").update(raw).digest("base64url").slice(0, 16)}"`;
  const own = [...headers, "ETag", etag, "Cache-Control", "public, no-cache"];
  const packed = await pack(raw);
  const whole = (body: Buffer, more: FlatHeaders = []) =>
    new ReadyAnswer(200, [...own, "Content-Length", `${body.length}`, ...more], body);
  return {
    etag,
    unchanged: new ReadyAnswer(304, own),
    whole: {
      br: whole(packed.br, ["Content-Encoding", "br"]),
      gzip: whole(packed.gzip, ["Content-Encoding", "gzip"]),
      raw: whole(raw),
    },
  };
}

/** Sends what is kept, or 304 when the browser has it; it asks again each time, for a few bytes. */
export function sendKept(
  req: IncomingMessage,
  res: ServerResponse,
  kept: Kept,
  more: FlatHeaders,
): void {
  const isKnown = req.headers["if-none-match"]?.includes(kept.etag);
  sendReady(res, isKnown ? kept.unchanged : kept.whole[encodingFor(req) ?? "raw"], more);
}
