import type { Config } from "@react-router/dev/config";
import { compressFiles } from "./tools/bundle/compress-files.ts";

export default {
  appDirectory: "app",
  ssr: true,
  serverBuildFile: "start.js",
  // A hydrated page gets the part of the route manifest that it needs (client/route-manifest.server.ts).
  routeDiscovery: { mode: "initial" },
  // A hydrated page loads one script per route (client/hydrate.js), which contains its client action.
  splitRouteModules: false,
  // Not in development: the server compresses a file when it is first requested.
  ...(process.env.LEAVE_UNPACKED ? {} : { buildEnd: () => compressFiles("build/client") }),
} satisfies Config;
