import { heldUntil, type RateHold } from "@suvarna/domain/rate-desk";
import type { RateSheet } from "@suvarna/domain/rate-sheet";
import type { RatesConfig } from "./settings.ts";

/** The name that shoppers see as the source of rates that staff entered. */
export const BY_HAND = "Set by the shop";

/** A rate sheet with the moment from which nothing is sold by it. */
export interface SellingSheet extends RateSheet {
  readonly sellsUntil: Date;
}

/**
 * Returns when sales by a sheet end without an act of staff, because somebody who watches the
 * market could profit from an old rate. The shop sells by a reading of a feed for `feedSellMs`, by
 * rates that staff entered for `manualSellMs`, and by held rates at least until the end of the
 * hold.
 * @param hold the newest hold or release of the rates by staff
 */
export function sellsUntil(
  sheet: Pick<RateSheet, "source" | "takenAt" | "acceptedAt"> & {
    readonly heldUntil: Date | null;
  },
  { feedSellMs, manualSellMs }: Pick<RatesConfig, "feedSellMs" | "manualSellMs">,
  hold: RateHold | null,
): Date {
  const ms = sheet.source === BY_HAND ? manualSellMs : feedSellMs;
  const heldUntilMs = heldUntil(sheet, hold)?.getTime() ?? 0;
  return new Date(Math.max(sheet.takenAt.getTime() + ms, heldUntilMs));
}
