import { paise, rupees } from "@suvarna/domain/money";
import * as z from "zod";
import type { SettlementEntry } from "../../gateway.ts";
import { LooseId } from "../call-gateway.ts";

/** An amount in rupees. It has at most two decimals, because the smallest unit is the paisa. */
export const RupeeAmount = z
  .number()
  .nonnegative()
  .refine((value) => rupees(paise(value)) === value, { message: "an amount in whole paise" })
  .transform(paise);

/** An amount that Cashfree may leave empty. */
const Charge = z.union([RupeeAmount, z.null()]).optional();

const Settled = z.looseObject({
  event_id: LooseId,
  event_type: z.string(),
  event_amount: RupeeAmount,
  event_currency: z.string().default("INR"),
  cf_payment_id: LooseId.nullish(),
  payment_service_charge: Charge,
  payment_service_tax: Charge,
  cf_settlement_id: LooseId.nullish(),
  settlement_utr: z.string().nullish(),
});

/** A page of Cashfree's report about its settlements. */
export const SettlementPage = z.looseObject({
  cursor: z.string().nullish(),
  data: z.array(Settled),
});

/**
 * Converts an entry of a settlement. Cashfree reports fee and tax separately; the shop stores the
 * fee with its tax.
 */
export function entryOf(entry: z.output<typeof Settled>): SettlementEntry {
  const tax = entry.payment_service_tax ?? 0;
  const isPayment = entry.event_type === "PAYMENT";
  return {
    kind: isPayment ? "payment" : entry.event_type === "REFUND" ? "refund" : "other",
    reference: isPayment ? (entry.cf_payment_id ?? entry.event_id) : entry.event_id,
    amount: entry.event_amount,
    currency: entry.event_currency,
    fee: (entry.payment_service_charge ?? 0) + tax,
    tax,
    settlementId: entry.cf_settlement_id ?? null,
    utr: entry.settlement_utr ?? null,
  };
}
