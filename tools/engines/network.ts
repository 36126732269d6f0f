import { once } from "node:events";
import { createServer, request } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { Transform } from "node:stream";

/** The network between a browser and a site, which a test can interrupt. */
export type Network = {
  /** The address of the site for the browser. */
  origin: string;
  /** The requests that reached the site: `GET /about`. */
  requests: string[];
  /** Number of bytes of request bodies that reached the site. */
  uploadedBytes: number;
  /** Closes every connection and refuses new ones. */
  cut(): void;
  restore(): void;
  /** Closes the connection of each request for a matching path; null refuses none. */
  refuse(path: RegExp | null): void;
  /** Limits request bodies to this many bytes a second. */
  slowUploads(bytesPerSecond: number): void;
  close(): void;
};

/** Starts an HTTP proxy to the site at `port`. The site sees `clientAddress` as the address of the browser. */
export async function startNetwork(port: string, clientAddress: string): Promise<Network> {
  const open = new Set<Socket>();
  let isCut = false;
  let refused: RegExp | null = null;
  let uploadRate = Number.POSITIVE_INFINITY;
  const countBytes = () =>
    new Transform({
      transform(chunk, _, done) {
        network.uploadedBytes += chunk.length;
        setTimeout(done, (chunk.length / uploadRate) * 1000, null, chunk);
      },
    });
  const proxy = createServer((incoming, outgoing) => {
    const { method, url = "", headers, socket } = incoming;
    if (refused?.test(url)) return void socket.destroy();
    network.requests.push(`${method} ${url}`);
    const forwarded = request(
      { port, method, path: url, headers: { ...headers, "x-real-ip": clientAddress } },
      (response) => {
        outgoing.writeHead(response.statusCode ?? 502, response.headers);
        response.pipe(outgoing);
      },
    );
    forwarded.on("error", () => outgoing.destroy());
    outgoing.on("close", () => forwarded.destroy());
    incoming.pipe(countBytes()).pipe(forwarded);
  });
  proxy.on("connection", (socket) => {
    if (isCut) return void socket.resetAndDestroy();
    open.add(socket);
    socket.on("close", () => open.delete(socket));
  });
  proxy.listen(0, "localhost");
  await once(proxy, "listening");
  const network: Network = {
    origin: `http://localhost:${(proxy.address() as AddressInfo).port}`,
    requests: [],
    uploadedBytes: 0,
    cut() {
      isCut = true;
      for (const socket of open) socket.resetAndDestroy();
    },
    restore() {
      isCut = false;
    },
    refuse(path) {
      refused = path;
    },
    slowUploads(bytesPerSecond) {
      uploadRate = bytesPerSecond;
    },
    close() {
      proxy.close();
      proxy.closeAllConnections();
    },
  };
  return network;
}
