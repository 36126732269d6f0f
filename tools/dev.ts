import { spawnSync } from "node:child_process";
import { resolve } from "node:path";

// Runs under `node --watch`: each change triggers a rebuild (about 3 s) and a restart on the same data.
const build = ["node_modules/@react-router/dev/bin.cjs", "build", "--logLevel", "warn"];
const built = spawnSync(process.execPath, build, {
  stdio: "inherit",
  env: { ...process.env, NODE_ENV: "production", LEAVE_UNPACKED: "yes" },
});
if (built.status === 0) await import(resolve("build/server/start.js"));
