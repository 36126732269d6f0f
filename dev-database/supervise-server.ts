import { type AcquiredServer, acquireServer } from "./acquire-server.ts";
import type { Cluster } from "./data-folder.ts";
import { getLogin, type Login } from "./login.ts";
import { stopServer } from "./server.ts";
import { toStartRefused } from "./start-errors.ts";

export type RunningDatabase = {
  /** Connection options; they stay valid when the server is started again. */
  pool: Login;
  /** True when the server of a killed application was taken over. */
  isAdopted: boolean;
  /** Process id of the server; it changes when the server is started again. */
  readonly pid: number;
  /** Rejects when the server cannot be recovered; never resolves. */
  lost: Promise<never>;
  /** Stops the server and waits until it is gone, 30 s at most. */
  stop(): Promise<void>;
};

/** Watches the lock connection: when it breaks, takes the lock again and starts the server if needed. */
export function superviseServer(cluster: Cluster, first: AcquiredServer): RunningDatabase {
  const { promise: lost, reject } = Promise.withResolvers<never>();
  lost.catch(() => {}); // avoids an unhandled rejection when nobody listens
  let acquired: AcquiredServer | undefined = first;
  let stopped: Promise<void> | undefined;
  let regained: Promise<void> = Promise.resolve();
  const regain = async () => {
    cluster.log("The connection to PostgreSQL broke: taking it back.");
    acquired = undefined;
    acquired = watch(await acquireServer(cluster, first.port));
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
    // When the lock is lost, another application may own the server: do not stop it.
    if (acquired) await stopServer(cluster, acquired.pid);
  };
  watch(first);
  return {
    pool: getLogin(cluster, first),
    isAdopted: first.isAdopted,
    lost,
    get pid() {
      return acquired?.pid ?? first.pid;
    },
    stop: () => {
      stopped ??= stop();
      return stopped;
    },
  };
}
