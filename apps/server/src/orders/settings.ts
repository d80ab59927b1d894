import type { DispatchRules } from "@suvarna/domain/dispatch";
import type { UnpaidLimits } from "@suvarna/domain/order-limits";
import * as z from "zod";
import { wholeNumber } from "../platform/setting-types.ts";

/** The settings of the checkout, with their defaults. */
export const ORDER_SETTINGS = {
  PAN_ABOVE_RUPEES: wholeNumber(0, 100_000_000).default(200_000),
  COD_BELOW_RUPEES: wholeNumber(0, 200_000).default(200_000),
  COD_OPEN_ORDERS: wholeNumber(0, 1_000_000).default(3),
  DOOR_CODE_ABOVE_RUPEES: wholeNumber(0, 10_000_000).default(50_000),
  TOTAL_TOLERANCE_RUPEES: wholeNumber(0, 100).default(1),
  PAN_READS_DAILY: wholeNumber(1, 10_000).default(20),
  PAN_READS_TOLD: wholeNumber(1, 10_000).default(10),
  PRICE_LOCK_MINUTES: wholeNumber(1, 120).default(15),
  UNPAID_ORDERS: wholeNumber(1, 1_000_000).default(3),
  UNPAID_PIECES: wholeNumber(1, 1_000_000).default(10),
  UNPAID_RUPEES: wholeNumber(1, 1_000_000_000).default(5_000_000),
  UNPAID_ORDERS_A_DAY: wholeNumber(1, 1_000_000).default(10),
  UNPAID_PIECES_A_DAY: wholeNumber(1, 1_000_000).default(30),
  UNPAID_RUPEES_A_DAY: wholeNumber(1, 1_000_000_000).default(20_000_000),
  LAST_PIECE_MINUTES: wholeNumber(1, 1440).default(10),
  PREPAYMENT_HOURS: wholeNumber(1, 168).default(24),
  EXPOSURE_RUPEES: wholeNumber(1, 10_000_000_000).default(100_000_000),
  EXPOSURE_ORDERS: wholeNumber(1, 10_000_000).default(1000),
  DISPATCH_NEEDS_PIECES: z.enum(["true", "false"]).default("true"),
  DISPATCH_WEIGH_AGAIN_BP: wholeNumber(1, 10_000).default(300),
};

export const ORDER_FAMILIES = [
  "PAN_",
  "COD_",
  "DOOR_",
  "TOTAL_",
  "PRICE_",
  "UNPAID_",
  "LAST_",
  "PREPAYMENT_",
  "EXPOSURE_",
  "DISPATCH_",
];

export interface OrdersConfig {
  readonly panAbovePaise: number;
  /** The most PANs that a person may read in a day. */
  readonly panReadsDaily: number;
  /** The number of PANs that a person reads in a day from which the owners are told at once. */
  readonly panReadsTold: number;
  /**
   * The limit in paise from which cash is refused, for an order and for all cash that the buyer
   * pays in a day.
   */
  readonly codBelowPaise: number;
  /** The most orders with cash on delivery that a person may have before their delivery. */
  readonly codOpenOrders: number;
  /** The total in paise above which a parcel is handed over only against a door code. */
  readonly doorCodeAbovePaise: number;
  readonly totalTolerancePaise: number;
  /** Whether the sample PAN is accepted, as in a demonstration. */
  readonly takesSamplePan: boolean;
  /** How long the checkout holds a price. */
  readonly priceLockMs: number;
  /** The limits on the orders that a person may hold unpaid. */
  readonly unpaid: UnpaidLimits;
  /** How long an order that takes the last piece of a product waits for its money. */
  readonly lastPieceMs: number;
  /** How long an order waits for a payment that staff have asked for. */
  readonly prepaymentMs: number;
  /** The most that price locks and unpaid orders of the whole shop may hold at once. */
  readonly exposure: { readonly paise: number; readonly orders: number };
  /** The data that staff must record about each piece before an order is dispatched. */
  readonly dispatch: DispatchRules;
}

/** The orders' part of the configuration. */
export function ordersConfig(
  settings: z.output<z.ZodObject<typeof ORDER_SETTINGS>>,
  isDemonstration: boolean,
): OrdersConfig {
  return {
    takesSamplePan: isDemonstration,
    panAbovePaise: settings.PAN_ABOVE_RUPEES * 100,
    panReadsDaily: settings.PAN_READS_DAILY,
    panReadsTold: settings.PAN_READS_TOLD,
    codBelowPaise: settings.COD_BELOW_RUPEES * 100,
    codOpenOrders: settings.COD_OPEN_ORDERS,
    doorCodeAbovePaise: settings.DOOR_CODE_ABOVE_RUPEES * 100,
    totalTolerancePaise: settings.TOTAL_TOLERANCE_RUPEES * 100,
    priceLockMs: settings.PRICE_LOCK_MINUTES * 60_000,
    unpaid: {
      open: {
        orders: settings.UNPAID_ORDERS,
        pieces: settings.UNPAID_PIECES,
        paise: settings.UNPAID_RUPEES * 100,
      },
      day: {
        orders: settings.UNPAID_ORDERS_A_DAY,
        pieces: settings.UNPAID_PIECES_A_DAY,
        paise: settings.UNPAID_RUPEES_A_DAY * 100,
      },
    },
    lastPieceMs: settings.LAST_PIECE_MINUTES * 60_000,
    prepaymentMs: settings.PREPAYMENT_HOURS * 3_600_000,
    exposure: { paise: settings.EXPOSURE_RUPEES * 100, orders: settings.EXPOSURE_ORDERS },
    dispatch: {
      needsPieces: settings.DISPATCH_NEEDS_PIECES === "true",
      weighAgainAboveBp: settings.DISPATCH_WEIGH_AGAIN_BP,
    },
  };
}
