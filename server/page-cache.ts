import { createHash } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import { log } from "#app/platform/log.server.ts";
import { compressBest, compressForReader, type Encoding } from "./compression.ts";
import type { CssVariant } from "./css-variants.ts";
import { type FlatHeaders, PreparedResponse } from "./raw-response.ts";

/** A page as it was rendered; a version of it is made when a reader first needs it. */
export type RenderedPage = {
  /** The names of its style sheets, by which a reader's version is chosen (carried-sheets.ts). */
  stylesheets: string[];
  /** Bytes that the page holds in memory besides its answers. */
  sizeBytes: number;
  version(name: CssVariant): { html: string; headers: FlatHeaders };
};

/** Renders a page. Undefined: the address has no page. Throws when the page cannot be made now. */
export type RenderPage = () => Promise<RenderedPage | undefined>;

type Body = { answer: PreparedResponse; reads: number };

/** One page in memory, with the answers that readers needed so far. */
export type CacheEntry = {
  path: string;
  page: RenderedPage;
  /** The number of publications before it was rendered. */
  edition: number;
  /** In milliseconds since 1970. */
  renderedAt: number;
  /** The last try to render it again, if that failed. */
  failure?: { edition: number; at: number };
  unchanged: Map<CssVariant, { etag: string; answer: PreparedResponse }>;
  bodies: Map<string, Body>;
};

/** What of a request chooses the answer. */
export type ReaderNeeds = {
  version: CssVariant;
  encoding: Encoding | undefined;
  ifNoneMatch: string | undefined;
};

export type PageCacheOptions = {
  maxBytes?: number;
  /** While a page cannot be rendered again: the least time between two tries, in milliseconds. */
  retryMs?: number;
  /** How long readers wait for a newer page where an older one is in memory, in milliseconds. */
  maxWaitMs?: number;
  /** The pause before each body is compressed as well as possible, in milliseconds. */
  pauseMs?: number;
  now?: () => number;
};

/** From the second reader on, a body is worth the best compression. */
const READS_WORTH_BEST = 2;
/** Bodies that wait for the best compression; more of them stay as they are. */
const MAX_WAITING_BODIES = 200;
/** The head of an answer, which is kept beside its body. */
const HEAD_BYTES = 2_500;

/**
 * The public pages in memory, the same for everybody, by their one address. The least recently used page
 * is dropped at `maxBytes`. After a publication a page is rendered at its next request; where that fails,
 * or publications cannot be received, the page of before is served as stale.
 */
export class PageCache {
  /** True while publications cannot be received: the connection that listens is lost. */
  isDisconnected = false;
  readonly #entries: LRUCache<string, CacheEntry>;
  readonly #renders = new Map<string, { since: number; result: Promise<CacheEntry | undefined> }>();
  readonly #waiting: (() => Promise<void>)[] = [];
  readonly #options: Required<PageCacheOptions>;
  #edition = 0;
  #isCompressing = false;

