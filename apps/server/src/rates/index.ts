export { confirmApprovedReading } from "./decide-reading.ts";
export { enterApprovedSheet } from "./enter-sheet.ts";
export { addToHistory, type RateMoment } from "./history.ts";
export { acceptSheet, holdSheet, keepSheet } from "./queries.ts";
export type { Rates } from "./rates.ts";
export type { SellingSheet } from "./sell-age.ts";
export type { RateSource } from "./sources/rate-source.ts";
export { ANCHOR, SIMULATED_MARKET } from "./sources/simulated-market.ts";
