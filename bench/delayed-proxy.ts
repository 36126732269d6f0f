import { type AddressInfo, connect, createServer } from "node:net";

/**
 * A proxy that simulates a distant server: each new connection waits this many milliseconds before its first byte, as
 * for TCP and TLS handshakes, which the browser's own network throttling omits. Returns its origin.
 */
export async function startDelayedProxy(origin: string, delayMs: number) {
  const port = Number(new URL(origin).port);
  const server = createServer((client) => {
    client.pause();
    client.on("error", () => {});
    setTimeout(() => {
      if (client.destroyed) return;
      const upstream = connect(port, "localhost");
      upstream.on("error", () => client.destroy());
      client.on("close", () => upstream.destroy());
      client.pipe(upstream).pipe(client);
    }, delayMs);
  }).listen(0);
  await new Promise((resolve) => server.once("listening", resolve));
  return { origin: `http://localhost:${(server.address() as AddressInfo).port}`, server };
}
