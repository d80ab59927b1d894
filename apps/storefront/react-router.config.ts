import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  // All routes are in the first manifest, so visible links cause no calls.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
