import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { log } from "../log.server.ts";
import { databaseSettings } from "./client.server.ts";

/** `stop` waits for a database that does not answer for two seconds at most. */
export type Subscription = { stop(): Promise<void> };

/** The name of these connections: each process of a site that runs has some, for as long as it runs. */
export const LISTEN_APPLICATION_NAME = "erabao listening";

/** How long the end of a connection is waited for, in milliseconds. */
const STOP_MS = 2_000;
const MIN_RETRY_MS = 200;
const MAX_RETRY_MS = 10_000;

/** A connection can die without a word: behind a firewall that forgets it, or a machine that is switched off. */
const HEARTBEAT = { heartbeatMs: 30_000, responseTimeoutMs: 10_000 };

/**
 * Calls `heard` with what any process says on a channel of the database (NOTIFY), and with nothing each
 * time the connection comes back: what was said meanwhile is unknown. `deaf` is called when it is lost, or when it does
 * not answer within `answerMs` a question that it is asked each `heartbeatMs`.
 */
export async function listen(
  channel: string,
  {
    onNotification,
    onDisconnect,
  }: { onNotification: (payload?: string) => void; onDisconnect: () => void },
  { heartbeatMs, responseTimeoutMs: answerMs } = HEARTBEAT,
): Promise<Subscription> {
  let client: pg.Client | undefined;
  let stopped = false;
  let retry: NodeJS.Timeout | undefined;

  const connect = async () => {
    const connecting = new pg.Client({
      ...databaseSettings(),
      application_name: LISTEN_APPLICATION_NAME,
      keepAlive: true,
    });
    let heartbeat: NodeJS.Timeout | undefined;
    let isEnded = false;
    const scheduleHeartbeat = () => {
      heartbeat = setTimeout(async () => {
        await endIfUnresponsive(connecting, answerMs);
        if (!isEnded) scheduleHeartbeat();
      }, heartbeatMs).unref();
    };
    connecting.on("notification", ({ payload = "" }) => onNotification(payload));
    connecting.on("error", () => {});
    connecting.once("end", () => {
      isEnded = true;
      clearTimeout(heartbeat);
      if (stopped || client !== connecting) return;
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
          if (!stopped) scheduleRetry(Math.min(waitMs * 2, MAX_RETRY_MS));
        },
      );
    }, waitMs);
  };

  await connect();
  return {
    async stop() {
      stopped = true;
      clearTimeout(retry);
      await Promise.race([client?.end(), wait(STOP_MS, undefined, { ref: false })]);
    },
  };
}

/** Asks a connection for an answer, and ends one that gives none in time. */
async function endIfUnresponsive(client: pg.Client, timeoutMs: number): Promise<void> {
  const end = () => void client.end().catch(() => {});
  const timer = setTimeout(end, timeoutMs);
  await client.query("select 1").catch(end);
  clearTimeout(timer);
}
