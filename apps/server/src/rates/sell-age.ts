import type { RateSheet } from "@suvarna/domain/rate-sheet";
import type { RatesConfig } from "./settings.ts";

/** The source's name of rates that staff enter, as shoppers see it. */
export const BY_HAND = "Set by the shop";

/** A sheet with the moment from which nothing is sold by it. */
export interface SellingSheet extends RateSheet {
  readonly sellsUntil: Date;
}

/**
 * When sales by a sheet stop by themselves, because somebody who watches the market could trade
 * against an older rate. A feed must report again within `feedSellMs`. Rates that staff entered are
 * sold by for `manualSellMs`, or as long as staff hold them if that is longer.
 */
export function sellsUntil(
  {
    source,
    takenAt,
    heldUntil,
  }: Pick<RateSheet, "source" | "takenAt"> & {
    readonly heldUntil: Date | null;
  },
  { feedSellMs, manualSellMs }: Pick<RatesConfig, "feedSellMs" | "manualSellMs">,
): Date {
  if (source !== BY_HAND) return new Date(takenAt.getTime() + feedSellMs);
  const byAge = takenAt.getTime() + manualSellMs;
  return new Date(Math.max(byAge, heldUntil?.getTime() ?? 0));
}
