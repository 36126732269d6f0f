import type { Cluster } from "./data-folder.ts";
import { inOneSentence } from "./faults.ts";
import { type Login, login } from "./login.ts";
import { stopServer } from "./server.ts";
import { type Hold, takeHold } from "./take-hold.ts";

export type RunningDatabase = {
  /** What a pool needs to connect; still true after the server had to be started again. */
  pool: Login;
  /** True when a live server, left by a killed application, was taken over. */
  adopted: boolean;
  /** The server's process; another one after the server had to be started again. */
  readonly pid: number;
  /** Rejects when the database is gone and could not be taken back; never resolves. */
  lost: Promise<never>;
  /** Stops the server and waits until it is gone. */
  stop(): Promise<void>;
};

/** If the connection breaks, the lock is taken again, on a new server if need be. */
export function keepHold(cluster: Cluster, first: Hold): RunningDatabase {
  const { promise: lost, reject } = Promise.withResolvers<never>();
  lost.catch(() => {}); // a listener may come later, or never
  let hold: Hold | undefined = first;
  let stopped: Promise<void> | undefined;
  let regained: Promise<void> = Promise.resolve();
  const regain = async () => {
    cluster.log("The connection to PostgreSQL broke: taking it back.");
    hold = undefined;
    hold = watch(await takeHold(cluster, first.port));
  };
  const watch = (watched: Hold) => {
    watched.guard.once("end", () => {
      if (stopped) return;
      regained = regain().catch((error) => reject(inOneSentence(error, cluster.base)));
    });
    return watched;
  };
  const stop = async () => {
    await regained;
    // When lost, then perhaps to another application: not ours to stop.
    if (hold) await stopServer(cluster, hold.pid);
  };
  watch(first);
  return {
    pool: login(cluster, first),
    adopted: first.adopted,
    lost,
    get pid() {
      return hold?.pid ?? first.pid;
    },
    stop: () => {
      stopped ??= stop();
      return stopped;
    },
  };
}
