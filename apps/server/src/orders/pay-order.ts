import type { PayInput } from "@suvarna/contract/orders/schemas";
import { needsPan } from "@suvarna/domain/order";
import type { PaymentPurpose } from "@suvarna/domain/payment";
import type { Payments } from "../payments/index.ts";
import type { Act } from "../platform/act.ts";
import type { Config } from "../platform/config.ts";
import { Refusal } from "../platform/errors.ts";
import { holdSheet } from "../rates/index.ts";
import { buyerKeys } from "./buyer-keys.ts";
import { countOrdersOf, lockBuyer } from "./buyer-queries.ts";
import { changeStatus } from "./change-status.ts";
import { refuseExposure } from "./exposure.ts";
import { payAtDoor } from "./pay-at-door.ts";
import { lockOrder, type PlacedOrder } from "./queries.ts";
import { provedContact, refuseUnpaid } from "./refuse-buyer.ts";
import { owesRest, restOf } from "./rest-of-order.ts";
import type { OrdersConfig } from "./settings.ts";

/** The dependencies of paying for an order that was placed before. */
export interface PayingParts {
  readonly payments: Pick<Payments, "beginRest" | "cancel" | "reopen">;
  readonly config: Pick<Config, "secret"> & { readonly orders: OrdersConfig };
}

/**
 * An order waits for its money again: one that still does stays as it is, one whose payment failed
 * takes its pieces once more, one that owes its rest has a payment of that.
 * @param way another way to pay; without it the payment goes on as it is
 * @returns which payment can be made now
 * @throws Refusal those of `payAtDoor` for cash on delivery, else payment_over, contact_unproved, unpaid_limit, pan_required, exposure_full, sold_out,
 * coupon_used_up, coupon_used
 */
export async function payAgain(
  act: Act,
  parts: PayingParts,
  seen: PlacedOrder,
  way: PayInput = {},
): Promise<PaymentPurpose> {
  const { payments, config } = parts;
  const { id } = seen;
  const { gateway } = way;
  if (way.paymentMethod === "COD") {
    await payAtDoor(act, parts, seen);
    return "order";
  }
  // The payments first: whoever settles them takes them in this order too.
  if (seen.advancePaidAt === null) {
    await payments.reopen(act, id, gateway);
    await waitAgain(act, config, id);
    return "order";
  }
  await payments.beginRest(act, { orderId: id, amount: restOf(seen), gateway });
  const order = await lockOrder(act.tx, id);
  if (!order || !owesRest(order)) throw new Refusal("payment_over");
  return "rest";
}

async function waitAgain(act: Act, config: PayingParts["config"], orderId: string): Promise<void> {
  const order = await lockOrder(act.tx, orderId);
  if (order?.state === "pending_payment") return;
  if (order?.state !== "payment_failed") throw new Refusal("payment_over");
  if (!(await holdSheet(act.tx, order.rateSheetId))) throw new Refusal("payment_over");
  await refuseHolding(act, config, order);
  await changeStatus(act, order, { to: "pending_payment", paymentState: "pending" });
  const { userId, total: paise } = order;
  const promise = { kind: "order", orderId, paise, userId, at: act.at } as const;
  await refuseExposure(act.tx, promise, config.orders);
}

/** An order that takes its pieces once more is held to the limits of a new one. */
async function refuseHolding(
  { tx, at }: Act,
  { secret, orders: rules }: PayingParts["config"],
  order: PlacedOrder,
): Promise<void> {
  const { id, userId, total, shippingAddress, panSealed } = order;
  const contact = await provedContact(tx, userId, "ONLINE");
  const buyer = { userId, ...buyerKeys(secret, contact, shippingAddress) };
  await lockBuyer(tx, buyer);
  const others = await countOrdersOf(tx, buyer, { at, except: id });
  refuseUnpaid(others, order, rules);
  // Orders of one day that were each too small for a PAN are not made whole by failing in between.
  if (panSealed === null && needsPan(total + others.boughtToday, rules)) {
    throw new Refusal("pan_required", {
      message:
        "With your other orders of today this one needs the buyer's PAN. Please order its pieces again: the checkout asks for it.",
    });
  }
}
