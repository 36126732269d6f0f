import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { log } from "../log.server.ts";
import { directDatabaseSettings } from "./client.server.ts";

/** `stop` waits at most two seconds for a database that does not answer. */
export type Subscription = { stop(): Promise<void> };

/**
 * The application name of these connections. Each running process of the site has some, so that others can detect it.
 */
export const LISTEN_APPLICATION_NAME = "erabao listening";

/** How long `stop` waits for a connection to close, in milliseconds. */
const STOP_MS = 2_000;
const MIN_RETRY_MS = 200;
const MAX_RETRY_MS = 10_000;

/** Detects connections that die silently: a firewall forgot them, or the machine was switched off. */
const HEARTBEAT = { heartbeatMs: 30_000, responseTimeoutMs: 10_000 };

/**
 * Listens to a PostgreSQL channel (NOTIFY) and reconnects by itself. `onNotification` gets the payload, or undefined
 * after each reconnection, because notifications may have been missed. `onDisconnect` is called when the connection
 * is lost or does not answer a heartbeat in time.
 */
export async function listen(
  channel: string,
  {
    onNotification,
    onDisconnect,
  }: { onNotification: (payload?: string) => void; onDisconnect: () => void },
  { heartbeatMs, responseTimeoutMs } = HEARTBEAT,
): Promise<Subscription> {
  let client: pg.Client | undefined;
  let isStopped = false;
  let retry: NodeJS.Timeout | undefined;

  const connect = async () => {
    const connecting = new pg.Client({
      ...directDatabaseSettings(),
      application_name: LISTEN_APPLICATION_NAME,
      keepAlive: true,
    });
    let heartbeat: NodeJS.Timeout | undefined;
    let isEnded = false;
    const scheduleHeartbeat = () => {
      heartbeat = setTimeout(async () => {
        await endIfUnresponsive(connecting, responseTimeoutMs);
        if (!isEnded) scheduleHeartbeat();
      }, heartbeatMs).unref();
    };
    connecting.on("notification", ({ payload = "" }) => onNotification(payload));
    connecting.on("error", () => {});
    connecting.once("end", () => {
      isEnded = true;
      clearTimeout(heartbeat);
      if (isStopped || client !== connecting) return;
      onDisconnect();
      scheduleRetry(MIN_RETRY_MS);
    });
    await connecting.connect();
    await connecting.query(`listen ${pg.escapeIdentifier(channel)}`);
    client = connecting;
    scheduleHeartbeat();
  };
  const scheduleRetry = (waitMs: number) => {
    retry = setTimeout(() => {
      connect().then(
        () => onNotification(),
        (error) => {
          log().warn({ err: error }, "listening to the database");
          if (!isStopped) scheduleRetry(Math.min(waitMs * 2, MAX_RETRY_MS));
        },
      );
    }, waitMs);
  };

  await connect();
  return {
    async stop() {
      isStopped = true;
      clearTimeout(retry);
      await Promise.race([client?.end(), wait(STOP_MS, undefined, { ref: false })]);
    },
  };
}

/** Sends a query on the connection, and ends the connection when no answer arrives within `timeoutMs`. */
async function endIfUnresponsive(client: pg.Client, timeoutMs: number): Promise<void> {
  const end = () => void client.end().catch(() => {});
  const timer = setTimeout(end, timeoutMs);
  await client.query("select 1").catch(end);
  clearTimeout(timer);
}
