import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "app",
  ssr: true,
  // The manifest is one small immutable file, so that a page that wakes up asks for nothing else.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
