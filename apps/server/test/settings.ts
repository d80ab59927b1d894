import { type Config, readConfig } from "../src/config.ts";

/** When the shops of the tests open. */
export const OPENED_AT = "2026-11-21T06:12:00.000Z";

/** The configuration of a shop in the tests, which no environment changes. */
export function testConfig(settings: Readonly<Record<string, string>> = {}): Config {
  return readConfig({
    LOG_LEVEL: "silent",
    // The rates of the seed stay those of the test, unless it says another tick.
    RATES_TICK_SECONDS: "3600",
    ...settings,
  });
}
