import type { ApprovalLimits } from "@suvarna/domain/staff/approval";
import * as z from "zod";
import { wholeNumber } from "../platform/setting-types.ts";

const rupees = wholeNumber(0, 100_000_000);

/** The settings of the approvals by a second person, with their defaults. */
export const STAFF_SETTINGS = {
  APPROVALS_REQUIRED: z.enum(["true", "false"]).default("true"),
  APPROVAL_RATE_JUMP_BP: wholeNumber(1, 10_000).default(500),
  APPROVAL_HAND_RATE_BP: wholeNumber(0, 10_000).default(0),
  APPROVAL_REFUND_RUPEES: rupees.default(50_000),
  APPROVAL_COUPON_BP: wholeNumber(0, 10_000).default(2000),
  APPROVAL_COUPON_RUPEES: rupees.default(5000),
  APPROVAL_COUPON_USES: wholeNumber(1, 1_000_000).default(1000),
  APPROVAL_MAKING_PRODUCTS: wholeNumber(0, 1_000_000).default(20),
  PRICE_FALL_PROOF_BP: wholeNumber(0, 10_000).default(500),
  APPROVAL_PRICE_FALL_BP: wholeNumber(0, 10_000).default(3000),
  APPROVAL_RATES_MINUTES: wholeNumber(1, 1440).default(15),
  APPROVAL_MONEY_HOURS: wholeNumber(1, 720).default(24),
  APPROVAL_NEWCOMER_HOURS: wholeNumber(0, 720).default(24),
};

export const STAFF_FAMILIES = ["APPROVAL_", "APPROVALS_", "PRICE_FALL_"];

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Reads the part of the configuration that is about approvals. */
export function approvalLimits(
  settings: z.output<z.ZodObject<typeof STAFF_SETTINGS>>,
): ApprovalLimits {
  return {
    required: settings.APPROVALS_REQUIRED === "true",
    rateJumpBp: settings.APPROVAL_RATE_JUMP_BP,
    handRateBp: settings.APPROVAL_HAND_RATE_BP,
    refundPaise: settings.APPROVAL_REFUND_RUPEES * 100,
    couponBp: settings.APPROVAL_COUPON_BP,
    couponPaise: settings.APPROVAL_COUPON_RUPEES * 100,
    couponUses: settings.APPROVAL_COUPON_USES,
    makingProducts: settings.APPROVAL_MAKING_PRODUCTS,
    priceProofBp: settings.PRICE_FALL_PROOF_BP,
    priceFallBp: settings.APPROVAL_PRICE_FALL_BP,
    ratesLapseMs: settings.APPROVAL_RATES_MINUTES * MINUTE_MS,
    moneyLapseMs: settings.APPROVAL_MONEY_HOURS * HOUR_MS,
    newcomerMs: settings.APPROVAL_NEWCOMER_HOURS * HOUR_MS,
  };
}
