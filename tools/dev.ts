import { spawnSync } from "node:child_process";
import { resolve } from "node:path";

// Run under `node --watch`: every change builds again (about 3 s) and starts again on the same data.
const build = ["node_modules/@react-router/dev/bin.cjs", "build", "--logLevel", "warn"];
const built = spawnSync(process.execPath, build, {
  stdio: "inherit",
  env: { ...process.env, NODE_ENV: "production", LEAVE_UNPACKED: "yes" },
});
if (built.status === 0) await import(resolve("build/server/start.js"));
