import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { MINUTE_MS } from "#app/lib/duration.ts";
import { refuseInTransaction } from "../db/transaction-guard.server.ts";

/** The TCP address or Unix socket of a clamd daemon. */
export type ScannerAddress = { host: string; port: number } | { path: string };

/** How long clamd may stay silent, in milliseconds. It takes some seconds for a 10 MB document on a slow machine. */
const IDLE_TIMEOUT_MS = MINUTE_MS;
/** Limits for connecting and for scanning one whole file, in milliseconds. */
const CONNECTION_TIMEOUT_MS = 5_000;
const TOTAL_TIMEOUT_MS = 120_000;
/** Any size works that is below clamd's own limit for one chunk. */
const CHUNK_BYTES = 65_536;

/** Parses `tcp://host:port` or `unix:/path`; returns null for anything else. */
export function parseScannerUrl(address: string): ScannerAddress | null {
  const path = /^unix:(?:\/\/)?(\/.+)$/.exec(address)?.[1];
  if (path) return { path };
  if (!URL.canParse(address)) return null;
  const { protocol, hostname, port } = new URL(address);
  if (protocol !== "tcp:" || !hostname || !port) return null;
  return { host: hostname.replace(/^\[|\]$/g, ""), port: Number(port) };
}

/**
 * Scans bytes with clamd (INSTREAM, clamd(8)). Returns the name of the virus, or null when the bytes are clean.
 * Throws when clamd is unreachable, too slow or fails: the bytes must then be treated as not scanned.
 */
export async function scanBytes(
  scanner: ScannerAddress,
  bytes: Uint8Array,
  idleTimeoutMs = IDLE_TIMEOUT_MS,
): Promise<string | null> {
  refuseInTransaction("the antivirus");
  const socket = connect(scanner);
  const abort = () => socket.destroy(new Error("the antivirus does not answer"));
  const connectionTimer = setTimeout(abort, Math.min(idleTimeoutMs, CONNECTION_TIMEOUT_MS));
  const totalTimer = setTimeout(abort, TOTAL_TIMEOUT_MS);
  socket.once("connect", () => clearTimeout(connectionTimer));
  socket.once("close", () => {
    clearTimeout(connectionTimer);
    clearTimeout(totalTimer);
  });
  socket.setTimeout(idleTimeoutMs, abort);
  socket.write("zINSTREAM\0");
  for (let start = 0; start < bytes.length; start += CHUNK_BYTES) {
    const chunk = bytes.subarray(start, start + CHUNK_BYTES);
    socket.write(encodeLength(chunk));
    socket.write(chunk);
  }
  socket.write(encodeLength(new Uint8Array()));
  const reply = (await text(socket)).replace(/\0|\n/g, "").trim();
  if (reply === "stream: OK") return null;
  const virusName = /^stream: (.+) FOUND$/.exec(reply)?.[1];
  if (!virusName) throw new Error(`the antivirus said: ${reply || "nothing"}`);
  return virusName;
}

function encodeLength(chunk: Uint8Array): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(chunk.length);
  return length;
}
