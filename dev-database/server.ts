import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Cluster } from "./data-folder.ts";
import { SOCKET_FILE } from "./pid-file.ts";
import { isServer } from "./processes.ts";
import { isWindows, launchProgram } from "./programs.ts";

const STOP_TIMEOUT_MS = 30_000;
const SETTINGS =
  "shared_buffers=128MB max_wal_size=512MB jit=off timezone=UTC " +
  "log_timezone=UTC idle_in_transaction_session_timeout=60s unix_socket_permissions=0700";

/**
 * Starts the server of a cluster without waiting for it; it may outlive the application. `end` resolves to
 * the reason why it ended.
 * @param port TCP port, used only where no socket is possible
 */
export async function launchServer(cluster: Cluster, port?: number) {
  const args = await serverArguments(cluster, port);
  const { child, end } = launchProgram("postgres", args, cluster.logFile, cluster.user);
  child.unref();
  return { end: end.then((reason) => reason || "it was stopped.") };
}

async function serverArguments(
  { data, fsync, connections }: Cluster,
  port?: number,
): Promise<string[]> {
  // A Unix socket in the private folder, unless its path exceeds the system's limit (103 bytes).
  const usesSocket = !isWindows && Buffer.byteLength(join(data, SOCKET_FILE)) < 103;
  const settings = [
    `listen_addresses=${usesSocket ? "" : "127.0.0.1"}`,
    `unix_socket_directories=${usesSocket ? `"${data.replaceAll('"', '""')}"` : ""}`,
    `port=${usesSocket ? 5432 : (port ?? (await freePort()))}`,
    `max_connections=${connections}`,
    `fsync=${fsync ? "on" : "off"}`,
    ...SETTINGS.split(" "),
  ];
  return ["-D", data, ...settings.flatMap((setting) => ["-c", setting])];
}

function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const server = createServer().once("error", fail);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => done(typeof address === "object" && address ? address.port : 0));
    });
  });
}

/**
 * Stops the server and waits until it is gone, 30 s at most. The caller still holds the lock, so no other
 * application adopts a stopping server.
 */
export async function stopServer(
  { data, logFile: journal, log }: Cluster,
  pid: number,
): Promise<void> {
  if (isWindows) await launchProgram("pg_ctl", ["stop", "-D", data, "-m", "fast"], journal).end;
  else if (isServer(data, pid)) process.kill(pid, "SIGINT");
  for (const deadline = Date.now() + STOP_TIMEOUT_MS; isServer(data, pid); await sleep(5)) {
    if (Date.now() < deadline) continue;
    return log(`PostgreSQL (process ${pid}) is still stopping: the next start will wait for it.`);
  }
}
