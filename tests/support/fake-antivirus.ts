import { createServer, type Socket } from "node:net";

/** The EICAR test text, in two parts, so that a developer's antivirus does not remove this file. */
export const EICAR = [
  "X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-",
  "ANTIVIRUS-TEST-FILE!$H+H*",
].join("");

/** `down` closes the connection, `slow` never answers, `broken` reports an error. */
type AntivirusMode = "up" | "down" | "slow" | "broken";

/** A fake clamd on a socket of its own that detects EICAR anywhere in a stream. */
export async function startFakeAntivirus() {
  const state = { mode: "up" as AntivirusMode, read: 0 };
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.on("close", () => open.delete(socket)).on("error", () => {});
    if (state.mode === "down") return socket.destroy();
    let received = Buffer.alloc(0);
    socket.on("data", (piece: Buffer) => {
      received = Buffer.concat([received, piece]);
      const sent = readStream(received);
      if (!sent || state.mode === "slow") return;
      state.read += 1;
      socket.end(
        `${state.mode === "broken" ? "INSTREAM size limit exceeded. ERROR" : scanReply(sent)}\0`,
      );
    });
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address() as { port: number };
  return {
    state,
    url: `tcp://127.0.0.1:${address.port}`,
    scanner: { host: "127.0.0.1", port: address.port },
    close: () => {
      for (const socket of open) socket.destroy();
      return new Promise<void>((done) => server.close(() => done()));
    },
  };
}

const scanReply = (sent: Buffer) =>
  `stream: ${sent.includes(EICAR) ? "Eicar-Test-Signature FOUND" : "OK"}`;

/** The bytes between `zINSTREAM` and the empty chunk; null while incomplete. */
function readStream(received: Buffer): Buffer | null {
  const command = "zINSTREAM\0";
  if (received.length < command.length) return null;
  if (received.subarray(0, command.length).toString() !== command) throw new Error("not INSTREAM");
  const pieces: Buffer[] = [];
  let at = command.length;
  while (at + 4 <= received.length) {
    const length = received.readUInt32BE(at);
    at += 4;
    if (length === 0) return Buffer.concat(pieces);
    pieces.push(received.subarray(at, at + length));
    at += length;
  }
  return null;
}
