import type { Readable } from "node:stream";
import type { Disk } from "flydrive";

/** A byte range, both ends included. */
export type FileRange = { start: number; end: number };

/** The key written to test a store after a failed write: always the same few bytes, and no user's file. */
export const PROBE_KEY = "write-test.txt";
export const PROBE_BYTES = Buffer.from("The site tried whether files can be stored here.\n");

/** A folder or a bucket that contains files. */
export type Store = {
  disk: Disk;
  /** Prepended to every key, because others may share the bucket. */
  prefix: string;
  /** The same place with a longer time limit, for films. */
  largeDisk: Disk;
  readRange(key: string, range: FileRange): Promise<Readable>;
  /** Throws when a file could not be stored now, as far as can be checked without writing. */
  probe(signal: AbortSignal): Promise<void>;
  /** Writes a few bytes under `PROBE_KEY`. Throws when the store refuses them. */
  tryWrite(signal: AbortSignal): Promise<void>;
  /** Closes its connections and aborts pending requests. */
  close(): void;
};
