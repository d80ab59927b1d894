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
    // The shoppers of a test share an address, and order more than a person does. The limits have a
    // test of their own (orders/order-limits.api.test.ts).
    COD_OPEN_ORDERS: "100000",
    UNPAID_ORDERS: "100000",
    UNPAID_PIECES: "100000",
    UNPAID_RUPEES: "1000000000",
    UNPAID_ORDERS_A_DAY: "100000",
    UNPAID_PIECES_A_DAY: "100000",
    UNPAID_RUPEES_A_DAY: "1000000000",
    EXPOSURE_RUPEES: "10000000000",
    EXPOSURE_ORDERS: "100000",
    // The code at the door has a test of its own (orders/door-code.api.test.ts).
    DOOR_CODE_ABOVE_RUPEES: "10000000",
    // Weighing has a test of its own (orders/dispatch.api.test.ts).
    DISPATCH_NEEDS_PIECES: "false",
    // On a busy machine any statement may be slow (platform/tracing/slow-statements.api.test.ts).
    SLOW_STATEMENT_MS: "0",
    ...settings,
  });
}
