import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { refuseInTransaction } from "../db/transaction-guard.server.ts";

/** Where a clamd listens. */
export type ScannerAddress = { host: string; port: number } | { path: string };

/** In milliseconds without a word. A document of 10 MB takes it some seconds on a slow machine. */
const IDLE_TIMEOUT_MS = 60_000;
/** For the connection, and for all of one file whatever is said meanwhile, in milliseconds. */
const CONNECTION_TIMEOUT_MS = 5_000;
const TOTAL_TIMEOUT_MS = 120_000;
/** Bytes a piece; any size will do that is less than what it takes at once. */
const CHUNK_BYTES = 65_536;

/** Reads `tcp://host:port` or `unix:/path`; null for anything else. */
export function parseScannerUrl(address: string): ScannerAddress | null {
  const path = /^unix:(?:\/\/)?(\/.+)$/.exec(address)?.[1];
  if (path) return { path };
  if (!URL.canParse(address)) return null;
  const { protocol, hostname, port } = new URL(address);
  if (protocol !== "tcp:" || !hostname || !port) return null;
  return { host: hostname.replace(/^\[|\]$/g, ""), port: Number(port) };
}

/**
 * Has a clamd read these bytes (INSTREAM, clamd(8)) and gives the name of what it found, or null when they are
 * clean. Throws when it is not there, is too slow, or cannot read them: nothing is known of the bytes then.
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
