import { type Config, readConfig } from "../src/config.ts";

/** The time on the clock of a test shop when it opens. */
export const OPENED_AT = "2026-11-21T06:12:00.000Z";

/** Returns the configuration of a test shop. The environment is not read. */
export function testConfig(settings: Readonly<Record<string, string>> = {}): Config {
  return readConfig({
    SHOP_MODE: "demo",
    LOG_LEVEL: "silent",
    // The long interval keeps the rates of the seed, unless a test sets another interval.
    RATES_TICK_SECONDS: "3600",
    RATES_SELL_MINUTES: "1440",
    // The shoppers of a test share a shipping address and order more than a person would, so the
    // limits are high. Another test covers the limits (orders/order-limits.api.test.ts).
    COD_OPEN_ORDERS: "100000",
    UNPAID_ORDERS: "100000",
    UNPAID_PIECES: "100000",
    UNPAID_RUPEES: "1000000000",
    UNPAID_ORDERS_A_DAY: "100000",
    UNPAID_PIECES_A_DAY: "100000",
    UNPAID_RUPEES_A_DAY: "1000000000",
    EXPOSURE_RUPEES: "10000000000",
    EXPOSURE_ORDERS: "100000",
    // No order of these tests needs a code at the door. Another test covers these codes
    // (orders/door-code.api.test.ts).
    DOOR_CODE_ABOVE_RUPEES: "10000000",
    // Pieces need not be weighed before their dispatch. Another test covers weighing
    // (orders/dispatch.api.test.ts).
    DISPATCH_NEEDS_PIECES: "false",
    // No statement counts as slow, because any statement may be slow on a busy machine. Another
    // test covers slow statements (platform/tracing/slow-statements.api.test.ts).
    SLOW_STATEMENT_MS: "0",
    ...settings,
  });
}
