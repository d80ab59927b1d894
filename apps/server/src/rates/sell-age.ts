import { heldUntil, type RateHold } from "@suvarna/domain/rate-desk";
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
 * against an older rate. A feed must report again within `feedSellMs`, and rates that staff entered
 * are sold by for `manualSellMs`; both for as long as staff hold them, if that is longer.
 * @param hold the newest word of staff about holding the rates
 */
export function sellsUntil(
  sheet: Pick<RateSheet, "source" | "takenAt" | "acceptedAt"> & {
    readonly heldUntil: Date | null;
  },
  { feedSellMs, manualSellMs }: Pick<RatesConfig, "feedSellMs" | "manualSellMs">,
  hold: RateHold | null,
): Date {
  const ms = sheet.source === BY_HAND ? manualSellMs : feedSellMs;
  const held = heldUntil(sheet, hold)?.getTime() ?? 0;
  return new Date(Math.max(sheet.takenAt.getTime() + ms, held));
}
