import type { ShopEvent } from "../platform/bus.ts";

export const RATES_CHANGED = "rates-changed";

/** A new sheet was accepted. */
export interface RatesChanged {
  readonly sheetId: string;
}

export function ratesChanged(sheetId: string): ShopEvent {
  const payload: RatesChanged = { sheetId };
  return { topic: RATES_CHANGED, payload };
}
