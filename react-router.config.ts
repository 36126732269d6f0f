import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "app",
  ssr: true,
  // Nothing is discovered link by link: a page that wakes is given its part of the plan (late/plan-part.server.ts).
  routeDiscovery: { mode: "initial" },
} satisfies Config;
