import type { Config } from "@react-router/dev/config";
import { compressFiles } from "./tools/bundle/compress-files.ts";

export default {
  appDirectory: "app",
  ssr: true,
  serverBuildFile: "start.js",
  // One cacheable file lists all routes, so that links work without a network (decision 0011).
  routeDiscovery: { mode: "initial" },
  // A hydrated page loads one script per route, which contains its client action.
  splitRouteModules: false,
  // Not in development: the server compresses a file when it is first requested.
  ...(process.env.LEAVE_UNPACKED ? {} : { buildEnd: () => compressFiles("build/client") }),
} satisfies Config;
