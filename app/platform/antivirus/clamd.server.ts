import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { refuseInTransaction } from "../db/transaction-guard.server.ts";

/** Where a clamd listens. */
export type Scanner = { host: string; port: number } | { path: string };

/** In milliseconds without a word. A document of 10 MB takes it some seconds on a slow machine. */
const PATIENCE = 60_000;
/** For the connection, and for all of one file whatever is said meanwhile, in milliseconds. */
const CONNECTION_TIMEOUT_MS = 5_000;
const TOTAL_TIMEOUT_MS = 120_000;
/** Bytes a piece; any size will do that is less than what it takes at once. */
const PIECE = 65_536;

/** Reads `tcp://host:port` or `unix:/path`; null for anything else. */
export function readScanner(address: string): Scanner | null {
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
  scanner: Scanner,
  bytes: Uint8Array,
  patience = PATIENCE,
): Promise<string | null> {
  refuseInTransaction("the antivirus");
  const socket = connect(scanner);
  const end = () => socket.destroy(new Error("the antivirus does not answer"));
  const connecting = setTimeout(end, Math.min(patience, CONNECTION_TIMEOUT_MS));
  const total = setTimeout(end, TOTAL_TIMEOUT_MS);
  socket.once("connect", () => clearTimeout(connecting));
  socket.once("close", () => {
    clearTimeout(connecting);
    clearTimeout(total);
  });
  socket.setTimeout(patience, end);
  socket.write("zINSTREAM\0");
  for (let start = 0; start < bytes.length; start += PIECE) {
    const piece = bytes.subarray(start, start + PIECE);
    socket.write(lengthOf(piece));
    socket.write(piece);
  }
  socket.write(lengthOf(new Uint8Array()));
  const said = (await text(socket)).replace(/\0|\n/g, "").trim();
  if (said === "stream: OK") return null;
  const found = /^stream: (.+) FOUND$/.exec(said)?.[1];
  if (!found) throw new Error(`the antivirus said: ${said || "nothing"}`);
  return found;
}

function lengthOf(piece: Uint8Array): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(piece.length);
  return length;
}
