import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { afterAll } from "vitest";
import { type FreshDatabase, getDatabaseUrl } from "./fresh-database.ts";

/** A TCP proxy to a database that a test can interrupt. It is closed after the tests of the file. */
export type DatabaseProxy = {
  url: string;
  /** Closes every connection and refuses new ones, as a stopped database does. */
  disconnect(): void;
  /** Stops forwarding on open connections without closing them; new connections work. */
  freeze(): void;
  reconnect(): void;
};

export async function startDatabaseProxy(
  database: Pick<FreshDatabase, "settings">,
): Promise<DatabaseProxy> {
  const { host = "", port = 5432 } = database.settings;
  const target = host.startsWith("/") ? { path: `${host}/.s.PGSQL.${port}` } : { host, port };
  const open = new Set<Socket>();
  let isCut = false;
  const server = createServer((client) => {
    if (isCut) return void client.resetAndDestroy();
    const upstream = connect(target);
    for (const [one, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      open.add(one);
      one.on("error", () => other.destroy());
      one.on("close", () => {
        open.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const disconnect = () => {
    isCut = true;
    for (const socket of open) socket.destroy();
  };
  afterAll(() => {
    disconnect();
    server.close();
  });
  const settings = {
    ...database.settings,
    host: "127.0.0.1",
    port: (server.address() as AddressInfo).port,
  };
  return {
    url: getDatabaseUrl({ settings }),
    disconnect,
    freeze() {
      for (const socket of open) socket.unpipe().pause();
    },
    reconnect() {
      isCut = false;
    },
  };
}
