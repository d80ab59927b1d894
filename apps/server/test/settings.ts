import { type Config, readConfig } from "../src/config.ts";

/** The time at which the test shops open. */
export const OPENED_AT = "2026-11-21T06:12:00.000Z";

/** The configuration of a test shop, which does not read the environment. */
export function testConfig(settings: Readonly<Record<string, string>> = {}): Config {
  return readConfig({
    SHOP_MODE: "demo",
    LOG_LEVEL: "silent",
    // The rates stay those of the seed, unless a test sets another interval.
    RATES_TICK_SECONDS: "3600",
    RATES_SELL_MINUTES: "1440",
    ...settings,
  });
}
