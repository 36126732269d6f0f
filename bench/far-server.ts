import { type AddressInfo, connect, createServer } from "node:net";

/**
 * A server seen from far away: each new connection waits so many milliseconds before its first byte, as TCP and TLS
 * make it wait, which a browser that holds its own network back leaves out. Gives its new origin.
 */
export async function farFrom(origin: string, wait: number) {
  const port = Number(new URL(origin).port);
  const server = createServer((near) => {
    near.pause();
    near.on("error", () => {});
    setTimeout(() => {
      if (near.destroyed) return;
      const far = connect(port, "localhost");
      far.on("error", () => near.destroy());
      near.on("close", () => far.destroy());
      near.pipe(far).pipe(near);
    }, wait);
  }).listen(0);
  await new Promise((ready) => server.once("listening", ready));
  return { origin: `http://localhost:${(server.address() as AddressInfo).port}`, server };
}
