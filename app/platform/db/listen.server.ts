import pg from "pg";
import { log } from "../log.server.ts";
import { databaseSettings } from "./client.server.ts";

export type Listening = { stop(): Promise<void> };

const FIRST_RETRY = 200;
const LONGEST_RETRY = 10_000;

/**
 * Calls `heard` with what any process says on a channel of the database (NOTIFY), and with nothing each
 * time the connection comes back: what was said meanwhile is unknown. `deaf` is called when it is lost.
 */
export async function listen(
  channel: string,
  { heard, deaf }: { heard: (said?: string) => void; deaf: () => void },
): Promise<Listening> {
  let client: pg.Client | undefined;
  let stopped = false;
  let retry: NodeJS.Timeout | undefined;

  const connect = async () => {
    const opening = new pg.Client({ ...databaseSettings(), application_name: "erabao listening" });
    opening.on("notification", ({ payload = "" }) => heard(payload));
    opening.on("error", () => {});
    opening.once("end", () => {
      if (stopped || client !== opening) return;
      deaf();
      again(FIRST_RETRY);
    });
    await opening.connect();
    await opening.query(`listen ${pg.escapeIdentifier(channel)}`);
    client = opening;
  };
  const again = (wait: number) => {
    retry = setTimeout(() => {
      connect().then(
        () => heard(),
        (error) => {
          log().warn({ err: error }, "listening to the database");
          if (!stopped) again(Math.min(wait * 2, LONGEST_RETRY));
        },
      );
    }, wait);
  };

  await connect();
  return {
    async stop() {
      stopped = true;
      clearTimeout(retry);
      await client?.end();
    },
  };
}
