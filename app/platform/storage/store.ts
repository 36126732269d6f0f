import type { Readable } from "node:stream";
import type { Disk } from "flydrive";

/** A part of a file, both ends included, in bytes. */
export type FileRange = { start: number; end: number };

/** Under this key a store is tried after a write failed: the same few bytes each time, and no file of anybody. */
export const PROBE_KEY = "write-test.txt";
export const PROBE_BYTES = Buffer.from("The site tried whether files can be stored here.\n");

/** Where files are: a folder or a bucket. */
export type Store = {
  disk: Disk;
  /** Comes before every key of ours: others may share the bucket. */
  prefix: string;
  /** The same place with more time, for films. */
  largeDisk: Disk;
  readRange(key: string, range: FileRange): Promise<Readable>;
  /** Throws when no file could be stored now, as far as is known without writing one. */
  probe(signal: AbortSignal): Promise<void>;
  /** Stores a few bytes under `PROBE_KEY`. Throws when the store does not take them. */
  tryWrite(signal: AbortSignal): Promise<void>;
  /** Ends its connections and the requests under way. */
  close(): void;
};
