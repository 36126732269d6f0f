import { createHash } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import type { CssVariant } from "#app/http/css-variants.server.ts";
import { limitConcurrency } from "#app/platform/limit-concurrency.ts";
import { log } from "#app/platform/log.server.ts";
import { compressBest, compressFast, type Encoding } from "./compression.ts";

/** Response headers by name. */
export type HeaderRecord = Record<string, string>;

/** A response whose headers and body are the same for every reader of one variant and encoding. */
export type PreparedResponse = {
  status: 200 | 304;
  headers: HeaderRecord;
  body: Buffer<ArrayBuffer> | null;
};

/** A rendered page; each CSS variant is built when first requested. */
export type RenderedPage = {
  /** Short names of its stylesheets, from which `chooseCssVariant` picks a variant (css-variants.ts). */
  stylesheets: string[];
  /** Bytes held besides the prepared responses. */
  sizeBytes: number;
  version(name: CssVariant): { html: string; headers: HeaderRecord };
};

/** Renders a page. Returns undefined when the address has no page; throws when it cannot be rendered now. */
export type RenderPage = () => Promise<RenderedPage | undefined>;

type Body = { answer: PreparedResponse; reads: number };

/** One cached page with its prepared responses. */
export type CacheEntry = {
  path: string;
  page: RenderedPage;
  /** Number of publications before it was rendered. */
  generation: number;
  renderedAt: number;
  /** The last failed attempt to render it again. */
  failure?: { generation: number; at: number };
  unchanged: Map<CssVariant, { etag: string; answer: PreparedResponse }>;
  bodies: Map<string, Body>;
};

/** The parts of a request that decide the response. */
export type ReaderNeeds = {
  version: CssVariant;
  encoding: Encoding | undefined;
  ifNoneMatch: string | undefined;
};

export type PageCacheOptions = {
  maxBytes?: number;
  /** Minimum delay between two attempts to render a page that failed. */
  retryMs?: number;
  /** How long a reader waits for a newer page when an older one is cached. */
  maxWaitMs?: number;
  /** Pause before each body is compressed at best quality. */
  pauseMs?: number;
  now?: () => number;
};

/** Number of reads from which a body is compressed at best quality. */
const READS_WORTH_BEST = 2;
/** Longest queue for best compression; further bodies stay as they are. */
const MAX_WAITING_BODIES = 200;
/** Estimated memory of a response head. */
const HEAD_BYTES = 2_500;

/**
 * Public pages in memory, the same for every visitor, by canonical path; LRU up to `maxBytes`. A publication
 * outdates all pages: each is rendered again at its next request, and the old one is served stale when that
 * fails.
 */
export class PageCache {
  /**
   * True while the LISTEN connection is down: pages are then fresh for `retryMs` only, because publications
   * would be missed.
   */
  isDisconnected = false;
  readonly #entries: LRUCache<string, CacheEntry>;
  readonly #renders = new Map<string, { since: number; result: Promise<CacheEntry | undefined> }>();
  readonly #inTurn = limitConcurrency(1);
  readonly #options: Required<PageCacheOptions>;
  #generation = 0;

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

