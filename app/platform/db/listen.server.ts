import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { log } from "../log.server.ts";
import { databaseSettings } from "./client.server.ts";

/** `stop` waits for a database that does not answer for two seconds at most. */
export type Listening = { stop(): Promise<void> };

/** The name of these connections: each process of a site that runs has some, for as long as it runs. */
export const LISTENING_NAME = "erabao listening";

/** How long the end of a connection is waited for, in milliseconds. */
const STOP_MS = 2_000;
const FIRST_RETRY = 200;
const LONGEST_RETRY = 10_000;

/** A connection can die without a word: behind a firewall that forgets it, or a machine that is switched off. */
const HEARTBEAT = { heartbeatMs: 30_000, answerMs: 10_000 };

/**
 * Calls `heard` with what any process says on a channel of the database (NOTIFY), and with nothing each
 * time the connection comes back: what was said meanwhile is unknown. `deaf` is called when it is lost, or when it does
 * not answer within `answerMs` a question that it is asked each `heartbeatMs`.
 */
export async function listen(
  channel: string,
  { heard, deaf }: { heard: (said?: string) => void; deaf: () => void },
  { heartbeatMs, answerMs } = HEARTBEAT,
): Promise<Listening> {
  let client: pg.Client | undefined;
  let stopped = false;
  let retry: NodeJS.Timeout | undefined;

  const connect = async () => {
    const opening = new pg.Client({
      ...databaseSettings(),
      application_name: LISTENING_NAME,
      keepAlive: true,
    });
    let heartbeat: NodeJS.Timeout | undefined;
    let isEnded = false;
    const beat = () => {
      heartbeat = setTimeout(async () => {
        await endUnlessAnswering(opening, answerMs);
        if (!isEnded) beat();
      }, heartbeatMs).unref();
    };
    opening.on("notification", ({ payload = "" }) => heard(payload));
    opening.on("error", () => {});
    opening.once("end", () => {
      isEnded = true;
      clearTimeout(heartbeat);
      if (stopped || client !== opening) return;
      deaf();
      again(FIRST_RETRY);
    });
    await opening.connect();
    await opening.query(`listen ${pg.escapeIdentifier(channel)}`);
    client = opening;
    beat();
  };
  const again = (waitMs: number) => {
    retry = setTimeout(() => {
      connect().then(
        () => heard(),
        (error) => {
          log().warn({ err: error }, "listening to the database");
          if (!stopped) again(Math.min(waitMs * 2, LONGEST_RETRY));
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
async function endUnlessAnswering(client: pg.Client, answerMs: number): Promise<void> {
  const end = () => void client.end().catch(() => {});
  const timer = setTimeout(end, answerMs);
  await client.query("select 1").catch(end);
  clearTimeout(timer);
}
