import { type AcquiredServer, acquireServer } from "./acquire-server.ts";
import type { Cluster } from "./data-folder.ts";
import { getLogin, type Login } from "./login.ts";
import { stopServer } from "./server.ts";
import { toStartRefused } from "./start-errors.ts";

export type RunningDatabase = {
  /** What a pool needs to connect; still true after the server had to be started again. */
  pool: Login;
  /** True when a live server, left by a killed application, was taken over. */
  isAdopted: boolean;
  /** The server's process; another one after the server had to be started again. */
  readonly pid: number;
  /** Rejects when the database is gone and could not be taken back; never resolves. */
  lost: Promise<never>;
  /** Stops the server and waits until it is gone. */
  stop(): Promise<void>;
};

/** If the connection breaks, the lock is taken again, on a new server if need be. */
export function superviseServer(cluster: Cluster, first: AcquiredServer): RunningDatabase {
  const { promise: lost, reject } = Promise.withResolvers<never>();
  lost.catch(() => {}); // a listener may come later, or never
  let held: AcquiredServer | undefined = first;
  let stopped: Promise<void> | undefined;
  let regained: Promise<void> = Promise.resolve();
  const regain = async () => {
    cluster.log("The connection to PostgreSQL broke: taking it back.");
    held = undefined;
    held = watch(await acquireServer(cluster, first.port));
  };
  const watch = (watched: AcquiredServer) => {
    watched.lockClient.once("end", () => {
      if (stopped) return;
      regained = regain().catch((error) => reject(toStartRefused(error, cluster.base)));
    });
    return watched;
  };
  const stop = async () => {
    await regained;
    // When lost, then perhaps to another application: not ours to stop.
    if (held) await stopServer(cluster, held.pid);
  };
  watch(first);
  return {
    pool: getLogin(cluster, first),
    isAdopted: first.isAdopted,
    lost,
    get pid() {
      return held?.pid ?? first.pid;
    },
    stop: () => {
      stopped ??= stop();
      return stopped;
    },
  };
}