  constructor(options: PageCacheOptions = {}) {
    this.#options = {
      maxBytes: 64_000_000,
      retryMs: 5_000,
      maxWaitMs: 2_000,
      pauseMs: 200,
      now: Date.now,
      ...options,
    };
    this.#entries = new LRUCache({ maxSize: this.#options.maxBytes, sizeCalculation: entryBytes });
  }

  /** The addresses in memory, the most recently used first. */
  get paths(): string[] {
    return [...this.#entries.keys()];
  }

  /** Something was published: each page is rendered again at its next request. */
  expire(): void {
    this.#edition += 1;
    this.#renders.clear();
  }

  /** A page that is known to be up to date. Synchronous: most requests end here. */
  findFresh(path: string): CacheEntry | undefined {
    const entry = this.#entries.get(path);
    return entry && this.isFresh(entry) ? entry : undefined;
  }

  /** Whether nothing was published since the page was made, as far as this process can know. */
  isFresh({ edition: generation, renderedAt }: CacheEntry): boolean {
    if (generation !== this.#edition) return false;
    return !this.isDisconnected || this.#ageMs(renderedAt) < this.#options.retryMs;
  }

  /** How long ago a page was rendered, in whole seconds. */
  ageSeconds({ renderedAt }: CacheEntry): number {
    return Math.max(Math.floor(this.#ageMs(renderedAt) / 1_000), 0);
  }

  /**
   * The page of an address: rendered when it is not in memory or out of date, once for all who ask
   * meanwhile. Where it cannot be rendered, the page of before.
   *
   * @returns undefined when the address has no page
   * @throws what `render` throws, when there is no page of before
   */
  async get(path: string, render: RenderPage): Promise<CacheEntry | undefined> {
    const before = this.#entries.get(path);
    if (!before) return this.#render(path, render).result;
    if (this.isFresh(before)) return before;
    const failedAt = before.failure?.edition === this.#edition ? before.failure.at : undefined;
    if (failedAt !== undefined && this.#ageMs(failedAt) < this.#options.retryMs) return before;
    const { since, result } = this.#render(path, render);
    const newer = result.catch(() => before);
    // Each reader would wait in vain for a database that is away.
    if (failedAt !== undefined || this.isDisconnected) return before;
    return this.#withPatience(newer, before, this.#options.maxWaitMs - this.#ageMs(since));
  }

  /** The answer for a reader, if it was made before; undefined otherwise. */
  findAnswer(entry: CacheEntry, needs: ReaderNeeds): PreparedResponse | undefined {
    const { version, encoding, ifNoneMatch } = needs;
    const unchanged = entry.unchanged.get(version);
    if (unchanged && ifNoneMatch?.includes(unchanged.etag)) return unchanged.answer;
    const body = entry.bodies.get(bodyKey(version, encoding));
    if (!body) return undefined;
    body.reads += 1;
    if (body.reads === READS_WORTH_BEST && encoding) this.#compressLater(entry, version, encoding);
    return body.answer;
  }

  /** The answer for a reader, made when it is not there yet. */
  async answer(entry: CacheEntry, needs: ReaderNeeds): Promise<PreparedResponse> {
    const found = this.findAnswer(entry, needs);
    if (found) return found;
    const { version, encoding } = needs;
    await this.#makeBody(entry, version, encoding, compressForReader);
    const made = this.findAnswer(entry, needs);
    if (!made) throw new Error(`No answer was made for ${entry.path}.`);
    return made;
  }

  #ageMs(since: number): number {
    return this.#options.now() - since;
  }

  #render(path: string, render: RenderPage) {
    const known = this.#renders.get(path);
    if (known) return known;
    const result = this.#renderNow(path, render).finally(() => {
      if (this.#renders.get(path)?.result === result) this.#renders.delete(path);
    });
    const making = { since: this.#options.now(), result };
    this.#renders.set(path, making);
    return making;
  }

  async #renderNow(path: string, render: RenderPage): Promise<CacheEntry | undefined> {
    // What is published during the render may not be in it: the page belongs to the edition before.
    const edition = this.#edition;
    let page: RenderedPage | undefined;
    try {
      page = await render();
    } catch (error) {
      const before = this.#entries.peek(path);
      if (before) before.failure = { edition, at: this.#options.now() };
      throw error;
    }
    const current = this.#entries.peek(path);
    if (current && current.edition > edition) return current;
    if (!page) {
      this.#entries.delete(path);
      return undefined;
    }
    const renderedAt = this.#options.now();
    const answers = { unchanged: new Map(), bodies: new Map() };
    const entry = { path, page, edition, renderedAt, ...answers };
    this.#entries.set(path, entry);
    return entry;
  }

  #withPatience(
    newer: Promise<CacheEntry | undefined>,
    before: CacheEntry,
    ms: number,
  ): Promise<CacheEntry | undefined> {
    if (ms <= 0) return Promise.resolve(before);
    const patience = new AbortController();
    const { signal } = patience;
    const waited = wait(ms, before, { signal, ref: false }).catch(() => before);
    return Promise.race([newer, waited]).finally(() => patience.abort());
  }

  async #makeBody(
    entry: CacheEntry,
    version: CssVariant,
    encoding: Encoding | undefined,
    compress: (raw: Buffer, encoding: Encoding) => Promise<Buffer>,
  ): Promise<void> {
    const { html, headers } = entry.page.version(version);
    const raw = Buffer.from(html);
    const etag = entry.unchanged.get(version)?.etag ?? createEtag(raw);
    const own = [...headers, "ETag", etag];
    const body = encoding ? await compress(raw, encoding) : raw;
    const encoded = encoding ? ["Content-Encoding", encoding] : [];
    const answer = new PreparedResponse(
      200,
      [...own, "Content-Length", `${body.length}`, ...encoded],
      body,
    );
    if (!entry.unchanged.has(version))
      entry.unchanged.set(version, { etag, answer: new PreparedResponse(304, own) });
    const name = bodyKey(version, encoding);
    entry.bodies.set(name, { answer, reads: entry.bodies.get(name)?.reads ?? 0 });
    this.#countAgain(entry);
  }

  /** lru-cache asks for the size of a value once, when it is set. */
  #countAgain(entry: CacheEntry): void {
    if (this.#entries.peek(entry.path) !== entry) return;
    this.#entries.delete(entry.path);
    this.#entries.set(entry.path, entry);
  }

  /** The best compression takes a tenth of a second: outside the requests, one body at a time. */
  #compressLater(entry: CacheEntry, version: CssVariant, encoding: Encoding): void {
    if (this.#waiting.length >= MAX_WAITING_BODIES) return;
    this.#waiting.push(async () => {
      await wait(this.#options.pauseMs, undefined, { ref: false });
      if (this.#entries.peek(entry.path) === entry)
        await this.#makeBody(entry, version, encoding, compressBest);
    });
    if (!this.#isCompressing) void this.#compressWaiting();
  }

  async #compressWaiting(): Promise<void> {
    this.#isCompressing = true;
    // A body that cannot be compressed better stays as it is.
    for (let next = this.#waiting.shift(); next; next = this.#waiting.shift())
      await next().catch((error) => log().warn({ err: error }, "compressing a public page"));
    this.#isCompressing = false;
  }
}

const bodyKey = (version: CssVariant, encoding: Encoding | undefined) =>
  `${version} ${encoding ?? "identity"}`;

const createEtag = (raw: Buffer) =>
  `W/"${createHash("sha256").update(raw).digest("base64url").slice(0, 16)}"`;

function entryBytes({ page, unchanged, bodies }: CacheEntry): number {
  let size = page.sizeBytes + HEAD_BYTES * (1 + unchanged.size);
  for (const { answer } of bodies.values()) size += HEAD_BYTES + (answer.body?.length ?? 0);
  return size;
}
