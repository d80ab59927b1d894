import { stopsOf } from "@suvarna/domain/dispatch";
import { totalOfAmounts } from "@suvarna/domain/partial-refund";
import { lighterWords } from "@suvarna/words/en/dispatch-note";
import { HINDRANCE_WORDS } from "@suvarna/words/en/orders-desk";
import type { Payments } from "../../payments/index.ts";
import type { Act } from "../../platform/act.ts";
import { Refusal } from "../../platform/errors.ts";
import { sellHuids } from "../huids-of-order.ts";
import { lighterPieces } from "../lighter-pieces.ts";
import { findPieceRows, type PieceRow } from "../piece-queries.ts";
import type { PlacedOrder } from "../queries.ts";
import { bookAmounts } from "../refunds/request-refund.ts";
import type { OrdersConfig } from "../settings.ts";
import { differenceOf, hindrancesOfOrder } from "./order-to-go.ts";
import { type CarrierDetails, noteCarrier } from "./weigh-pieces.ts";

/** The settings that limit the dispatch of an order. */
export type DispatchConfig = Pick<
  OrdersConfig,
  "dispatch" | "panAbovePaise" | "codBelowPaise" | "doorCodeAbovePaise"
>;

/**
 * The key of the refund of an order's difference in weight. An order has at most one of these
 * refunds.
 */
const WEIGHT_KEY = "weight-difference";

/**
 * The sum in paise that is refunded when an order is dispatched with the weights recorded so far.
 */
export async function dispatchRefundOf(
  { tx }: Pick<Act, "tx">,
  order: PlacedOrder,
): Promise<number> {
  const amounts = differenceOf(order, await rowsOf(tx, order));
  return amounts ? totalOfAmounts(amounts) : 0;
}

/**
 * Checks that nothing prevents the dispatch of an order, which the act has locked, and settles the
 * difference in weight. Money that was paid goes back through the gateway. For an order that is
 * paid at the door, the courier collects less.
 * @throws Refusal dispatch_hindered, refund_too_much, huid_taken
 */
export async function settleDispatch(
  act: Act,
  {
    payments,
    config,
  }: { payments: Pick<Payments, "addManualRefund" | "refundPart">; config: DispatchConfig },
  order: PlacedOrder,
  { staffId, carrying }: { readonly staffId: string; readonly carrying: CarrierDetails },
): Promise<void> {
  const rows = await rowsOf(act.tx, order);
  const hindrances = hindrancesOfOrder(order, { rows, hasFailedRefund: false }, config, act.at);
  const stops = stopsOf(hindrances);
  const [first] = stops;
  if (first) {
    const message = `This order can't be dispatched yet: ${HINDRANCE_WORDS[first.code]}.`;
    throw new Refusal("dispatch_hindered", { message, extra: { hindrances: stops } });
  }
  await noteCarrier(act, order, carrying);
  await sellHuids(act, order, rows);
  const amounts = differenceOf(order, rows);
  if (!amounts) return;
  const refund = await bookAmounts(act, order, {
    amounts,
    note: lighterWords(lighterPieces(order, rows)),
    key: WEIGHT_KEY,
    contentHash: WEIGHT_KEY,
    by: staffId,
    isWeight: true,
  });
  if (order.paymentMethod === "COD") return;
  const part = { orderId: order.id, orderRefundId: refund.id, amount: refund.amount };
  // No gateway has the money of this order, so staff send it back by hand.
  if (order.paymentMethod === "COUNTER") {
    await payments.addManualRefund(act, part);
    return;
  }
  await payments.refundPart(act, { ...part, byHand: null });
}

async function rowsOf(tx: Act["tx"], { id }: PlacedOrder): Promise<PieceRow[]> {
  return (await findPieceRows(tx, [id])).get(id) ?? [];
}