  /** Cached paths, most recently used first. */
  get paths(): string[] {
    return [...this.#entries.keys()];
  }

  /** Called at each publication: every page is rendered again at its next request. */
  expire(): void {
    this.#generation += 1;
    this.#renders.clear();
  }

  /** Returns a fresh page. Synchronous, because most requests end here. */
  findFresh(path: string): CacheEntry | undefined {
    const entry = this.#entries.get(path);
    return entry && this.isFresh(entry) ? entry : undefined;
  }

  /** Whether nothing was published since the page was rendered, as far as this process knows. */
  isFresh({ generation, renderedAt }: CacheEntry): boolean {
    if (generation !== this.#generation) return false;
    return !this.isDisconnected || this.#ageMs(renderedAt) < this.#options.retryMs;
  }

  ageSeconds({ renderedAt }: CacheEntry): number {
    return Math.max(Math.floor(this.#ageMs(renderedAt) / 1_000), 0);
  }

  /**
   * Returns the page of a path, rendered if missing or outdated; concurrent requests share one render. When
   * the render fails, returns the previous page.
   * @returns undefined when the address has no page
   * @throws the error of `render` when there is no previous page
   */
  async get(path: string, render: RenderPage): Promise<CacheEntry | undefined> {
    const before = this.#entries.get(path);
    if (!before) return this.#render(path, render).result;
    if (this.isFresh(before)) return before;
    const failedAt =
      before.failure?.generation === this.#generation ? before.failure.at : undefined;
    if (failedAt !== undefined && this.#ageMs(failedAt) < this.#options.retryMs) return before;
    const { since, result } = this.#render(path, render);
    const newer = result.catch(() => before);
    const waitMs = this.#options.maxWaitMs - this.#ageMs(since);
    // The last render failed: do not make each reader wait for an unavailable database.
    if (failedAt !== undefined || this.isDisconnected || waitMs <= 0) return before;
    const timeout = new AbortController();
    const waited = wait(waitMs, before, { signal: timeout.signal, ref: false });
    return Promise.race([newer, waited.catch(() => before)]).finally(() => timeout.abort());
  }

  /** Returns a prepared response, 304 included; undefined when none exists yet. */
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

  /** Returns the response for a reader, preparing it if needed. */
  async answer(entry: CacheEntry, needs: ReaderNeeds): Promise<PreparedResponse> {
    const existing = this.findAnswer(entry, needs);
    if (existing) return existing;
    await this.#makeBody(entry, needs.version, needs.encoding, compressSmall);
    const prepared = this.findAnswer(entry, needs);
    if (!prepared) throw new Error(`No answer was prepared for ${entry.path}.`);
    return prepared;
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
    const pending = { since: this.#options.now(), result };
    this.#renders.set(path, pending);
    return pending;
  }

  async #renderNow(path: string, render: RenderPage): Promise<CacheEntry | undefined> {
    // A publication during the render may be missing from it: the page counts as the previous generation.
    const generation = this.#generation;
    const page = await render().catch((error: unknown) => {
      const before = this.#entries.peek(path);
      if (before) before.failure = { generation, at: this.#options.now() };
      throw error;
    });
    const current = this.#entries.peek(path);
    if (current && current.generation > generation) return current;
    if (!page) {
      this.#entries.delete(path);
      return undefined;
    }
    const renderedAt = this.#options.now();
    const answers = { unchanged: new Map(), bodies: new Map() };
    const entry = { path, page, generation, renderedAt, ...answers };
    this.#entries.set(path, entry);
    return entry;
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
    const own = { ...headers, ETag: etag };
    const body = encoding ? await compress(raw, encoding) : raw;
    const answer: PreparedResponse = {
      status: 200,
      headers: {
        ...own,
        "Content-Length": `${body.length}`,
        ...(encoding && { "Content-Encoding": encoding }),
      },
      // Copied: a small buffer of Node's pool would keep the whole pool in memory.
      body: Buffer.from(body),
    };
    if (!entry.unchanged.has(version))
      entry.unchanged.set(version, { etag, answer: { status: 304, headers: own, body: null } });
    const name = bodyKey(version, encoding);
    entry.bodies.set(name, { answer, reads: entry.bodies.get(name)?.reads ?? 0 });
    if (this.#entries.peek(entry.path) !== entry) return;
    // lru-cache computes the size of a value only when it is set.
    this.#entries.delete(entry.path);
    this.#entries.set(entry.path, entry);
  }

  /** Best compression takes about 0.1 s, so it runs outside requests, one body at a time. */
  #compressLater(entry: CacheEntry, version: CssVariant, encoding: Encoding): void {
    if (this.#inTurn.waiting() >= MAX_WAITING_BODIES) return;
    const compressing = this.#inTurn(async () => {
      await wait(this.#options.pauseMs, undefined, { ref: false });
      if (this.#entries.peek(entry.path) === entry)
        await this.#makeBody(entry, version, encoding, compressBest);
    });
    // When compression fails, the existing body stays.
    compressing.catch((err) => log().warn({ err }, "compressing a public page"));
  }
}

const compressSmall = (raw: Buffer, encoding: Encoding) =>
  compressFast(raw, encoding, { small: true });

const bodyKey = (version: CssVariant, encoding: Encoding | undefined) =>
  `${version} ${encoding ?? "identity"}`;

const createEtag = (raw: Buffer) =>
  `W/"${createHash("sha256").update(raw).digest("base64url").slice(0, 16)}"`;

function entryBytes({ page, unchanged, bodies }: CacheEntry): number {
  let size = page.sizeBytes + HEAD_BYTES * (1 + unchanged.size);
  for (const { answer } of bodies.values()) size += HEAD_BYTES + (answer.body?.length ?? 0);
  return size;
}
