import type { Readable } from "node:stream";
import type { Disk } from "flydrive";

/** A part of a file, both ends included, in bytes. */
export type Part = { start: number; end: number };

/** Where files are: a folder or a bucket. */
export type Store = {
  disk: Disk;
  /** Comes before every key of ours: others may share the bucket. */
  prefix: string;
  /** The same place with more time, for films. */
  largeDisk: Disk;
  part(key: string, part: Part): Promise<Readable>;
  /** Throws when no file could be stored now. */
  probe(signal: AbortSignal): Promise<void>;
  /** Ends its connections and the requests under way. */
  close(): void;
};
