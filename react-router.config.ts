import type { Config } from "@react-router/dev/config";
import { compressFiles } from "./tools/bundle/compress-files.ts";

export default {
  appDirectory: "app",
  ssr: true,
  serverBuildFile: "start.js",
  // Nothing is discovered link by link: a page that wakes is given its part of the plan (client/route-manifest.server.ts).
  routeDiscovery: { mode: "initial" },
  // A page that wakes brings one script for each of its routes (client/hydrate.js): what it does when a form is sent is in it.
  splitRouteModules: false,
  // Not while one develops: the server packs what is asked for, at its first need.
  ...(process.env.LEAVE_UNPACKED ? {} : { buildEnd: () => compressFiles("build/client") }),
} satisfies Config;
