import { type AddressInfo, connect, createServer } from "node:net";

/**
 * A server seen from far away: each new connection waits so many milliseconds before its first byte, as TCP and TLS
 * make it wait, which a browser that holds its own network back leaves out. Gives its new origin.
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
